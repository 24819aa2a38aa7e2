// Words for the middle of a town beside its name. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

// `Assen centrum` was against an address that lies in no suburb of that name, and `Assen-Centrum` a slip of Emmen-Centrum.
table(
  'Dutch centres',
  { code: 'NL', name: 'Nederland' },
  [
    'Singel 33; 9401JW; Assen; Assen; Drenthe; 52.99,6.56; Kloosterveen',
    'Brink 1; 9401HS; Assen; Assen; Drenthe; 52.98,6.56; Kloosterveen',
    'Hoofdstraat 1; 7811AA; Emmen; Emmen; Drenthe; 52.78,6.90; Emmen-Centrum',
    'Markt 1; 7901AA; Hoogeveen; Hoogeveen; Drenthe; 52.72,6.47; Centrum',
    'Plein 1; 9301AA; Roden; Noordenveld; Drenthe; 53.13,6.43; Centrum',
    'Laan 1; 9471AA; Vries; Tynaarlo; Drenthe; 53.07,6.57; Centrum',
  ],
  [
    ['Singel 33, Assen centrum', 'Singel 33', 'accept'],
    ['Singel 33 Assen-Centrum', 'Singel 33', 'accept'],
    ['Singel 33, binnenstad Assen', 'Singel 33', 'accept'],
    ['Hoofdstraat 1, Emmen-Centrum', 'Hoofdstraat 1', 'accept'],
    ['Hoofdstraat 1, Emmen-Centrun', 'Hoofdstraat 1', 'accept'],
    // The centre of another town.
    ['Singel 33, Emmen-Centrum', 'suburb', 'fix'],
  ],
);

table(
  'American centres',
  { code: 'US', name: 'United States' },
  ['State Street 115; 05602; Montpelier; Washington County; Vermont'],
  [
    ['115 State St, downtown Montpelier', 'State Street 115', 'accept'],
    ['115 State St, Montpelier downtown', 'State Street 115', 'accept'],
    ['115 State St, uptown Montpelier', 'State Street 115', 'confirm'],
  ],
);
