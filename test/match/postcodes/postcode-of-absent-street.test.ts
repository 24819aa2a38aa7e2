import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

const STREETS = [
  'OAK',
  'ELM',
  'MAIN',
  'HICKORY',
  'WALNUT',
  'CEDAR',
  'CHURCH',
  'SCHOOL',
  'WARREN',
  'OSAGE',
  'SPARKS',
  'COCKEYSVILLE',
];
const TYPES = ['RD', 'ST', 'LN', 'CT'];
const DANISH_STREETS = [
  'Rømersvej',
  'Kongensgade',
  'Rugårdsvej',
  'Højemarksvej',
  'Stadionvej',
  'Søndergade',
  'Bystævnevej',
  'Middelfartvej',
  'Tarupvej',
  'Vestergade',
];

/**
 * A street that the data lack, with a postcode that they have: the postcode is the answer. It was the city, and in towns of one
 * postcode a street of a similar name.
 */
describe('a street that the data lack, with a postcode', () => {
  let dutch: Geocoder;
  let american: Geocoder;
  let danish: Geocoder;
  beforeAll(async () => {
    dutch = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Bergmolenstraat 12; 1333AA; Almere; Almere; Flevoland',
      'Bergmolenstraat 14; 1333AA; Almere; Almere; Flevoland',
      'Kerkstraat 1; 9712JG; Groningen; Groningen; Groningen',
    ]);
    const inTown = STREETS.flatMap((name) =>
      TYPES.map((type) => `${name} ${type} 19; 21030; COCKEYSVILLE; Baltimore; Maryland`),
    );
    american = await tinyGeocoder({ code: 'US', name: 'United States' }, [
      ...inTown,
      'HILL RD 7; 21161; PARKTON; Baltimore; Maryland',
      'HILL RD 9; 21120; PARKTON; Baltimore; Maryland',
      'LAKE RD 5; 21161; WHITE HALL; Baltimore; Maryland',
    ]);
    danish = await tinyGeocoder({ code: 'DK', name: 'Danmark' }, [
      ...DANISH_STREETS.map((name) => `${name} 19; 5200; Odense V; Odense; Syddanmark`),
      'Algade 3; 4000; Roskilde; Roskilde; Sjælland',
    ]);
  });
  afterAll(() => {
    dutch.close();
    american.close();
    danish.close();
  });

  it.each([
    ['Onbekendehof 123, 1333AA Almere', '1333AA'],
    ['Onbekendehof 123, 1333 AA', '1333AA'],
    ['1333AA Almere, Onbekendehof 123', '1333AA'],
  ])('%s lies in %s', (line, postcode) => {
    const [best] = dutch.search(line);
    expect(best).toMatchObject({ level: 'postcode', postcode, advice: 'fix' });
    expect(best!.verdicts).toMatchObject({ streetname: 'missing', number: 'missing', postcode: 'exact' });
    expect(best!.confidence).toBeGreaterThan(0.7);
  });

  it('the same as fields', () => {
    const [best] = dutch.candidates({
      streetname: 'Onbekendehof',
      number: '123',
      postcode: '1333AA',
      city: 'Almere',
    });
    expect(best).toMatchObject({ level: 'postcode', postcode: '1333AA' });
  });

  it('the city tells its verdict on the postcode', () => {
    const cities = dutch.search('Onbekendehof 123, 1333AA Almere').filter(({ level }) => level === 'city');
    expect(cities.map(({ verdicts }) => verdicts.postcode)).toEqual(['exact']);
  });

  it('a postcode of another town is in conflict with the city', () => {
    const [best] = dutch.search('Onbekendehof 123, 9712JG Almere');
    expect(best).toMatchObject({ level: 'city', city: 'Almere' });
    expect(best!.verdicts.postcode).toBe('conflict');
  });

  it.each([
    '19 Morgan Rd, 21030 Cockeysville',
    '19 Hewes Avenue Cockeysville, MD 21030',
    '19 Warpen Pl, Cockeysville, MD 21030',
  ])('%s: no street of the town is surer than its postcode', (line) =>
    expect(american.search(line)[0]).toMatchObject({ level: 'postcode', postcode: '21030' }),
  );

  it('a typo of a street in the town is that street', () => {
    expect(american.search('19 Hickry Rd, Cockeysville, MD 21030')[0]).toMatchObject({
      streetname: 'HICKORY RD',
      advice: 'accept',
    });
  });

  it.each(['PARKTON', 'WHITE HALL'])(
    'a postcode with addresses in two towns lies in %s, as asked',
    (city) => {
      for (const line of [`7 Unknown Way, ${city}, MD 21161`, `21161 ${city}`])
        expect(american.search(line)[0]).toMatchObject({ level: 'postcode', postcode: '21161', city });
    },
  );

  it.each(['Moundsvej 26, 5200 Odense V', 'Skjerggade 5, 5200 Odense V', 'Kandestedvej 8, 5200 Odense V'])(
    '%s: a sample of a town has ten of its streets, and one of them is hardly meant',
    (line) => {
      const [best] = danish.search(line);
      expect(best!.verdicts.postcode).toBe('exact');
      expect(best!.level === 'postcode' ? 0 : best!.confidence).toBeLessThan(0.8);
      expect(best!.advice).not.toBe('accept');
    },
  );

  it.each([
    'Stadionsvej 19, 5200 Odense V',
    'Højemarkvej 19, 5200 Odense V',
    'Midelfartvej 19, 5200 Odense V',
  ])('%s: a slip in one of them is found', (line) =>
    expect(danish.search(line)[0]).toMatchObject({ level: 'address', advice: 'accept' }),
  );
});

describe('a postcode that begins its part', () => {
  let french: Geocoder;
  beforeAll(async () => {
    french = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      ...['Rue Victor Hugo', 'Rue de la Paix', 'Avenue Foch'].map(
        (street) => `${street} 12; 97200; Fort-de-France; Fort-de-France; Martinique`,
      ),
      'Avenue du Général de Gaulle 42; 97310; Kourou; Kourou; Guyane',
    ]);
  });
  afterAll(() => french.close());

  it.each(['Centre Commercial de Bellevue, 97200 Fort-de-France', 'Mairie - 97200 Fort-de-France'])(
    '%s: it is no house number',
    (line) => expect(french.search(line)[0]).toMatchObject({ level: 'postcode', postcode: '97200' }),
  );

  it('an address of another town with another postcode does not come first', () =>
    expect(french.search('42 avenue du Général de Gaulle, 97200 Fort-de-France')[0]).toMatchObject({
      level: 'postcode',
      postcode: '97200',
      advice: 'fix',
    }));

  it('a house number behind a company stays one', () =>
    expect(french.search('Garage Martin, 12 rue Victor Hugo, Fort-de-France')[0]).toMatchObject({
      level: 'address',
      number: '12',
      advice: 'accept',
    }));
});

describe('an arrondissement and its postcode', () => {
  let parisian: Geocoder;
  beforeAll(async () => {
    parisian = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Boulevard Voltaire 233; 75011; Paris; Paris; Paris; 48.853, 2.388; 11e Arrondissement',
      'Rue de Rivoli 1; 75004; Paris; Paris; Paris; 48.855, 2.358; 4e Arrondissement',
      'Rue Lauriston 3; 75116; Paris; Paris; Paris; 48.869, 2.291; 8e Arrondissement',
      'Rue de la Pompe 5; 75116; Paris; Paris; Paris; 48.864, 2.276; 16e Arrondissement',
    ]);
  });
  afterAll(() => parisian.close());

  it.each(['8e', '16e'])('a postcode of several arrondissements lies in the %s', (district) => {
    const [best] = parisian.search(`9 rue de Test, 75116 Paris ${district} Arrondissement`);
    expect(best).toMatchObject({ level: 'postcode', postcode: '75116' });
    expect(best!.verdicts.suburb).toBe('exact');
  });

  it.each(['1 rue de Test, 75011 Paris 11e Arrondissement', '1 r. de Test;75011;Paris 11e Arrondissement'])(
    '%s: the postcode lies in the arrondissement',
    (line) => {
      const [best] = parisian.search(line);
      expect(best).toMatchObject({ level: 'postcode', postcode: '75011' });
      expect(best!.verdicts.suburb).toBe('exact');
    },
  );

  it('a postcode of another arrondissement is in conflict', () => {
    const [best] = parisian.search('9 rue de Test, 75004 Paris 11e Arrondissement');
    expect(best).toMatchObject({ level: 'suburb', advice: 'fix' });
    expect(best!.verdicts.postcode).toBe('conflict');
    expect(best!.confidence).toBeLessThan(0.7);
  });
});
