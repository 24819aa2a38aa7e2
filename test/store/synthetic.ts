import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { NameKey } from '../../src/country/conventions';
import type { PolygonPart } from '../../src/geo/polygon';
import type { Manifest } from '../../src/model/manifest';
import { DatasetWriter, type WriterAddress } from '../../src/store/write/writer';

/** Uniform numbers of 0 ≤ x < 1 from a seed (T. Ettinger's mulberry32). */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface PlannedStreet {
  name: string;
  city: number;
  addresses: WriterAddress[];
}

/** A dataset as it was asked for: what answers are compared with. */
export interface Plan {
  streets: PlannedStreet[];
  /** Area ids. */
  country: number;
  province: number;
  municipality: number;
  cities: number[];
  suburbs: number[];
  manifest: Manifest;
}

export interface PlanOptions {
  seed: number;
  streets: number;
  /** Where the middle of a street lies: degrees. */
  place?: (random: () => number) => { latitude: number; longitude: number };
  identifiers?: boolean;
  /** Polygons of the suburbs, in their order. */
  suburbParts?: PolygonPart[][];
  municipalityParts?: PolygonPart[];
}

export function keysOf(name: string): NameKey[] {
  return name === ''
    ? []
    : [{ key: name.toLowerCase().replace(/[^a-z0-9]/g, ''), alias: false, spellings: [] }];
}

/** A square ring round a point, degrees. */
export function square(latitude: number, longitude: number, half: number): PolygonPart {
  const [south, north, west, east] = [latitude - half, latitude + half, longitude - half, longitude + half];
  return {
    coordinates: Float64Array.from([west, south, east, south, east, north, west, north, west, south]),
    ringEnds: Int32Array.from([5]),
  };
}

/** Writes a small dataset of random streets into an existing, empty directory. */
export function writePlan(directory: string, options: PlanOptions): Plan {
  const random = mulberry32(options.seed);
  const whole = (bound: number) => Math.floor(random() * bound);
  const place = options.place ?? ((next) => ({ latitude: 52 + next(), longitude: 5 + next() }));
  const writer = new DatasetWriter({ directory, name: 'synthetic', builtAt: '2020-01-02T03:04:05Z' });
  const add = (
    level: 'country' | 'province' | 'municipality' | 'city' | 'suburb',
    parent: number | null,
    name: string,
    code = '',
    parts: PolygonPart[] = [],
    made = false,
  ) =>
    writer.addArea({
      level,
      parent,
      code,
      name,
      aliases: [],
      made,
      latitude: null,
      longitude: null,
      keys: keysOf(name),
      parts,
      sourceSet: writer.sourceSets.of([]),
    });
  const country = add('country', null, 'Nederland', 'NL');
  const province = add('province', country, 'Drenthe', 'PV22');
  const municipality = add('municipality', province, 'Assen', 'GM0106', options.municipalityParts ?? []);
  const cities = [add('city', municipality, 'Assen'), add('city', municipality, 'Loon|x')];
  const suburbs = (options.suburbParts ?? [[], []]).map((parts, index) =>
    add('suburb', municipality, `Wijk ${index}`, '', parts),
  );
  suburbs.push(add('suburb', municipality, 'Assen', '', [], true));
  const streets: PlannedStreet[] = [];
  for (let street = 0; street < options.streets; street++) {
    const middle = place(random);
    const count = 1 + whole(whole(4) === 0 ? 150 : 30);
    const addresses: WriterAddress[] = [];
    const seen = new Map<string, number>();
    let number = 1 + whole(20);
    let digits = 1000 + whole(3000);
    for (let index = 0; index < count; index++) {
      if (whole(12) === 0) digits += 1 + whole(2);
      number += whole(4);
      const postcode = whole(40) === 0 && index === 0 ? '' : `${digits}AB`;
      const text = whole(30) === 0 ? `${number}-0${whole(9)}` : String(number);
      const suffix = whole(6) === 0 ? ['A', 'B', 'bis', 'Ⅱ'][whole(4)]! : '';
      const key = `${postcode} ${text} ${suffix}`;
      const occurrence = seen.get(key) ?? 0;
      seen.set(key, occurrence + 1);
      addresses.push({
        latitude: clampTo(90e6, Math.round(middle.latitude * 1e6) + whole(4000) - 2000),
        longitude: wrap(Math.round(middle.longitude * 1e6) + whole(4000) - 2000),
        number: text,
        suffix,
        postcode,
        suburb: suburbs[whole(suburbs.length)]!,
        occurrence,
        identifier: options.identifiers
          ? String(106200000000000 + street * 1000 + index).padStart(16, '0')
          : '',
        building: options.identifiers && whole(3) > 0 ? `gebouw-${whole(1000)}` : '',
        sourceSet: 0,
      });
    }
    streets.push({ name: `Straat ${street}|\\`, city: cities[whole(2)]!, addresses });
  }
  for (const street of streets) {
    writer.addStreet({ name: street.name, city: street.city, keys: keysOf(street.name) }, street.addresses);
  }
  const manifest = writer.finish({ sources: [] });
  return { streets, country, province, municipality, cities, suburbs, manifest };
}

function clampTo(limit: number, value: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

function wrap(longitude: number): number {
  if (longitude > 180e6) return longitude - 360e6;
  return longitude < -180e6 ? longitude + 360e6 : longitude;
}

/** Makes empty directories that vanish with the test file. */
export function temporaryDirectories(): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const directory of made) rmSync(directory, { recursive: true, force: true });
  });
  return () => {
    const directory = mkdtempSync(join(tmpdir(), 'doorplate-store-'));
    made.push(directory);
    return directory;
  };
}
