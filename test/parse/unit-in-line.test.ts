import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';
import { type HouseNumber, readHouseNumber } from '../../src/parse/numbers/house-number';
import { readLine } from '../../src/parse/read-line';
import { vocabularyOf } from './vocabulary-of';

const STREETS = [
  'Herestraat',
  'Main Street',
  'rue Pasteur',
  'Grote Markt',
  'Hauptstraße',
  'Calle Mayor',
  'Vestergade',
];
const PLACES = ['Groningen', 'Springfield', 'Paris', 'Brussel', 'Essen', 'Madrid', 'København'];

function houseNumber(country: string, line: string): HouseNumber | null {
  const profile = countryProfile(country);
  const reading = readLine(profile, vocabularyOf(profile, STREETS, PLACES), line).at(0);
  const { streetname, city, number, suffix } = reading?.fields ?? {};
  expect([streetname, city].map((name) => STREETS.includes(name!) || PLACES.includes(name!))).toEqual([
    true,
    true,
  ]);
  return number === undefined ? null : readHouseNumber(profile, number, suffix);
}

describe('a number with a unit', () => {
  it.each<[string, string, string, string]>([
    ['NL', 'Herestraat 12a, Groningen', '12', 'a'],
    ['NL', 'Herestraat 12-a Groningen', '12', 'a'],
    ['NL', 'Herestraat 12 A Groningen', '12', 'a'],
    ['NL', 'Herestraat 12/A Groningen', '12', 'a'],
    ['NL', 'Herestraat 12-3, Groningen', '12', '3'],
    ['NL', 'Herestraat 12 - 3, Groningen', '12', '3'],
    ['NL', 'Herestraat 12 3, Groningen', '12', '3'],
    ['NL', 'Herestraat 12 a-3, Groningen', '12', 'a.3'],
    ['NL', 'Herestraat 12a3 Groningen', '12', 'a.3'],
    ['NL', 'Herestraat 12 bis Groningen', '12', 'bis'],
    ['NL', 'Herestraat 12bis, Groningen', '12', 'bis'],
    ['NL', 'Herestraat 12 hs, Groningen', '12', 'hs'],
    ['NL', 'Herestraat 12 huis, Groningen', '12', 'hs'],
    ['NL', 'Herestraat 12-II Groningen', '12', '2'],
    ['NL', 'Herestraat 12 II, Groningen', '12', '2'],
    ['NL', 'Herestraat 12 2hoog, Groningen', '12', '2'],
    ['NL', 'Herestraat 12 2 hoog, Groningen', '12', '2'],
    ['NL', 'Herestraat 12 2-hoog, Groningen', '12', '2'],
    ['NL', 'Herestraat 12 boven, Groningen', '12', 'bov'],
    ['NL', 'Herestraat 12 app. 3, Groningen', '12', '3'],
    ['NL', 'Herestraat 12 appartement 3 Groningen', '12', '3'],
    ['NL', 'Herestraat 12, appartement 3, Groningen', '12', '3'],
    ['NL', 'Herestraat 12 unit 3, Groningen', '12', '3'],
    ['NL', 'Herestraat 12 nr.3, Groningen', '12', '3'],
    ['NL', 'Herestraat 12 huisje 3 Groningen', '12', '3'],
    ['NL', 'Herestraat 12, 3 hoog, Groningen', '12', '3'],
    ['NL', 'Herestraat 12 zwart, Groningen', '12', 'zw'],
    ['NL', 'Herestraat nr. 12 toevoeging A, Groningen', '12', 'a'],
    ['NL', 'Herestraat nr 12a, Groningen', '12', 'a'],
    ['NL', 'Herestraat nr.12, Groningen', '12', ''],
    ['NL', 'Herestraat #12, Groningen', '12', ''],
    ['NL', 'Herestraat huisnummer 12 huisletter a, Groningen', '12', 'a'],
    ['BE', 'Grote Markt 12 bus 3, Brussel', '12', '3'],
    ['BE', 'Grote Markt 12 b3, Brussel', '12', '3'],
    ['BE', 'Grote Markt 12 bte 3, Brussel', '12', '3'],
    ['BE', 'Grote Markt 12/3, Brussel', '12', '3'],
    ['FR', '12 bis rue Pasteur, Paris', '12', 'bis'],
    ['FR', '12bis, rue Pasteur, Paris', '12', 'bis'],
    ['FR', '12 ter rue Pasteur Paris', '12', 'ter'],
    ['FR', 'n° 12 rue Pasteur, Paris', '12', ''],
    ['FR', '12 rue Pasteur, appt 3, Paris', '12', '3'],
    ['FR', '12 rue Pasteur apt. 3 Paris', '12', '3'],
    ['DE', 'Hauptstraße 12a, Essen', '12', 'a'],
    ['DE', 'Hauptstraße 12 a Essen', '12', 'a'],
    ['DE', 'Hauptstraße 12, Whg. 3, Essen', '12', '3'],
    ['DE', 'Hauptstraße 12 Wohnung 3, Essen', '12', '3'],
    ['ES', 'Calle Mayor 12, 3º B, Madrid', '12', '3.b'],
    ['ES', 'Calle Mayor, 12, 3º B, Madrid', '12', '3.b'],
    ['DK', 'Vestergade 12, 2. tv, København', '12', '2.tilvenstre'],
    ['DK', 'Vestergade 12 2. tv., København', '12', '2.tilvenstre'],
    ['US', '12 Main Street Apt 4B, Springfield', '12', ''],
    ['US', '12 Main Street #4B, Springfield', '12', ''],
    ['US', '12 Main Street Unit 4B Springfield', '12', ''],
    ['US', '12 Main Street, Suite 400, Springfield', '12', ''],
    ['US', '12A Main Street, Springfield', '12', 'a'],
    ['US', '12 1/2 Main Street, Springfield', '12', '1.2'],
  ])('%s: %s', (country, line, number, suffix) => {
    const found = houseNumber(country, line);
    expect(found?.number).toBe(number);
    if (suffix !== '' || country !== 'US') expect(found?.suffix).toBe(suffix);
  });

  it.each([
    '12 Main Street Apt 4B, Springfield',
    '12 Main Street #4B, Springfield',
    '12 Main Street Unit 4B Springfield',
  ])('%s: the flat is the suffix', (line) => expect(houseNumber('US', line)?.suffix).toMatch(/4\.?b$/));
});
