/** A street or a town that the data lack, with a name like one that they have: the answer is not taken without asking. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

describe('Germany, without postcodes', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
      'Erlenstr. 12; ; Waldau; Waldau; Hessen',
      'General-Dachsner-Straße 7; ; Waldau; Waldau; Hessen',
      'Tulpenweg 4; ; Waldau; Waldau; Hessen',
    ]);
  });

  it.each([
    ['Erlenstr. 12, 49152 Bad Waldau', 'a town with a longer name'],
    ['Erlenstr. 12, Bad Waldau', 'the same without a postcode'],
    ['Erlenstr. 12, 49632 Waldau (Oberland)', 'a remark that tells which town is meant'],
    ['Erlenstr. 12, 49632 Waldau (Obl)', 'a short one'],
    ['Erlenstr. 12, 49632 Waldau i.O.', 'an abbreviated one'],
    ['Karl-Dachsner-Straße 7, 34123 Waldau', 'another person of that name'],
    ['General-Straße 7, 34123 Waldau', 'a person without a name'],
  ])('does not accept %s (%s)', (line) => expect(geocoder.search(line)[0]?.advice).not.toBe('accept'));

  it.each([
    ['Erlenstr. 12, 34123 Waldau', 'Erlenstr.'],
    ['Erlenstr. 12, 34123 Waldau Süd', 'Erlenstr.'],
    ['Erlenstr. 12, Waldau, Land Hessen', 'Erlenstr.'],
    ['Dachsnerstr. 7, 34123 Waldau', 'General-Dachsner-Straße'],
    ['Postfach 10 12 34, Tulpenweg 4, 34123 Waldau', 'Tulpenweg'],
  ])('accepts %s', (line, streetname) =>
    expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', streetname, advice: 'accept' }),
  );
});

describe('Italy, where the street type stands in front', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'IT', name: 'Italia' }, [
      'Viale Sorbetto 16; 20135; Pradello; Pradello; Lombardia',
      'Via Gino Vellini 9; 20135; Pradello; Pradello; Lombardia',
    ]);
  });

  it.each([
    'Corso Sorbetto 16, 20135 Pradello',
    'Piazza Gino Vellini 9, 20135 Pradello',
    'Via Gino 9, 20135 Pradello',
  ])('does not accept %s', (line) => expect(geocoder.search(line)[0]?.advice).not.toBe('accept'));

  it.each([
    'V.le Sorbetto 16, 20135 Pradello',
    'Via Vellini 9, 20135 Pradello',
    'Via Vellini Gino 9, 20135 Pradello',
  ])('accepts %s', (line) =>
    expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', advice: 'accept' }),
  );
});
