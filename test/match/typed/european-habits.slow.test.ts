/** How people of countries without a register of ours write house numbers, flats, towns and streets. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

const geocoders = new Map<string, Geocoder>();
const REGISTERS: Readonly<Record<string, readonly string[]>> = {
  BG: ['бул. Витоша 12; 1463; София; Столична; София', 'пл. Свобода 5; 7000; Русе; Русе; Русе'],
  CZ: ['Na Příkopě 859/22; 110 00; Praha; Praha; Praha', 'Lhota 88; 257 01; Lhota; Lhota; Středočeský'],
  EE: ['Narva maantee 12; 51009; Tartu; Tartu linn; Tartu maakond'],
  ES: ['Calle Mayor 12; 28013; Madrid; Madrid; Madrid', 'Calle Dos de Mayo 5; 28004; Madrid; Madrid; Madrid'],
  GR: ['Ερμού 56; 105 63; Αθήνα; Αθηναίων; Αττική'],
  HR: [
    'Ilica 242; 10000; Zagreb; Zagreb; Grad Zagreb',
    'Gornji Zagorac 12; 10000; Zagreb; Zagreb; Grad Zagreb',
  ],
  HU: [
    'Fő utca 5; 1027; Budapest; Budapest; Budapest; 47.51, 19.04; II. kerület',
    'Rákóczi út 42; 1072; Budapest; Budapest; Budapest; 47.5, 19.07; VII. kerület',
  ],
  LI: ['Landstrasse 180; 9495; Triesen; Triesen; Oberland'],
  LT: ['Kauno g. 5; 03212; Vilnius; Vilniaus m. sav.; Vilniaus apskritis'],
  LU: [
    'Maison 3; 9753; Heinerscheid; Clervaux; Clervaux',
    'Grand-Rue 12; 9710; Clervaux; Clervaux; Clervaux',
  ],
  RO: ['Intrarea Gheorghe Lazăr 5; 014155; București; București; București'],
  RS: [
    'Краља Петра 5; 11000; Београд; Стари град; Београд',
    'Трг Слободе 3; 21000; Нови Сад; Нови Сад; Бачка',
  ],
  SE: [
    'Östra Hamngatan 12; 411 09; Göteborg; Göteborg; Västra Götaland',
    'Storgatan 12; 114 44; Stockholm; Stockholm; Stockholm',
  ],
  SI: [
    'Slovenska cesta 12; 1000; Ljubljana; Ljubljana; Osrednjeslovenska',
    'Ulica stare pravde 12; 1000; Ljubljana; Ljubljana; Osrednjeslovenska',
  ],
  UA: [
    'вулиця Музейна 12; 65000; Одеса; Одеса; Одеська',
    'вулиця Коцюбинського 5; 65000; Одеса; Одеса; Одеська',
  ],
};
beforeAll(async () => {
  for (const [code, rows] of Object.entries(REGISTERS))
    geocoders.set(code, await tinyGeocoder({ code, name: code }, rows));
});

function best(code: string, line: string) {
  return geocoders.get(code)!.search(line)[0];
}

describe('words for the house number', () => {
  it.each([
    ['CZ', 'Na Příkopě č.p. 859, Praha', 'Na Příkopě'],
    ['CZ', 'Lhota čp. 88, 257 01', 'Lhota'],
    ['GR', 'Ερμού αριθμός 56 Αθήνα', 'Ερμού'],
    ['HR', 'Ilica kućni broj 242, 10000 Zagreb', 'Ilica'],
    ['HR', 'Ilica broj 242, Zagreb', 'Ilica'],
    ['HU', 'Budapest, Fő utca 5. szám', 'Fő utca'],
    ['HU', 'Budapest, Fő utca 5. sz.', 'Fő utca'],
    ['LI', 'Landstrasse Hs.-Nr. 180, 9495 Triesen', 'Landstrasse'],
    ['RO', 'Intrarea Gheorghe Lazăr numărul 5, București', 'Intrarea Gheorghe Lazăr'],
    ['SI', 'Slovenska cesta hišna št. 12, 1000 Ljubljana', 'Slovenska cesta'],
    ['SI', 'Slovenska cesta h.št. 12, Ljubljana', 'Slovenska cesta'],
  ])('%s: %s', (code, line, streetname) =>
    expect(best(code, line)).toMatchObject({ level: 'address', streetname, advice: 'accept' }),
  );
});

describe('flats in registers without flats', () => {
  it.each([
    ['EE', 'Narva maantee 12-5, Tartu'],
    ['EE', 'Narva maantee 12 krt 5, Tartu'],
    ['LT', 'Kauno g. 5-2, Vilnius'],
    ['LT', 'Kauno g. 5 bt. 12, Vilnius'],
    ['HR', 'Gornji Zagorac 12/II, 10000 Zagreb'],
    ['RS', 'Краља Петра 5/II/7, Београд'],
  ])('%s: the building is all that the data can tell of %s', (code, line) =>
    expect(best(code, line)).toMatchObject({
      level: 'building',
      verdicts: { suffix: 'missing' },
      advice: 'accept',
    }),
  );
});

describe('towns and streets', () => {
  it.each([
    ['UA', 'м.Одеса, вул.Музейна 12', 'вулиця Музейна'],
    ['UA', 'М.ОДЕСА, ВУЛ. МУЗЕЙНА 12', 'вулиця Музейна'],
    ['UA', 'ul. Muzeina 12, Odesa', 'вулиця Музейна'],
    ['BG', 'гр.София, бул. Витоша 12', 'бул. Витоша'],
    ['BG', 'Vitosha Blvd 12, Sofia', 'бул. Витоша'],
    ['BG', '5 Svoboda Square, Ruse', 'пл. Свобода'],
    ['RS', 'улица Краља Петра 5, Београд', 'Краља Петра'],
    ['LI', 'Landstrasse 180 Triesen FL', 'Landstrasse'],
    ['SE', 'Storgatan12. Stockholm', 'Storgatan'],
    ['HU', 'Budapest VII ker Rákóczi út 42', 'Rákóczi út'],
  ])('%s: %s', (code, line, streetname) =>
    expect(best(code, line)).toMatchObject({ level: 'address', streetname, advice: 'accept' }),
  );
});

describe('what is found, to be confirmed', () => {
  it.each([['UA', 'Одеса, вул. М. Коцюбинського 5', 'вулиця Коцюбинського']])(
    '%s: %s',
    (code, line, streetname) =>
      expect(best(code, line)).toMatchObject({ level: 'address', streetname, advice: 'confirm' }),
  );
});

describe('what is not accepted', () => {
  it('a house in a village without streets, read as a part of a house: Maison 3, Heinerscheid', () =>
    expect(best('LU', 'Maison 3, Heinerscheid')!.advice).not.toBe('accept'));

  it.each(['Nueva Calle Mayor 12, Madrid', 'alta calle dos de mayo 5, 28004 madrid'])(
    'a street of its own that begins with such a word: %s',
    (line) => expect(best('ES', line)!.advice).not.toBe('accept'),
  );

  it('a postcode with a blank and its town, in front of a street elsewhere', () =>
    expect(best('SE', '903 25 Umeå, Östra Hamngatan 12')!.advice).not.toBe('accept'));
});
