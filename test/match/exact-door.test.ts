import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { countryProfile } from '../../src/country/index';
import { Geocoder } from '../../src/index';
import { exactDoorOfPostcode, exactDoorOfStreet } from '../../src/match/exact-door';
import type { ForwardGeocodeRequest } from '../../src/model/requests';
import { readHouseNumber } from '../../src/parse/house-number';
import { Dataset } from '../../src/store/dataset';
import { mulberry32 } from '../store/synthetic';

/**
 * The short way must give the very answer of the long way. The long way is asked with `country`, which the short way
 * leaves alone and which changes nothing in a dataset of one country. The data are as awkward as they come: cities,
 * municipalities, provinces and suburbs that share names, streets that differ in spelling only, suffixes that compare
 * equal, the same key several times.
 */
const PLACES = ['Groningen', 'Assen', 'Loon', 'Haren', 'Midden-Drenthe', 'Drenthe'];
const MUNICIPALITIES = [
  { name: 'Groningen', province: 'Groningen' },
  { name: 'Assen', province: 'Drenthe' },
  { name: 'Midden-Drenthe', province: 'Drenthe' },
  { name: 'Haren', province: 'Groningen' },
];
const STREETS = [
  'Kerkstraat',
  'Kerk straat',
  'KERKSTRAAT',
  'Kerkstr.',
  'De Brink',
  'de brink',
  'Brink',
  "'s-Gravenweg",
];
const SUFFIXES = ['', '', '', '', 'A', 'a', 'A-1', '1', '01', 'bis', '-', 'a1'];
const NUMBERS = ['1', '2', '3', '12', '120', '203-06', '012'];
const POSTCODES = [
  '',
  ...Array.from({ length: 70 }, (_, code) => `${9400 + (code % 7)}A${'ABCDEFGHJK'[code % 10]}`),
];

describe('the short way to an exact door', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorplate-exact-'));
  let geocoder: Geocoder;
  let dataset: Dataset;
  afterAll(() => {
    geocoder?.close();
    dataset?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const random = mulberry32(20);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

  beforeAll(async () => {
    const lines = ['street;number;suffix;postcode;city;suburb;municipality;province;lat;lon'];
    for (let row = 0; row < 3000; row++) {
      const { name, province } = pick(MUNICIPALITIES);
      const latitude = (53 + random() / 5).toFixed(6);
      const longitude = (6 + random() / 5).toFixed(6);
      const where = [pick(POSTCODES), pick(PLACES), pick(PLACES), name, province, latitude, longitude];
      lines.push([pick(STREETS), pick(NUMBERS), pick(SUFFIXES), ...where].join(';'));
    }
    writeFileSync(path.join(folder, 'rows.csv'), `${lines.join('\n')}\n`);
    const source = { name: 'Awkward', licence: 'CC0 1.0', attribution: 'Made up', accuracyMeters: 10 };
    const columns = {
      streetname: 'street',
      number: 'number',
      suffix: 'suffix',
      postcode: 'postcode',
      city: 'city',
      suburb: 'suburb',
      municipality: 'municipality',
      province: 'province',
      latitude: 'lat',
      longitude: 'lon',
    };
    await build(
      {
        name: 'Awkward',
        country: { code: 'NL', name: 'Nederland' },
        areas: [],
        addresses: [{ ...source, path: 'rows.csv', format: 'delimited', columns }],
      },
      { inputRoot: folder, out: path.join(folder, 'dataset') },
    );
    expect(existsSync(path.join(folder, 'dataset'))).toBe(true);
    geocoder = Geocoder.open(path.join(folder, 'dataset'));
    dataset = Dataset.open(path.join(folder, 'dataset'));
  }, 60_000);

  const houseNumber = (): { number: string; suffix?: string } => {
    const number = pick(NUMBERS);
    const suffix = pick(SUFFIXES);
    if (suffix === '') return { number };
    return random() < 0.5 ? { number, suffix } : { number: number + suffix };
  };

  it('answers forward requests as the long way does', () => {
    let taken = 0;
    for (let round = 0; round < 900; round++) {
      const request: ForwardGeocodeRequest = { streetname: pick(STREETS), ...houseNumber() };
      if (random() < 0.7) request.suburb = random() < 0.9 ? pick(PLACES) : 'gron';
      if (random() < 0.3) request.province = pick(['Groningen', 'Drenthe', 'drenthe', 'Limburg']);
      const short = exactDoorOfStreet(dataset, request);
      if (short !== null) taken++;
      const answer = geocoder.forwardGeocode(request);
      expect(answer, JSON.stringify(request)).toEqual(geocoder.forwardGeocode(request, { country: 'NL' }));
    }
    expect(taken).toBeGreaterThan(200);
  });

  it('may take digits for what they are: no country has another word for them', () => {
    for (const code of ['NL', 'IS', 'US', 'DE']) {
      const profile = countryProfile(code);
      for (let number = 1; number < 3000; number++) {
        expect(readHouseNumber(profile, '7', String(number)).suffix).toBe(String(number));
      }
    }
  });

  it('answers postcode requests as the long way does', () => {
    let taken = 0;
    for (let round = 0; round < 2000; round++) {
      const { number, suffix = '' } = houseNumber();
      const request = {
        postcode: pick([...POSTCODES.slice(1), '9401 ab', '9999ZZ']),
        number: number + suffix,
      };
      if (exactDoorOfPostcode(dataset, request) !== null) taken++;
      const answer = geocoder.lookupPostcode(request);
      expect(answer, JSON.stringify(request)).toEqual(geocoder.lookupPostcode(request, { country: 'NL' }));
    }
    expect(taken).toBeGreaterThan(100);
  });
});
