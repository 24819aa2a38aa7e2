import { describe, expect, it } from 'vitest';
import { HashPages } from '../../../src/store/read/hash-pages';
import { openSqlite } from '../../../src/store/sqlite';
import { HashPagesWriter } from '../../../src/store/write/hash-pages-writer';
import { mulberry32 } from '../synthetic';

describe.each([
  { entries: 0, greatest: 1 },
  { entries: 1, greatest: 0 },
  { entries: 100, greatest: 10 },
  { entries: 5_000, greatest: 2 ** 16 },
  { entries: 40_000, greatest: 2 ** 32 - 1 },
  { entries: 120_000, greatest: 2 ** 22 - 1 },
])('$entries entries up to $greatest', ({ entries, greatest }) => {
  const random = mulberry32(entries + 1);
  const hash48 = () => Math.floor(random() * 2 ** 24) * 2 ** 24 + Math.floor(random() * 2 ** 24);
  const db = openSqlite(':memory:');
  const writer = new HashPagesWriter(db, 'sample');
  const expected = new Map<number, number[]>();
  const known: number[] = [];
  for (let entry = 0; entry < entries; entry++) {
    // Some hashes come several times, some pairs too; the ends of the range as well.
    const hash =
      entry === 0
        ? 0
        : entry === 1
          ? 2 ** 48 - 1
          : random() < 0.05
            ? known[Math.floor(random() * known.length)]!
            : hash48();
    const value = entry === 2 ? greatest : Math.floor(random() * (greatest + 1));
    writer.add(hash, value);
    if (known.length < 50) known.push(hash);
    const values = expected.get(hash);
    if (values === undefined) expected.set(hash, [value]);
    else values.push(value);
  }
  writer.finish();

  it.each([true, false])('finds all values of each hash, kept: %s', (keep) => {
    const pages = new HashPages(db, 'sample', keep ? Number.POSITIVE_INFINITY : 0);
    let strangers = 0;
    for (const [hash, values] of expected) {
      const found = pages.lookup(hash);
      const complete = values.every((value) => found.includes(value));
      const ascending = found.every((value, index) => index === 0 || value >= found[index - 1]!);
      if (!complete || !ascending) expect({ hash, found }).toEqual({ hash, found: values });
      strangers += found.length - values.length;
    }
    expect(strangers).toBeLessThanOrEqual(0.05 * entries);
  });

  it('rarely finds a value for a hash that was not added', () => {
    const pages = new HashPages(db, 'sample', 0);
    let found = 0;
    for (let round = 0; round < 2000; round++) found += pages.lookup(hash48()).length;
    expect(found).toBeLessThan(60);
  });
});

it('refuses a changed byte of any page', () => {
  const db = openSqlite(':memory:');
  const writer = new HashPagesWriter(db, 'sample');
  const random = mulberry32(4);
  const hashes = Array.from({ length: 3000 }, () => Math.floor(random() * 2 ** 48));
  for (const [value, hash] of hashes.entries()) writer.add(hash, value);
  writer.finish();
  const rows = db.prepare<[], { page: number; bytes: Buffer }>('SELECT page, bytes FROM sample').all();
  const update = db.prepare('UPDATE sample SET bytes = ? WHERE page = ?');
  for (const { page, bytes } of rows) {
    const changed = Buffer.from(bytes);
    changed[Math.floor(random() * changed.length)]! ^= 1 + Math.floor(random() * 255);
    update.run(changed, page);
    expect(() => {
      const pages = new HashPages(db, 'sample', 0);
      for (const hash of hashes) pages.lookup(hash);
    }).toThrow(expect.objectContaining({ name: 'CorruptBytes', message: expect.stringContaining('sample') }));
    update.run(bytes, page);
  }
  // Two whole pages in each other's place.
  update.run(rows[2]!.bytes, rows[1]!.page);
  update.run(rows[1]!.bytes, rows[2]!.page);
  expect(() => {
    const pages = new HashPages(db, 'sample', 0);
    for (const hash of hashes) pages.lookup(hash);
  }).toThrow(expect.objectContaining({ name: 'CorruptBytes' }));
});
