import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { countryProfile, joinHouseNumber } from '../../src/country/index';
import { Geocoder } from '../../src/index';
import type { StreetLookupAddress } from '../../src/model/shapes';
import { readHouseNumber } from '../../src/parse/numbers/house-number';
import { costOf, fitName, fitsWithin } from '../../src/rank/name-fit';
import { isTailOf } from '../../src/rank/part-fit';
import { WordedName } from '../../src/rank/worded-name';
import { compareNatural } from '../../src/text/natural-order';
import { temporaryDirectory } from '../sample';
import { mulberry32 } from '../store/synthetic';

/**
 * The lazy street lookup against the plain way: every address of the dataset, its tier by its name's keys, sorted, cut.
 * The data are awkward: names that contain each other, cities of one name in two municipalities, a name that a hundred
 * cities have, long streets whose sides and postcodes interleave, numbers with zeros in front and names for numbers.
 */
const profile = countryProfile('NL');
const random = mulberry32(77);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

const STEMS = [
  'Kerk',
  'Oude Kerk',
  'Nieuwe Kerk',
  'Kerkhof',
  'Burg. de Vries',
  'Brink',
  'Lange Brink',
  'De Kerk',
];
const ENDS = ['', 'straat', 'laan', 'pad', 'straatje', 'weg'];
const CITIES = ['Loon', 'Haren', 'Assen', 'Élst'];
const MUNICIPALITIES = [
  { municipality: 'Noord', province: 'Boven' },
  { municipality: 'Zuid', province: 'Onder' },
];
const NUMBERS = ['1', '2', '3', '9', '10', '12', '012', '120', '203-06', 'Villa Rust', '0'];
const SUFFIXES = ['', '', '', 'A', 'a', 'B', '1', '01', 'bis', 'A-2'];

/** One key, of which more than a hundred streets are listed in an order that is kept. */
const POPULAR = ['Dorpsplein', 'Dorpsplein', 'Dorpsplein', 'Dorps-plein', 'DORPSPLEIN'];

interface Row extends StreetLookupAddress {
  plainNumber: string;
  suffix: string;
  at: number;
}

const folder = temporaryDirectory();
let geocoder: Geocoder;
let rows: Row[];

beforeAll(async () => {
  const lines = ['street;number;suffix;postcode;city;municipality;province;lat;lon'];
  for (let row = 0; row < 4000; row++) {
    const { municipality, province } = pick(MUNICIPALITIES);
    const long = random() < 0.3;
    const street = long ? 'Kerkstraat' : `${pick(STEMS)}${pick(ENDS)}`;
    const number = long ? String(1 + Math.floor(random() * 400)) : pick(NUMBERS);
    const postcode = random() < 0.1 ? '' : `940${Math.floor(random() * 9)}A${pick(['A', 'B', 'C'])}`;
    const latitude = (53 + random() / 5).toFixed(6);
    const longitude = (6 + random() / 5).toFixed(6);
    const where = [postcode, pick(CITIES), municipality, province, latitude, longitude];
    lines.push([street, number, pick(SUFFIXES), ...where].join(';'));
  }
  for (let row = 0; row < 1500; row++) {
    const { municipality, province } = pick(MUNICIPALITIES);
    const city = `Dorp ${Math.floor(random() * 70)}`;
    lines.push(
      [pick(POPULAR), pick(NUMBERS), pick(SUFFIXES), '', city, municipality, province, 53.5, 6.5].join(';'),
    );
  }
  writeFileSync(path.join(folder, 'rows.csv'), `${lines.join('\n')}\n`);
  const columns = {
    streetname: 'street',
    number: 'number',
    suffix: 'suffix',
    postcode: 'postcode',
    city: 'city',
    municipality: 'municipality',
    province: 'province',
    latitude: 'lat',
    longitude: 'lon',
  };
  const source = { name: 'Awkward', licence: 'CC0 1.0', attribution: 'Made up', accuracyMeters: 10, columns };
  await build(
    {
      name: 'Awkward',
      country: { code: 'NL', name: 'Nederland' },
      areas: [],
      addresses: [{ ...source, path: 'rows.csv', format: 'delimited', numberlessAddresses: true }],
    },
    { inputRoot: folder, out: path.join(folder, 'dataset') },
  );
  geocoder = Geocoder.open(path.join(folder, 'dataset'));
  rows = [...geocoder.addresses()].map((address, at) => ({
    streetname: address.streetname,
    number: joinHouseNumber(address.number, address.suffix),
    city: address.city,
    postcode: address.postcode,
    latitude: address.latitude,
    longitude: address.longitude,
    plainNumber: address.number,
    suffix: address.suffix,
    at,
  }));
}, 60_000);

/** 0 equal, 1 beginning, 2 containing, 3 neither. */
function tierOf(name: string, streetname: string): number {
  const { key, squashed } = new WordedName(profile, name);
  const keys = profile.streetKeys(streetname).map((known) => known.key);
  if (keys.includes(key)) return 0;
  if (keys.some((known) => known.startsWith(key) || known.startsWith(squashed))) return 1;
  return keys.some((known) => known.includes(key) || known.includes(squashed)) ? 2 : 3;
}

function plainWay(name: string, number: string | undefined): StreetLookupAddress[] {
  const asked = number === undefined ? null : readHouseNumber(profile, number);
  const { compare } = new Intl.Collator(profile.locale);
  const tiers = new Map(
    [...new Set(rows.map((row) => row.streetname))].map((known) => [known, tierOf(name, known)]),
  );
  return rows
    .filter((row) => tiers.get(row.streetname)! < 3)
    .filter((row) => {
      if (asked === null) return true;
      const found = readHouseNumber(profile, row.plainNumber, row.suffix);
      return found.number === asked.number && (asked.suffix === '' || found.suffix === asked.suffix);
    })
    .sort(
      (a, b) =>
        tiers.get(a.streetname)! - tiers.get(b.streetname)! ||
        compare(a.streetname, b.streetname) ||
        (a.streetname < b.streetname ? -1 : a.streetname > b.streetname ? 1 : 0) ||
        compare(a.city!, b.city!) ||
        compareNatural(a.plainNumber, b.plainNumber) ||
        compareNatural(a.suffix, b.suffix) ||
        a.at - b.at,
    )
    .map(({ plainNumber: _, suffix: __, at: ___, ...shape }) => shape);
}

function everyPage(request: { streetname: string; number?: string }): StreetLookupAddress[] {
  const all: StreetLookupAddress[] = [];
  for (;;) {
    const page = geocoder.lookupStreet(request, { limit: 1000, offset: all.length });
    all.push(...page);
    if (page.length < 1000) return all;
  }
}

describe('street lookup, compared with a sorted list of all addresses', () => {
  it('gives the same addresses in the same order on every page', () => {
    let closeOnes = 0;
    for (let round = 0; round < 150; round++) {
      const name = pick([
        ...STEMS,
        ...POPULAR,
        'dorplein',
        'Kerkstraat',
        'kerk straat',
        'Kerkstr.',
        'ker',
        'rk',
        'Kerkstaat',
        'burg',
        'x',
      ]);
      const streetname = random() < 0.5 ? name : `${name}${pick(ENDS)}`;
      const number = random() < 0.5 ? undefined : pick([...NUMBERS, '12A', '12 bis', '3-1', '399']);
      const request = number === undefined ? { streetname } : { streetname, number };
      const plain = plainWay(streetname, number);
      const all = everyPage(request);
      expect(all.slice(0, plain.length), JSON.stringify(request)).toEqual(plain);
      for (const { streetname: close } of all.slice(plain.length)) {
        closeOnes++;
        expect(
          costOf(
            fitName(
              profile,
              new WordedName(profile, streetname),
              new WordedName(profile, profile.key(close)),
            ),
          ),
        ).toBeLessThan(2.3);
      }
      for (let page = 0; page < 4; page++) {
        const limit = 1 + Math.floor(random() * (page === 0 ? 1000 : 40));
        const offset = Math.floor(random() * (all.length + 5));
        expect(geocoder.lookupStreet(request, { limit, offset })).toEqual(all.slice(offset, offset + limit));
      }
    }
    expect(closeOnes).toBeGreaterThan(100);
  });

  it('gives the same addresses as a Match and in the short form', () => {
    for (const number of [undefined, '12', '12A']) {
      const request =
        number === undefined ? { streetname: 'Kerkstraat' } : { streetname: 'Kerkstraat', number };
      const short = geocoder.lookupStreet(request, { offset: 3, limit: 50 });
      const matches = geocoder.lookupStreet(request, { offset: 3, limit: 50, detail: true });
      expect(
        matches.map((match) => [
          match.streetname,
          joinHouseNumber(match.number!, match.suffix ?? ''),
          match.latitude,
        ]),
      ).toEqual(short.map(({ streetname, number: whole, latitude }) => [streetname, whole, latitude]));
    }
  });
});

it('fitsWithin agrees with costOf of fitName', () => {
  const names = STEMS.flatMap((stem) => ENDS.map((end) => `${stem}${end}`));
  let within = 0;
  for (let round = 0; round < 4000; round++) {
    const name = pick(names);
    const at = Math.floor(random() * name.length);
    const asked = new WordedName(
      profile,
      random() < 0.5 ? name : name.slice(0, at) + pick(['e', 'k', '']) + name.slice(at + 1),
    );
    const key = profile.key(pick(names));
    const worst = pick([0.5, 1, 2.2, 4]);
    const fits = costOf(fitName(profile, asked, new WordedName(profile, key))) <= worst;
    if (fits) within++;
    // A key that ends in the asked name may be that of several words: `Dufourstrasse`, `General-Dufour-Strasse`.
    const mayFit = fits || (isTailOf(asked, key) && fitsWithin(profile, asked, key, worst));
    expect(fitsWithin(profile, asked, key, worst), `${asked.raw} ${key}`).toBe(mayFit);
  }
  expect(within).toBeGreaterThan(100);
});
