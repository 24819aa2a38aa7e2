import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AreaDraft } from '../../src/compile/areas/area-draft';
import { CitiesAround } from '../../src/compile/conflation/cities-around';
import { distanceMeters } from '../../src/geo/distance';
import { Geocoder } from '../../src/geocoder';
import { seeded } from './seeded';
import { buildSources, door, north } from './several-sources';
import { temporaryFolder } from './sources/fixtures';
import { type SyntheticAddress, storedAddresses } from './synthetic-country';

const TAKEN = 'no city: that of the addresses around taken';
const folder = temporaryFolder();
let next = 0;
const fresh = () => path.join(folder, String(next++));

describe('the city of the addresses around', () => {
  it('is that of two of the three nearest squares within 500 metres, as a scan of all says', () => {
    const random = seeded(7);
    const cities = Array.from({ length: 4 }, (_, index) => ({ index, name: `Stad ${index}` }) as AreaDraft);
    const around = new CitiesAround();
    const points = Array.from({ length: 400 }, () => {
      // A point for each square, so that none is left out.
      const [row, column] = [Math.floor(random() * 200), Math.floor(random() * 200)];
      const [latitude, longitude] = [60_000_300 + 600 * row, 10_000_300 + 600 * column];
      const city = cities[Math.floor(random() * 4)]!;
      return { key: `${row} ${column}`, latitude, longitude, city };
    });
    const distinct = [...new Map(points.map((point) => [point.key, point])).values()];
    for (const { city, latitude, longitude } of distinct) around.add(city, latitude, longitude);
    let found = 0;
    for (let asked = 0; asked < 500; asked++) {
      const [latitude, longitude] = [60_000_000 + random() * 120_000, 10_000_000 + random() * 120_000];
      const left = cities[asked % 5];
      const meters = (one: { latitude: number; longitude: number }) =>
        distanceMeters(one.latitude / 1e6, one.longitude / 1e6, latitude / 1e6, longitude / 1e6);
      const nearest = distinct
        .filter((one) => one.city !== left && meters(one) <= 499)
        .sort((a, b) => meters(a) - meters(b))
        .slice(0, 3)
        .map(({ city }) => city);
      const atEdge = distinct.some((one) => Math.abs(meters(one) - 500) < 2);
      if (atEdge) continue;
      const expected = nearest.find((city, at) => nearest.indexOf(city) !== at) ?? null;
      expect(around.at(latitude, longitude, (city) => city !== left)).toBe(expected);
      if (expected !== null) found++;
    }
    expect(found).toBeGreaterThan(50);
  });

  it('counts the shops of one house once', () => {
    const [one, other] = [{ name: 'Een' } as AreaDraft, { name: 'Twee' } as AreaDraft];
    const cityAt = (...others: readonly (readonly [AreaDraft, number, number])[]) => {
      const around = new CitiesAround();
      for (let shop = 0; shop < 3; shop++) around.add(one, 52_000_100 + shop, 5_000_100);
      for (const [city, latitude, longitude] of others) around.add(city, latitude, longitude);
      return around.at(52_000_200, 5_000_100, () => true);
    };
    expect(cityAt([other, 52_001_900, 5_000_100])).toBeNull();
    expect(cityAt([other, 52_001_900, 5_000_100], [one, 52_000_100, 5_001_900])).toBe(one);
  });
});

/** The columns of volunteers, who name no municipality: the polygons tell it. */
const COLUMNS = {
  streetname: 'street',
  number: 'number',
  suffix: 'suffix',
  postcode: 'postcode',
  city: 'city',
  latitude: 'lat',
  longitude: 'lon',
};

function buildOnly(rows: readonly SyntheticAddress[], rowMemoryBytes?: number) {
  const more = { only: { columns: COLUMNS } };
  return buildSources(
    fresh(),
    { only: rows },
    rowMemoryBytes === undefined ? { more } : { more, rowMemoryBytes },
  );
}

describe('an address without a city', () => {
  const named = (meters: number, change: Partial<SyntheticAddress> = {}) =>
    door({ number: String(meters), latitude: north(meters), ...change });

  it('lies on the street of the city around it, and is found with that city', async () => {
    const rows = [named(0), named(100), named(200, { city: '' }), named(2000, { city: '' })];
    const { out, report } = await buildOnly(rows);
    expect(storedAddresses(out).map(({ number, city }) => [number, city])).toEqual([
      ['0', 'Stad'],
      ['100', 'Stad'],
      ['200', 'Stad'],
      ['2000', ''],
    ]);
    expect(report.sources[0]!.notes[TAKEN]!.count).toBe(1);
    using geocoder = Geocoder.open(out);
    expect(geocoder.search('Kerkstraat 200, Stad')[0]).toMatchObject({
      number: '200',
      city: 'Stad',
      advice: 'accept',
    });
  });

  it('takes none of another municipality, and none where hardly an address names its city', async () => {
    const west = { longitude: 4.999 };
    const [beyond, far] = [named(50, { city: '', longitude: 5.001 }), named(5000, { longitude: 5.001 })];
    const apart = [named(0, west), named(100, west), beyond, far];
    const rare = [
      ...[named(0), named(100)],
      ...Array.from({ length: 60 }, (_, at) => named(110 + at, { city: '' })),
    ];
    for (const rows of [apart, rare]) {
      const { report } = await buildOnly(rows);
      expect(report.sources[0]!.notes[TAKEN]).toBeUndefined();
    }
  });

  it('stays without one in a source that names municipalities, as an export of a dataset does', async () => {
    const rows = [named(0), named(100), named(200, { city: '' })];
    const { report } = await buildSources(fresh(), { only: rows });
    expect(report.sources[0]!.notes[TAKEN]).toBeUndefined();
  });

  it('gives the same files with rows in memory and in files', async () => {
    const random = seeded(3);
    const rows = Array.from({ length: 3000 }, (_, at) =>
      named(Math.floor(random() * 20_000), {
        street: `Straat ${at % 40}`,
        city: random() < 0.4 ? '' : 'Stad',
      }),
    );
    process.env.SOURCE_DATE_EPOCH = '1600000000';
    try {
      const inMemory = await buildOnly(rows);
      const inFiles = await buildOnly(rows, 1);
      expect(inMemory.report.sources[0]!.notes[TAKEN]!.count).toBeGreaterThan(1000);
      for (const name of readdirSync(inMemory.out))
        expect([name, readFileSync(path.join(inFiles.out, name))]).toEqual([
          name,
          readFileSync(path.join(inMemory.out, name)),
        ]);
    } finally {
      delete process.env.SOURCE_DATE_EPOCH;
    }
  });
});
