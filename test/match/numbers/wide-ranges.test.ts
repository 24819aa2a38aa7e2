// Two numbers far from each other are hardly a range. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

table(
  'Wide ranges',
  { code: 'NL', name: 'Nederland' },
  [
    'Tolweg 6; 9401PT; Assen; Assen; Drenthe; 53.14,6.43',
    'Tolweg 26; 9401PT; Assen; Assen; Drenthe; 53.1405,6.43',
    'Tolweg 66; 9401PT; Assen; Assen; Drenthe; 53.15,6.43',
    'Brink 6/36; 9401PV; Assen; Assen; Drenthe; 53.16,6.43',
    'Brink 6; 9401PV; Assen; Assen; Drenthe; 53.16,6.43',
  ],
  [
    ['Tolweg 6-10, Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6-26, Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6-36, Assen', 'Tolweg 6', 'confirm'],
    ['Tolweg 6 t/m 36, Assen', 'Tolweg 6', 'confirm'],
    // Number 66 lies a kilometre from number 6.
    ['Tolweg 6-66, Assen', 'Tolweg 6', 'confirm'],
    ['Brink 6-36, Assen', 'Brink 6/36', 'accept'],
  ],
);
