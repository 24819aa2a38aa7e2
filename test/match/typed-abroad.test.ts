// What readers of other countries wrote and got wrong. Each row: the line, the address as number and suffix, or the level without a
// number, and the advice.
import { table } from './table-of-lines';

table(
  'a number in front of a numbered street',
  { code: 'IN', name: 'India' },
  [
    '1st Cross Road 12; 600001; Chennai; Chennai; Tamil Nadu',
    '1st Cross Road 130; 600001; Chennai; Chennai; Tamil Nadu',
    '80 Feet Road 301; 600001; Chennai; Chennai; Tamil Nadu',
    'Church Street 80; 600001; Chennai; Chennai; Tamil Nadu',
  ],
  [
    ['130, 1st Cross Road, Chennai - 600001', '1st Cross Road 130', 'accept'],
    ['131, 1st Cross Road, Chennai - 600001', 'interpolated', 'confirm'],
    ['301, 80 Feet Road, Chennai - 600001', '80 Feet Road 301', 'accept'],
    ['302, 80 Feet Road, Chennai - 600001', 'interpolated', 'confirm'],
    // The number of a row.
    ['30412, 12 1st Cross Road, Chennai', '1st Cross Road 12', 'accept'],
    ['30412, 80 Church Street, Chennai', 'Church Street 80', 'accept'],
  ],
);

table(
  'a number and its letter without a space',
  { code: 'IE', name: 'Ireland' },
  [
    'Oak Park Drive 28; D06 A1B2; Dublin 6W; Dublin; Dublin',
    'Oak Park Drive 28/A; D06 A1B2; Dublin 6W; Dublin; Dublin',
  ],
  [
    ['28AOak Park Drive, Dublin 6W', 'Oak Park Drive 28/A', 'accept'],
    ['28Oak Park Drive, Dublin 6W', 'Oak Park Drive 28', 'accept'],
  ],
);
