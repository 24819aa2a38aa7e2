import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';
import type { AddressQuery } from '../../src/model/match';
import { readIntersections } from '../../src/parse/intersection';
import { cpuTimeSince } from '../cpu-time';
import { vocabularyOf } from './vocabulary-of';

const STREETS = [
  ...['Herestraat', 'Brugstraat', 'Oude Ebbingestraat', 'Zon en Schild', 'Plein 1940', 'Strandweg', 'Markt'],
  ...['rue Pasteur', 'rue de Rivoli', 'boulevard Barbès', 'Hauptstraße', 'Kettwiger Straße'],
  ...['5th Avenue', 'West 42nd Street', 'Main Street', 'Elm Street', 'Corner Road'],
  ...['Calle Mayor', 'Calle Luna', 'Via Roma', 'Via Milano', 'Rua Augusta', 'Rua da Prata'],
  ...[
    'Storgata',
    'Kirkegata',
    'Storgatan',
    'Kungsgatan',
    'Laugavegur',
    'Snorrabraut',
    'Vestergade',
    'Nørregade',
  ],
];
const PLACES = [
  ...[
    'Groningen',
    'Hoek van Holland',
    'Hoek',
    'Drenthe',
    'Paris',
    'Essen',
    'New York',
    'Springfield',
    'Madrid',
  ],
  ...['Roma', 'Lisboa', 'Oslo', 'Stockholm', 'Reykjavík', 'København'],
];

function read(country: string, line: string) {
  const profile = countryProfile(country);
  return readIntersections(profile, vocabularyOf(profile, STREETS, PLACES), line);
}

describe('two streets that meet', () => {
  const groningen: AddressQuery = { city: 'Groningen' };
  it.each<[string, string, string, string, AddressQuery]>([
    ['NL', 'hoek Herestraat / Brugstraat', 'Herestraat', 'Brugstraat', {}],
    ['NL', 'hoek Herestraat / Brugstraat, Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Hoek Herestraat/Brugstraat Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'hoek Herestraat en Brugstraat, Groningen', 'Herestraat', 'Brugstraat', groningen],
    [
      'NL',
      'op de hoek van de Herestraat en de Brugstraat in Groningen',
      'Herestraat',
      'Brugstraat',
      groningen,
    ],
    ['NL', 'Groningen, hoek van Herestraat en Brugstraat', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Herestraat hoek Brugstraat Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Herestraat h/o Brugstraat, Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Herestraat, hoek Brugstraat, Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'kruising Herestraat met Brugstraat, Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Kruising Herestraat - Brugstraat, Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'hoek Herestraat – Brugstraat - Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Herestraat & Brugstraat, Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Herestraat&Brugstraat Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Herestraat / Brugstraat Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Herestraat + Brugstraat Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Herestraat en Oude Ebbingestraat Groningen', 'Herestraat', 'Oude Ebbingestraat', groningen],
    [
      'NL',
      'Herestraat en Brugstraat, 9711 LG Groningen',
      'Herestraat',
      'Brugstraat',
      { ...groningen, postcode: '9711LG' },
    ],
    ['NL', 'Zon en Schild & Markt, Groningen', 'Zon en Schild', 'Markt', groningen],
    ['NL', 'hoek Plein 1940 / Markt, Groningen', 'Plein 1940', 'Markt', groningen],
    ['NL', 'hoek Herestrat / Burgstraat, Groningen', 'Herestrat', 'Burgstraat', groningen],
    ['NL', 'Herestraat & Burgstraat, Groningen', 'Herestraat', 'Burgstraat', groningen],
    ['NL', 'tegenover hoek Herestraat / Brugstraat, Groningen', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Herestraat / Brugstraat, Groningen, Nederland', 'Herestraat', 'Brugstraat', groningen],
    ['NL', 'Strandweg hoek Markt, Hoek van Holland', 'Strandweg', 'Markt', { city: 'Hoek van Holland' }],
    ['FR', 'angle rue Pasteur et rue de Rivoli, Paris', 'rue Pasteur', 'rue de Rivoli', { city: 'Paris' }],
    [
      'FR',
      "à l'angle de la rue Pasteur et de la rue de Rivoli, Paris",
      'rue Pasteur',
      'rue de Rivoli',
      { city: 'Paris' },
    ],
    ['FR', 'rue Pasteur angle boulevard Barbès Paris', 'rue Pasteur', 'boulevard Barbès', { city: 'Paris' }],
    [
      'FR',
      'au coin de rue Pasteur et boulevard Barbès, 75018 Paris',
      'rue Pasteur',
      'boulevard Barbès',
      { city: 'Paris', postcode: '75018' },
    ],
    ['FR', 'rue Pasteur / rue de Rivoli, Paris', 'rue Pasteur', 'rue de Rivoli', { city: 'Paris' }],
    [
      'DE',
      'Ecke Hauptstraße / Kettwiger Straße, Essen',
      'Hauptstraße',
      'Kettwiger Straße',
      { city: 'Essen' },
    ],
    ['DE', 'Ecke Hauptstraße/Kettwiger Straße Essen', 'Hauptstraße', 'Kettwiger Straße', { city: 'Essen' }],
    ['DE', 'Hauptstraße Ecke Kettwiger Straße, Essen', 'Hauptstraße', 'Kettwiger Straße', { city: 'Essen' }],
    ['DE', 'Hauptstraße und Kettwiger Straße, Essen', 'Hauptstraße', 'Kettwiger Straße', { city: 'Essen' }],
    [
      'US',
      'corner of Main Street and Elm Street, Springfield',
      'Main Street',
      'Elm Street',
      { city: 'Springfield' },
    ],
    ['US', 'Elm Street between 5th Avenue and Main Street', 'Elm Street', '5th Avenue', {}],
    [
      'US',
      'Elm Street bet 5th Avenue & Main Street, New York',
      'Elm Street',
      '5th Avenue',
      { city: 'New York' },
    ],
    ['US', 'Elm Street x Main Street, Springfield', 'Elm Street', 'Main Street', { city: 'Springfield' }],
    [
      'US',
      'Elm Street (cross street Main Street), Springfield',
      'Elm Street',
      'Main Street',
      { city: 'Springfield' },
    ],
    ['US', 'Main & Elm, Springfield', 'Main', 'Elm', { city: 'Springfield' }],
    ['US', 'Main St & Elm St, Springfield', 'Main St', 'Elm St', { city: 'Springfield' }],
    ['US', 'Main Street at Elm Street Springfield', 'Main Street', 'Elm Street', { city: 'Springfield' }],
    ['US', 'Main St @ Elm St Springfield', 'Main St', 'Elm St', { city: 'Springfield' }],
    ['US', '5th Avenue & West 42nd Street, New York', '5th Avenue', 'West 42nd Street', { city: 'New York' }],
    [
      'US',
      'intersection of 5th Avenue and West 42nd Street, New York',
      '5th Avenue',
      'West 42nd Street',
      { city: 'New York' },
    ],
    [
      'US',
      'cnr Main Street and Corner Road, Springfield',
      'Main Street',
      'Corner Road',
      { city: 'Springfield' },
    ],
    ['ES', 'Calle Mayor esquina Calle Luna, Madrid', 'Calle Mayor', 'Calle Luna', { city: 'Madrid' }],
    ['ES', 'Calle Mayor y Calle Luna, Madrid', 'Calle Mayor', 'Calle Luna', { city: 'Madrid' }],
    ['IT', 'Via Milano angolo Via Roma, Roma', 'Via Milano', 'Via Roma', { city: 'Roma' }],
    ['PT', 'Rua Augusta esquina com Rua da Prata, Lisboa', 'Rua Augusta', 'Rua da Prata', { city: 'Lisboa' }],
    ['NO', 'hjørnet av Storgata og Kirkegata, Oslo', 'Storgata', 'Kirkegata', { city: 'Oslo' }],
    ['SE', 'hörnet av Storgatan och Kungsgatan, Stockholm', 'Storgatan', 'Kungsgatan', { city: 'Stockholm' }],
    ['DK', 'hjørnet af Vestergade og Nørregade, København', 'Vestergade', 'Nørregade', { city: 'København' }],
    [
      'IS',
      'á horni Laugavegur og Snorrabraut, Reykjavík',
      'Laugavegur',
      'Snorrabraut',
      { city: 'Reykjavík' },
    ],
  ])('%s: %s', (country, line, first, second, fields) => {
    const found = read(country, line)[0];
    expect(found?.streets).toEqual([first, second]);
    expect(found?.fields).toEqual(fields);
  });

  it.each<[string, string, string]>([
    ['NL', '', 'nothing'],
    ['NL', 'Herestraat 12, Groningen', 'an address'],
    ['NL', 'Herestraat, Groningen', 'a street'],
    ['NL', 'Zon en Schild, Groningen', 'one street with `en`'],
    ['NL', 'Strandweg, Hoek van Holland', 'a place with `hoek`'],
    ['NL', 'Hoek van Holland', 'a place alone'],
    ['NL', 'Herestraat 12 hoek Brugstraat, Groningen', 'an address with a number'],
    ['NL', 'Vroom & Dreesmann, Groningen', 'no street that the data knows'],
    ['NL', 'Vroom & Dreesmann, Herestraat 12, Groningen', 'an address behind a company'],
    ['NL', 'Jansen en Zonen, Groningen', 'no street that the data knows'],
    ['NL', 'Herestraat 12/14, Groningen', 'two numbers'],
    ['NL', 'Herestraat & 12, Groningen', 'a number'],
    ['NL', 'Herestraat en Jansen, Groningen', 'one street and a name'],
    ['NL', 'Here & Brug, Groningen', 'names without their types'],
    ['US', '117-12 Elm Street & Main Street, New York', 'an address with its cross street'],
    ['NL', 'hoek Herestraat', 'one street'],
    ['NL', 'hoek', 'a word'],
    ['NL', 'Herestraat /', 'one street'],
    ['US', '3 Corner Road, Springfield', 'a street with `corner`'],
    ['US', '12 Main Street c/o Smith, Springfield', 'a remark'],
    ['FR', 'rue Pasteur + 12', 'a number that could be one of a district'],
  ])('%s: none in %s: %s', (country, line) => expect(read(country, line)).toEqual([]));

  it('are at most three, cheapest first, of words that stand in the line', () => {
    const word = fc.constantFrom(
      ...[
        'hoek',
        'op',
        'de',
        'van',
        'Herestraat',
        'Brugstraat',
        'Zon',
        'en',
        'Schild',
        '/',
        '&',
        ',',
        'Groningen',
      ],
      ...['12', '9711 LG', 'Plein', '1940', 'tegenover', '@', 'met', 'h/o', 'Markt', '+', 'Hoek van Holland'],
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.constantFrom('NL', 'FR', 'US'), (pieces, country) => {
        const line = pieces.join(' ');
        const found = read(country, line);
        expect(found.length).toBeLessThanOrEqual(3);
        const costs = found.map(({ cost }) => cost);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
        for (const { streets, fields } of found) {
          expect(fields.streetname).toBeUndefined();
          expect(fields.number).toBeUndefined();
          for (const street of streets) {
            expect(street).not.toBe('');
            for (const part of street.split(' ')) expect(line).toContain(part);
          }
        }
      }),
    );
  });

  it('take no longer in a line made to be hard', () => {
    const start = process.cpuUsage();
    for (const unit of [
      'hoek a & b ',
      'Herestraat & ',
      'en ',
      'hoek ',
      'a/b ',
      'Herestraat hoek Brugstraat en ',
    ])
      read('NL', unit.repeat(40).slice(0, 200));
    expect(cpuTimeSince(start)).toBeLessThan(1000);
  });
});
