// A blank between two numbers may be a slip. Each row: the line, the address as number and suffix, and the advice.
import { table } from './table-of-lines';

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
