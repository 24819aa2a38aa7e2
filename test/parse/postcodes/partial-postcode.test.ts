import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import type { AddressQuery } from '../../../src/model/match';
import { findPartialPostcode } from '../../../src/parse/postcodes/partial-postcode';
import { readLine } from '../../../src/parse/read-line';
import { splitWords } from '../../../src/parse/words/split-words';
import { vocabularyOf } from '../vocabulary-of';

const STREETS = ['Herestraat', 'Plein 1940', 'Rozengaard 11', 'Main Street', 'Highway 101', 'High Street'];
const PLACES = ['Groningen', '2e Exloërmond', 'Lelystad', 'Springfield', 'London', 'Drenthe', 'Assen'];

function read(country: string, line: string): AddressQuery[] {
  const profile = countryProfile(country);
  return readLine(profile, vocabularyOf(profile, STREETS, PLACES), line)
    .all()
    .map(({ fields }) => fields);
}

describe('the beginning of a postcode', () => {
  const whole: AddressQuery = { streetname: 'Herestraat', number: '12', postcode: '9711', city: 'Groningen' };
  it.each<[string, string, AddressQuery]>([
    ['NL', 'Herestraat 12, 9711 Groningen', whole],
    ['NL', 'Herestraat 12 9711 Groningen', whole],
    ['NL', 'Herestraat 12, Groningen 9711', whole],
    ['NL', '9711 Groningen, Herestraat 12', whole],
    ['NL', 'Herestraat 12, 9711 2e Exloërmond', { ...whole, city: '2e Exloërmond' }],
    ['NL', 'Herestraat 12a, 9711, Groningen', { ...whole, number: '12a' }],
    ['NL', 'Herestraat 12, 9711', { streetname: 'Herestraat', number: '12', postcode: '9711' }],
    ['NL', '9711', { postcode: '9711' }],
    ['NL', '9711 Groningen', { postcode: '9711', city: 'Groningen' }],
    ['NL', 'Herestraat, 9711 Groningen', { streetname: 'Herestraat', postcode: '9711', city: 'Groningen' }],
    [
      'GB',
      '12 High Street, London SW1A',
      { streetname: 'High Street', number: '12', postcode: 'SW1A', city: 'London' },
    ],
    [
      'US',
      '12 Main Street, Springfield 627',
      { streetname: 'Main Street', number: '12', postcode: '627', city: 'Springfield' },
    ],
  ])('%s: %s', (country, line, fields) => expect(read(country, line)[0]).toEqual(fields));

  it.each<[string, string, AddressQuery]>([
    ['NL', 'Herestraat 9711, Groningen', { streetname: 'Herestraat', number: '9711', city: 'Groningen' }],
    ['NL', 'Herestraat 1012 Groningen', { streetname: 'Herestraat', number: '1012', city: 'Groningen' }],
    ['NL', 'Plein 1940 12, Groningen', { streetname: 'Plein 1940', number: '12', city: 'Groningen' }],
    ['NL', 'Rozengaard 11 1062, Lelystad', { streetname: 'Rozengaard 11', number: '1062', city: 'Lelystad' }],
    ['NL', 'Herestraat 12, 9711 LG Groningen', { ...whole, postcode: '9711LG' }],
    ['NL', 'Herestraat 97-11, Groningen', { streetname: 'Herestraat', number: '97-11', city: 'Groningen' }],
    ['US', '112 Main Street, Springfield', { streetname: 'Main Street', number: '112', city: 'Springfield' }],
    [
      'US',
      '4523 Highway 101, Springfield',
      { streetname: 'Highway 101', number: '4523', city: 'Springfield' },
    ],
  ])('%s: none in %s', (country, line, fields) => expect(read(country, line)[0]).toEqual(fields));

  it('is no reading of the only number behind a name', () => {
    for (const fields of read('NL', 'Herestraat 9711, Groningen')) expect(fields.postcode).toBeUndefined();
  });

  it('leaves all other words, in their order', () => {
    const word = fc.constantFrom(
      ...['9711', '1940', '12', 'Herestraat', 'Groningen', ',', '97-11', '9711a', 'AB'],
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (pieces) => {
        const words = splitWords(pieces.join(' '));
        const found = findPartialPostcode(countryProfile('NL'), words);
        if (found === null) return;
        expect(found.postcode).toMatch(/^[1-9]\d{3}$/);
        const raws = words.map(({ raw }) => raw);
        const at = raws.lastIndexOf(found.postcode);
        expect(found.words.map(({ raw }) => raw)).toEqual(raws.filter((_, place) => place !== at));
        const parts = found.words.map(({ part }) => part);
        expect(parts).toEqual([...parts].sort((a, b) => a - b));
      }),
    );
  });
});
