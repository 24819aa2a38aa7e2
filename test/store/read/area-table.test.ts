import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DATABASE_FILE } from '../../../src/model/manifest';
import { AreaTable } from '../../../src/store/read/area-table';
import { UNPROVEN } from '../../../src/store/read/proven-trees';
import { openSqlite } from '../../../src/store/sqlite';
import { mulberry32, temporaryDirectories, writePlan } from '../synthetic';

const newDirectory = temporaryDirectories();

it('gives the same areas with a cache for all of them or for two', () => {
  const directory = newDirectory();
  writePlan(directory, { seed: 9, streets: 40, identifiers: false });
  const db = openSqlite(join(directory, DATABASE_FILE), { readonly: true });
  const count = db.prepare<[], number>('SELECT count(*) FROM area').pluck().get()!;
  const all = new AreaTable(db, UNPROVEN, count, Number.POSITIVE_INFINITY);
  const few = new AreaTable(db, UNPROVEN, count, 2);
  const random = mulberry32(4);
  for (let round = 0; round < 500; round++) {
    const id = Math.floor(random() * count);
    expect(few.area(id)).toEqual(all.area(id));
    expect(few.chain(id)).toEqual(all.chain(id));
    expect(few.extent(id)).toBe(all.extent(id));
  }
  expect(all.area(1)).toBe(all.area(1));
  for (const id of [-1, count, count + 2, Number.NaN, 0.5])
    for (const table of [all, few]) expect(() => table.area(id)).toThrow(/expected area/);
  db.close();
});
