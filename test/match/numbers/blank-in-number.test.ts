// A blank between two numbers may be a slip, and so may a letter. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

table(
  'A blank in a house number',
  { code: 'NL', name: 'Nederland' },
  [
    'Tolweg 3; 9401PT; Assen; Assen; Drenthe; 53.14,6.43',
    'Tolweg 5; 9401PT; Assen; Assen; Drenthe; 53.14,6.44',
    'Tolweg 36; 9401PT; Assen; Assen; Drenthe; 53.14,6.45',
    'Tolweg 50; 9401PX; Assen; Assen; Drenthe; 53.14,6.46',
    'Tolweg 122; 9401PX; Assen; Assen; Drenthe; 53.14,6.47',
    'Tolweg 1/21; 9401PT; Assen; Assen; Drenthe; 53.14,6.41',
    'Tolweg 1/22; 9401PT; Assen; Assen; Drenthe; 53.14,6.42',
    'Tolweg 12/1; 9401PT; Assen; Assen; Drenthe; 53.14,6.48',
    'Tolweg 12/2; 9401PT; Assen; Assen; Drenthe; 53.14,6.48',
    'Tolweg 123; 9401PT; Assen; Assen; Drenthe; 53.14,6.49',
  ],
  [
    // Number 3 has no flat 6, and there is a number 36.
    ['Tolweg 3 6, Assen', 'Tolweg 36', 'confirm'],
    ['Tolweg 3 6 Assen', 'Tolweg 36', 'confirm'],
    ['Tolweg 5 0, Assen', 'Tolweg 5', 'confirm'],
    ['Tolweg 5 0, 9401 PX Assen', 'Tolweg 50', 'accept'],
    // No number 30: the zero fills an empty column.
    ['Tolweg 3 0, Assen', 'Tolweg 3', 'accept'],
    ['Tolweg;5;0;9401PT;Assen', 'Tolweg 5', 'accept'],
    // Both exist, and only the postcode tells.
    ['Tolweg 1 22, Assen', 'Tolweg 1/22', 'confirm'],
    ['Tolweg 1 22, 9401 PT Assen', 'Tolweg 1/22', 'accept'],
    ['Tolweg 1 21, Assen', 'Tolweg 1/21', 'accept'],
    // Number 12 has flats, so that the blank is rather meant.
    ['Tolweg 12 3, Assen', 'Tolweg 12', 'confirm'],
  ],
);

table(
  'A letter that looks like a digit',
  { code: 'CH', name: 'Schweiz' },
  [
    'Langgasse 3; 2503; Biel/Bienne; Biel/Bienne; Bern',
    'Langgasse 30; 2503; Biel/Bienne; Biel/Bienne; Bern',
    'Langgasse 1; 2503; Biel/Bienne; Biel/Bienne; Bern',
    'Langgasse 102; 2503; Biel/Bienne; Biel/Bienne; Bern',
    'Langgasse 12; 2503; Biel/Bienne; Biel/Bienne; Bern',
    'Langgasse 12/l; 2503; Biel/Bienne; Biel/Bienne; Bern',
    'Langgasse 121; 2503; Biel/Bienne; Biel/Bienne; Bern',
  ],
  [
    // These were accepted as 3 and 1.
    ['Langgasse 3O, 2503 Biel', 'Langgasse 30', 'confirm'],
    ['Langgasse 1O2, 2503 Biel', 'Langgasse 102', 'confirm'],
    // It stays the letter of a house that has it.
    ['Langgasse 12l, 2503 Biel', 'Langgasse 12/l', 'accept'],
  ],
);
