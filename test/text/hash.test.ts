import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash48, hashesOfDeletions } from '../../src/text/hash';

describe('a hash of 48 bits', () => {
  const letters = fc.string({ maxLength: 20, unit: 'grapheme' });

  it('takes a mark as if it were written in front', () => {
    fc.assert(
      fc.property(letters, letters, (text, mark) => {
        expect(hash48(text, mark)).toBe(hash48(mark + text));
      }),
    );
  });

  it('leaves out each letter in turn, as if the text were written so', () => {
    fc.assert(
      fc.property(letters, fc.nat(5), (text, from) => {
        const shorter = Array.from(
          { length: Math.max(0, text.length - from) },
          (_, at) => text.slice(0, from + at) + text.slice(from + at + 1),
        );
        expect(new Set(hashesOfDeletions(text, from))).toEqual(
          new Set([text, ...shorter].map((one) => hash48(one))),
        );
      }),
    );
  });

  it('leaves out one of equal letters side by side', () => {
    expect(hashesOfDeletions('aab', 0)).toEqual(['aab', 'ab', 'aa'].map((one) => hash48(one)));
  });

  it('is what datasets were built with', () => {
    expect(hash48('')).toBe(29_349_745_662_568);
    expect(hash48('-herestraat')).toBe(263_101_053_651_195);
  });
});
