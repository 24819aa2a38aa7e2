// What people type for a postcode that they do not know is none. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

table(
  'Dutch lines',
  { code: 'NL', name: 'Nederland' },
  [
    'Tolweg 6; 9401PT; Assen; Assen; Drenthe; 53.14,6.43',
    'Tolweg 6; 9301PT; Roden; Noordenveld; Drenthe; 53.34,6.43',
    'Onbekendeweg 3; 9401PX; Assen; Assen; Drenthe; 53.14,6.45',
  ],
  [
    ['Tolweg 6, XXXX XX Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6 xxxx xx Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6, 0000 XX Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6, 0000AA Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6 0000 Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6, 00000, Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6, 9999 XX Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6, 1234 AB Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6, onbekend, Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6, onbekend Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6, NULL, Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6, - Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6 Assen, n/a', 'Tolweg 6', 'accept'],
    ['Onbekendeweg 3, Assen', 'Onbekendeweg 3', 'accept'],
    ['Tolweg 00006, Assen', 'Tolweg 6', 'accept'],
  ],
);

table(
  'American lines',
  { code: 'US', name: 'United States' },
  [
    'Tolbrink St 6; 05401; Nyville; Nyville; Vermont; 43.14,-72.43',
    'Unknown Rd 6; 05401; Nyville; Nyville; Vermont; 43.14,-72.45',
  ],
  [
    ['6 Tolbrink St, Nyville, VT 00000', 'Tolbrink St 6', 'accept'],
    ['6 Tolbrink St, Nyville, VT 99999', 'Tolbrink St 6', 'accept'],
    ['6 Tolbrink St, Nyville, VT NULL', 'Tolbrink St 6', 'accept'],
    ['6 Unknown Rd, Nyville, VT unknown', 'Unknown Rd 6', 'accept'],
  ],
);
