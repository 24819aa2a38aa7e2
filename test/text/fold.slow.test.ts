import anyAscii from 'any-ascii';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldedLengthBeyond, squash, wordsOf } from '../../src/text/fold';

/** The same without a short way for what is mostly asked. */
function plainFold(text: string): string {
  const kept =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
  const latin = kept.test(text) ? text.normalize('NFKC') : anyAscii(text.replaceAll('°', 'º'));
  return latin
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

describe('fold', () => {
  it('is what expressions give', () => {
    const unit = fc.constantFrom(...'aZ09  -.éß京\u212a\ufdfa\t', '\u{1faf0}');
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
    ['東京都１２', '東京都12'],
    ['ул. Ленина', 'ul lenina'],
    ['Λεωφόρος', 'leoforos'],
    ['n° 12', 'no 12'],
    ['שדרות רוטשילד ١٢', 'שדרות רוטשילד 12'],
    ['ถนนสุขุมวิท', 'ถนนสุขุมวิท'],
    ['Œuvre de l’Église', 'oeuvre de l eglise'],
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

describe('the folded length', () => {
  it('is told where it is beyond a bound, for texts of every kind', () => {
    const unit = fc.constantFrom(...'aZ09  -.éßœ½京\u3300\u212a\ufdfa', '\u{1faf0}', '\u{1f970}');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 200 }), (text) => {
        const { length } = fold(text);
        expect(foldedLengthBeyond(text, 400)).toBe(length > 400 ? length : 0);
      }),
      { numRuns: 3000, examples: [['\ufdfa'.repeat(200)], ['\u{1faf0}'.repeat(11)], ['ß'.repeat(200)]] },
    );
  });

  it('of one sign is 40 at most, and two where it is a Latin letter: the short ways rest on it', () => {
    let longest = 0;
    let longestLatin = 0;
    for (let code = 0; code <= 0x10ffff; code++) {
      const { length } = fold(String.fromCodePoint(code));
      longest = Math.max(longest, length);
      if (code <= 0x24f && (code <= 0x7f || code >= 0xc0)) longestLatin = Math.max(longestLatin, length);
    }
    expect([longest, longestLatin]).toEqual([40, 2]);
  });
});
