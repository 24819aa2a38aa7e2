import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATABASE_FILE, MANIFEST_FILE } from '../../../src/model/manifest';
import { Dataset } from '../../../src/store/dataset';
import { serialiseManifest } from '../../../src/store/format/manifest-file';
import { SQLITE_PAGE_BYTES } from '../../../src/store/format/schema';
import { PageFile } from '../../../src/store/format/tree-pages';
import { openSqlite } from '../../../src/store/sqlite';
import { temporaryDirectories, writePlan } from '../synthetic';

const newDirectory = temporaryDirectories();
const intact = newDirectory();
const plan = writePlan(intact, { seed: 7, streets: 400, identifiers: true });
const { postcode } = plan.streets[0]!.addresses.at(-1)!;

function rootOf(table: string): number {
  const db = openSqlite(join(intact, DATABASE_FILE), { readonly: true });
  const root = db.prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck();
  const page = root.get(table)!;
  db.close();
  return page;
}

/** A copy with one byte of a page changed. */
function damaged(page: number, at: number): string {
  const directory = newDirectory();
  cpSync(intact, directory, { recursive: true });
  const path = join(directory, DATABASE_FILE);
  const bytes = readFileSync(path);
  bytes[(page - 1) * SQLITE_PAGE_BYTES + at]! ^= 1;
  writeFileSync(path, bytes);
  return directory;
}

function leavesOf(table: string): readonly number[] {
  const pages = new PageFile(join(intact, DATABASE_FILE));
  const { leaves } = pages.pagesOf(rootOf(table));
  pages.close();
  return leaves;
}

describe('a row that is not found is proven to be absent', () => {
  it.each([
    ['postcode', (one: Dataset) => one.postcode('0000XX', 'NL')],
    ['postcode', (one: Dataset) => one.postcodesFrom(postcode.slice(0, 2), 'NL', 5)],
    ['area_parent', (one: Dataset) => one.children(plan.municipality, 'suburb')],
    ['area_uuid', (one: Dataset) => one.areaByUuid('00000000-0000-5000-8000-000000000000')],
    ['street_gram', (one: Dataset) => one.names.streets.gramCount(1)],
    ['street_prefix', (one: Dataset) => one.names.streets.prefixTop('zzz')],
    ['place_bearer', (one: Dataset) => one.names.places.forEachMember(0, () => true)],
    ['city_street', (one: Dataset) => one.names.streetNamesIn(999_999)],
    ['shape', (one: Dataset) => one.shapes(plan.country)],
  ])('in %s', (table, ask) => {
    const [leaf] = leavesOf(table).slice(-1);
    const sound = Dataset.open(intact);
    ask(sound);
    sound.close();
    const broken = Dataset.open(damaged(leaf!, SQLITE_PAGE_BYTES - 20));
    for (let time = 0; time < 2; time++) expect(() => ask(broken)).toThrow(`pages of ${table} is`);
    broken.close();
  });

  it('by its inner pages, when it is opened', () => {
    expect(leavesOf('block').length).toBeGreaterThan(1);
    const refusal = expect.objectContaining({ code: 'DATASET_DAMAGED' });
    expect(() => Dataset.open(damaged(rootOf('block'), SQLITE_PAGE_BYTES - 3))).toThrow(refusal);
    expect(() => Dataset.open(damaged(1, SQLITE_PAGE_BYTES - 3))).toThrow(refusal);
  });

  it('a dataset of an older build without such checksums is read as before', () => {
    const directory = newDirectory();
    cpSync(intact, directory, { recursive: true });
    const { trees, ...manifest } = plan.manifest;
    expect(Object.keys(trees!)).toContain('sqlite_schema');
    writeFileSync(join(directory, MANIFEST_FILE), serialiseManifest(manifest));
    const dataset = Dataset.open(directory);
    expect(dataset.postcode('0000XX', 'NL')).toBeNull();
    dataset.close();
  });
});
