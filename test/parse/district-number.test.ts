import { expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';
import { withDistrict } from '../../src/parse/district-number';
import { splitWords } from '../../src/parse/split-words';

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
