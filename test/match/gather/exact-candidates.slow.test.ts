import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/index';
import { countryProfile } from '../../../src/country/index';
import { exactCandidates } from '../../../src/match/gather/exact-candidates';
import { matchFields } from '../../../src/match/match-fields';
import { Matcher } from '../../../src/match/matcher';
import { NO_FILTER } from '../../../src/match/query/filter';
import { prepareQuery } from '../../../src/match/query/query';
import type { ForwardGeocodeRequest } from '../../../src/model/requests';
import { readHouseNumber } from '../../../src/parse/numbers/house-number';
import { Dataset } from '../../../src/store/dataset';
import { mulberry32 } from '../../store/synthetic';

/**
 * The exact stage ends the search where it finds something: it must be what all stages together find best. With a filter
 * that lets everything pass, the exact stage is left out. The data are as awkward as they come: cities,
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

describe('the exact stage', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorplate-exact-'));
  let dataset: Dataset;
  afterAll(() => {
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
    dataset = Dataset.open(path.join(folder, 'dataset'));
  }, 60_000);

  const houseNumber = (): { number: string; suffix?: string } => {
    const number = pick(NUMBERS);
    const suffix = pick(SUFFIXES);
    if (suffix === '') return { number };
    return random() < 0.5 ? { number, suffix } : { number: number + suffix };
  };

  it('finds the best candidate of all stages', () => {
    const matcher = new Matcher(dataset);
    const [profile] = matcher.profiles;
    const manner = { explain: false, filter: NO_FILTER };
    const passing = { ...NO_FILTER, idle: false };
    let exact = 0;
    for (let round = 0; round < 400; round++) {
      const request: ForwardGeocodeRequest = { streetname: pick(STREETS), ...houseNumber() };
      if (random() < 0.7) request.suburb = random() < 0.9 ? pick(PLACES) : 'gron';
      if (random() < 0.3) request.province = pick(['Groningen', 'Drenthe', 'drenthe', 'Limburg']);
      const found = exactCandidates(matcher, prepareQuery(matcher, profile!, { ...request }, manner), 0);
      if (!found.some(({ level }) => level === 'address')) continue;
      exact++;
      const [best] = matchFields(matcher, matcher.profiles, request);
      const [wanted] = matchFields(matcher, matcher.profiles, request, { filter: passing });
      expect(best!.candidate, JSON.stringify(request)).toEqual(wanted!.candidate);
    }
    expect(exact).toBeGreaterThan(60);
  });

  it('may compare digits as they are, because no country has another form for them', () => {
    for (const code of ['NL', 'IS', 'US', 'DE']) {
      const profile = countryProfile(code);
      for (let number = 1; number < 3000; number++) {
        expect(readHouseNumber(profile, '7', String(number)).suffix).toBe(String(number));
      }
    }
  });
});
