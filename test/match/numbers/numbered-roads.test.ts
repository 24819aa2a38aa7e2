/** Roads with a number instead of a name: a register has one of their names, and people write another. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let geocoder: Geocoder;

beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'VT ROUTE 147 810; 05999; Oxbow; Oxbow; Vermont',
    'VT ROUTE 147A 810; 05999; Oxbow; Oxbow; Vermont',
    'OLD ROUTE 147 810; 05999; Oxbow; Oxbow; Vermont',
    'US ROUTE 29 N 55; 05999; Oxbow; Oxbow; Vermont',
    'US ROUTE 29 S 57; 05999; Oxbow; Oxbow; Vermont',
    'STATE HIGHWAY 64 12; 05998; Tern Harbor; Tern Harbor; Vermont',
    'US HIGHWAY 64 12; 05998; Tern Harbor; Tern Harbor; Vermont',
    'SHORE HWY 12; 05998; Tern Harbor; Tern Harbor; Vermont',
    'CHURCH RD 805; 05999; Oxbow; Oxbow; Vermont',
    'VT ROUTE 147A 800; 05999; Oxbow; Oxbow; Vermont',
  ]);
});
afterAll(() => geocoder.close());

it.each([
  ['810 Hwy 147, Oxbow', 'VT ROUTE 147'],
  ['810 Highway 147 Oxbow VT', 'VT ROUTE 147'],
  ['810 SR-147, Oxbow', 'VT ROUTE 147'],
  ['810 VT-147, Oxbow, VT 05999', 'VT ROUTE 147'],
  ['810 Vermont Rt 147, Oxbow', 'VT ROUTE 147'],
  ['810 State Highway No. 147, Oxbow', 'VT ROUTE 147'],
  ['810 Vermont State Route 147, Oxbow', 'VT ROUTE 147'],
  ['810 VT State Hwy 147 Oxbow', 'VT ROUTE 147'],
  ['810 VT RT147 OXBOW VT 05999', 'VT ROUTE 147'],
  ['810 VT147A, Oxbow', 'VT ROUTE 147A'],
  ['12 US64, Tern Harbor', 'US HIGHWAY 64'],
  ['810 State Rd 147A, Oxbow', 'VT ROUTE 147A'],
  ['810 Old Route 147, Oxbow', 'OLD ROUTE 147'],
  ['55 U.S. 29 N, Oxbow', 'US ROUTE 29 N'],
  ['55 Highway 29 North, Oxbow', 'US ROUTE 29 N'],
  ['57 US-29 South, Oxbow', 'US ROUTE 29 S'],
  ['12 U S Hwy 64, Tern Harbor', 'US HIGHWAY 64'],
  ['12 Vermont Highway 64, Tern Harbor', 'STATE HIGHWAY 64'],
  ['12 Shore Highway, Tern Harbor', 'SHORE HWY'],
])('%s is on %s', (line, streetname) => {
  const [best] = geocoder.search(line);
  expect(best).toMatchObject({ level: 'address', streetname });
  expect(best!.confidence).toBeGreaterThan(0.6);
});

it('reads a road by the name of its state alone, rather than the number in its postcode', () => {
  const [best] = geocoder.search('805 Vermont 147A, Oxbow, VT 05999');
  expect(best).toMatchObject({ streetname: 'VT ROUTE 147A', verdicts: { streetname: 'abbreviation' } });
});

it('keeps the roads of the nation and of a state apart', () => {
  const [best] = geocoder.search('12 US Route 147, Oxbow');
  expect(best?.streetname).not.toBe('VT ROUTE 147');
});
