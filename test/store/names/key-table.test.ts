import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareKeys, KeyTable } from '../../../src/store/names/key-table';
import { editDistance } from '../../../src/text/edit-distance';
import { NearBytes } from '../../../src/text/near-bytes';

const IS_ASCII = /^[\0-\x7f]*$/;

/** Keys that share long beginnings, as street names do, with letters of one to four bytes. */
const key = fc
  .tuple(
    fc.constantFrom('', 'van', 'burgemeester', 'prins'),
    fc.string({ unit: fc.constantFrom(...'ab0z', 'é', '道', '𐍈'), maxLength: 9 }),
  )
  .map(([head, tail]) => head + tail);

describe('KeyTable', () => {
  it('finds keys, bounds and prefixes as a plain scan of the sorted keys does', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(key, { maxLength: 300 }),
        fc.array(key, { maxLength: 20 }),
        (keys, probes) => {
          const sorted = [...keys].sort(compareKeys);
          const table = new KeyTable(KeyTable.pack(sorted), 'a test');
          for (const probe of [...probes, ...sorted.slice(0, 40), ...sorted.slice(-40)]) {
            expect(table.find(probe)).toBe(sorted.indexOf(probe));
            const [from, to] = table.prefixRange(probe);
            expect(sorted.slice(from, to)).toEqual(sorted.filter((one) => one.startsWith(probe)));
          }
        },
      ),
    );
  });

  it('tells near keys as editDistance does, and never refuses one that is near', () => {
    fc.assert(
      fc.property(fc.uniqueArray(key, { maxLength: 60 }), key, fc.nat(9), (keys, asked, bound) => {
        const sorted = [...keys].sort(compareKeys);
        const table = new KeyTable(KeyTable.pack(sorted), 'a test');
        const near = new NearBytes(asked);
        for (const [name, one] of sorted.entries()) {
          const isWithin = editDistance(asked, one) <= bound;
          const isNear = table.isNear(name, near, bound);
          if (isWithin) expect(isNear, `${asked} ${one} ${bound}`).toBe(true);
          else if (asked !== '' && IS_ASCII.test(asked + one))
            expect(isNear, `${asked} ${one} ${bound}`).toBe(false);
        }
      }),
    );
  });

  it('finds no key for a text that is longer than every key', () => {
    const table = new KeyTable(KeyTable.pack(['a'.repeat(255)]), 'a test');
    expect(table.find('a'.repeat(255))).toBe(0);
    for (const letter of ['a', 'é', '道'])
      for (const length of [256, 1023, 1024, 1025, 5000]) {
        expect(table.find(letter.repeat(length))).toBe(-1);
      }
  });
});
