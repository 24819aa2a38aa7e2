// A house number that is glued to the postcode. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

table(
  'Dutch lines',
  { code: 'NL', name: 'Nederland' },
  [
    'Tolweg 79; 9204EC; Drachten; Smallingerland; Fryslân; 53.14,6.43',
    'Tolweg 7; 9204EC; Drachten; Smallingerland; Fryslân; 53.14,6.44',
    'Tolkade 37; 7904KM; Hoogeveen; Hoogeveen; Drenthe; 52.14,6.43',
  ],
  [
    ['Tolweg 799204 EC Drachten', 'Tolweg 79', 'accept'],
    ['Tolweg 799204EC, Drachten', 'Tolweg 79', 'accept'],
    ['Tolweg 79204 EC Drachten', 'Tolweg 7', 'accept'],
    ['Tolkade 377904 KM Hoogeveen', 'Tolkade 37', 'accept'],
    // A slip in the postcode, for there is a house number.
    ['Tolweg 7 99204 EC Drachten', 'Tolweg 7', 'accept'],
  ],
);

table(
  'Danish lines',
  { code: 'DK', name: 'Danmark' },
  [
    'Tolvej 12; 5200; Odense; Odense; Syddanmark; 55.14,10.43',
    'Tolvej 1252; 5200; Odense; Odense; Syddanmark; 55.15,10.43',
  ],
  [
    ['Tolvej 125200 Odense', 'Tolvej 12', 'accept'],
    ['Tolvej 1252 Odense', 'Tolvej 1252', 'accept'],
  ],
);
