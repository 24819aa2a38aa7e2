import anyAscii from 'any-ascii';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, squash, wordsOf } from '../../src/text/fold';

/** The same without a short way for what is mostly asked. */
function plainFold(text: string): string {
  const latin = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
    ? text.normalize('NFKC')
    : anyAscii(text);
  return latin
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

describe('fold', () => {
  it('is what expressions give', () => {
    const unit = fc.constantFrom(...'aZ09  -.éß京\u212a\t');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 9 }), (text) => {
        expect(fold(text)).toBe(plainFold(text));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ["'s-Gravenhage", 's gravenhage'],
    ['Þórðargata', 'thordargata'],
    ['Túnkersstrjitte', 'tunkersstrjitte'],
    ['Ĳsselkade', 'ijsselkade'],
    ['Straße', 'strasse'],
    ['  Van   der  Aa-weg ', 'van der aa weg'],
    ['12–14', '12 14'],
    ["!?'", ''],
    ['東京都', '東京都'],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('gives the same when folded twice', () => {
    for (const text of ['Súdwest-Fryslân', 'É. Zolastraat', 'İstanbul', 'ﬁ'])
      expect(fold(fold(text))).toBe(fold(text));
  });

  it('has no words in the empty text, and no spaces when squashed', () => {
    expect(wordsOf('')).toEqual([]);
    expect(squash(fold('Prins Hendrik straat'))).toBe(squash(fold('Prins-Hendrikstraat')));
  });
});
