import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Geocoder } from '../../../src/geocoder';
import type { Manifest } from '../../../src/model/manifest';
import { serialiseManifest } from '../../../src/store/format/manifest-file';
import { openSqlite } from '../../../src/store/sqlite';
import { treeSums } from '../../../src/store/write/tree-sums';
import { cpuTimeSince } from '../../cpu-time';
import { sampleDataset, temporaryDirectory } from '../../sample';

const sample = sampleDataset();

/** A dataset that somebody changed, with a manifest that fits it. */
function changed(sql: string, change: (manifest: Manifest) => void = () => {}): string {
  const directory = path.join(temporaryDirectory(), 'hostile');
  cpSync(sample, directory, { recursive: true });
  const file = path.join(directory, 'addresses.sqlite');
  const db = openSqlite(file);
  db.unsafeMode(true).exec(sql);
  db.close();
  const manifest = JSON.parse(readFileSync(path.join(directory, 'manifest.json'), 'utf8')) as Manifest;
  manifest.files['addresses.sqlite']!.bytes = statSync(file).size;
  manifest.trees = treeSums(file);
  change(manifest);
  writeFileSync(path.join(directory, 'manifest.json'), serialiseManifest(manifest));
  return directory;
}

const ENDLESS = 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r)';

describe('a hostile dataset with matching checksums is refused at once', () => {
  it('the unchanged dataset can be opened', () => {
    using geocoder = Geocoder.open(changed('VACUUM'));
    expect(geocoder.search('881 main street, manchester')[0]!.level).toBe('address');
  });

  it.each([
    [
      'areas are a view without end',
      `DROP TABLE area; CREATE VIEW area AS ${ENDLESS} SELECT n AS id, 0 AS level, NULL AS parent FROM r`,
      'view "area"',
    ],
    [
      'the head is a view without end',
      `DROP TABLE dataset; CREATE VIEW dataset AS ${ENDLESS} SELECT n AS id, 1 AS areas FROM r`,
      'view "dataset"',
    ],
    ['a trigger stands beside', 'CREATE TRIGGER t AFTER INSERT ON area BEGIN SELECT 1; END', 'trigger "t"'],
    ['a virtual table stands beside', 'CREATE VIRTUAL TABLE v USING fts5(a)', 'table "v"'],
    [
      'a column is computed',
      'CREATE TABLE c (a INTEGER, b INTEGER GENERATED ALWAYS AS (abs(a)))',
      'table "c"',
    ],
    ['an index is computed', 'CREATE INDEX i ON area (abs(level))', 'index "i"'],
    [
      'there are thousands of tables',
      Array.from({ length: 200 }, (_, index) => `CREATE TABLE t${index} (a INTEGER)`).join(';'),
      'at most 100 tables',
    ],
  ])('%s', (_name, sql, message) => {
    const directory = changed(sql);
    const from = process.cpuUsage();
    expect(() => Geocoder.open(directory)).toThrow(
      expect.objectContaining({ code: 'DATASET_DAMAGED', message: expect.stringContaining(message) }),
    );
    expect(cpuTimeSince(from)).toBeLessThan(5000);
  });

  it('two hundred million areas in two megabytes', () => {
    const directory = changed('UPDATE dataset SET areas = 200000000', ({ counts }) => {
      const others = Object.entries(counts.areas).reduce(
        (sum, [level, count]) => (level === 'suburb' ? sum : sum + count),
        0,
      );
      counts.areas.suburb = 200_000_000 - others;
    });
    const from = process.cpuUsage();
    expect(() => Geocoder.open(directory)).toThrow(/expected at most \d+ areas in \d+ bytes, got 200000000/);
    expect(cpuTimeSince(from)).toBeLessThan(5000);
  });
});
