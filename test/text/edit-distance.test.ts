import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToPart, editDistance } from '../../src/text/edit-distance';

/** The definition, cell by cell, with no bound and no short cut. */
function plainDistance(left: string, right: string): number {
  const rows = Array.from({ length: left.length + 1 }, (_, i) =>
    Array.from({ length: right.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= left.length; i++) {
    for (let j = 1; j <= right.length; j++) {
      let cost = rows[i - 1]![j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      cost = Math.min(cost, rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1);
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      rows[i]![j] = swapped ? Math.min(cost, rows[i - 2]![j - 2]! + 1) : cost;
    }
  }
  return rows[left.length]![right.length]!;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 12 });

describe('edit distance', () => {
  it('agrees with its definition', () => {
    fc.assert(
      fc.property(word, word, (left, right) => editDistance(left, right) === plainDistance(left, right)),
      {
        numRuns: 5000,
        seed: 1,
      },
    );
  });

  it('gives one more than the bound for anything beyond it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 6 }), (left, right, bound) => {
        expect(editDistance(left, right, bound)).toBe(Math.min(plainDistance(left, right), bound + 1));
      }),
      { numRuns: 5000, seed: 2 },
    );
  });

  it('counts a swap of neighbours once', () => {
    expect(editDistance('dorpsstraat', 'dorpsstaart')).toBe(2);
    expect(editDistance('brink', 'birnk')).toBe(1);
  });
});

describe('distance to a part', () => {
  /** Row by row (Sellers 1980): a part may begin and end anywhere. */
  function plainDistanceToPart(pattern: string, text: string): number {
    let row = Array.from({ length: text.length + 1 }, () => 0);
    for (let i = 1; i <= pattern.length; i++) {
      const next = [i];
      for (let j = 1; j <= text.length; j++) {
        const same = pattern[i - 1] === text[j - 1] ? 0 : 1;
        next.push(Math.min(row[j - 1]! + same, row[j]! + 1, next[j - 1]! + 1));
      }
      row = next;
    }
    return Math.min(...row);
  }

  it('agrees with its definition', () => {
    fc.assert(
      fc.property(
        word,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'é'), maxLength: 40 }),
        (a, b) => {
          expect(distanceToPart(a, b)).toBe(plainDistanceToPart(a, b));
        },
      ),
      { numRuns: 5000, seed: 3 },
    );
    const long = 'abcdefghijklmnopqrstuvwxyz012345';
    expect(distanceToPart(long, `xx${long}xx`)).toBe(0);
    expect(distanceToPart(long, `xx${long.slice(1)}xx`)).toBe(1);
  });

  it('knows nothing of patterns it has no bits for', () => {
    expect(distanceToPart('a'.repeat(33), 'b')).toBe(0);
    expect(distanceToPart('é', 'b')).toBe(0);
  });
});

describe('edit distance beyond one word of bits', () => {
  const letters = fc.constantFrom('a', 'b', 'é', 'z');

  it('agrees with its definition for long texts and for letters outside ASCII', () => {
    const text = fc.string({ unit: letters, maxLength: 50 });
    fc.assert(
      fc.property(text, text, (left, right) => editDistance(left, right) === plainDistance(left, right)),
      {
        numRuns: 1500,
        seed: 4,
      },
    );
  });

  it('agrees at exactly the width of the word', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 30, maxLength: 34 });
    fc.assert(
      fc.property(plain, plain, (left, right) => editDistance(left, right) === plainDistance(left, right)),
      {
        numRuns: 1500,
        seed: 5,
      },
    );
  });
});
