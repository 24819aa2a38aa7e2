// A city that is made of several counties, and flats at houses with a hyphen in their number. Each row: the line, the address as number
// and suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

const US = { code: 'US', name: 'United States' };
const QUEENS = [
  '207th Street 114-37; 11411; ; Queens; New York; 40.70, -73.74; Cambria Heights',
  '207th Street 114-39; 11411; ; Queens; New York; 40.70, -73.74; Cambria Heights',
  'Jamaica Avenue 100-10; 11412; ; Queens; New York; 40.71, -73.75; Jamaica',
];

table('New York in Queens', US, QUEENS, [
  ['114-37 207th Street, New York, NY', '207th Street 114-37', 'accept'],
  ['114-37 207th St, Queens, NYC', '207th Street 114-37', 'accept'],
  ['114-37 207th St, New York City', '207th Street 114-37', 'accept'],
  ['114-37 207th St Apt 2, New York NY 11411', '207th Street 114-37', 'accept'],
  ['114-37 207th St Apt 2, Jamaica, NY 11411', '207th Street 114-37', 'accept'],
  ['114-37A 207th St, Jamaica, NY 11411', '207th Street 114-37', 'confirm'],
  // A letter or a code apart was accepted, unlike one that is glued.
  ['114-37 Z 207th Street, New York 11411', '207th Street 114-37', 'confirm'],
  ['114-37/W, 207th St, NY 11411', '207th Street 114-37', 'confirm'],
  ['114-37 QX7 207th Street, New York 11411', '207th Street 114-37', 'confirm'],
  ['114-37 PH 207th Street, New York 11411', '207th Street 114-37', 'accept'],
  ['114-37 207th 207th Street, New York 11411', '207th Street 114-37', 'accept'],
]);

table(
  'where Manhattan has the street as well',
  US,
  [...QUEENS, '207th Street 114-37; 10034; New York; New York; New York; 40.86, -73.91'],
  [['114-37 207th Street, New York, NY 11411', '207th Street 114-37', 'accept']],
);
