import { expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { waysWithListNumber } from '../../../src/parse/numbers/list-number';
import { splitWords } from '../../../src/parse/words/split-words';
import type { TakenLine } from '../../../src/parse/words/taken-line';

/** The words of each way, the cheapest first. */
function waysOf(country: string, line: string): string[] {
  const taken = { words: splitWords(line), noise: [], cost: 0 } as unknown as TakenLine;
  const ways = waysWithListNumber(countryProfile(country), taken);
  return [...ways].sort((a, b) => a.cost - b.cost).map(({ words }) => words.map(({ raw }) => raw).join(' '));
}

it.each([
  ['NL', '47042; Tolweg 5; Assen'],
  ['NL', '470, Tolweg 5, Assen'],
  ['US', '47042; 5 Main St; Barre'],
])('takes the number of a row from the line, %s: %s', (country, line) => {
  const without = line.replace(/^\d+. /, '').replaceAll(/[;,]/g, '');
  expect(waysOf(country, line)[0]).toBe(without);
});

it.each([
  ['NL', 'Tolweg 5, Assen'],
  ['NL', '5, Tolweg, Assen'],
  ['US', '5, Main St, Barre'],
  ['US', '12517 - 12519 Fellowship Ct, Reisterstown'],
  ['NL', '3, Tolweg 5, Assen'],
  ['NL', '5'],
])('leaves other numbers where they are, %s: %s', (country, line) => {
  expect(waysOf(country, line)).toHaveLength(1);
});

it('tries the number of a list as part of the name first, where the street follows', () => {
  expect(waysOf('DE', '1. Stichstraße 5')).toEqual(['1. Stichstraße 5', 'Stichstraße 5', '1. Stichstraße 5']);
});
