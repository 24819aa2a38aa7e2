import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { japaneseLines } from '../../../src/parse/japanese/japanese-line';
import { TownFinder } from '../../../src/parse/japanese/japanese-town';

const texts = (line: string) => japaneseLines(line).map(({ text }) => text);

describe('a line as Japanese write it', () => {
  it.each([
    ['district in digits', '東京都千代田区丸の内1丁目', '東京都千代田区丸の内一丁目'],
    ['district beyond ten', '札幌市北区北24丁目', '札幌市北区北二十四丁目'],
    ['block and house in words', '銀座四丁目5番6号', '銀座四丁目 5-6'],
    ['block and house of a town', '富山市久方町123番地4', '富山市久方町 123-4'],
    ['dashes of every kind', '銀座四丁目5−6', '銀座四丁目 5-6'],
    ['mark of the postcode', '〒104-0061 銀座四丁目5', '104-0061 銀座四丁目 5'],
    ['district, block and house', '銀座4-5-6', '銀座四丁目 5-6'],
  ])('%s: %s', (_, line, first) => expect(texts(line)[0]).toBe(first));

  it('`銀座4-5` is a block of district 4, or a house of block 4', () => {
    expect(texts('銀座4-5')).toEqual(['銀座四丁目 5', '銀座 4-5']);
  });

  it.each([
    ['東京都千代田区丸の内一丁目 9-1', '東京都 千代田区 丸の内一丁目 9-1'],
    ['大阪府大阪市北区梅田一丁目', '大阪府 大阪市北区 梅田一丁目'],
    ['三重県四日市市諏訪町', '三重県 四日市市 諏訪町'],
    ['青森県北津軽郡中泊町大字芦野', '青森県 北津軽郡中泊町 大字芦野'],
  ])('has prefecture and municipality apart: %s', (line, apart) => expect(texts(line)).toContain(apart));

  it('stays as it is without kanji', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        fc.pre(!/\p{Script=Han}/u.test(line));
        expect(texts(line)).toEqual([line]);
      }),
    );
  });
});

/** A register of towns that do not exist. Each has its name behind province and municipality, and behind the latter. */
function register(
  rows: readonly (readonly [province: string, municipality: string, town: string])[],
): TownFinder {
  const names = new Set<string>();
  for (const [province, municipality, town] of rows) {
    for (const name of [province, municipality, province + municipality, town]) names.add(name);
    names.add(municipality + town).add(province + municipality + town);
  }
  return new TownFinder({
    isPlace: (key) => names.has(key),
    beginsPlace: (beginning) => [...names].some((name) => name.startsWith(beginning)),
    municipalities: () => rows.map(([province, municipality]) => [province, municipality] as const),
  });
}

describe('a line of which the data know the town', () => {
  const names = register([
    ['青空県', '青空市', '桜台四丁目'],
    ['青空県', '青空市', '桜台'],
    ['青空県', '青空市', '沢ノ上'],
    ['青空県', '青空市', '月見ケ丘'],
    ['青空県', '青空市', '大字虹谷字岩本'],
    ['青空県', '青空市', '紅葉町'],
    ['青空県', '青空市', '十二番町'],
    ['青空県', '白雲郡白雲町', '大字霧原'],
    ['青空県', '星空市北区', '北三条西十一丁目'],
    ['青空県', '星空市北区', '千石二丁目'],
    ['青空県', '星空市北区', '錦小路町'],
  ]);
  it.each([
    ['numbers in kanji', '青空県青空市桜台四丁目十二番三号', '青空県青空市桜台四丁目 12-3'],
    ['digits of a number in kanji', '青空県青空市紅葉町一二三四番地', '青空県青空市紅葉町 1234'],
    ['the number of the district in kanji', '青空市桜台四-5-6', '青空市桜台四丁目 5-6'],
    ['district and block with `の`', '青空市桜台４の５の６', '青空市桜台四丁目 5-6'],
    ['spaces between the parts', '青空県 青空市　桜台 4-5-6', '青空県青空市桜台四丁目 5-6'],
    ['a room in the number', '青空市桜台4-5-6-203', '青空市桜台四丁目 5-6-203'],
    ['another kana', '青空市月見が丘7-8', '青空市月見ケ丘 7-8'],
    ['an old sign', '青空市澤の上9', '青空市沢ノ上 9'],
    ['no words for sections', '青空市虹谷岩本10番地', '青空市大字虹谷字岩本 10'],
    ['no `町` at the end', '青空市紅葉１１', '青空市紅葉町 11'],
    ['a number of the name in digits', '青空市12番町3', '青空市十二番町 3'],
    ['no county', '青空県白雲町霧原12番地の3', '青空県白雲郡白雲町大字霧原 12-3'],
    ['no city before its ward', '北区千石2-3-4', '青空県星空市北区千石二丁目 3-4'],
    ['no ward behind its city', '星空市千石2-3-4', '青空県星空市北区千石二丁目 3-4'],
    ['no units', '星空市北区北3西11-2', '星空市北区北三条西十一丁目 2'],
    ['streets and a direction', '星空市北区烏通月上る錦小路町５', '星空市北区錦小路町 5'],
    ['a block with a letter', '青空市紅葉町A-5', '青空市紅葉町 A-5'],
    ['a house with a letter', '青空市桜台4-14-イ22', '青空市桜台四丁目 14-イ22'],
    ['its postcode', '〒123-4567青空市紅葉町2', '123-4567 青空市紅葉町 2'],
    ['a remark in front', '（新）青空県青空市紅葉町2', '青空県青空市紅葉町 2'],
  ])('%s: %s', (_, line, first) => expect(japaneseLines(line, names)[0]?.text).toBe(first));

  it.each([
    ['青空市桜台4-5-6 虹ハイツ203号室', '青空市桜台四丁目 5-6', '虹ハイツ203号室'],
    ['青空市桜台４丁目５番６号虹ビル３階', '青空市桜台四丁目 5-6', '虹ビル3階'],
    ['青空市桜台4-5-6-3F', '青空市桜台四丁目 5-6', '3F'],
    ['青空市紅葉町 雨森12', '青空市紅葉町 12', '雨森'],
  ])('has what belongs to no field apart: %s', (line, text, rest) =>
    expect(japaneseLines(line, names)[0]).toEqual({ text, noise: [rest], mayBeOther: false }),
  );

  it.each([
    ['the middle of the name of another city', '森林県大青空市紅葉町2', '青空市紅葉町 2', true],
    ['a ward of another city', '青空県青空市北区桜台3', '星空市北区桜台 3', true],
    ['a ward of another city, with spaces', '青空県 青空市 北区 桜台3', '星空市北区桜台 3', true],
    ['the whole name', '森林県大青空市楓町2', '大青空市楓町 2', false],
    ['the ward of its city', '青空県星空市北区桜台3', '星空市北区桜台 3', false],
  ])('is doubted in %s: %s', (_, line, text, mayBeOther) => {
    const towns = register([
      ['青空県', '青空市', '紅葉町'],
      ['森林県', '大青空市', '楓町'],
      ['青空県', '星空市北区', '桜台'],
      ['青空県', '青空市北区', '松町'],
      ['都', '北区', '竹町'],
    ]);
    expect(japaneseLines(line, towns)[0]).toMatchObject({ text: expect.stringContaining(text), mayBeOther });
  });

  it.each([
    ['青空県青空市紅葉町2', false],
    ['海原県青空市紅葉町2', true],
    ['株式会社虹 青空市紅葉町2', false],
  ])('is doubted behind another prefecture: %s', (line, mayBeOther) =>
    expect(japaneseLines(line, names)[0]).toMatchObject({
      text: expect.stringContaining('紅葉町 2'),
      mayBeOther,
    }),
  );

  it('is read both ways where the number may be that of a district or of a block', () =>
    expect(japaneseLines('青空市桜台4-5', names).map(({ text }) => text)).toEqual([
      '青空市桜台四丁目 5',
      '青空市桜台 4-5',
    ]));

  it.each([
    ['a company and a building', '株式会社虹 青空市桜台4-5-6 虹ビル3F', '青空市桜台四丁目 5-6'],
    ['a label without a space', '住所:青空市桜台4-5-6(虹駅徒歩3分)', '青空市桜台四丁目 5-6'],
    ['a name glued to the municipality', '虹公民館青空市紅葉町2', '青空市紅葉町 2'],
    ['an institution of the prefecture', '青空県立虹高等学校 青空県青空市紅葉町2', '青空県青空市紅葉町 2'],
    ['another prefecture behind', '青空市桜台4-5-6（本社:青空県白雲郡白雲町霧原1）', '青空市桜台四丁目 5-6'],
    ['the prefecture behind', '青空市桜台4-5-6、青空県', '青空市桜台四丁目 5-6'],
    ['from small to large', '桜台四丁目 5-6, 青空市, 青空県, 日本', '青空県青空市桜台四丁目 5-6'],
    ['the municipality twice', '青空市 青空市桜台4-5-6', '青空市桜台四丁目 5-6'],
    ['dots between numbers', '青空市桜台4・5・6', '青空市桜台四丁目 5-6'],
    ['columns', '青空県;青空市;桜台;4-5-6', '青空県青空市桜台四丁目 5-6'],
    ['signs of a PDF file', '⻘空市桜台4-5-6', '青空市桜台四丁目 5-6'],
    ['another word for the house', '青空市紅葉町12番地ノ七', '青空市紅葉町 12-7'],
  ])('is found behind and before other words: %s: %s', (_, line, first) =>
    expect(japaneseLines(line, names)[0]?.text).toBe(first),
  );

  it('tells what goes on behind a town like a name', () =>
    expect(japaneseLines('青空市紅葉町雨森', names)[0]).toEqual({
      text: '青空市紅葉町',
      noise: ['雨森'],
      mayBeOther: true,
    }));

  it('is no town that only begins like the line', () => {
    const lines = japaneseLines('桜台駅', names).map(({ text }) => text);
    expect(lines).toEqual(['桜台駅']);
  });
});
