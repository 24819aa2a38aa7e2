import Fuse from 'fuse.js';
import { describe, expect, it } from 'vitest';
import { mulberry32, pick } from '../../scripts/quality/random';
import { rankShortlist } from '../../src/rank/shortlist';

const random = mulberry32(5);
const word = (length: number) => Array.from({ length }, () => pick(random, [...'abcd'])).join('');

function damaged(text: string): string {
  let name = text;
  for (let edits = Math.floor(random() * 6); edits > 0; edits--) {
    const at = Math.floor(random() * (name.length + 1));
    name = name.slice(0, at) + word(Math.floor(random() * 2)) + name.slice(at + Math.floor(random() * 2));
  }
  return name === '' ? 'a' : name;
}

/** Fuse.js over all names. */
function byFuse(asked: string, names: readonly string[], threshold: number): number[] {
  const found = new Fuse(names, { includeScore: true, ignoreLocation: true, threshold }).search(asked);
  return found.sort((a, b) => a.score! - b.score! || a.refIndex - b.refIndex).map(({ refIndex }) => refIndex);
}

describe('shortlist', () => {
  it('has the order of Fuse.js over all names, counted or not', () => {
    for (let round = 0; round < 8000; round++) {
      const asked = round % 40 === 0 ? `${word(30)}é${word(8)}` : word(1 + Math.floor(random() * 38));
      const names = Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
        random() < 0.4 ? word(1 + Math.floor(random() * 36)) : damaged(asked),
      );
      const threshold = pick(random, [0.3, 0.5]);
      expect(rankShortlist(asked, names, threshold), `${asked} in ${names}`).toEqual(
        byFuse(asked, names, threshold),
      );
    }
  });
});
