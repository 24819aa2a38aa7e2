// Words and signs glued to house numbers, and numbers in other signs. Each row: the line, the address as number and suffix, or the level
// without a number, and the advice.
import { table } from '../table-of-lines';

table(
  'Dutch words at numbers',
  { code: 'NL', name: 'Nederland' },
  [
    'Eikvaren 12; 9401BM; Assen; Assen; Drenthe; 52.99,6.56',
    'Eikvaren 1535; 9401BN; Assen; Assen; Drenthe; 52.98,6.56',
    'Wilgenveld 12; 9203EG; Drachten; Smallingerland; Fryslân; 53.11,6.09',
    'Drachten 12; 9203EH; Drachten; Smallingerland; Fryslân; 53.12,6.09',
  ],
  [
    ['Eikvaren no12, Assen', 'Eikvaren 12', 'accept'],
    ['Eikvaren NO.12, Assen', 'Eikvaren 12', 'accept'],
    ['Eikvaren no1535, Assen', 'Eikvaren 1535', 'accept'],
    // It may be the number of a road.
    ['Eikvaren n12, Assen', 'Eikvaren 12', 'confirm'],
    ['Eikvaren =12, 9401 BM Assen', 'Eikvaren 12', 'accept'],
    // The street in a column of its own.
    ['Eikvaren, Eikvaren 12, Assen', 'Eikvaren 12', 'accept'],
    ['Eikvaren 12, Eikvaren, 9401 BM Assen', 'Eikvaren 12', 'accept'],
    ['Wilgenveld, Eikvaren 12, Assen', 'Eikvaren 12', 'confirm'],
    // The town.
    ['Drachten, Drachten 12', 'Drachten 12', 'accept'],
  ],
);

table(
  'French words at numbers',
  { code: 'FR', name: 'France' },
  ['Rue Marlinet 12; 19100; Brivac; Brivac; Corrèze', 'Rue Marlinet 1535; 19100; Brivac; Brivac; Corrèze'],
  [
    ['no12 rue Marlinet, 19100 Brivac', 'Rue Marlinet 12', 'accept'],
    ['n1535 rue Marlinet, 19100 Brivac', 'Rue Marlinet 1535', 'confirm'],
    ['Rue Marlinet, 12 Rue Marlinet, 19100 Brivac', 'Rue Marlinet 12', 'accept'],
    // Most likely the number.
    ['XII rue Marlinet, 19100 Brivac', 'street', 'confirm'],
    ['Hs1535 rue Marlinet, 19100 Brivac', 'street', 'confirm'],
    ['un rue Marlinet, 19100 Brivac', 'street', 'confirm'],
  ],
);
