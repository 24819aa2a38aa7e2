import { describe, expect, it } from 'vitest';
import { koreanLine } from '../../../src/parse/korean/korean-line';

const text = (line: string) => koreanLine(line, false).text;

describe('a line as Koreans write it', () => {
  it.each([
    ['parts that run together', '서울특별시중구세종대로110', '서울특별시 중구 세종대로 110'],
    ['the same with a city', '경기도성남시분당구판교역로235', '경기도 성남시 분당구 판교역로 235'],
    ['a street that begins like its district', '서울특별시구로구구로동로12', '서울특별시 구로구 구로동로 12'],
    ['a number that touches its street', '중구 을지로3길12', '중구 을지로3길 12'],
    ['the number of a side street is none of a house', '중구 을지로3길 12', '중구 을지로3길 12'],
    ['nor is that of a quarter', '중구 을지로3가', '중구 을지로3가'],
    ['a side street in two words', '강남구 강남대로 96길 5', '강남구 강남대로96길 5'],
    ['a word behind the number', '중구 세종대로 110번지', '중구 세종대로 110'],
    ['another one', '중구 세종대로 110호', '중구 세종대로 110'],
    ['the word for a postcode', '중구 세종대로 110 우편번호 04524', '중구 세종대로 110 04524'],
    ['a label', '주소: 중구 세종대로 110', '중구 세종대로 110'],
    ['a street of two districts stays whole', '시흥대로 12', '시흥대로 12'],
    ['Latin letters', '110 Sejong-daero, Jung-gu', '110 Sejong-daero, Jung-gu'],
  ])('%s: %s', (_, line, wanted) => expect(text(line)).toBe(wanted));

  it.each([
    ['중구 세종대로 110 3층', ['3층']],
    ['중구 세종대로 110, 101동 1203호', ['101동', '1203호']],
    ['중구 세종대로 110 지하1층', ['지하1층']],
  ])('floors and flats belong to no field: %s', (line, noise) => {
    expect(koreanLine(line, false).noise).toEqual(noise);
    expect(text(line).replace(/[\s,]+$/, '')).toBe('중구 세종대로 110');
  });

  it('floors stay where the register has them', () =>
    expect(koreanLine('중구 세종대로 110 3층', true).text).toBe('중구 세종대로 110 3층'));
});
