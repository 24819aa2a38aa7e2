// Each doubt of docs/advice.md, in a line that has it, and the same line without it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOUBTS, type Doubt, type Geocoder } from '../../src/index';
import { tinyGeocoder } from './tiny-dataset';

const ADDRESSES = [
  'Old Mill Road 12; 05401; Burlington; Burlington; Vermont; 44.471,-73.211',
  'Oxford Road 8; 05401; Burlington; Burlington; Vermont; 44.472,-73.212',
  'West State Street 5; 05401; Burlington; Burlington; Vermont; 44.473,-73.213',
  'US Route 5 40; 05401; Burlington; Burlington; Vermont; 44.474,-73.214',
  'Cloverdale Street 7; 05401; Burlington; Burlington; Vermont; 44.475,-73.215',
  'Cloverdales Street 90; 05301; Brattleboro; Brattleboro; Vermont; 42.851,-72.561',
  'Nibelung Lane 3; 05401; Burlington; Burlington; Vermont; 44.476,-73.216',
  'Nibelung Place 9; 05401; Burlington; Burlington; Vermont; 44.476,-73.216',
  'School Street 11; 05401; Burlington; Burlington; Vermont; 44.477,-73.217',
  'School Street 21; 05301; Brattleboro; Brattleboro; Vermont; 42.852,-72.562',
  'School Street 31; 05250; Arlington; Arlington; Vermont; 43.075,-73.154',
  'Ferry Road 3; 05401; Burlington; Burlington; Vermont; 44.478,-73.218',
  'Ferry Road 36; 05401; Burlington; Burlington; Vermont; 44.488,-73.228',
  'Cherry Street 5/2; 05401; Burlington; Burlington; Vermont; 44.479,-73.219',
  'Cherry Street 5/3; 05401; Burlington; Burlington; Vermont; 44.479,-73.219',
  'Main Street 163; 05401; Burlington; Burlington; Vermont; 44.480,-73.220',
  'Main Street 163; 05764; Poultney; Poultney; Vermont; 43.517,-73.236',
  'Granite Avenue 77; 05764; Poultney; Poultney; Vermont; 43.518,-73.237',
];

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, ADDRESSES);
});
afterAll(() => geocoder.close());

const doubted: readonly [Doubt, string][] = [
  ['name', '12 Ord Wall Rd, Burlington'],
  ['type', '8 Oxford Lane, Burlington'],
  ['direction', '8 W Oxford Rd, Burlington'],
  ['number-in-name', '40 US Route 2, Burlington'],
  ['name-elsewhere', '7 Cloverdales St, Burlington'],
  ['cut-name', '3 Nibelung, Burlington'],
  ['common-name', '11 School St'],
  ['number', '3 6 Ferry Rd, Burlington'],
  ['unit', '5 2 Cherry St Apt 4, Burlington'],
  ['postcode', '77 Granite Ave, 05401'],
  ['town', 'Rostock, 12 Old Mill Rd'],
  ['unread', '12 Old Mill Rd gorse, Burlington'],
  ['rival', '163 Main St, Burlington, VT 05764'],
];

it('has a line for every doubt', () => {
  expect(doubted.map(([doubt]) => doubt)).toEqual(DOUBTS);
});

it.each(doubted)('%s: %s', (doubt, line) => {
  const [best] = geocoder.search(line, { explain: true });
  expect([best!.explanation!.doubt, best!.advice]).toEqual([doubt, 'confirm']);
});

it.each([
  '12 Old Mlil Rd, Burlington',
  '8 Oxford Rd, Burlington',
  '40 US Route 5, Burlington',
  '36 Ferry Rd, Burlington',
  '163 Main St, Burlington, VT 05401',
])('no doubt: %s', (line) => {
  const [best] = geocoder.search(line, { explain: true });
  expect([best!.explanation!.doubt, best!.advice]).toEqual([null, 'accept']);
});

it('a street name that many towns have is not doubted where only one of them is asked', () => {
  const [best] = geocoder.search('11 School St');
  const burlington = best!.municipality_id!;
  const inTown = geocoder.search('11 School St', { within: burlington, explain: true });
  expect(inTown.map(({ explanation, advice }) => [explanation!.doubt, advice])).toEqual([[null, 'accept']]);
  const inAll = geocoder.search('11 School St', { within: best!.province_id!, explain: true });
  expect(inAll[0]!.explanation!.doubt).toBe('common-name');
});
