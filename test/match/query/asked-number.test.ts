import { expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { AskedNumber } from '../../../src/match/query/asked-number';
import { firstOfRange } from '../../../src/match/query/number-otherwise';
import { SuffixKeys } from '../../../src/match/query/suffix-keys';

function isRange(country: string, number: string, suffix?: string): boolean {
  const profile = countryProfile(country);
  return firstOfRange(new AskedNumber(profile, new SuffixKeys(profile), number, suffix)) !== null;
}

it.each([
  ['NL', '36-38'],
  ['NL', '36/38'],
  ['NL', '36 t/m 40'],
  ['NL', '36 tot en met 40'],
  ['DE', '12 bis 14'],
  ['FR', '12 à 14'],
])('%s: %s may be a range', (country, number) => expect(isRange(country, number)).toBe(true));

it.each([
  ['NL', '36'],
  ['NL', '38-36'],
  ['NL', '36-900'],
  ['NL', '13-70'],
  ['BE', '3b020'],
  ['BE', '1B38'],
  ['BE', '11M012'],
  ['BE', '13-0014'],
  ['BE', '12 bus 14'],
])('%s: %s is not a range', (country, number) => expect(isRange(country, number)).toBe(false));

it('a separate suffix is the end of a range if it begins with its sign; else 36-38 is flat 38', () => {
  expect(isRange('NL', '36', '-38')).toBe(true);
  expect(isRange('NL', '36', '38')).toBe(false);
  expect(isRange('BE', '13', '0014')).toBe(false);
});
