import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { firstOfList } from '../../../src/parse/numbers/number-list';
import { readLine } from '../../../src/parse/read-line';
import { splitWords } from '../../../src/parse/words/split-words';
import { vocabularyOf } from '../vocabulary-of';

const profileOf = (country: string) => countryProfile(country);

function first(country: string, line: string) {
  const profile = profileOf(country);
  return readLine(
    profile,
    vocabularyOf(profile, ['Brink', 'Main Street'], ['Assen', 'Springfield']),
    line,
  ).at(0)!;
}

describe('a list of house numbers', () => {
  it.each([
    ['NL', 'Brink 12, 14 en 16, Assen', '14 en 16'],
    ['NL', 'Brink 12, 14a, 16 en 18 Assen', '14a 16 en 18'],
    ['NL', 'Brink 12, 14 & 16, Assen', '14 16'],
    ['US', '12, 14 and 16 Main Street, Springfield', '14 and 16'],
  ])('%s: %s is its first number', (country, line, others) => {
    expect(firstOfList(profileOf(country), splitWords(line))!.others).toBe(others);
    const { fields } = first(country, line);
    expect(fields.number).toBe('12');
    expect(fields.streetname).toBe(country === 'NL' ? 'Brink' : 'Main Street');
  });

  it.each([
    'Brink 12 en 14, Assen',
    'Brink 12, 14, Assen',
    'Brink 12, 75015 en 16 Assen',
    'Brink 12, 14 Assen en 16',
    'Brink 12, 10 en 8, Assen',
    'Brink, Assen',
  ])('%s has none', (line) => {
    expect(firstOfList(profileOf('NL'), splitWords(line))).toBeNull();
  });
});
