import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { japaneseLines } from '../../src/parse/japanese-line';

describe('a line as Japanese write it', () => {
  it.each([
    ['district in digits', '東京都千代田区丸の内1丁目', '東京都千代田区丸の内一丁目'],
    ['district beyond ten', '札幌市北区北24丁目', '札幌市北区北二十四丁目'],
    ['block and house in words', '銀座四丁目5番6号', '銀座四丁目 5-6'],
    ['block and house of a town', '富山市久方町123番地4', '富山市久方町 123-4'],
    ['dashes of every kind', '銀座四丁目5−6', '銀座四丁目 5-6'],
    ['mark of the postcode', '〒104-0061 銀座四丁目5', '104-0061 銀座四丁目 5'],
    ['district, block and house', '銀座4-5-6', '銀座四丁目 5-6'],
  ])('%s: %s', (_, line, first) => expect(japaneseLines(line)[0]).toBe(first));

  it('`銀座4-5` is a block of district 4, or a house of block 4', () => {
    expect(japaneseLines('銀座4-5')).toEqual(['銀座四丁目 5', '銀座 4-5']);
  });

  it.each([
    ['東京都千代田区丸の内一丁目 9-1', '東京都 千代田区 丸の内一丁目 9-1'],
    ['大阪府大阪市北区梅田一丁目', '大阪府 大阪市北区 梅田一丁目'],
    ['三重県四日市市諏訪町', '三重県 四日市市 諏訪町'],
    ['青森県北津軽郡中泊町大字芦野', '青森県 北津軽郡中泊町 大字芦野'],
  ])('has prefecture and municipality apart: %s', (line, apart) =>
    expect(japaneseLines(line)).toContain(apart),
  );

  it('stays as it is without kanji', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        fc.pre(!/\p{Script=Han}/u.test(line));
        expect(japaneseLines(line)).toEqual([line]);
      }),
    );
  });
});
