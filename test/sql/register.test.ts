import type Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { register } from '../../src/sql/index';
import { openSqlite } from '../../src/store/sqlite';
import { sampleDataset } from '../sample';

const dataset = sampleDataset();
const LINE = '881 Main Street, Manchester';

let geocoder: Geocoder;
let db: Database.Database;
beforeAll(() => {
  geocoder = Geocoder.open(dataset);
});
afterAll(() => geocoder.close());
beforeEach(() => {
  db = openSqlite(':memory:');
  register(db, geocoder);
  return () => db.close();
});

const value = (sql: string, ...given: unknown[]) =>
  db
    .prepare(sql)
    .pluck()
    .get(...given);

describe('register', () => {
  it('answers in SQL what search answers', () => {
    const lines = [...geocoder.addresses()]
      .filter((_, index) => index % 50 === 0)
      .map(({ number, streetname, city }) => `${number} ${streetname}, ${city}`);
    db.exec('CREATE TABLE customer (address TEXT)');
    const insert = db.prepare('INSERT INTO customer VALUES (?)');
    for (const line of lines) insert.run(line);
    const rows = db
      .prepare(
        'SELECT geocode(address) AS json, geocode_lat(address) AS lat, geocode_lon(address) AS lon, ' +
          'geocode_label(address) AS label, geocode_confidence(address) AS confidence FROM customer',
      )
      .all() as { json: string; lat: number; lon: number; label: string; confidence: number }[];
    const wanted = lines.map((line) => geocoder.search(line, { limit: 1 })[0]!);
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.map(({ json }) => JSON.parse(json))).toEqual(JSON.parse(JSON.stringify(wanted)));
    for (const [index, { lat, lon, label, confidence }] of rows.entries()) {
      expect({ lat, lon, label, confidence }).toEqual({
        lat: wanted[index]!.latitude,
        lon: wanted[index]!.longitude,
        label: wanted[index]!.label,
        confidence: wanted[index]!.confidence,
      });
    }
  });

  it('gives NULL for nothing', () => {
    for (const nothing of [null, '', '  ', 'zzzzqq 99999 xxqq']) {
      expect(value('SELECT geocode(?)', nothing)).toBe(null);
      expect(value('SELECT geocode_lat(?)', nothing)).toBe(null);
      expect(value('SELECT count(*) FROM geocode_matches(?)', nothing)).toBe(0);
    }
    expect(value('SELECT reverse_label(NULL, 1)')).toBe(null);
    expect(value('SELECT reverse_label(0, 0)')).toBe(null);
  });

  it('joins the matches of each row', () => {
    const rows = db
      .prepare(
        `WITH asked(line) AS (VALUES ('main street'), (?)) SELECT line, rank, label, number FROM asked, geocode_matches(line, 3)`,
      )
      .all(LINE);
    const wanted = ['main street', LINE].flatMap((line) =>
      geocoder
        .search(line, { limit: 3 })
        .map(({ label, number }, index) => ({ line, rank: index + 1, label, number })),
    );
    expect(rows).toEqual(wanted);
    expect(value('SELECT count(*) FROM geocode_matches(?)', 'main street')).toBe(
      geocoder.search('main street').length,
    );
  });

  it('reverses', () => {
    const [{ latitude, longitude, label }] = geocoder.search(LINE) as [never];
    expect(value('SELECT reverse_label(?, ?)', latitude, longitude)).toBe(label);
  });

  it('compares two texts', () => {
    const written = '881 main st, manchester';
    expect(value('SELECT same_address(?, ?)', LINE, written)).toBe(geocoder.sameAddress(LINE, written).same);
    expect(value('SELECT same_address(?, ?)', LINE, 'Alaska')).toBe(
      geocoder.sameAddress(LINE, 'Alaska').same,
    );
    expect(value('SELECT same_address(?, NULL)', LINE)).toBe(null);
  });

  it('may stand in an index', () => {
    db.exec('CREATE TABLE place (line TEXT); CREATE INDEX by_label ON place (geocode_label(line))');
    db.prepare('INSERT INTO place VALUES (?)').run(LINE);
    const [{ label }] = geocoder.search(LINE) as [never];
    expect(value('SELECT line FROM place WHERE geocode_label(line) = ?', label)).toBe(LINE);
  });

  it('says what is wrong, and the statement fails', () => {
    expect(() => value('SELECT geocode(?)', 'x'.repeat(201))).toThrow(/200 characters/);
    expect(() => value('SELECT geocode(?)', Buffer.from('x'))).toThrow(/expected a text/);
    expect(() => value('SELECT reverse_label(91, 0)')).toThrow(/latitude/);
    expect(() => value("SELECT * FROM geocode_matches('main', 0)")).toThrow(/1 to 50/);
    expect(() => register(openSqlite(':memory:'), geocoder, { country: 'NL' })).toThrow(/US/);
    expect(() => register(openSqlite(':memory:'), geocoder, { minConfidence: 2 })).toThrow(/minConfidence/);
  });

  it('keeps to its options', () => {
    const sure = openSqlite(':memory:');
    register(sure, geocoder, { minConfidence: 0.9, country: 'us' });
    expect(sure.prepare('SELECT geocode_label(?)').pluck().get(LINE)).not.toBe(null);
    expect(sure.prepare('SELECT geocode_label(?)').pluck().get('99999 Main Street, Manchester')).toBe(
      geocoder.search('99999 Main Street, Manchester', { minConfidence: 0.9, limit: 1 })[0]?.label ?? null,
    );
  });
});
