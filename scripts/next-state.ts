/**
 * A later state of a dataset, as a register changes in a month: 1 % of its addresses are new (seven in ten on streets that
 * are there, the others on new streets), 0.3 % lie on streets that were renamed, 0.2 % moved by up to 50 metres, 0.2 % are
 * withdrawn. For `diff` and `patch`: docs/benchmarks.md.
 *
 *   tsx scripts/next-state.ts DATASET RECIPE INPUT_ROOT OUT
 */
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Papa from 'papaparse';
import { build } from '../src/compile/index';
import { Geocoder } from '../src/index';
import { hash48 } from '../src/text/hash';

const NEW_ON_OLD_STREETS = 0.007;
const NEW_STREETS = 0.003;
const ADDRESSES_OF_A_NEW_STREET = 20;
const RENAMED = 0.003;
const MOVED = 0.002;
const WITHDRAWN = 0.002;
const COLUMNS = ['streetname', 'number', 'suffix', 'postcode', 'city', 'municipality', 'province'] as const;

const [dataset, recipeFile, inputRoot, out] = process.argv.slice(2);
if (out === undefined) throw new Error('expected DATASET RECIPE INPUT_ROOT OUT');

type Row = Record<(typeof COLUMNS)[number] | 'identifier' | 'building', string> & {
  latitude: number;
  longitude: number;
};

/** 0 ≤ x < 1, the same for the same text. */
const chance = (text: string) => (hash48(text) % 2 ** 20) / 2 ** 20;

function* edited(): Generator<Row> {
  using geocoder = Geocoder.open(dataset!);
  for (const row of geocoder.addresses()) {
    const street = `${row.streetname}|${row.city}|${row.municipality}`;
    const renamed = chance(`renamed ${street}`) < RENAMED;
    const streetname = renamed ? `Nieuwe ${row.streetname}` : row.streetname;
    const fate = chance(`fate ${row.id}`);
    if (fate < WITHDRAWN) continue;
    const moved = fate < WITHDRAWN + MOVED;
    const by = (axis: string) => (moved ? (chance(`${axis} ${row.id}`) - 0.5) * 0.0009 : 0);
    yield { ...row, streetname, latitude: row.latitude + by('north'), longitude: row.longitude + by('east') };
    const birth = chance(`birth ${row.id}`);
    if (birth < NEW_ON_OLD_STREETS) {
      const number = String(Number.parseInt(row.number, 10) + 200);
      yield { ...row, streetname, number, latitude: row.latitude + 0.0001, identifier: '' };
    } else if (birth < NEW_ON_OLD_STREETS + NEW_STREETS / ADDRESSES_OF_A_NEW_STREET) {
      for (let at = 0; at < ADDRESSES_OF_A_NEW_STREET; at++)
        yield {
          ...row,
          streetname: `Tuin van ${row.streetname}`,
          number: String(at + 1),
          suffix: '',
          latitude: row.latitude + 0.0002 + at * 0.00005,
          identifier: '',
        };
    }
  }
}

const folder = `${out}.input`;
mkdirSync(folder, { recursive: true });
const recipe = JSON.parse(readFileSync(recipeFile!, 'utf8'));
const [{ licence, attribution, accuracyMeters, name }] = recipe.addresses;
const columns = [...COLUMNS, 'latitude', 'longitude', 'identifier', 'building'];
function* lines(): Generator<string> {
  yield `${columns.join(',')}\n`;
  let rows: string[][] = [];
  for (const row of edited()) {
    rows.push(columns.map((column) => String(row[column as keyof Row])));
    if (rows.length < 1000) continue;
    yield `${Papa.unparse(rows, { newline: '\n' })}\n`;
    rows = [];
  }
  if (rows.length > 0) yield `${Papa.unparse(rows, { newline: '\n' })}\n`;
}
await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, 'addresses.csv')));
recipe.addresses = [
  {
    name,
    licence,
    attribution,
    accuracyMeters,
    path: path.resolve(folder, 'addresses.csv'),
    format: 'delimited',
    columns: Object.fromEntries(columns.map((column) => [column, column])),
  },
];
const { manifest } = await build(recipe, { out, inputRoot, force: true });
process.stdout.write(`${out}: ${manifest.counts.addresses} addresses\n`);
