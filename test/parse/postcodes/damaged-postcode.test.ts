import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { findDamagedPostcode } from '../../../src/parse/postcodes/damaged-postcode';
import { splitWords } from '../../../src/parse/words/split-words';

function damaged(country: string, line: string): string | null {
  return findDamagedPostcode(countryProfile(country), splitWords(line))?.postcode ?? null;
}

describe('a postcode with one sign wrong, left out or added', () => {
  it.each([
    ['FR', '26 Boulevard Davout, 7512 Paris', '7512'],
    ['FR', '26 Boulevard Davout, 750200 Paris', '750200'],
    ['FR', '26 Boulevard Davout 7512 Paris', '7512'],
    ['FR', '26 Boulevard Davout 75O20 Paris', '75O20'],
    ['NL', 'Brink 1, 9401 H Assen', '9401 H'],
    ['NL', 'Brink 1, 940 HS Assen', '940 HS'],
    ['NL', 'Brink 1 940 HS Assen', '940 HS'],
    ['NL', 'Brink 1, 94O1HS Assen', '94O1HS'],
    ['NL', 'Lofotenweg 43, 1339S Almere', '1339S'],
    ['US', '12 Main St, Barre, VT 0564', '0564'],
    ['DE', 'Triftstr. 93, 4514 Essen', '4514'],
  ])('%s: %s', (country, line, postcode) => expect(damaged(country, line)).toBe(postcode));

  it.each([
    ['IS', 'a range', 'Langholtsvegur 36 - 38, Reykjavík'],
    ['BE', 'a range', 'Hoogstraat 12 - 14, Brussel'],
    ['BE', 'a box', 'Waterloose Steenweg 552 001E, Elsene'],
    ['BE', 'a box of two parts', 'Honoré Longtinstraat 95 02/1, Jette'],
    ['FR', 'the only number', '7512 Boulevard Davout Paris'],
    ['FR', 'a number beside the first', '12 14 Rue Haute, Paris'],
    ['NL', 'two signs wrong', 'Brink 1, 94HS Assen'],
    ['NL', 'no number before it', 'Brink, 9401H Assen'],
  ])('%s: none, %s: %s', (country, _, line) => expect(damaged(country, line)).toBeNull());

  it('is found however one sign is changed, and leaves the other words', () => {
    const profile = countryProfile('NL');
    const change = fc.record({
      at: fc.nat(5),
      cut: fc.nat(1),
      put: fc.constantFrom('', '0', '7', 'O', 'X'),
    });
    fc.assert(
      fc.property(change, ({ at, cut, put }) => {
        const code = `${'9401HS'.slice(0, at)}${put}${'9401HS'.slice(at + cut)}`;
        fc.pre(/^\d/.test(code));
        const words = splitWords(`Brink 12, ${code} Assen`);
        const found = findDamagedPostcode(profile, words);
        expect(found?.postcode).toBe(code);
        expect(found?.words.map(({ raw }) => raw)).toEqual(['Brink', '12', 'Assen']);
      }),
    );
  });
});
