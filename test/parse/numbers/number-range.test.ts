import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { readRange } from '../../../src/parse/numbers/number-range';
import { readLine } from '../../../src/parse/read-line';
import { splitWords } from '../../../src/parse/words/split-words';
import { vocabularyOf } from '../vocabulary-of';

const STREETS = ['Herestraat', 'Plein 1940', 'Main Street', 'rue Pasteur', 'Hauptstraße', 'Calle Mayor'];
const PLACES = ['Groningen', 'Springfield', 'Paris', 'Essen', 'Madrid'];

function rangeIn(country: string, text: string): [string, string] | null {
  const range = readRange(countryProfile(country), splitWords(text), 0);
  return range === null ? null : [range.from, range.to];
}

describe('a range of numbers', () => {
  it.each<[string, string, string, string]>([
    ['NL', '36 - 38', '36', '38'],
    ['NL', '36- 38', '36', '38'],
    ['NL', '36 -38', '36', '38'],
    ['NL', '36 / 38', '36', '38'],
    ['NL', '36+38', '36', '38'],
    ['NL', '36 & 38', '36', '38'],
    ['NL', '36 t/m 40', '36', '40'],
    ['NL', '36 t/m 140', '36', '140'],
    ['NL', '36 t.m. 40', '36', '40'],
    ['NL', '36 tm 40', '36', '40'],
    ['NL', '36 tot en met 40', '36', '40'],
    ['NL', '36 tot 40', '36', '40'],
    ['NL', '36 en 38', '36', '38'],
    ['NL', '36a t/m 38b', '36a', '38b'],
    ['NL', '36a - 38', '36a', '38'],
    ['NL', '36&38', '36', '38'],
    ['NL', '36—38', '36', '38'],
    ['DE', '36 bis 40', '36', '40'],
    ['DE', '36 und 38', '36', '38'],
    ['DE', '36 u. 38', '36', '38'],
    ['FR', '36 à 40', '36', '40'],
    ['FR', '36 au 40', '36', '40'],
    ['FR', '36 et 38', '36', '38'],
    ['US', '36 to 40', '36', '40'],
    ['US', '36 thru 40', '36', '40'],
    ['US', '1200 - 1240', '1200', '1240'],
    ['ES', '36 al 40', '36', '40'],
    ['IT', '36 e 38', '36', '38'],
    ['PT', '36 ao 40', '36', '40'],
    ['DK', '36 til 40', '36', '40'],
    ['SE', '36 till 40', '36', '40'],
  ])('%s: %s', (country, text, from, to) => expect(rangeIn(country, text)).toEqual([from, to]));

  it.each<[string, string, string]>([
    ['NL', '12', 'one number'],
    ['NL', '36-38', 'one word, which stays as it is'],
    ['NL', '36/38', 'one word, which stays as it is'],
    ['NL', '12 - 3', 'a suffix: it falls'],
    ['NL', '12 - 12', 'a suffix: it does not rise'],
    ['NL', '3 - 111', 'a suffix: it reaches far'],
    ['NL', '20 - 01', 'a suffix: it begins with 0'],
    ['NL', '12a - c', 'letters'],
    ['NL', '12 14', 'nothing between them'],
    ['NL', '12, 14', 'two parts'],
    ['NL', '12 t/m', 'no end'],
    ['NL', '12 bis 14', 'in Dutch a suffix'],
    ['NL', '12 t/m - 14', 'a word and a sign'],
    ['NL', 'Plein 1940', 'a name'],
    ['NL', '1940 - 2020', 'years'],
    ['NL', '123456 - 123460', 'too long for house numbers'],
  ])('%s: %s is none, %s', (country, text) => expect(rangeIn(country, text)).toBeNull());

  it('never throws, and rises within bounds, whatever the words', () => {
    const piece = fc.constantFrom(
      ...[
        '36',
        '38',
        '36-38',
        '36a',
        't/m',
        'tot',
        'en',
        '-',
        '/',
        '&',
        ',',
        'c',
        '#36',
        '36-',
        '-38',
        '0',
        '99999',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 7 }), (pieces) => {
        const words = splitWords(pieces.join(' '));
        for (const at of words.keys()) {
          const range = readRange(countryProfile('NL'), words, at);
          if (range === null) continue;
          const reach = Number.parseInt(range.to, 10) - Number.parseInt(range.from, 10);
          expect(reach).toBeGreaterThan(0);
          expect(reach).toBeLessThanOrEqual(200);
          expect(range.end).toBeGreaterThan(at);
          expect(range.end).toBeLessThanOrEqual(words.length);
        }
      }),
    );
  });
});

describe('a line with a range', () => {
  it.each<[string, string, string, string]>([
    ['NL', 'Herestraat 36-38, Groningen', 'Herestraat', '36-38'],
    ['NL', 'Herestraat 36 - 38, Groningen', 'Herestraat', '36-38'],
    ['NL', 'Herestraat 36 t/m 40 Groningen', 'Herestraat', '36-40'],
    ['NL', 'Herestraat 36 & 38 Groningen', 'Herestraat', '36-38'],
    ['NL', 'Groningen, Herestraat nr. 36 - 38', 'Herestraat', '36-38'],
    ['NL', 'Plein 1940 12/14 Groningen', 'Plein 1940', '12/14'],
    ['DE', 'Hauptstraße 36 bis 40, Essen', 'Hauptstraße', '36-40'],
    ['FR', '36 à 40 rue Pasteur, Paris', 'rue Pasteur', '36-40'],
    ['US', '36 to 40 Main Street, Springfield', 'Main Street', '36-40'],
    ['US', '36-40 Main Street, Springfield', 'Main Street', '36-40'],
    ['ES', 'Calle Mayor 36 al 40, Madrid', 'Calle Mayor', '36-40'],
  ])('%s: %s', (country, line, streetname, number) => {
    const profile = countryProfile(country);
    const reading = readLine(profile, vocabularyOf(profile, STREETS, PLACES), line).at(0);
    expect(reading?.fields).toMatchObject({ streetname, number });
    expect(reading?.leftOver).toEqual([]);
  });
});
