import { expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { withDistrict, withDistrictAlone, withDistrictLast } from '../../../src/parse/places/district-number';
import { splitWords } from '../../../src/parse/words/split-words';

it.each([
  ['12 Rue du Four 6e', '6e arrondissement'],
  ['12 rue du four, 16ème', '16ème arrondissement'],
])('%s ends in a district', (line, district) =>
  expect(withDistrict(countryProfile('FR'), splitWords(line))?.at(-1)?.raw).toBe(district),
);

it.each([
  ['FR', 'Rue du Four 12bis'],
  ['FR', '14 Rue du Four 12bis'],
  ['FR', 'rue du four 6e'],
  ['NL', '12 Brink 6e'],
])('%s: %s does not', (code, line) =>
  expect(withDistrict(countryProfile(code), splitWords(line))).toBeNull(),
);

it.each([
  ['Paris 13ème', '13ème arrondissement'],
  ['Paris 13', '13e arrondissement'],
  ['Paris 1', '1er arrondissement'],
])('%s is a city and its district', (line, district) =>
  expect(withDistrictAlone(countryProfile('FR'), splitWords(line))?.at(-1)?.raw).toBe(district),
);

it.each([
  ['FR', 'Paris 13bis, Tours'],
  ['FR', '12 Paris 13e'],
  ['FR', 'Paris, 13e'],
  ['NL', 'Assen 13'],
])('%s: %s is none', (code, line) =>
  expect(withDistrictAlone(countryProfile(code), splitWords(line))).toBeNull(),
);

it('a district that begins the line goes behind its city', () =>
  expect(
    withDistrictLast(countryProfile('FR'), splitWords('13ème arrondissement, Paris')).map(({ raw }) => raw),
  ).toEqual(['Paris', '13ème', 'arrondissement']));
