/** Names that several streets of a town hold, or that tell the other end of a street than the one that is found. */

import { expect, it } from 'vitest';
import { table } from '../table-of-lines';
import { tinyGeocoder } from '../tiny-dataset';

const VERMONT = { code: 'US', name: 'United States' };
/** So many streets that their postcode is that of a town. */
const townOf = (place: string) => [...'BCDFGHJKLMNPRSTVWZ'].map((first) => `${first}ester St 7; ${place}`);

// A search by names finds one of the two.
it('words that another street of the town has, too, with the asked number: 112 Hill Rd', async () => {
  const others = [...'BCDFGHJKLMNPRSTVWZ'].flatMap((first) => [`${first}ay`, `${first}ole`, `${first}ester`]);
  const geocoder = await tinyGeocoder(VERMONT, [
    ...others.map((name) => `${name} Hill Rd 7; 05055; Norwich; Windsor; Vermont`),
    'Arad Hill Rd 112; 05055; Norwich; Windsor; Vermont',
    'Zygmunt Hill Rd 112; 05055; Norwich; Windsor; Vermont',
  ]);
  const [best] = geocoder.search('112 Hill Rd, Norwich, VT 05055', { explain: true });
  expect([best!.advice, best!.explanation!.doubt]).toEqual(['confirm', 'cut-name']);
  geocoder.close();
});

table(
  'a longer name of the found street',
  VERMONT,
  [
    'Grand Central Pkwy 30; 05055; Norwich; Windsor; Vermont',
    'Grand Central Pkwy Service Rd 30; 05055; Norwich; Windsor; Vermont',
  ],
  [['30 Central Pkwy, Norwich, VT 05055', 'Grand Central Pkwy 30', 'accept']],
);

table(
  'the other end of a street',
  VERMONT,
  [
    ...townOf('05082; Hydes; Windsor; Vermont'),
    'Glen Arm Rd E 6242; 21082; Hydes; Baltimore; Maryland',
    'Devonfield Dr 4; 05082; Hydes; Windsor; Vermont',
    'East Devonfield Dr 13; 05082; Hydes; Windsor; Vermont',
    'State St 56; 05602; Montpelier; Washington; Vermont; 44.26, -72.57',
    'E State St 56; 05602; Montpelier; Washington; Vermont; 44.26, -72.56',
    'Snow Hill Rd 1; 05651; East Montpelier; Washington; Vermont; 44.27, -72.51',
  ],
  [
    ['6242 Glen Arm Rd West Hydes MD 21082', 'Glen Arm Rd E 6242', 'confirm'],
    ['6242 Glen Arm Rd East Hydes MD 21082', 'Glen Arm Rd E 6242', 'accept'],
    ['56 State St E Montpelier VT 05602', 'State St 56', 'confirm'],
    ['56 State St, Montpelier VT 05602', 'State St 56', 'accept'],
    ['13 Devonfield Dr East, Hydes, VT 05082', 'East Devonfield Dr 13', 'accept'],
  ],
);

table(
  'a direction behind a numbered street, or a small one in words',
  VERMONT,
  [
    ...townOf('11428; Queens Village; Queens; New York'),
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
    ['2807 Sixty-Fourth St, Queens Village NY 11428', '4th St 2807', 'confirm'],
    ['2807 Fourth St, Queens Village NY', '4th St 2807', 'accept'],
    ['540 US Route 7A N, Queens Village NY 11428', 'US Route 5 N 540', 'confirm'],
  ],
);
