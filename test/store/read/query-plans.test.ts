import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, vi } from 'vitest';
import { Geocoder } from '../../../src/index';
import { DATABASE_FILE } from '../../../src/model/manifest';
import { sampleDataset } from '../../sample';

/** Read whole once, when a dataset is opened: a row a shape, one row in all, and which tables there are. */
const READ_WHOLE = ['shape', 'dataset', 'sqlite_master', 'sqlite_schema'];

const directory = sampleDataset();

/** Every statement that a geocoder prepares, with all of its operations asked. */
function statementsPrepared(): string[] {
  const spy = vi.spyOn(Database.prototype, 'prepare');
  const geocoder = Geocoder.open(directory, { verify: 'checksums' });
  const [country] = geocoder.listCountries();
  const [province] = geocoder.listProvinces(country!.id);
  const [municipality] = geocoder.listMunicipalities(province!.id);
  geocoder.listSuburbs(municipality!.id);
  geocoder.getArea(municipality!.id, { shape: true });
  const [address] = geocoder.addresses();
  geocoder.getAddress(address!.id);
  geocoder.lookupStreet({ streetname: 'Main Street' });
  geocoder.lookupPostcode({ postcode: '06040', number: '881' });
  geocoder.reverseGeocode({ latitude: address!.latitude, longitude: address!.longitude });
  geocoder.forwardGeocode({ streetname: 'Main Street', number: '881', suburb: 'Manchester' });
  geocoder.search('4516 old sewrad hwy, anchorage');
  geocoder.suggest('4516 old sew');
  geocoder.close();
  const statements = spy.mock.calls.map(([sql]) => sql);
  spy.mockRestore();
  return [...new Set(statements)];
}

describe('the statements of the store', () => {
  it('find their rows by a key: only what is read once at opening scans a table', () => {
    const statements = statementsPrepared();
    const db = new Database(path.join(directory, DATABASE_FILE), { readonly: true });
    const plans = statements.flatMap((sql) => {
      const blanks = sql.match(/\?/g)?.map(() => null) ?? [];
      const steps = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...blanks) as { detail: string }[];
      return steps.map(({ detail }) => ({ sql, detail }));
    });
    const tables = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .pluck()
      .all() as string[];
    db.close();
    const scans = plans.filter(
      ({ detail }) => /^SCAN/.test(detail) && !READ_WHOLE.some((table) => detail.includes(table)),
    );
    expect(scans).toEqual([]);
    // The check sees them all: no table that no statement reads.
    for (const table of tables)
      expect(
        statements.some((sql) => sql.includes(`FROM ${table}`)),
        table,
      ).toBe(true);
  });
});
