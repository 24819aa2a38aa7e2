import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

interface Country {
  country: { code: string; name: string };
  addresses: readonly string[];
  /** A line that asks for the other end of a street that is there alone. */
  others: readonly string[];
  /** A line, and the street that it means. */
  same: readonly (readonly [line: string, streetname: string])[];
}

/**
 * `East Liberty Rd` is no damaged `West Liberty Rd`. Asked with the word of the other end, every sixth street of the Dutch register
 * and every fourth of Vermont was accepted.
 */
const COUNTRIES: readonly Country[] = [
  {
    country: { code: 'US', name: 'United States' },
    addresses: [
      'WEST LIBERTY RD 21318; 21120; PARKTON; Baltimore; Maryland',
      'E RIDGELY RD 317; 21093; TIMONIUM; Baltimore; Maryland',
      'Northside Drive 14; 05201; Bennington; Bennington; Vermont',
      'Weston Road 9; 05201; Bennington; Bennington; Vermont',
      'Ridge Road 5/W; 05201; Bennington; Bennington; Vermont',
      'Avenue C 22; 05201; Bennington; Bennington; Vermont',
    ],
    others: [
      '21318 East Liberty Rd, Parkton, MD 21120',
      '21318 E Liberty Rd Parkton',
      '317 W Ridgely Rd, Timonium, MD 21093',
      '317 west ridgely road timonium md',
      '14 Southside Dr, Bennington, VT',
      '9 Easton Rd, Bennington',
      '22 Avenue D, Bennington',
    ],
    same: [
      ['21318 W Liberty Rd, Parkton, MD 21120', 'WEST LIBERTY RD'],
      ['317 Ridgely Rd, Timonium', 'E RIDGELY RD'],
      ['317 East Ridgely Road, Timonium', 'E RIDGELY RD'],
      ['5 W Ridge Road, Bennington', 'Ridge Road'],
      ['22 Ave. C, Bennington', 'Avenue C'],
    ],
  },
  {
    country: { code: 'NL', name: 'Nederland' },
    addresses: [
      'Westerkade 5; 9718AA; Groningen; Groningen; Groningen',
      'Parallelweg Oost 2; 4561AB; Hulst; Hulst; Zeeland',
      'Hogeweg 6; 9718AB; Groningen; Groningen; Groningen',
      'Buitensingel 7; 9718AC; Groningen; Groningen; Groningen',
    ],
    others: [
      'Oosterkade 5, Groningen',
      'Parallelweg West 2 Hulst',
      'Lageweg 6, Groningen',
      'Binnensingel 7, Groningen',
    ],
    same: [
      ['Westerkad 5, Groningen', 'Westerkade'],
      ['Hoogeweg 6, Groningen', 'Hogeweg'],
    ],
  },
  {
    country: { code: 'IS', name: 'Ísland' },
    addresses: [
      'Austurgata 4; 220; Hafnarfjörður; Hafnarfjörður; Höfuðborgarsvæðið',
      'Efri Hóll 3; 220; Hafnarfjörður; Hafnarfjörður; Höfuðborgarsvæðið',
    ],
    others: ['Vesturgata 4, Hafnarfjörður', 'Neðri Hóll 3, Hafnarfjörður'],
    same: [['Austurgata 4, Hafnarfirði', 'Austurgata']],
  },
  {
    country: { code: 'FR', name: 'France' },
    addresses: [
      'Chemin des Hauts Prés 1; 90200; Lepuix; Lepuix; Belfort',
      'Route des Lacs Est 43; 90200; Lepuix; Lepuix; Belfort',
    ],
    others: ['1 Chemin des Bas Prés, Lepuix', '43 Route des Lacs Ouest, Lepuix'],
    same: [['43 rte des Lacs-Est, Lepuix', 'Route des Lacs Est']],
  },
  {
    country: { code: 'DE', name: 'Deutschland' },
    addresses: ['Westfalenstr. 302; 45276; Essen; Essen; Nordrhein-Westfalen'],
    others: ['Ostfalenstr. 302, Essen'],
    same: [['Westfahlenstraße 302, Essen', 'Westfalenstr.']],
  },
];

describe.each(COUNTRIES)(
  'a street of the other end in $country.name',
  ({ country, addresses, others, same }) => {
    let geocoder: Geocoder;
    beforeAll(async () => {
      geocoder = await tinyGeocoder(country, addresses);
    });
    afterAll(() => geocoder.close());

    it.each(others)('%s is not accepted', (line) => {
      for (const { level, confidence, advice } of geocoder.search(line)) {
        expect(advice).not.toBe('accept');
        if (['address', 'building', 'street', 'interpolated'].includes(level))
          expect(confidence).toBeLessThan(0.9);
      }
    });

    it.each(same)('%s is %s', (line, streetname) =>
      expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', streetname, advice: 'accept' }),
    );
  },
);
