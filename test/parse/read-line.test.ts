import { describe, expect, it } from 'vitest';
import { countryProfile, joinHouseNumber } from '../../src/country/index';
import type { AddressQuery } from '../../src/model/match';
import { readLine } from '../../src/parse/read-line';
import { vocabularyOf } from './vocabulary-of';

const nl = countryProfile('NL');
const us = countryProfile('US');

const STREETS = [
  'Herestraat',
  'Brink',
  'Rozengaard 11',
  'Plein 1940',
  'Burgemeester van Heemstralaan',
  'Main St',
  'De Wijk',
];
const PLACES = [
  'Groningen',
  'Assen',
  'Lelystad',
  'Drenthe',
  'De Wijk',
  'Springfield',
  'Illinois',
  'Midden-Drenthe',
];

function read(profile: typeof nl, line: string): AddressQuery[] {
  return readLine(profile, vocabularyOf(profile, STREETS, PLACES), line)
    .all()
    .map(({ fields }) => fields);
}

describe('a Dutch line', () => {
  it.each<[string, AddressQuery]>([
    ['Herestraat 12, Groningen', { streetname: 'Herestraat', number: '12', city: 'Groningen' }],
    ['Herestraat 12 Groningen', { streetname: 'Herestraat', number: '12', city: 'Groningen' }],
    ['herestraat 12a groningen', { streetname: 'herestraat', number: '12a', city: 'groningen' }],
    ['Herestraat 12 A Groningen', { streetname: 'Herestraat', number: '12 A', city: 'Groningen' }],
    ['Herestraat 12 bis, Groningen', { streetname: 'Herestraat', number: '12 bis', city: 'Groningen' }],
    [
      'Herestraat 12-3, 9711 LG Groningen',
      { streetname: 'Herestraat', number: '12-3', postcode: '9711LG', city: 'Groningen' },
    ],
    [
      '9711LG Groningen, Herestraat 12',
      { streetname: 'Herestraat', number: '12', postcode: '9711LG', city: 'Groningen' },
    ],
    ['Groningen Herestraat 12', { streetname: 'Herestraat', number: '12', city: 'Groningen' }],
    ['Groningen, Herestraat 12', { streetname: 'Herestraat', number: '12', city: 'Groningen' }],
    ['9711 lg 12', { number: '12', postcode: '9711LG' }],
    ['Herestraat nr. 12 Groningen', { streetname: 'Herestraat', number: '12', city: 'Groningen' }],
    ['Rozengaard 11 62, Lelystad', { streetname: 'Rozengaard 11', number: '62', city: 'Lelystad' }],
    ['Plein 1940 12 Groningen', { streetname: 'Plein 1940', number: '12', city: 'Groningen' }],
    [
      'Bakkerij Jansen, Herestraat 12, Groningen',
      { streetname: 'Herestraat', number: '12', city: 'Groningen' },
    ],
    [
      'Herestraat 12\n9711 LG Groningen\nNederland',
      { streetname: 'Herestraat', number: '12', postcode: '9711LG', city: 'Groningen' },
    ],
    [
      't.a.v. mevr. Bakker, Herestraat 12, Groningen',
      { streetname: 'Herestraat', number: '12', city: 'Groningen' },
    ],
    [
      'Herestraat 12, 2e verdieping, Groningen',
      { streetname: 'Herestraat', number: '12', city: 'Groningen' },
    ],
    ['Brink 1 Assen Drenthe', { streetname: 'Brink', number: '1', city: 'Assen', suburb: 'Drenthe' }],
    ['12 Herestraat, Groningen', { streetname: 'Herestraat', number: '12', city: 'Groningen' }],
    ['Herestraat, Groningen', { streetname: 'Herestraat', city: 'Groningen' }],
    ['Herestraat Groningen', { streetname: 'Herestraat', city: 'Groningen' }],
    ['Groningen', { city: 'Groningen' }],
    ['Brink 3 De Wijk', { streetname: 'Brink', number: '3', city: 'De Wijk' }],
    ['Herstraat 12, Gronigen', { streetname: 'Herstraat', number: '12', city: 'Gronigen' }],
    ['burg. v. heemstraln 4 assen', { streetname: 'burg. v. heemstraln', number: '4', city: 'assen' }],
  ])('%s', (line, fields) => expect(read(nl, line)[0]).toEqual(fields));

  it('keeps a suffix of a letter and digits with its number', () => {
    expect(read(nl, 'Moesstraat 16 c-1, Groningen')[0]).toEqual({
      streetname: 'Moesstraat',
      number: '16 c-1',
      city: 'Groningen',
    });
  });

  it('finds no door in a post box', () => {
    for (const fields of read(nl, 'Postbus 12, 9700 AA Groningen')) expect(fields.number).toBeUndefined();
  });

  it('keeps the other reading of a street that ends in a number', () => {
    expect(read(nl, 'Rozengaard 11, Lelystad')).toContainEqual({
      streetname: 'Rozengaard',
      number: '11',
      city: 'Lelystad',
    });
  });

  it('reads back the label of any known address', () => {
    for (const streetname of STREETS) {
      for (const [number, suffix] of [
        ['12', ''],
        ['12', 'A'],
        ['1', '3'],
        ['7', 'bis'],
      ] as const) {
        const label = nl.label({
          streetname,
          number,
          suffix,
          postcode: '9711LG',
          city: 'Groningen',
          province: null,
        });
        expect(read(nl, label)).toContainEqual({
          streetname,
          number: joinHouseNumber(number, suffix),
          postcode: '9711LG',
          city: 'Groningen',
        });
      }
    }
  });

  it('has nothing to say of an empty line or of signs alone', () => {
    expect(read(nl, '')).toEqual([]);
    expect(read(nl, ' ,;- ')).toEqual([]);
  });
});

describe('an American line', () => {
  it.each<[string, AddressQuery]>([
    [
      '12 Main St, Springfield, Illinois 62701',
      { streetname: 'Main St', number: '12', postcode: '62701', city: 'Springfield', suburb: 'Illinois' },
    ],
    ['12 main street springfield', { streetname: 'main street', number: '12', city: 'springfield' }],
    [
      '12 Main St Apt 4B, Springfield',
      { streetname: 'Main St', number: '12', suffix: 'Apt 4B', city: 'Springfield' },
    ],
    ['12345 Main St, Springfield', { streetname: 'Main St', number: '12345', city: 'Springfield' }],
  ])('%s', (line, fields) => expect(read(us, line)[0]).toEqual(fields));

  it('a street type is no suffix of a number', () => {
    for (const line of ['118-07 223 ST, Springfield', '118-07 223 St, Springfield, NY 11999'])
      for (const { suffix, number } of read(us, line)) expect(`${number} ${suffix}`).not.toMatch(/\bst\b/i);
  });
});
