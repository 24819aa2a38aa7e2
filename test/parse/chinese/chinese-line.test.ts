import { describe, expect, it } from 'vitest';
import { chineseLines } from '../../../src/parse/chinese/chinese-line';

const first = (line: string) => chineseLines(line, false)[0]!;

describe('a line as Chinese write it', () => {
  it.each([
    ['city, district, street and number', '臺北市信義區信義路五段7號', '臺北市 信義區 信義路五段 7'],
    ['the postcode in front', '110臺北市信義區信義路五段7號', '110 臺北市 信義區 信義路五段 7'],
    ['the section in digits', '台北市信義區信義路5段7號', '台北市 信義區 信義路五段 7'],
    ['a road with a number', '高雄市新興區中正3路100號', '高雄市 新興區 中正三路 100'],
    ['a lane belongs to the street', '台北市大安區永康街31巷10號', '台北市 大安區 永康街31巷 10'],
    ['half numbers', '台北市大安區永康街12號之3', '台北市 大安區 永康街 12-3'],
    ['the same in front of the sign', '台北市大安區永康街12之3號', '台北市 大安區 永康街 12-3'],
    ['a village and a neighbourhood', '台北市大安區永康里3鄰永康街12號', '台北市 大安區 永康街 12'],
    ['a district that ends in another sign', '高雄市前鎮區民權路12號', '高雄市 前鎮區 民權路 12'],
    ['a city without its sign', '高雄新興區民權路12號', '高雄 新興區 民權路 12'],
    ['the country in front', '台灣臺中市西區民權路12號', '臺中市 西區 民權路 12'],
    ['a street called after the country', '臺灣大道二段459號', '臺灣大道二段 459'],
    ['no sign of the number', '台北市大安區永康街12', '台北市 大安區 永康街 12'],
    ['wide digits', '台北市大安區永康街１２號', '台北市 大安區 永康街 12'],
    ['a label', '地址：台北市大安區永康街12號', '台北市 大安區 永康街 12'],
    ['a label in Latin letters', 'Address: 台北市大安區永康街12號', '台北市 大安區 永康街 12'],
    ['a place of mainland China', '广东省深圳市南山区科技路15号', '广东省深圳市 南山区 科技路 15'],
    ['a street that ends in another sign', '皇后大道中99號', '皇后大道中 99'],
    ['commas', '台北市，大安區，永康街，12號', '台北市, 大安區, 永康街, 12'],
  ])('%s: %s', (_, line, text) => expect(first(line).text).toBe(text));

  it.each([
    ['永康街12號5樓', ['5樓']],
    ['永康街12號5樓之2', ['5樓之2']],
    ['永康街12號 3F', ['3F']],
    ['永康街12號', []],
  ])('what stands behind the number belongs to no field: %s', (line, noise) =>
    expect(first(line)).toEqual({ text: '永康街 12', noise }),
  );

  it('floors stay where the register has them', () =>
    expect(chineseLines('永康街12號5樓', true)[0]).toEqual({ text: '永康街 12 5樓', noise: [] }));

  it('registers may write the section in digits', () =>
    expect(chineseLines('信義路5段7號', false).map(({ text }) => text)).toEqual([
      '信義路五段 7',
      '信義路5段 7',
    ]));

  it('a line without Chinese signs stays as it is', () =>
    expect(first('No. 7, Sec. 5, Xinyi Rd.').text).toBe('No. 7, Sec. 5, Xinyi Rd.'));
});
