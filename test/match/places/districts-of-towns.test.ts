// Towns of Denmark have districts of one or two letters, each with its postcode. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

table(
  'Another district of a town',
  { code: 'DK', name: 'Danmark' },
  [
    'Søvej 12; 5998; Storby NØ; Søkøbing; Syddanmark; 55.40,10.42',
    'Søvej 40; 5998; Storby NØ; Søkøbing; Syddanmark; 55.40,10.43',
  ],
  [
    // These were accepted.
    ['Søvej 12, Storby SØ', 'Søvej 12', 'confirm'],
    ['Søvej 12, 5988 Storby SØ', 'Søvej 12', 'confirm'],
    // The postcode tells.
    ['Søvej 12, 5998 Storby SØ', 'Søvej 12', 'accept'],
    ['Søvej 12, Storby NØ', 'Søvej 12', 'accept'],
    ['Søvej 12, Stroby NØ', 'Søvej 12', 'accept'],
  ],
);
