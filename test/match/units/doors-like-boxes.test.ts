// Doors whose codes read like post boxes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { table } from '../table-of-lines';
import { tinyGeocoder } from '../tiny-dataset';

const ITALY = { code: 'IT', name: 'Italia' };
const ADDRESSES = [
  'Via Semplicità 1; 20161; Milano; Milano; Milano',
  'Via Semplicità 1/cp01; 20161; Milano; Milano; Milano',
  'Via Semplicità 1/cp02; 20161; Milano; Milano; Milano',
];

table('doors in Milan', ITALY, ADDRESSES, [
  ['Via Semplicità 1/cp02, 20161 Milano', 'Via Semplicità 1/cp02', 'accept'],
  ['Via Semplicità 1cp01, 20161 Milano', 'Via Semplicità 1/cp01', 'accept'],
  ['Via Semplicità 1, CP 1234, 20161 Milano', 'Via Semplicità 1', 'accept'],
]);

describe('fields', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder(ITALY, ADDRESSES);
  });
  afterAll(() => geocoder.close());

  it.each([
    ['cp02', 'cp02'],
    ['CP 1234', null],
  ])('%s', (suffix, found) => {
    const [best] = geocoder.candidates({ streetname: 'Via Semplicità', number: '1', suffix, city: 'Milano' });
    expect([best!.suffix, best!.advice]).toEqual([found, 'accept']);
  });
});
