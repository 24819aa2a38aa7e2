import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';
import { WordedName } from '../../src/rank/worded-name';
import { fold, squash, wordsOf } from '../../src/text/fold';

const countries = fc.constantFrom('NL', 'IS', 'US', 'BE').map(countryProfile);
const word = fc.constantFrom(
  'Burg.',
  'van',
  'de',
  'Veldestr.',
  '2e',
  'Prins-Hendrik',
  'ý',
  '東',
  'x',
  '12',
  '',
);
const name = fc.array(word, { maxLength: 20 }).map((words) => words.join(' '));

describe('a name in words', () => {
  it('is taken apart as its country does', () => {
    fc.assert(
      fc.property(countries, name, (profile, raw) => {
        const asked = new WordedName(profile, raw);
        expect(asked.words).toEqual(wordsOf(fold(raw)));
        expect(asked.tokens).toEqual(profile.tokens(raw));
        expect(asked.key).toBe(profile.key(raw));
        expect(asked.squashed).toBe(squash(fold(raw)));
      }),
    );
  });
});

describe('a scanner most likely misread the name', () => {
  const us = countryProfile('US');
  const isMisread = (asked: string, found: string) =>
    new WordedName(us, asked).isMisread(new WordedName(us, found));

  it.each([
    ['b01agata', 'Hólagata'],
    ['vvilcox road', 'Wilcox Road'],
    ['rnonii5 lane', 'Monus Lane'],
    ["Quai de 1'H0tel", "Quai de l'Hôtel"],
    ['R0ute 125', 'Route 125'],
  ])('%s: %s', (asked, found) => expect(isMisread(asked, found)).toBe(true));

  it.each([
    ['no sign of a scanner', 'Done Road', 'Dane Road'],
    ['a letter that does not look alike', 'b01apata', 'Hólagata'],
    ['another number', 'Route 8b', 'Route 88'],
  ])('not so: %s', (_, asked, found) => expect(isMisread(asked, found)).toBe(false));
});
