/**
 * The floor: an address table as one writes it by hand, text columns and the right indexes, read-only with its lock
 * held. It checks nothing, falls back to nothing and folds nothing; it answers exact questions only.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Geocoder } from '../../src/index';
import type { Question } from './questions';

const ADDRESS =
  'suburb_id, building_id, number, suffix, streetname, postcode, city, latitude, longitude FROM address';

/** Makes the table from the addresses of an open dataset, once for each dataset. Gives the seconds it took. */
export function buildLayoutN(geocoder: Geocoder, path: string): number | null {
  if (existsSync(path)) return null;
  const started = performance.now();
  const partial = `${path}.partial`;
  rmSync(partial, { force: true });
  const db = new Database(partial);
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  db.pragma('cache_size = -262144');
  db.pragma('temp_store = MEMORY');
  db.exec(`
    BEGIN;
    CREATE TABLE address (
      rowid INTEGER PRIMARY KEY, id TEXT, suburb_id TEXT, building_id TEXT, number TEXT, suffix TEXT,
      streetname TEXT, postcode TEXT, city TEXT, latitude REAL, longitude REAL
    );
    CREATE TABLE area (id TEXT PRIMARY KEY, parent_id TEXT, level TEXT, name TEXT, local_identifier TEXT);
    CREATE VIRTUAL TABLE point USING rtree (id, west, east, south, north);
  `);
  const insert = db.prepare(`INSERT INTO address VALUES (${'?, '.repeat(10)}?)`);
  const insertPoint = db.prepare('INSERT INTO point VALUES (?, ?, ?, ?, ?)');
  let row = 0;
  for (const a of geocoder.addresses()) {
    row++;
    insert.run(
      row,
      a.id,
      a.suburb_id,
      a.building_id || null,
      a.number,
      a.suffix || null,
      a.streetname,
      a.postcode || null,
      a.city || null,
      a.latitude,
      a.longitude,
    );
    insertPoint.run(row, a.longitude, a.longitude, a.latitude, a.latitude);
  }
  const insertArea = db.prepare('INSERT INTO area VALUES (?, ?, ?, ?, ?)');
  for (const country of geocoder.listCountries()) {
    insertArea.run(country.id, null, 'country', country.name, country.local_identifier);
    for (const province of geocoder.listProvinces(country.id, {}, { limit: 1000 })) {
      insertArea.run(province.id, country.id, 'province', province.name, province.local_identifier);
      for (const one of geocoder.listMunicipalities(province.id, {}, { limit: 1000 })) {
        insertArea.run(one.id, province.id, 'municipality', one.name, one.local_identifier);
      }
    }
  }
  db.exec(`
    CREATE UNIQUE INDEX address_id ON address (id);
    CREATE INDEX address_postcode ON address (postcode, number, suffix);
    CREATE INDEX address_street ON address (streetname, city, number, suffix);
    CREATE INDEX area_parent ON area (parent_id, level, name);
    CREATE VIRTUAL TABLE line USING fts5 (
      text, content = '', columnsize = 0, tokenize = "unicode61 remove_diacritics 2"
    );
    INSERT INTO line (rowid, text)
      SELECT rowid, streetname || ' ' || number || ' ' || coalesce(suffix, '') || ' ' || coalesce(postcode, '') ||
        ' ' || coalesce(city, '') FROM address;
    COMMIT;
  `);
  db.close();
  renameSync(partial, path);
  return (performance.now() - started) / 1000;
}

/** One question in, one answer out. */
export type Ask = (question: Question) => unknown;

/** The same questions, put to the table. Each answer is a whole object, as SQLite's driver makes it. */
export function askLayoutN(path: string): Record<string, Ask> & { close: () => void } {
  const db = new Database(path, { readonly: true });
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('mmap_size = 268435456');
  db.pragma('cache_size = -32768');
  const byId = db.prepare(
    'SELECT id, suburb_id, building_id, number, suffix, streetname, postcode, city FROM address WHERE id = ?',
  );
  const byIdRaw = db
    .prepare(
      'SELECT id, suburb_id, building_id, number, suffix, streetname, postcode, city FROM address WHERE id = ?',
    )
    .raw();
  const byPostcode = db.prepare(
    `SELECT ${ADDRESS} WHERE postcode = ? AND number = ? AND suffix IS ? LIMIT 1`,
  );
  const byStreet = db.prepare(
    `SELECT ${ADDRESS} WHERE streetname = ? AND city = ? AND number = ? AND suffix IS ? LIMIT 1`,
  );
  const listStreet = db.prepare(
    'SELECT streetname, number, suffix, city, postcode, latitude, longitude FROM address ' +
      'WHERE streetname = ? AND number = ? ORDER BY city, suffix LIMIT 100',
  );
  // A box that widens until it holds something; what is nearest is decided by a plane at that latitude.
  const inBox = db.prepare(
    'SELECT suburb_id, building_id, number, suffix, streetname, postcode, city FROM address WHERE rowid = (' +
      'SELECT id FROM point WHERE east >= ? AND west <= ? AND north >= ? AND south <= ? ' +
      'ORDER BY (west - ?) * (west - ?) * ? + (south - ?) * (south - ?) LIMIT 1)',
  );
  const children = db.prepare(
    'SELECT id, name, local_identifier FROM area WHERE parent_id = ? ORDER BY name',
  );
  const bySearch = db.prepare(
    `SELECT ${ADDRESS} WHERE rowid IN (SELECT rowid FROM line WHERE line MATCH ? LIMIT 5)`,
  );
  const phrase = (text: string): string =>
    text
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .split(' ')
      .map((word) => `"${word}"`)
      .join(' ');
  const nearest: Ask = ({ latitude, longitude }) => {
    const narrow = Math.cos((latitude * Math.PI) / 180);
    for (let reach = 0.0003; reach < 1; reach *= 3) {
      const wide = reach / narrow;
      const found = inBox.get(
        longitude - wide,
        longitude + wide,
        latitude - reach,
        latitude + reach,
        longitude,
        longitude,
        narrow * narrow,
        latitude,
        latitude,
      );
      if (found !== undefined) return found;
    }
    return null;
  };
  return {
    getAddress: ({ id }) => byId.get(id),
    bareStatement: ({ id }) => byIdRaw.get(id),
    lookupPostcode: ({ postcode, number, suffix }) => byPostcode.get(postcode, number, suffix || null),
    forwardGeocode: ({ streetname, city, number, suffix }) =>
      byStreet.get(streetname, city, number, suffix || null),
    reverseGeocode: nearest,
    reverseSpatial: nearest,
    lookupStreet: ({ streetname, number }) => listStreet.all(streetname, number),
    listChildren: ({ id }) => children.all(id),
    search: ({ line }) => bySearch.all(phrase(line)),
    close: () => db.close(),
  };
}
