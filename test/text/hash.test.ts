import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash48 } from '../../src/text/hash';

describe('a hash of 48 bits', () => {
  it('passes over a letter and takes a mark as if the text were written so', () => {
    const letters = fc.string({ maxLength: 20, unit: 'grapheme' });
    fc.assert(
      fc.property(letters, letters, fc.nat(30), (text, mark, at) => {
        const without = text.slice(0, at) + text.slice(at + 1);
        expect(hash48(text, -1, mark)).toBe(hash48(mark + text));
        expect(hash48(text, at, mark)).toBe(hash48(mark + without));
        expect(hash48(text, at)).toBe(hash48(without));
      }),
    );
  });

  it('is what datasets were built with', () => {
    expect(hash48('')).toBe(29_349_745_662_568);
    expect(hash48('-herestraat')).toBe(263_101_053_651_195);
  });
});
