import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNatural } from '../../src/text/natural-order';

describe('natural order', () => {
  it('orders house numbers as people count them', () => {
    const ordered = [
      '',
      '1',
      '2',
      '9',
      '9A',
      '10',
      '12',
      '12A',
      '12A2',
      '12A10',
      '12B',
      '103-9',
      '103-111',
      'A',
    ];
    expect([...ordered].reverse().sort(compareNatural)).toEqual(ordered);
  });

  it('is a total order', () => {
    const text = fc.string({ unit: fc.constantFrom('0', '1', '2', '9', 'A', 'b', '-'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(Math.sign(compareNatural(a, b))).toBe(-Math.sign(compareNatural(b, a)) + 0);
        expect(compareNatural(a, b) === 0).toBe(a === b);
        if (compareNatural(a, b) < 0 && compareNatural(b, c) < 0)
          expect(compareNatural(a, c)).toBeLessThan(0);
      }),
      { numRuns: 3000, seed: 3 },
    );
  });
});
