import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';
import { readLine } from '../../src/parse/read-line';
import { vocabularyOf } from '../parse/vocabulary-of';
import { belgium } from './lines/be';
import { germany } from './lines/de';
import { denmark } from './lines/dk';
import { spain } from './lines/es';
import { france } from './lines/fr';
import { unitedKingdom } from './lines/gb';
import { italy } from './lines/it';
import { unitedStates } from './lines/us';

const COUNTRIES = [france, germany, italy, spain, belgium, denmark, unitedStates, unitedKingdom];

describe.each(COUNTRIES)('$code', ({ code, numberFirst, names, apart, postcodes, units, doors, labels }) => {
  const profile = countryProfile(code);

  it('puts numbers where people write them', () => expect(profile.conventions.numberFirst).toBe(numberFirst));

  it.each(names)('%s = %s', (official, written) =>
    expect(profile.keysOf(written)).toContain(profile.key(official)),
  );

  it.each(apart)('%s ≠ %s', (left, right) => expect(profile.key(left)).not.toBe(profile.key(right)));

  it.each(postcodes)('postcode %s is %s', (written, kept) =>
    expect(profile.normalisePostcode(written)).toBe(kept),
  );

  it.each(units)('unit in %s: %s', (line, unit) => expect(profile.takeExtras(line).unit).toBe(unit));

  it.each(doors)('suffix %s = %s', (left, right) =>
    expect(profile.suffixKey(left)).toBe(profile.suffixKey(right)),
  );

  it.each(labels)('label of %s %s, %s %s', (streetname, number, postcode, city, label) => {
    const parts = { streetname, number, suffix: null, postcode, city, province: null };
    expect(profile.label(parts)).toBe(label);
    const vocabulary = vocabularyOf(profile, [streetname], [city]);
    const fields = readLine(profile, vocabulary, label).at(0)?.fields;
    expect(fields).toEqual({ streetname, number, postcode, city });
  });

  it('has at least forty lines', () => {
    const lines = [names, apart, postcodes, units, doors, labels].reduce((sum, list) => sum + list.length, 0);
    expect(lines).toBeGreaterThanOrEqual(40);
  });
});
