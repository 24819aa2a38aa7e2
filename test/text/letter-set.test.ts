import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../src/text/edit-distance';
import { lettersOf, mayBeWithin } from '../../src/text/letter-set';

const word = fc.string({ unit: fc.constantFrom(...'abcdestr019é街'), maxLength: 12 });

describe('the letters of two texts', () => {
  it('never rule out texts that are within so many edits', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (left, right, edits) => {
        if (editDistance(left, right) <= edits)
          expect(mayBeWithin(edits, lettersOf(left), lettersOf(right))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['kerk', 'brug', 1, false],
    ['kerk', 'kerk', 0, true],
    ['kerk', 'krek', 0, true],
    ['kerkstraat', 'kerkstrat', 1, true],
    ['molen', 'haven', 3, true],
    ['molen', 'haven', 2, false],
  ])('%s and %s within %i: %s', (left, right, edits, expected) => {
    expect(mayBeWithin(edits, lettersOf(left), lettersOf(right))).toBe(expected);
  });
});
