import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { isHouseNumber } from '../../../src/parse/postcodes/no-postcode';

/** Asks for the last digits of a line. */
function ask(country: string, line: string, known: readonly string[] = []): boolean {
  const [digits, behind] = line.match(/(\d+)\D*$/)!;
  const start = line.length - digits.length;
  return isHouseNumber(countryProfile(country), line, { start, end: start + behind!.length }, (text) =>
    known.includes(text),
  );
}

describe('digits that look like a postcode are a house number', () => {
  it.each([
    ['IS', 'Vesturgata 144-146, Akranes'],
    ['IS', 'Vesturgata 144 - 146 Akranes'],
    ['IS', 'Dalhús 99/101, Reykjavík', ['101']],
    ['IS', 'Fitjahlíð nr. 101, Borgarnes', ['101']],
    ['FR', 'Rue Haute, N° 13001'],
    ['DK', 'Kirkevej, Husnr.: 2791'],
    ['BE', 'Chaussée de Mons 1424–1426, Anderlecht'],
  ])('%s: %s', (country, line, known: readonly string[] = []) => {
    expect(ask(country, line, known)).toBe(true);
  });
});

describe('digits that look like a postcode are one', () => {
  it.each([
    ['IS', 'Laugavegur 99 - 101 Reykjavík', ['101']],
    ['IS', 'Laugavegur 99-101 Reykjavík', ['101']],
    ['IS', 'Laugavegur 101-99, Reykjavík'],
    ['IS', 'Laugavegur 12-101, Reykjavík'],
    ['NO', 'Karl Johans gate 1, NO-0154 Oslo'],
    ['US', '12 Main St N 55401', ['55401']],
    ['DK', 'Kirkevej 24, 2791 Dragør'],
  ])('%s: %s', (country, line, known: readonly string[] = []) => {
    expect(ask(country, line, known)).toBe(false);
  });
});
