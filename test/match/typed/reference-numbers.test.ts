// Numbers of customers and orders beside an address. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

table(
  'Dutch lines',
  { code: 'NL', name: 'Nederland' },
  [
    'Tolweg 6; 9401PT; Assen; Assen; Drenthe; 53.14,6.43',
    'Orderweg 6; 1234PT; Assen; Assen; Drenthe; 53.14,6.45',
    'Nieuwe Order 8; 1234PX; Assen; Assen; Drenthe; 53.14,6.46',
  ],
  [
    ['Klantnr 48213 Tolweg 6 Assen', 'Tolweg 6', 'accept'],
    ['klantnummer: 48213, Tolweg 6, 9401 PT Assen', 'Tolweg 6', 'accept'],
    ['Klantnr 48213 Tolwge 6 Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6 Assen ref 99812', 'Tolweg 6', 'accept'],
    ['Tolweg 6 Assen (ref. AB-99812)', 'Tolweg 6', 'accept'],
    ['#48213 Tolweg 6 Assen', 'Tolweg 6', 'accept'],
    ['Tolweg 6 Assen #48213', 'Tolweg 6', 'accept'],
    ['Tolweg 6, 9401 PT Assen, order no. 99812', 'Tolweg 6', 'accept'],
    ['Order 6612: Tolweg 6 Assen', 'Tolweg 6', 'accept'],
    ['ID 67930 Tolweg 6 Assen', 'Tolweg 6', 'accept'],
    ['Orderweg 6, 1234 PT Assen', 'Orderweg 6', 'accept'],
    ['Nieuwe Order 8 1234 PX Assen', 'Nieuwe Order 8', 'accept'],
  ],
);

table(
  'American lines',
  { code: 'US', name: 'United States' },
  [
    'Tolbrink St 6; 83702; Boise; Ada; Idaho; 43.14,-72.43',
    'Order Rd 4821; 83702; Boise; Ada; Idaho; 43.14,-72.44',
    '90th St 4144; 83702; Boise; Ada; Idaho; 43.14,-72.45',
    'US Route 9 6220; 83702; Boise; Ada; Idaho; 43.14,-72.46',
  ],
  [
    ['6 Tolbrink St, Boise, ID 83702', 'Tolbrink St 6', 'accept'],
    ['6 Tolbrink St, Boise, ID: 83702', 'Tolbrink St 6', 'accept'],
    ['Customer # 48213, 6 Tolbrink St, Boise', 'Tolbrink St 6', 'accept'],
    ['4821 Order Rd, Boise', 'Order Rd 4821', 'accept'],
    // The sign stands before the house number: the street was accepted without it.
    ['#4821 Order Rd, Boise 83702', 'Order Rd 4821', 'accept'],
    ['#4144 90th St, Boise 83702', '90th St 4144', 'accept'],
    ['#6220 US Route 9, Boise 83702', 'US Route 9 6220', 'accept'],
    ['#48213 6 Tolbrink St, Boise', 'Tolbrink St 6', 'accept'],
  ],
);
