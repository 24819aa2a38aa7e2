/** People write remarks for whoever delivers behind an address, and name the part of a house. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

describe('the Netherlands', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Tolbrinkweg 19; 9999AA; Nijdam; Nijdam; Drenthe',
      'Tolbrinkweg 25/C; 9999AA; Nijdam; Nijdam; Drenthe',
      'Tolbrinkweg 25; 9999AA; Nijdam; Nijdam; Drenthe',
      'Tolbrinkweg 27/A; 9999AA; Nijdam; Nijdam; Drenthe',
      'Tolbrinkweg 27/B; 9999AA; Nijdam; Nijdam; Drenthe',
      'Graagweg 21; 9998AA; Buren; Buren; Drenthe',
    ]);
  });

  it.each([
    ['Tolbrinkweg 19 Nijdam graag bij de buren op 21 afgeven', 'Tolbrinkweg 19, 9999AA Nijdam'],
    ['Tolbrinkweg 19 gelieve achterom te leveren, Nijdam', 'Tolbrinkweg 19, 9999AA Nijdam'],
    ['Tolbrinkweg 25 letter C, Nijdam', 'Tolbrinkweg 25C, 9999AA Nijdam'],
    ['Tolbrinkweg 27a bovenwoning, Nijdam', 'Tolbrinkweg 27A, 9999AA Nijdam'],
    ['Graagweg 21 Buren', 'Graagweg 21, 9998AA Buren'],
  ])('%s: %s', (line, label) =>
    expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', label, advice: 'accept' }),
  );

  it('gives no other house for a letter that is not there', () =>
    expect(geocoder.search('Tolbrinkweg 27z bovenwoning, Nijdam')[0]).toMatchObject({ level: 'building' }));

  it('reads the part of a house behind its letter in fields', () =>
    expect(
      geocoder.candidates({
        streetname: 'Tolbrinkweg',
        number: '27',
        suffix: 'a (boven)',
        city: 'Nijdam',
      })[0],
    ).toMatchObject({ suffix: 'A', advice: 'accept' }));
});

describe('other countries', () => {
  it.each([
    [
      'FR',
      'Rue du Tolbrin 9; 99999; Nyville; Nyville; Nord',
      '9 rue du Tolbrin, 99999 Nyville, merci de sonner 2 fois',
    ],
    [
      'DE',
      'Tolbrinkweg 9; 99999; Nystadt; Nystadt; Hessen',
      'Tolbrinkweg 9 99999 Nystadt bitte bei Nr. 11 abgeben',
    ],
    [
      'US',
      'Tolbrink Street 9; 99999; Nyville; Nyville; Vermont',
      '9 Tolbrink St, Nyville please leave at door 4',
    ],
  ])('%s: %s, asked as %s', async (code, row, line) => {
    const geocoder = await tinyGeocoder({ code, name: code }, [row, row.replace('9;', '11;')]);
    expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', number: '9', advice: 'accept' });
  });
});

describe('two rooms of one building', () => {
  it.each([
    ['Tolbrinkweg 19 kamer 4, Nijdam', 'Tolbrinkweg 19 kamer 5, Nijdam', false],
    ['Tolbrinkweg 19 kamer 4, Nijdam', 'Tolbrinkweg 19, Nijdam, kamer 4', true],
    ['Tolbrinkweg 19 kamer 4, Nijdam', 'Tolbrinkweg 19, Nijdam', false],
  ])('%s and %s: %s', async (a, b, same) => {
    const geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Tolbrinkweg 19; 9999AA; Nijdam; Nijdam; Drenthe',
      'Tolbrinkweg 21; 9999AA; Nijdam; Nijdam; Drenthe',
    ]);
    expect(geocoder.sameAddress(a, b).same >= 0.5).toBe(same);
  });
});

// The house was taken for a part of the town's name, or for the town itself: a province is called Groningen, too.
describe('a house named in brackets', () => {
  it.each([
    ['Grote Markt 1 Groningen (stadhuis)', 'accept'],
    ['Grote Markt 1 (Stadhuis), Groningen', 'accept'],
    ['Grote Markt 1 (hotel De Doelen), Groningen', 'accept'],
    // It may tell which town is meant.
    ['Grote Markt 1 Groningen (Drostland)', 'confirm'],
  ])('%s: %s', async (line, advice) => {
    const geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Grote Markt 1; 9712HN; Groningen; Groningen; Groningen',
    ]);
    expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', number: '1', advice });
  });
});
