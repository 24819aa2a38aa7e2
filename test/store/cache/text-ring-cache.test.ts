import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextRingCache } from '../../../src/store/cache/text-ring-cache';

const MB = 2 ** 20;
const key = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 70 }),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
);

describe('TextRingCache', () => {
  it('returns the text that was kept last under exactly the key, or nothing', () => {
    const row = fc.record({ key, bytes: fc.uint8Array({ maxLength: 40 }) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (rows, places) => {
        const kept = new TextRingCache(places, MB);
        const last = new Map<string, Uint8Array>();
        for (const { key, bytes } of rows) {
          kept.keep(key, bytes);
          last.set(key, bytes);
          for (const [known, expected] of last) {
            if (kept.find(known))
              expect([...kept.bytes.subarray(kept.start, kept.end)]).toEqual([...expected]);
          }
        }
      }),
    );
  });

  it('finds what it kept if there are enough slots', () => {
    const kept = new TextRingCache(4000, MB);
    const keys = Array.from({ length: 1000 }, (_, index) => `${1000 + index}AB`);
    for (const key of keys) kept.keep(key, Buffer.from(key));
    expect(keys.filter((key) => kept.find(key)).length).toBeGreaterThan(700);
    expect(kept.find('9999ZZ')).toBe(false);
    expect(kept.find('1000A')).toBe(false);
  });

  it('does not keep text that does not fit one byte a letter', () => {
    const kept = new TextRingCache(10, MB);
    for (const key of ['é', 'a'.repeat(65)]) {
      kept.keep(key, new Uint8Array(3));
      expect(kept.find(key)).toBe(false);
    }
  });
});
