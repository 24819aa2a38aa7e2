// Words for a part of a house that are names as often, behind the type of a street. Each row: the line, the address as number and
// suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

table(
  'a berth, a penthouse and a number behind the street in the United States',
  { code: 'US', name: 'United States' },
  [
    'Main Street 12; 05641; Barre; Washington; Vermont',
    'Lake Street 30; 05401; Burlington; Chittenden; Vermont',
    'Lake Street 4; 05401; Burlington; Chittenden; Vermont',
    'Route 100 736; 05401; Burlington; Chittenden; Vermont',
    'Stop 4 Road 12; 05401; Burlington; Chittenden; Vermont',
    'Slip Street 9; 05401; Burlington; Chittenden; Vermont',
  ],
  [
    ['30 Lake St Slip 4, Burlington, VT', 'Lake Street 30', 'accept'],
    ['30 Lake St Slip 4 Burlington VT', 'Lake Street 30', 'accept'],
    ['30 Lake St, Pier #4, Burlington, VT', 'Lake Street 30', 'accept'],
    ['30 Lake St Hngr 4 Burlington VT', 'Lake Street 30', 'accept'],
    ['736 Route 100 Slip 4, Burlington, VT', 'Route 100 736', 'accept'],
    ['12 Main St No. 3, Barre VT', 'Main Street 12', 'accept'],
    ['12 Main St N no 3 Barre VT', 'Main Street 12', 'confirm'],
    ['12 Main St PH, Barre VT', 'Main Street 12', 'accept'],
    ['12 Main St PH 3, Barre VT', 'Main Street 12', 'accept'],
    ['12 Main St Penthouse Barre VT', 'Main Street 12', 'accept'],
    ['12 Main St Upstairs, Barre VT', 'Main Street 12', 'accept'],
    ['12 Main St downstairs Barre VT', 'Main Street 12', 'accept'],
    ['12 Stop 4 Rd, Burlington VT', 'Stop 4 Road 12', 'accept'],
    ['9 Slip St, Burlington VT', 'Slip Street 9', 'accept'],
  ],
);

table(
  'where the register has them',
  { code: 'US', name: 'United States' },
  [
    'Lake Street 30/SLIP 4; 05401; Burlington; Chittenden; Vermont',
    'Lake Street 30/SLIP 5; 05401; Burlington; Chittenden; Vermont',
    'Main Street 12/PH; 05641; Barre; Washington; Vermont',
    'Main Street 12/2; 05641; Barre; Washington; Vermont',
  ],
  [
    ['30 Lake St Slip 4, Burlington, VT', 'Lake Street 30/SLIP 4', 'accept'],
    ['30 Lake St Slip 6, Burlington, VT', 'Lake Street 30', 'add-unit'],
    ['12 Main St PH, Barre VT', 'Main Street 12/PH', 'accept'],
    ['12 Main St No. 2, Barre VT', 'Main Street 12/2', 'accept'],
  ],
);

table(
  'a stair in Finland',
  { code: 'FI', name: 'Suomi' },
  ['Hämeenkatu 14; 33100; Tampere; Tampere; Pirkanmaa', 'Hämeenkatu 16; 33100; Tampere; Tampere; Pirkanmaa'],
  [
    ['Hämeenkatu 14 rappu C, Tampere', 'Hämeenkatu 14', 'accept'],
    ['Hämeenkatu 14 porras B Tampere', 'Hämeenkatu 14', 'accept'],
  ],
);
