// What makes an address doubtful that is right in itself: another one beside it, a sign for a digit. Each row: the line, the address as
// number and suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

table(
  'French lines',
  { code: 'FR', name: 'France' },
  [
    'Rue Tolbrin 8; 15250; Reilhac; Reilhac; Cantal; 44.97,2.42',
    'Rue Tolbrin 17; 15250; Reilhac; Reilhac; Cantal; 44.97,2.43',
    'Rue Tolbrin 7; 15250; Reilhac; Reilhac; Cantal; 44.97,2.44',
    'Rue Brink 3; 15250; Reilhac; Reilhac; Cantal; 44.98,2.44',
  ],
  [
    // A scanner reads 8 as B.
    ['B Rue Tolbrin, Reilhac', 'street', 'confirm'],
    ['Rue Tolbrin, Reilhac', 'street', 'accept'],
    ['|7 Rue Tolbrin, Reilhac', 'Rue Tolbrin 17', 'confirm'],
    ['8|Rue Tolbrin|15250|Reilhac', 'Rue Tolbrin 8', 'accept'],
  ],
);

table(
  'Dutch lines',
  { code: 'NL', name: 'Nederland' },
  [
    'Tolweg 6; 9401PT; Assen; Assen; Drenthe; 53.14,6.43; Assen',
    'Tolweg 16; 9401PT; Assen; Assen; Drenthe; 53.14,6.44; Assen',
    'Tolkade 3; 9401PX; Assen; Assen; Drenthe; 53.15,6.45; Assen',
  ],
  [
    ['Tolweg 6, Assen / Tolkade 3, Assen', 'Tolweg 6', 'confirm'],
    ['Tolweg 6, Assen en Tolkade 3, Assen', 'Tolweg 6', 'confirm'],
    ['Tolweg 6, Assen', 'Tolweg 6', 'accept'],
    ['Tolweg |6, Assen', 'Tolweg 16', 'confirm'],
    ['Tolweg | 6 | Assen', 'Tolweg 6', 'accept'],
    ['Tolweg|6|9401PT|Assen', 'Tolweg 6', 'accept'],
  ],
);
