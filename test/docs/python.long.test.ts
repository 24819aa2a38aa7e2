/** The examples for Python and DuckDB, with the command line of the sources as the program that they start. */

import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { commandLine } from '../command-line';
import { REPOSITORY, sampleDataset, temporaryDirectory } from '../sample';

const run = promisify(execFile);
const dataset = sampleDataset();
const has = (module: string) => spawnSync('python3', ['-c', `import ${module}`]).status === 0;
const HAS_PYTHON = has('sys');
const HAS_DUCKDB = HAS_PYTHON && has('duckdb');

const folder = temporaryDirectory();
/** Stands for `npx` in an installed project. */
const npx = path.join(folder, 'npx');
let geocoder: Geocoder;
beforeAll(() => {
  geocoder = Geocoder.open(dataset);
  writeFileSync(npx, `#!/bin/sh\nshift 2\nexec ${process.execPath} ${commandLine().join(' ')} "$@"\n`);
  chmodSync(npx, 0o755);
});
afterAll(() => geocoder?.close());

const python = async (args: readonly string[]) =>
  (
    await run('python3', [...args], {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      maxBuffer: 1 << 26,
    })
  ).stdout;

describe.skipIf(!HAS_PYTHON)(`examples/python${HAS_PYTHON ? '' : ' (left out: no python3)'}`, () => {
  it('answers each row as search does, and says what failed', async () => {
    const lines = [...geocoder.addresses()]
      .filter((_, index) => index % 10 === 0)
      .map(({ number, streetname, city }) => `${number} ${streetname}, ${city}`);
    const file = path.join(folder, 'lines.json');
    writeFileSync(file, JSON.stringify(lines));
    const told = await python([
      '-c',
      `
import json, sys
sys.path.insert(0, ${JSON.stringify(path.join(REPOSITORY, 'examples/python'))})
from doorplate import geocode
lines = json.load(open(${JSON.stringify(file)}))
rows = ({'id': index, 'address': line, 'missing': float('nan')} for index, line in enumerate(lines))
options = ('--map', 'text=address')
found = [[row['id'], row['match_label'], row['missing']] for row in geocode(rows, ${JSON.stringify(dataset)}, options=options)]
first = next(geocode(({'address': 'Alaska'} for _ in iter(int, 1)), ${JSON.stringify(dataset)}, options=options))
try:
    list(geocode([{'address': 'x'}], '/nowhere'))
    failed = ''
except RuntimeError as error:
    failed = str(error)
print(json.dumps({'found': found, 'first': first['match_label'], 'failed': failed}))
`,
    ]);
    const { found, first, failed } = JSON.parse(told);
    expect(found.length).toBeGreaterThan(200);
    expect(found).toEqual(lines.map((line, id) => [id, geocoder.search(line, { limit: 1 })[0]!.label, null]));
    expect(first).toBe('Alaska');
    expect(failed).toContain('DATASET_NOT_FOUND');
  });
});

describe.skipIf(!HAS_DUCKDB)(`examples/duckdb${HAS_DUCKDB ? '' : ' (left out: pip install duckdb)'}`, () => {
  it('makes a table of the answers', async () => {
    const database = path.join(folder, 'shop.duckdb');
    const program = path.join(REPOSITORY, 'examples/duckdb/geocode_table.py');
    const table = ['--database', database, '--table', 'customers', '--column', 'address'];
    await python([
      '-c',
      `
import duckdb
duckdb.connect(${JSON.stringify(database)}).execute(
  "CREATE TABLE customers AS SELECT * FROM (VALUES (1, '881 Main Street, Manchester'), (2, 'Alaska')) AS t(id, address)")
`,
    ]);
    expect(await python([program, '--data', dataset, ...table])).toBe('2 rows in customers_geocoded\n');
    const rows = await python([
      '-c',
      `
import duckdb, json
print(json.dumps(duckdb.connect(${JSON.stringify(database)}).execute(
  'SELECT id, match_level, match_label FROM customers_geocoded ORDER BY id').fetchall()))
`,
    ]);
    expect(JSON.parse(rows)).toEqual([
      [1, 'address', '881 Main Street, Manchester, Connecticut 06040'],
      [2, 'province', 'Alaska'],
    ]);
  });
});
