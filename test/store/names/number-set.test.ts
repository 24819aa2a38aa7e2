import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberSet } from '../../../src/store/names/number-set';

const number = fc.oneof(fc.nat(40), fc.nat(1_000_000), fc.constantFrom(0, 0xffffffff, 0x80000000));

describe('a set of numbers that is used again', () => {
  it('holds what a Set holds, in the same order, whatever it held before', () => {
    const set = new NumberSet();
    fc.assert(
      fc.property(fc.array(number, { maxLength: 400 }), fc.array(number), (values, others) => {
        set.clear();
        const plain = new Set<number>();
        for (const value of values) {
          expect(set.add(value)).toBe(!plain.has(value));
          plain.add(value);
        }
        expect(Array.from({ length: set.size }, (_, place) => set.at(place))).toEqual([...plain]);
        for (const value of [...values, ...others]) expect(set.has(value)).toBe(plain.has(value));
      }),
    );
  });
});
