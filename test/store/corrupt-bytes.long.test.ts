import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type Database from 'better-sqlite3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { GeocoderError } from '../../src/model/errors';
import { DATABASE_FILE, MANIFEST_FILE } from '../../src/model/manifest';
import { Dataset } from '../../src/store/dataset';
import {
  blobChecksum,
  type Column,
  keyedChecksum,
  rowChecksum,
  tableSalt,
} from '../../src/store/format/checksum';
import { serialiseManifest } from '../../src/store/format/manifest-file';
import { openSqlite } from '../../src/store/sqlite';
import { mulberry32, square, temporaryDirectories, writePlan } from './synthetic';

const newDirectory = temporaryDirectories();
const intact = newDirectory();
const plan = writePlan(intact, {
  seed: 5,
  streets: 120,
  identifiers: true,
  suburbParts: [[square(52.5, 5.5, 0.4)], [square(52.2, 5.2, 0.2)]],
});

// Only decoders are asked here: without checksums of whole tables, as in a dataset of an earlier build.
const { trees: _, ...manifest } = plan.manifest;
writeFileSync(join(intact, MANIFEST_FILE), serialiseManifest(manifest));

/** Rounds a table; more of them find more. */
const ROUNDS = Number(process.env.CORRUPT_ROUNDS ?? 12);

type Key = number | string;

/** Ends a body with the checksum of its table, so that only the decoder can find what is wrong. */
const SEALS: Record<string, (body: Buffer, key: Key, table: string) => Buffer> = {
  blob: (body, key, table) => withSum(body, blobChecksum(body, tableSalt(table), key as number)),
  packed: (body) => withSum(body, crc32(body) & 0xffff),
  postcode: (body, key) =>
    withSum(body, keyedChecksum(key as string, body, body.length, tableSalt('postcode'))),
};

/** Every table of bytes: its key, and how it is sealed. */
const TABLES: [table: string, key: string, seal: keyof typeof SEALS][] = [
  ['block', 'id', 'blob'],
  ['street', 'id', 'blob'],
  ['shape', 'id', 'blob'],
  ['address_id', 'page', 'blob'],
  ['street_spelling', 'page', 'blob'],
  ['place_spelling', 'page', 'blob'],
  ['street_bearer', 'entry', 'packed'],
  ['place_bearer', 'entry', 'packed'],
  ['street_gram', 'gram', 'packed'],
  ['place_gram', 'gram', 'packed'],
  ['street_prefix', 'prefix', 'packed'],
  ['city_street', 'city', 'packed'],
  ['postcode', 'text', 'postcode'],
];

function withSum(body: Buffer, sum: number): Buffer {
  return Buffer.concat([body, Buffer.from([sum & 0xff, sum >>> 8])]);
}

/** Asks all operations about a street of the plan, and about what is not there. */
function askAll(geocoder: Geocoder, round: number): void {
  const { name, addresses } = plan.streets[round % plan.streets.length]!;
  const { number, postcode, latitude, longitude } = addresses[round % addresses.length]!;
  const asked: (() => unknown)[] = [
    () => geocoder.lookupStreet({ streetname: name }),
    () => geocoder.lookupStreet({ streetname: 'traat' }),
    () => geocoder.lookupStreet({ streetname: name, number }),
    () => geocoder.lookupPostcode({ postcode: postcode || '1234AB', number }),
    () => geocoder.forwardGeocode({ streetname: name, number, suburb: 'Assen' }),
    () => geocoder.forwardGeocode({ streetname: `${name}x`, number: '7' }),
    () => geocoder.reverseGeocode({ latitude: latitude / 1e6, longitude: longitude / 1e6 }),
    () => geocoder.reverseGeocode({ latitude: 52.5, longitude: 5.5 }, { maxDistanceMeters: 0 }),
    () => geocoder.search(`${name} ${number}, Asen`, { explain: true }),
    () => geocoder.suggest('straa'),
    () => geocoder.suggest('As'),
    () => geocoder.candidates({ municipality: 'Assen', streetname: name }),
    () => {
      for (const country of geocoder.listCountries())
        for (const province of geocoder.listProvinces(country.id))
          for (const municipality of geocoder.listMunicipalities(province.id))
            geocoder.listSuburbs(municipality.id);
    },
    () => {
      for (const match of geocoder.search(`${name} ${number}`)) {
        if (match.id !== null) geocoder.getAddress(match.id, { detail: true });
        if (match.suburb_id !== null) geocoder.getArea(match.suburb_id, { shape: true });
      }
    },
  ];
  for (const ask of asked) {
    try {
      ask();
    } catch (error) {
      expectDamage(error);
    }
  }
}

let refusals = 0;

function expectDamage(error: unknown): void {
  if (!(error instanceof GeocoderError) || error.code !== 'DATASET_DAMAGED') throw error;
  refusals++;
}

/** Waits for no disk: the file is thrown away. */
function openForWriting(path: string): Database.Database {
  const db = openSqlite(path);
  db.pragma('synchronous = OFF');
  db.pragma('journal_mode = MEMORY');
  return db;
}

/** A body as no writer makes it. */
function changedBody(body: Buffer, random: () => number): Buffer {
  const changed = Buffer.from(body);
  const kind = Math.floor(random() * 4);
  const at = Math.floor(random() * body.length);
  if (kind === 0) return changed.subarray(0, at);
  if (kind === 1) return Buffer.concat([changed, Buffer.from([Math.floor(random() * 256)])]);
  if (kind === 2) changed.fill(0xff, at, Math.min(body.length, at + 1 + Math.floor(random() * 12)));
  else if (body.length > 0) changed[at] = Math.floor(random() * 256);
  return changed;
}

describe('impossible bytes with a correct checksum', () => {
  const directory = newDirectory();
  cpSync(intact, directory, { recursive: true });
  const path = join(directory, DATABASE_FILE);

  function change(random: () => number, table: string, key: string, seal: keyof typeof SEALS): void {
    const db = openForWriting(path);
    const rows = db.prepare(`SELECT ${key}, bytes FROM ${table}`).raw().all() as [Key, Buffer][];
    const update = db.prepare(`UPDATE ${table} SET bytes = ? WHERE ${key} = ?`);
    // All rows of some rounds, so that what is asked meets one; one row of the others.
    const all = random() < 0.5;
    const one = Math.floor(random() * rows.length);
    db.exec('BEGIN');
    for (const [row, [id, bytes]] of rows.entries()) {
      if (!all && row !== one) continue;
      update.run(SEALS[seal]!(changedBody(bytes.subarray(0, -2), random), id, table), id);
    }
    db.exec('COMMIT');
    db.close();
  }

  it.each(TABLES)('in table %s give an answer or DATASET_DAMAGED, nothing else', (table, key, seal) => {
    const random = mulberry32(crc32(table));
    for (let round = 0; round < ROUNDS; round++) {
      copyFileSync(join(intact, DATABASE_FILE), path);
      change(random, table, key, seal);
      try {
        using geocoder = Geocoder.open(directory, { memory: round % 2 === 0 ? 'on-demand' : 'resident' });
        askAll(geocoder, round);
      } catch (error) {
        expectDamage(error);
      }
    }
  });

  it.each(['street_keys', 'place_keys'])('in table %s', (table) => {
    const random = mulberry32(17);
    for (let round = 0; round < ROUNDS; round++) {
      copyFileSync(join(intact, DATABASE_FILE), path);
      const db = openForWriting(path);
      const bytes = db.prepare<[], Buffer>(`SELECT bytes FROM ${table} WHERE id = 0`).pluck().get()!;
      const body = changedBody(bytes.subarray(0, -4), random);
      const sum = Buffer.alloc(4);
      sum.writeUInt32LE(crc32(body));
      db.prepare(`UPDATE ${table} SET bytes = ? WHERE id = 0`).run(Buffer.concat([body, sum]));
      db.close();
      try {
        using geocoder = Geocoder.open(directory);
        askAll(geocoder, round);
      } catch (error) {
        expectDamage(error);
      }
    }
  });

  it('in table area', () => {
    const random = mulberry32(23);
    const values: Column[] = [null, -1, 0, 1, 3, 7, 1e9, 0.5, '', 'x', Buffer.from([1, 2, 3])];
    for (let round = 0; round < 3 * ROUNDS; round++) {
      copyFileSync(join(intact, DATABASE_FILE), path);
      const db = openForWriting(path);
      const columns = (db.pragma('table_info(area)') as { name: string }[]).map(({ name }) => name);
      const ids = db.prepare('SELECT id FROM area').pluck().all() as number[];
      const id = ids[Math.floor(random() * ids.length)]!;
      const column = columns[1 + Math.floor(random() * (columns.length - 2))]!;
      try {
        db.prepare(`UPDATE area SET ${column} = ? WHERE id = ?`).run(
          values[Math.floor(random() * values.length)],
          id,
        );
        const row = db.prepare('SELECT * FROM area WHERE id = ?').raw().get(id) as Column[];
        db.prepare('UPDATE area SET checksum = ? WHERE id = ?').run(
          rowChecksum(row, columns.length - 1, tableSalt('area')),
          id,
        );
      } catch {
        // A constraint of the table: SQLite itself keeps such a value out.
      }
      db.close();
      using geocoder = Geocoder.open(directory);
      askAll(geocoder, round);
    }
  });
});

it('some of which are refused', () => expect(refusals).toBeGreaterThan(100));

describe('an error of our own', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is not reported as damage', () => {
    using geocoder = Geocoder.open(intact);
    const mistake = new TypeError('a mistake of ours');
    vi.spyOn(Dataset.prototype, 'street').mockImplementation(() => {
      throw mistake;
    });
    expect(() => geocoder.search(`${plan.streets[0]!.name} 1`)).toThrow(mistake);
    expect(() => [...geocoder.addresses()]).toThrow(mistake);
  });
});
