import { expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { readNumberName } from '../../../src/parse/numbers/number-names';
import { splitWords } from '../../../src/parse/words/split-words';

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

it('looks up few words in a text of many, which took 18 seconds', () => {
  const names = new CountedNames(france.conventions.numberNames);
  const counting = Object.create(france, {
    conventions: { value: { ...france.conventions, numberNames: names } },
  }) as typeof france;
  const ids = Array.from({ length: 3 }, (_, at) => `e4740007-4454-5fdd-af25-2e50f9a29c${10 + at}`);
  expect(readNumberName(counting, splitWords(ids.join('/')), 0)).toBeNull();
  expect(names.lookups).toBeLessThan(1000);
});

class CountedNames extends Map<string, string> {
  lookups = 0;

  override get(word: string): string | undefined {
    this.lookups++;
    return super.get(word);
  }
}
