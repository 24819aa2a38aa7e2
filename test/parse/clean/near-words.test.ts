import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import type { AddressQuery } from '../../../src/model/match';
import { withoutNearWords } from '../../../src/parse/clean/near-words';
import { readLine } from '../../../src/parse/read-line';
import { splitWords } from '../../../src/parse/words/split-words';
import { vocabularyOf } from '../vocabulary-of';

const STREETS = [
  ...['Herestraat', 'Brink', 'boulevard Barbès', 'Rue Devant l’Église', 'Main Street', 'Near Street'],
  ...['Hauptstraße', 'Calle Mayor', 'Via Roma', 'Rua Augusta', 'Storgata', 'Storgatan', 'Laugavegur'],
];
const PLACES = [
  'Groningen',
  'Paris',
  'Springfield',
  'Essen',
  'Madrid',
  'Roma',
  'Lisboa',
  'Oslo',
  'Stockholm',
];

function first(country: string, line: string) {
  const profile = countryProfile(country);
  return readLine(profile, vocabularyOf(profile, STREETS, PLACES), line).at(0)!;
}

describe('words of place beside an address', () => {
  const herestraat: AddressQuery = { streetname: 'Herestraat', number: '12', city: 'Groningen' };
  const barbes: AddressQuery = { streetname: 'boulevard Barbès', number: '48', city: 'Paris' };
  const main: AddressQuery = { streetname: 'Main Street', number: '12', city: 'Springfield' };
  const haupt: AddressQuery = { streetname: 'Hauptstraße', number: '12', city: 'Essen' };
  it.each<[string, string, AddressQuery]>([
    ['NL', 'tegenover Herestraat 12, Groningen', herestraat],
    ['NL', 'Tegenover Herestraat 12 Groningen', herestraat],
    ['NL', 'Herestraat tegenover 12, Groningen', herestraat],
    ['NL', 'Herestraat t.o. 12, Groningen', herestraat],
    ['NL', 'Herestraat t/o 12 Groningen', herestraat],
    ['NL', 'Herestraat t.h.v. 12, Groningen', herestraat],
    ['NL', 'Herestraat thv nr. 12, Groningen', herestraat],
    ['NL', 'Herestraat ter hoogte van nummer 12, Groningen', herestraat],
    ['NL', 'nabij Herestraat 12, Groningen', herestraat],
    ['NL', 'Groningen, vlak bij Herestraat 12', herestraat],
    ['NL', 'naast Herestraat 12 Groningen', herestraat],
    ['NL', 'schuin tegenover Herestraat 12 Groningen', herestraat],
    ['NL', 'near Herestraat 12, Groningen', herestraat],
    ['NL', 'Herestraat achter 12, Groningen', herestraat],
    ['NL', 'Herestraat bij nr. 12, Groningen', herestraat],
    ['NL', 'Brink tegenover Herestraat 12, Groningen', herestraat],
    ['NL', 'Parkeerplaats Zuid nabij Herestraat 12, Groningen', herestraat],
    ['US', 'Corner Cafe opposite 12 Main Street, Springfield', main],
    ['FR', 'face au 48 boulevard Barbès, Paris', barbes],
    ['FR', 'vis-à-vis 48 boulevard Barbès Paris', barbes],
    ['FR', 'vis-à-vis du 48 boulevard Barbès, Paris', barbes],
    ['FR', 'en vis-à-vis du 48 boulevard Barbès, Paris', barbes],
    ['FR', 'en face du 48 boulevard Barbès Paris', barbes],
    ['FR', 'à côté du 48 boulevard Barbès, Paris', barbes],
    [
      'FR',
      'A HAUTEUR DU 48 BOULEVARD BARBES, PARIS',
      { streetname: 'BOULEVARD BARBES', number: '48', city: 'PARIS' },
    ],
    ['US', 'opposite 12 Main Street, Springfield', main],
    ['US', 'opp. 12 Main Street, Springfield', main],
    ['US', 'near 12 Main Street Springfield', main],
    ['US', 'across from 12 Main Street, Springfield', main],
    ['US', 'next to 12 Main Street, Springfield', main],
    ['DE', 'gegenüber Hauptstraße 12, Essen', haupt],
    ['DE', 'Hauptstraße ggü. 12, Essen', haupt],
    ['DE', 'Hauptstraße gegenueber 12 Essen', haupt],
    ['DE', 'in der Nähe von Hauptstraße 12, Essen', haupt],
    ['ES', 'frente a Calle Mayor 12, Madrid', { streetname: 'Calle Mayor', number: '12', city: 'Madrid' }],
    ['IT', 'di fronte a Via Roma 12, Roma', { streetname: 'Via Roma', number: '12', city: 'Roma' }],
    ['PT', 'em frente à Rua Augusta 12, Lisboa', { streetname: 'Rua Augusta', number: '12', city: 'Lisboa' }],
    ['NO', 'overfor Storgata 12, Oslo', { streetname: 'Storgata', number: '12', city: 'Oslo' }],
    ['SE', 'mittemot Storgatan 12, Stockholm', { streetname: 'Storgatan', number: '12', city: 'Stockholm' }],
    ['IS', 'á móti Laugavegur 12', { streetname: 'Laugavegur', number: '12' }],
  ])('%s: %s', (country, line, fields) => {
    const reading = first(country, line);
    expect(reading.fields).toEqual(fields);
    expect(reading.nearby).toBe(true);
  });

  it.each<[string, string, AddressQuery]>([
    ['NL', 'Herestraat 12, Groningen', herestraat],
    ['FR', '3 Rue Devant l’Église, Paris', { streetname: 'Rue Devant l’Église', number: '3', city: 'Paris' }],
    ['US', '3 Near Street, Springfield', { streetname: 'Near Street', number: '3', city: 'Springfield' }],
    ['NL', 'Nabij', { city: 'Nabij' }],
  ])('%s: none in %s', (country, line, fields) => {
    const reading = first(country, line);
    expect(reading.fields).toEqual(fields);
    expect(reading.nearby).toBe(false);
  });

  it.each<[string, string, AddressQuery]>([
    ['FR', '48 boulevard Barbès face à la gare, Paris', barbes],
    ['FR', '48 boulevard Barbès Paris en face de la gare', barbes],
    ['NL', 'Herestraat 12 tegenover de kerk, Groningen', herestraat],
    ['US', '12 Main Street across from Town Hall, Springfield', main],
    ['DE', 'Hauptstraße 12, gegenüber der Kirche, Essen', haupt],
  ])('%s: behind an address they name a landmark: %s', (country, line, fields) => {
    const reading = first(country, line);
    expect(reading.fields).toEqual(fields);
    expect(reading.nearby).toBe(false);
    expect(reading.leftOver).toEqual([]);
  });

  it('a place behind such words is not surely that of the address', () => {
    expect(first('US', '12 Main Street near Springfield')).toMatchObject({ fields: main, nearby: true });
  });

  it('leave the other words as they stand', () => {
    const word = fc.constantFrom(
      ...['tegenover', 't.o.', 'vlak', 'bij', 'Herestraat', '12', ',', 'Groningen', '-'],
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (pieces) => {
        const words = splitWords(pieces.join(' '));
        const rest = withoutNearWords(countryProfile('NL'), words);
        expect(words.filter((one) => rest.includes(one))).toEqual(rest);
        if (words.length > 0) expect(rest.length).toBeGreaterThan(0);
        for (const { raw } of words)
          if (['Herestraat', '12', 'Groningen'].includes(raw))
            expect(rest.some((one) => one.raw === raw)).toBe(true);
      }),
    );
  });
});
