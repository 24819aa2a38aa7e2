/** Colons and bars between fields, and letters that were lost beside the house number. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let canadian: Geocoder;
let icelandic: Geocoder;
let japanese: Geocoder;
let newYork: Geocoder;
let spanish: Geocoder;
beforeAll(async () => {
  canadian = await tinyGeocoder({ code: 'CA', name: 'Canada' }, [
    'Signal Hill Road 415; T2B 8L4; Calgary; Calgary; Alberta',
    'Boulevard Maloney Est 230; J8Y 4G2; Gatineau; Gatineau; Quebec',
    'Boulevard Maloney Est 230/A; J8Y 4G2; Gatineau; Gatineau; Quebec',
  ]);
  icelandic = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Espilundur 18; 600; Akureyri; Akureyri; Norðurland',
    'Espilundur 2; 600; Akureyri; Akureyri; Norðurland',
    'Espilundur 2/B; 600; Akureyri; Akureyri; Norðurland',
  ]);
  japanese = await tinyGeocoder({ code: 'JP', name: '日本' }, [
    '丸の内 1; 1000005; 千代田区; 千代田区; 東京都',
  ]);
  newYork = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    '202nd Street 113-06; 11412; St. Albans; Queens; New York',
    '75th Avenue 219-70; 11364; Bayside; Queens; New York',
  ]);
  spanish = await tinyGeocoder({ code: 'ES', name: 'España' }, [
    'Calle Santa María 1; 28708; Alcobendas; Madrid; Madrid',
    'Calle Santa María 13; 28708; Alcobendas; Madrid; Madrid',
  ]);
});

describe('between number and place', () => {
  it.each([
    ['Espilundur 2|600 Akureyri', null],
    ['Espilundur 2 B|600 Akureyri', 'B'],
    ['Espilundur 2: 600 Akureyri', null],
    // The letter was taken for the label of a form, and number 2 was accepted.
    ['ESPILUNDUR 2 B: 600 AKUREYRI', 'B'],
  ])('%s', (line, suffix) =>
    expect(icelandic.search(line)[0]).toMatchObject({
      number: '2',
      suffix,
      level: 'address',
      advice: 'accept',
    }),
  );
});

describe('a letter or a word that the answer lacks is to be confirmed', () => {
  it.each([
    ['the letter of the house, not a slip in the town', () => icelandic, 'Espilundur 18 Z Akureyri'],
    [
      'a direction, not the initial of a word that is there',
      () => canadian,
      '415 S Signal Hill Road, Calgary, AB T2B 8L4',
    ],
    [
      'the letter behind a misread number',
      () => canadian,
      '23O A Boulevard Maloney Est, Gatineau QC J8Y 4G2',
    ],
    ['a direction behind a number with a hyphen', () => newYork, '219-70 75th Avenue N, Bayside NY 11364'],
    [
      'a town in front of its state, which stands twice',
      () => newYork,
      '113-06 202nd Street, Yonkers NY, New York',
    ],
    ['the same without commas', () => newYork, '113-06 202nd Street,Yonkers NY New York'],
    ['the number in front of floor and flat', () => spanish, '13, Calle Santa María, 1-2, Alcobendas, 28708'],
  ])('%s', (_, geocoder, line) => expect(geocoder().search(line)[0]).toMatchObject({ advice: 'confirm' }));
});

it.each(['東京', '東京都'])('a prefecture without its last sign: %s', (text) => {
  expect(japanese.search(text)[0]).toMatchObject({ level: 'province', province: '東京都', advice: 'accept' });
  expect(japanese.suggest(text)[0]).toMatchObject({ level: 'province', province: '東京都' });
});
