import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { readLine, textOf, wordsOfLine } from '../../../src/parse/read-line';
import { vocabularyOf } from '../vocabulary-of';

const word = fc.constantFrom(
  ...['Herestraat', 'Brink', 'Groningen', 'Assen', '12', '12a', '9711 AB', 'de', 'bis', '62701', '101'],
  ...['kamer 3', 'Apt 4', 'Postbus', '(Z.)', 'Nederland', ',', 'nr.', '#', 'ieuw'],
);
const line = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '));
const country = fc.constantFrom('NL', 'US', 'IS').map(countryProfile);
const vocabulary = {
  isStreet: (key: string) => ['herestraat', 'brink', 'debrink'].includes(key),
  isPlace: (key: string) => ['groningen', 'assen', 'brink'].includes(key),
};

describe('the readings of a line', () => {
  it('come cheapest first, at most ten, no two with the same fields', () => {
    fc.assert(
      fc.property(line, country, (text, profile) => {
        const readings = readLine(profile, vocabulary, text).all();
        expect(readings.length).toBeLessThanOrEqual(10);
        const costs = readings.map(({ cost }) => cost);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
        const fields = readings.map((reading) => JSON.stringify(Object.entries(reading.fields).sort()));
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });

  it('stay what they are when others are asked for and other lines are read', () => {
    fc.assert(
      fc.property(line, line, country, fc.nat(11), (text, other, profile, place) => {
        const readings = readLine(profile, vocabulary, text);
        const first = readings.at(0);
        const kept = JSON.stringify(first);
        const one = readings.at(place);
        readLine(profile, vocabulary, other).all();
        expect(readings.all()[place]).toBe(one);
        expect(readings.at(0)).toBe(first);
        expect(JSON.stringify(first)).toBe(kept);
      }),
    );
  });

  it('have nothing behind the last', () => {
    const readings = readLine(countryProfile('NL'), vocabulary, 'Herestraat 12');
    expect(readings.at(readings.all().length)).toBeUndefined();
    expect(readings.at(10)).toBeUndefined();
  });
});

describe('the words of a line', () => {
  it.each([
    ['Herestraat 12, 9711 LG Groningen', 'Herestraat 12 Groningen'],
    ['Herestraat 12, 2e verdieping, Groningen, Nederland', 'Herestraat 12 Groningen'],
    ['Nederland, Groningen', 'Groningen'],
    ['Strandweg 1, Hoek van Holland', 'Strandweg 1 Hoek van Holland'],
    ['Strandweg 1, Hoek van Holland, Holland', 'Strandweg 1 Hoek van Holland'],
    ['Dorpsstraat 1 Edam Noord Holland', 'Dorpsstraat 1 Edam Noord Holland'],
    ['Dorpsstraat 1 a Nederland', 'Dorpsstraat 1 a'],
    ['', ''],
  ])('%s: %s', (text, wanted) => {
    const { words } = wordsOfLine(countryProfile('NL'), text, () => false).at(-1)!;
    expect(textOf(words, 0, words.length)).toBe(wanted);
  });

  it.each([
    ['keep a number that may be a postcode', () => false, '12345 Main St Springfield 62701', null],
    ['do not hold a postcode that the data have', () => true, '12345 Main St Springfield', '62701'],
  ])('%s', (_, isPostcode, wanted, postcode) => {
    const last = wordsOfLine(countryProfile('US'), '12345 Main St, Springfield 62701', isPostcode).at(-1)!;
    expect(textOf(last.words, 0, last.words.length)).toBe(wanted);
    expect(last.postcode).toBe(postcode);
  });
});

it('reads a street type written out as no code of a state: `Way` was Wyoming, because WY shortens both', () => {
  const us = countryProfile('US');
  const states = vocabularyOf(us, [], ['Panama City', 'Cheyenne', 'WY']);
  const first = (line: string) => readLine(us, states, line).at(0)!.fields;
  expect(first('309 Brooke Way, Panama City')).toMatchObject({
    streetname: 'Brooke Way',
    city: 'Panama City',
  });
  expect(first('12 Main St, Cheyenne, WY')).toMatchObject({ city: 'Cheyenne', suburb: 'WY' });
});

it('keeps a word for the number that may be the end of the name: `Ceintuurbaan N. 101` is Noord', () => {
  const nl = countryProfile('NL');
  const known = vocabularyOf(nl, ['Ceintuurbaan', 'Ceintuurbaan Noord', 'Brink'], ['Roden']);
  const first = (line: string) => readLine(nl, known, line).at(0)!.fields;
  expect(first('Ceintuurbaan N. 101, Roden')).toMatchObject({ streetname: 'Ceintuurbaan N.', number: '101' });
  expect(first('Brink n. 12, Roden')).toMatchObject({ streetname: 'Brink', number: '12' });
});
