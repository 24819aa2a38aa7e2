// Words in front of what looks like the whole name, which belong to the name with a slip, or to somebody. Each row: the line, the address,
// and the advice.
import { table } from '../table-of-lines';

table(
  'Dutch names with a slip in a small word',
  { code: 'NL', name: 'Nederland' },
  [
    'Douwe van Epemastraat 4; 8723BP; Koudum; Súdwest-Fryslân; Friesland',
    'Laan van Cavelot 45; 4506GB; Cadzand; Sluis; Zeeland',
    'Cavelot 7; 4506AA; Cadzand; Sluis; Zeeland',
    'van Heuven Goedhartlaan 49; 9406CD; Assen; Assen; Drenthe',
    'De Eiken 23; 9781MA; Bedum; Het Hogeland; Groningen',
    'Oude Straat 6; 9401BM; Assen; Assen; Drenthe',
  ],
  [
    ['Douwe vn Epemastraat 4, 8723 BP Koudum', 'Douwe van Epemastraat 4', 'accept'],
    ['Douwe Epemastraat 4, 8723 BP Koudum', 'Douwe van Epemastraat 4', 'accept'],
    ['Laan Cavelot 45, 4506 GB Cadzand', 'Laan van Cavelot 45', 'accept'],
    ['avn Heuven Goedhartlaan 49, 9406 CD Assen', 'van Heuven Goedhartlaan 49', 'accept'],
    ['Ee Eiken 23, 9781 MA Bedum', 'De Eiken 23', 'accept'],
    // Somebody, or another street.
    ['Jan Jansen Goedhartlaan 49, 9406 CD Assen', 'van Heuven Goedhartlaan 49', 'confirm'],
    ['Petra Koch Molmen Straat 6, Assen', 'city', 'fix'],
  ],
);

table(
  'Belgian types with a slip',
  { code: 'BE', name: 'Belgique' },
  [
    'Rue Guillaume Stocq 54; 1050; Ixelles; Ixelles; Bruxelles',
    'Boulevard Adolphe Max 99; 1000; Bruxelles; Bruxelles; Bruxelles',
    'Rue Pacifique 35; 1180; Uccle; Uccle; Bruxelles',
  ],
  [
    ['Rie Guillaume Stocq 54, 1050 Ixelles', 'Rue Guillaume Stocq 54', 'accept'],
    ['Voulevard Adolphe Max 99, 1000 Bruxelles', 'Boulevard Adolphe Max 99', 'accept'],
    ['Guillaume Rue Stocq 54, 1050 Ixelles', 'Rue Guillaume Stocq 54', 'accept'],
    ['du Rue Pacifique 35, 1180 Uccle', 'Rue Pacifique 35', 'accept'],
  ],
);
