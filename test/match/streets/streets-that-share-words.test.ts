/** Names that several streets of a town hold, or that tell the other end of a street than the one that is found. */

import { table } from '../table-of-lines';

const VERMONT = { code: 'US', name: 'United States' };

table(
  'words that several streets of the town have more than, beside the asked number',
  VERMONT,
  [
    // A search by names finds the first of these alone.
    ...[...'BCDFGHJKLMNPRSTVWZ'].flatMap((first) => [
      `${first}ay Hill Rd 7; 05055; Norwich; Windsor; Vermont`,
      `${first}ole Hill Rd 7; 05055; Norwich; Windsor; Vermont`,
      `${first}ester Hill Rd 7; 05055; Norwich; Windsor; Vermont`,
    ]),
    'Arad Hill Rd 112; 05055; Norwich; Windsor; Vermont',
    'Zygmunt Hill Rd 112; 05055; Norwich; Windsor; Vermont',
    'Dutton Hill Rd 40; 05055; Norwich; Windsor; Vermont',
    'Grand Central Pkwy 30; 05055; Norwich; Windsor; Vermont',
    'Grand Central Pkwy Service Rd 30; 05055; Norwich; Windsor; Vermont',
  ],
  [
    ['112 Hill Rd, Norwich, VT 05055', 'Arad Hill Rd 112', 'confirm'],
    ['30 Central Pkwy, Norwich, VT 05055', 'Grand Central Pkwy 30', 'accept'],
  ],
);

table(
  'the other end of a street',
  VERMONT,
  [
    'Glen Arm Rd E 6242; 05082; Hydes; Windsor; Vermont',
    'Devonfield Dr 4; 05082; Hydes; Windsor; Vermont',
    'East Devonfield Dr 13; 05082; Hydes; Windsor; Vermont',
    'State St 56; 05602; Montpelier; Washington; Vermont; 44.26, -72.57',
    'E State St 56; 05602; Montpelier; Washington; Vermont; 44.26, -72.56',
    'Snow Hill Rd 1; 05651; East Montpelier; Washington; Vermont; 44.27, -72.51',
  ],
  [
    ['6242 Glen Arm Rd West Hydes VT 05082', 'Glen Arm Rd E 6242', 'confirm'],
    ['6242 Glen Arm Rd East Hydes VT 05082', 'Glen Arm Rd E 6242', 'accept'],
    ['56 State St E Montpelier VT 05602', 'State St 56', 'confirm'],
    ['56 State St, Montpelier VT 05602', 'State St 56', 'accept'],
    ['13 Devonfield Dr East, Hydes, VT 05082', 'East Devonfield Dr 13', 'accept'],
  ],
);

table(
  'a direction behind a numbered street, or a small one in words',
  VERMONT,
  [
    '90th Avenue 221-28; 11428; Queens Village; Queens; New York',
    '201st Street 93-23; 11428; Queens Village; Queens; New York',
    '4th St 2807; 11428; Queens Village; Queens; New York',
    'US Route 5 N 540; 11428; Queens Village; Queens; New York',
  ],
  [
    ['221-28 NW 90th Avenue, Queens Village NY', '90th Avenue 221-28', 'confirm'],
    ['221-28 90th Avenue NW, Queens Village NY', '90th Avenue 221-28', 'confirm'],
    ['9323 201st Street E, Queens Village NY', '201st Street 93-23', 'confirm'],
    ['221-28 90th Avenue, Queens Village NY', '90th Avenue 221-28', 'accept'],
    ['2807 Sixty-Fourth St, Queens Village NY', '4th St 2807', 'confirm'],
    ['2807 Fourth St, Queens Village NY', '4th St 2807', 'accept'],
    ['540 US Route 7A N, Queens Village NY', 'US Route 5 N 540', 'confirm'],
  ],
);
