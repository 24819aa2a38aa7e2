import { describe, expect, it } from 'vitest';
import { fold, squash, wordsOf } from '../../src/text/fold';

describe('fold', () => {
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
