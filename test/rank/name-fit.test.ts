import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';
import type { LearnedConventions } from '../../src/model/learned';
import { fitName, mayBeOtherName } from '../../src/rank/name-fit';
import { WordedName } from '../../src/rank/worded-name';

/** What a register of so many streets shows of its street types. */
function learned(types: Partial<LearnedConventions['types']>): LearnedConventions {
  return {
    streets: 5000,
    severalNames: 0,
    postcodes: { share: 0, shapes: [] },
    suffixes: { share: 0, shapes: [], floors: 0 },
    types: { first: {}, last: {}, grown: {}, ...types },
    common: [],
    contested: {},
  };
}

const PROFILES = {
  DK: countryProfile('DK', learned({ grown: { vej: 0.4, vange: 0.01, vangen: 0.01 } })),
  NL: countryProfile('NL'),
  BE: countryProfile(
    'BE',
    learned({ last: { steenweg: 0.02, weg: 0.01 }, grown: { straat: 0.5, weg: 0.1 } }),
  ),
  DE: countryProfile(
    'DE',
    learned({
      first: { am: 0.05 },
      last: { strasse: 0.09 },
      grown: { strasse: 0.36, bach: 0.01, kamp: 0.02, weg: 0.1 },
    }),
  ),
  US: countryProfile('US', learned({ last: { road: 0.4, drive: 0.13, street: 0.06, avenue: 0.03 } })),
};

describe('two names differ in their street type', () => {
  it.each([
    ['DE', 'Malzstr.', 'Malzweg', true, 'grown onto the name'],
    ['DE', 'Am Ruhmach', 'Am Ruhmbach', false, 'a typo in the type, the first word a type in both'],
    ['DE', 'Am Bachweg', 'Am Bachstr.', true, 'the first word a type in both, and another one grown'],
    ['NL', 'Ceintuurbaan', 'Ceintuurbaan Noord', false, 'a direction at the end, which ends in a type'],
    ['DK', 'Højstrupvange', 'Højstrupvangen', false, 'two long types, one letter between them'],
    ['DE', 'Duvenkam', 'Duvenkamp', false, 'two letters at the end, which are a type only apart'],
    [
      'BE',
      'Vleurgatse Stteenweg',
      'Vleurgatse Steenweg',
      false,
      'a slip in a type apart, which ends in another',
    ],
    ['BE', 'Vleurgatse Weg', 'Vleurgatse Steenweg', true, 'apart, one the end of the other'],
    ['US', 'Elm Dr', 'Elm Rd', true, 'apart, their letters swapped'],
    ['US', 'Elm Drove', 'Elm Drive', false, 'one letter of a type that no street has'],
    [
      'US',
      'Hines Rr',
      'Hines Rd',
      false,
      'one letter of an abbreviation, which makes a type that no street has',
    ],
    [
      'US',
      'Colchester Avenus',
      'Colchester Avenue',
      false,
      'one letter, which makes a short form of a plural',
    ],
    ['US', 'Elm Summit', 'Elm Street', true, 'a type that no street has, and no slip of the other'],
  ] as const)('%s: %s and %s: %s (%s)', (country, asked, found, differs, _why) => {
    const profile = PROFILES[country];
    const fit = fitName(profile, new WordedName(profile, asked), new WordedName(profile, found));
    // Far apart is no match at all.
    expect(fit.typeConflict || fit.edits > 9).toBe(differs);
  });
});

describe('a word in place of another one', () => {
  it.each([
    ['another given name', 'Via Eugenio Vellini', 'Via Gino Vellini', true],
    ['a damaged type', 'Vi Gino Vellini', 'Via Gino Vellini', false],
    ['a given name left out', 'Via Vellini', 'Via Gino Vellini', false],
    ['a given name in place of a title', 'Via Pietro Vellini', 'Via Fratelli Vellini', true],
    [
      'two letters of a short given name, as a typo has them',
      'Via Mario Vellini',
      'Via Carlo Vellini',
      false,
    ],
    ['the last name left out', 'Via Gino', 'Via Gino Vellini', true],
    ['the last name broken off', 'Via Gino Vell', 'Via Gino Vellini', false],
    ['a small word in place of another one', 'Via dei Vellini', 'Via dai Vellini', false],
  ])('%s', (_, asked, found, isOther) => {
    const italian = countryProfile('IT');
    const fit = fitName(italian, new WordedName(italian, asked), new WordedName(italian, found));
    expect(mayBeOtherName(fit)).toBe(isOther);
  });
});

describe('so many letters of one word differ that it may be another name', () => {
  it.each([
    ['NL', 'Kommandant Vandersteenlaan', 'Kommandant Ponderstaanlaan', true, 'a rank before both'],
    ['NL', 'Burgemeester Wiskerkestraat', 'Burgemeester Wiskerkstaat', false, 'few letters of a long name'],
    ['NL', 'Jan Pietersz Koelmanweg', 'Jan Pieterz Koelmannweg', false, 'a letter in each of two words'],
    ['NL', 'Johan Graskampstraat', 'Johan Grondkampstraat', true, 'three letters of one short name'],
  ] as const)('%s: %s and %s: %s (%s)', (country, asked, found, expected, _why) => {
    const profile = PROFILES[country];
    const fit = fitName(profile, new WordedName(profile, asked), new WordedName(profile, found));
    expect(mayBeOtherName(fit)).toBe(expected);
  });

  it('is the same for an alias, of which only the key is known', () => {
    const profile = PROFILES.BE;
    const asked = new WordedName(profile, 'Rue Commandant Gascard');
    const found = new WordedName(profile, 'Kommandant Balardstraat');
    expect(mayBeOtherName(fitName(profile, asked, found, profile.key('Rue Commandant Balard')))).toBe(true);
  });
});

it('Icelandic names end in words for hills and fields, which make two streets of one beginning', () => {
  const profile = countryProfile('IS', learned({ grown: { gata: 0.02, vegur: 0.03 } }));
  const worded = (name: string) => new WordedName(profile, name);
  expect(fitName(profile, worded('Nyrafell'), worded('Nyrafold')).typeConflict).toBe(true);
  expect(fitName(profile, worded('Nyrafell'), worded('Nyrrafell')).typeConflict).toBe(false);
});

it('a name of signs alone fits none but itself', () => {
  // Once `sameAddress` with the street `../..` threw a TypeError: its last word was looked for.
  const { NL } = PROFILES;
  const name = (raw: string) => new WordedName(NL, raw);
  expect(fitName(NL, name('../..'), name('Brink')).verdict).toBe('conflict');
  expect(fitName(NL, name('Brink'), name('../..')).verdict).toBe('conflict');
  expect(fitName(NL, name('--'), name('../..')).verdict).toBe('conflict');
  expect(fitName(NL, name('../..'), name('../..')).verdict).toBe('exact');
});
