// Lines as machines and people in a hurry write them. Each row: the line, the address as number and suffix, or the level without a number,
// and the advice.
import { table } from './table-of-lines';

table(
  'Dutch noise',
  { code: 'NL', name: 'Nederland' },
  [
    'Groningerstraat 66; 9401BM; Assen; Assen; Drenthe; 52.99,6.56',
    'Groningerstraat 66B; 9401BM; Assen; Assen; Drenthe; 52.99,6.56',
    'Parelstraat 172; 9743JG; Groningen; Groningen; Groningen; 53.23,6.53',
    'Berglaan 16-88; 9203EG; Drachten; Smallingerland; Fryslân; 53.11,6.09',
    'Berglaan 16-90; 9203EG; Drachten; Smallingerland; Fryslân; 53.11,6.09',
    'Deestraat 5; 4693CE; Poortvliet; Tholen; Zeeland; 51.54,4.14',
    'Deestraat 55; 4693CG; Poortvliet; Tholen; Zeeland; 51.54,4.14',
  ],
  [
    // The number or the unit once more, in a column of its own.
    ['Groningerstraat 66B, B, 9401 BM Assen', 'Groningerstraat 66B', 'accept'],
    ['Groningerstraat 66B 66B, 9401 BM Assen', 'Groningerstraat 66B', 'accept'],
    ['Parelstraat 172, 172, 9743 JG Groningen', 'Parelstraat 172', 'accept'],
    ['Berglaan 16-88, 88, 9203 EG Drachten', 'Berglaan 16-88', 'accept'],
    ['Groningerstraat 66B, A, 9401 BM Assen', 'Groningerstraat 66', 'confirm'],
    ['Parelstraat 172, 173, 9743 JG Groningen', 'Parelstraat 172', 'confirm'],
    // It may be 55.
    ['Deestraat 5 5, Poortvliet', 'Deestraat 5', 'confirm'],
  ],
);
