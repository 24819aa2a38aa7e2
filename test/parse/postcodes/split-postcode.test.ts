import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { withWholePostcode } from '../../../src/parse/postcodes/split-postcode';

const KNOWN = new Set(['20136', '20139', '2502', '2503', '2791', '48000', '75011', '8253GB', '1050', '9000']);

function whole(country: string, line: string): string | null {
  const profile = countryProfile(country);
  const extras = { ...profile.takeExtras(''), text: line };
  return withWholePostcode(profile, extras, (postcode) => KNOWN.has(postcode))?.line.text ?? null;
}

// `Lueg 2 2 502 Biel` had the suffix `2 502`, and `Mende 480 00` two numbers that nothing read.
describe('a postcode with a blank or a dot in it', () => {
  it.each([
    ['IT', 'Via Salasco 36, 20 136 Milano', 'Via Salasco 36, , 20136 Milano'],
    ['IT', 'Via Salasco 36 20.136 Milano', 'Via Salasco 36 , 20136 Milano'],
    ['CH', 'Lueg 2 2 502 Biel', 'Lueg 2 , 2502 Biel'],
    ['CH', 'Chemin de la Clôture 7 25 03 Biel', 'Chemin de la Clôture 7 , 2503 Biel'],
    ['DK', 'Hyldeengen 15 2.791 Dragør', 'Hyldeengen 15 , 2791 Dragør'],
    ['FR', '16 Rue Picaucel, Mende 480 00', '16 Rue Picaucel, Mende , 48000'],
    ['NL', 'Forint 38, 82 53GB Dronten', 'Forint 38, , 8253GB Dronten'],
  ])('%s: %s', (country, line, text) => expect(whole(country, line)).toBe(text));

  it.each([
    [
      'without another number in front, the first run is that of the house',
      'IT',
      'Via Salasco 20 136 Milano',
    ],
    ['of none of the data', 'IT', 'Via Salasco 36, 20 137 Milano'],
    ['behind a word for a box', 'BE', 'Golflaan 12 bus 10 50 Elsene'],
    ['beside a whole one', 'FR', '12 Rue Haute, 75011 Paris 480 00'],
    ['of three digits', 'IS', 'Langagata 52 1 01 Reykjavík'],
  ])('none %s', (_, country, line) => expect(whole(country, line)).toBeNull());
});
