import { describe, expect, it } from 'vitest';
import { mulberry32, pick } from '../../scripts/quality/random';
import { editDistance } from '../../src/text/edit-distance';
import { NearBytes } from '../../src/text/near-bytes';

const random = mulberry32(23);
const word = (length: number) => Array.from({ length }, () => pick(random, [...'abcd'])).join('');

describe('near bytes', () => {
  it('say what editDistance says', () => {
    let within = 0;
    for (let round = 0; round < 20_000; round++) {
      const text = word(1 + Math.floor(random() * 32));
      let key = text;
      for (let edits = Math.floor(random() * 6); edits > 0; edits--) {
        const at = Math.floor(random() * (key.length + 1));
        key = key.slice(0, at) + word(Math.floor(random() * 2)) + key.slice(at + Math.floor(random() * 3));
      }
      const bytes = Buffer.from(`xy${key}z`);
      const bound = Math.floor(random() * 5);
      const near = new NearBytes(text);
      const expected = editDistance(text, key) <= bound;
      if (expected) within++;
      expect(near.within(bytes, 2, bytes.length - 1, bound), `${text} ${key} ${bound}`).toBe(expected);
    }
    expect(within).toBeGreaterThan(4000);
  });

  it('refuse nothing that they cannot tell', () => {
    const key = Buffer.from('東京通り');
    expect(new NearBytes('abc').within(key, 0, key.length, 1)).toBe(true);
    expect(new NearBytes('東京').within(Buffer.from('abc'), 0, 3, 0)).toBe(true);
    expect(new NearBytes('a'.repeat(33)).within(Buffer.from('abc'), 0, 3, 0)).toBe(true);
  });
});
