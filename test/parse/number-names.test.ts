import { expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';
import { readNumberName } from '../../src/parse/number-names';
import { splitWords } from '../../src/parse/split-words';

const france = countryProfile('FR');

it.each([
  ['quatre-vingt-dix-huit', '98'],
  ['quatre vingt dix huit', '98'],
  ['soixante et onze', '71'],
  ['cent vingt et un', '121'],
  ['deux cent douze', '212'],
  ['quarante-huit', '48'],
])('%s is %s', (text, number) => {
  expect(readNumberName(france, splitWords(text), 0)?.text).toBe(number);
});

it('reads a text of many words, which took 18 seconds, only as far as a number goes', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `e4740007-4454-5fdd-af25-2e50f9a29c${10 + at}`);
  const from = performance.now();
  expect(readNumberName(france, splitWords(ids.join('/')), 0)).toBeNull();
  expect(performance.now() - from).toBeLessThan(1000);
});
