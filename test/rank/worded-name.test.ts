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
