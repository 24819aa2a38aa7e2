// A direction that is left out, where the town has more than one street without it. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

table(
  'American streets',
  { code: 'US', name: 'United States' },
  [
    'South Tolbrink Street 31; 05001; Hartford; Windsor; Vermont; 43.14,-72.43',
    'North Tolbrink Street 33; 05001; Hartford; Windsor; Vermont; 43.15,-72.43',
    'East Mill Street 31; 05001; Hartford; Windsor; Vermont; 43.16,-72.43',
    'South Brink Road 31; 05001; Hartford; Windsor; Vermont; 43.17,-72.43',
    'Brink Road 33; 05001; Hartford; Windsor; Vermont; 43.18,-72.43',
  ],
  [
    ['31 Tolbrink St, Hartford, VT', 'South Tolbrink Street 31', 'confirm'],
    ['31 Tolbrink St, Hartford, VT 05001', 'South Tolbrink Street 31', 'confirm'],
    ['31 S Tolbrink St, Hartford, VT', 'South Tolbrink Street 31', 'accept'],
    ['31 Mill St, Hartford, VT', 'East Mill Street 31', 'accept'],
    ['31 Brink Rd, Hartford, VT 05001', 'South Brink Road 31', 'confirm'],
  ],
);
