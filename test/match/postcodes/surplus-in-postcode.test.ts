// A sign too many in a postcode is a slip. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

table(
  'Dutch postcodes',
  { code: 'NL', name: 'Nederland' },
  [
    'Tolweg 6; 9401PT; Assen; Assen; Drenthe; 53.14,6.43',
    'Westkade 6; 4551CB; Sas van Gent; Terneuzen; Zeeland; 51.23,3.80',
  ],
  [
    ['Tolweg 6, 9401 PTX Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6 9401 PPT Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6, 94011 PT Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6 94401 PT Assen', 'Tolweg 6', 'accept'],
    ['WESTKADE 6 4551 SAS VAN GENT', 'Westkade 6', 'accept'],
  ],
);

table(
  'French postcodes',
  { code: 'FR', name: 'France' },
  [
    'Rue Tolbrin 6; 75018; Paris; Paris; Paris; 48.14,2.43',
    'Rue Tolbrin 8; 69003; Lyon; Lyon; Rhône; 45.14,4.43',
  ],
  [['6 Rue Tolbrin, 750188 Paris', 'Rue Tolbrin 6', 'accept']],
);
