/** Lines whose address the data do not have: street types, commas, directions, divisions and the postcode say what is what. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressQuery, Geocoder } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';

describe('a line of the United States', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
      'MAIN ST 12; 05999; Oxbow; Oxbow; Vermont',
      'SOUTH ST 5; 05999; Oxbow; Oxbow; Vermont',
      'COUNTY ROAD 8; 05998; Lowell; Lowell; Vermont',
      'SOUTH 3; 05998; Lowell; Lowell; Vermont',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each<[cause: string, line: string, fields: AddressQuery]>([
    [
      'a street type before the city, no comma',
      '417 Heron Ridge Dr Castle Grove CA 94999',
      {
        number: '417',
        streetname: 'Heron Ridge Dr',
        city: 'Castle Grove',
        province: 'CA',
        postcode: '94999',
      },
    ],
    [
      'a direction behind the number',
      '417 N Heron Blvd, Castle Grove, CA',
      { number: '417', streetname: 'N Heron Blvd', city: 'Castle Grove', province: 'CA' },
    ],
    ['a direction behind the type', '417 Heron St NW Fl. 3', { number: '417', streetname: 'Heron St NW' }],
    ['a direction like a state', '417 Heron St NE', { number: '417', streetname: 'Heron St NE' }],
    [
      'a direction that is a street of the data',
      '417 South Heron Avenue, Castle Grove, OH 43999',
      {
        number: '417',
        streetname: 'South Heron Avenue',
        city: 'Castle Grove',
        province: 'OH',
        postcode: '43999',
      },
    ],
    [
      'the end of a city that is a place of the data',
      '417 Heron Avenue, Mount Lowell, OH 43999',
      { number: '417', streetname: 'Heron Avenue', city: 'Mount Lowell', province: 'OH', postcode: '43999' },
    ],
    [
      'a state like a street type',
      '417 Heron Rd, Tern Hollow CT',
      { number: '417', streetname: 'Heron Rd', city: 'Tern Hollow', province: 'CT' },
    ],
    [
      'a state written out behind its city, no comma',
      '417 Heron Dr Castle Grove Illinois',
      { number: '417', streetname: 'Heron Dr', city: 'Castle Grove', province: 'Illinois' },
    ],
    [
      'a cross street behind `at`',
      '417 Heron Ave at 82nd Street Castle Grove',
      { number: '417', streetname: 'Heron Ave', city: 'Castle Grove' },
    ],
    ['a street type like a state', '417 Polly Heron Ct', { number: '417', streetname: 'Polly Heron Ct' }],
    [
      'a state written out',
      '417 Heron Rd, Castle Grove, New York',
      { number: '417', streetname: 'Heron Rd', city: 'Castle Grove', province: 'New York' },
    ],
    [
      'a road with a number',
      '417 County Road 43 Castle Grove TX 75999',
      {
        number: '417',
        streetname: 'County Road 43',
        city: 'Castle Grove',
        province: 'TX',
        postcode: '75999',
      },
    ],
    [
      'a road with a letter',
      '417 East County Road Y, Castle Grove, WI 54999',
      {
        number: '417',
        streetname: 'East County Road Y',
        city: 'Castle Grove',
        province: 'WI',
        postcode: '54999',
      },
    ],
    ['two types', '417 S Heron St Pkwy', { number: '417', streetname: 'S Heron St Pkwy' }],
    [
      'a road with a number and no house number',
      'Highway 80, Castle Grove, TX 75999',
      { streetname: 'Highway 80', city: 'Castle Grove', province: 'TX', postcode: '75999' },
    ],
    [
      'a number between two directions',
      '239 South 500 East, Castle Grove, UT 84999',
      {
        number: '239',
        streetname: 'South 500 East',
        city: 'Castle Grove',
        province: 'UT',
        postcode: '84999',
      },
    ],
    [
      'a street without a type',
      '417 W. Tern, Castle Grove, IL 60999',
      { number: '417', streetname: 'W. Tern', city: 'Castle Grove', province: 'IL', postcode: '60999' },
    ],
    [
      'a company in front, without a comma',
      'Friends of the Lighthouse 417 Heron Ave, Castle Grove, N.J., 08999',
      { number: '417', streetname: 'Heron Ave', city: 'Castle Grove', province: 'N.J.', postcode: '08999' },
    ],
    [
      'a number like a postcode',
      '24330 Tern Oak, Castle Grove, TX',
      { number: '24330', streetname: 'Tern Oak', city: 'Castle Grove', province: 'TX' },
    ],
    ['no number', 'Heron Ave Castle Grove', { streetname: 'Heron Ave', city: 'Castle Grove' }],
    [
      'a town with a direction, no comma',
      '417 Heron Hill Rd West Grove CA 94999',
      { number: '417', streetname: 'Heron Hill Rd', city: 'West Grove', province: 'CA', postcode: '94999' },
    ],
    [
      'a court before the comma of a postcode',
      '4417 Heron Ct, 21999',
      { number: '4417', streetname: 'Heron Ct', postcode: '21999' },
    ],
    [
      'a court behind another type',
      '9 Tern Green Ct, 21999',
      { number: '9', streetname: 'Tern Green Ct', postcode: '21999' },
    ],
    [
      'a street of the data with another number',
      '1817 Heron St, 21999',
      { number: '1817', streetname: 'Heron St', postcode: '21999' },
    ],
    [
      'a numbered street without a house number',
      '204th Street, Castle Grove, NY',
      { streetname: '204th Street', city: 'Castle Grove', province: 'NY' },
    ],
    [
      'a house number like a postcode, the name of the street as its town',
      '12035 Tern Rd, Tern MD',
      { number: '12035', streetname: 'Tern Rd', city: 'Tern', province: 'MD' },
    ],
    [
      'a house number like a postcode, and a postcode behind a state',
      '12140 Tern Garth, Castle Grove, MD 21999',
      { number: '12140', streetname: 'Tern Garth', city: 'Castle Grove', province: 'MD', postcode: '21999' },
    ],
    [
      'a town that is a state elsewhere',
      '81 Heron Rd S, Georgia VT',
      { number: '81', streetname: 'Heron Rd S', city: 'Georgia', province: 'VT' },
    ],
    [
      'a corner in the name of a street',
      '633 Heron Corner Rd Castle Grove CA',
      { number: '633', streetname: 'Heron Corner Rd', city: 'Castle Grove', province: 'CA' },
    ],
    [
      'two letters behind the number',
      '15011 La Tern Rd Castle Grove CA',
      { number: '15011', streetname: 'La Tern Rd', city: 'Castle Grove', province: 'CA' },
    ],
    [
      'an extension',
      'Heron Rd Ext, Castle Grove, CA',
      { streetname: 'Heron Rd Ext', city: 'Castle Grove', province: 'CA' },
    ],
    [
      'an avenue with a letter',
      '520 Avenue D, Castle Grove, CA',
      { number: '520', streetname: 'Avenue D', city: 'Castle Grove', province: 'CA' },
    ],
    [
      'a court before a postcode, no comma',
      '3 Jill Ct 21999',
      { number: '3', streetname: 'Jill Ct', postcode: '21999' },
    ],
    [
      '`in` before the town',
      '417 Heron St in Castle Grove, CA',
      { number: '417', streetname: 'Heron St', city: 'Castle Grove', province: 'CA' },
    ],
    [
      'a street like a town of the data',
      'Oxbo Rd, Castle Grove, MD',
      { streetname: 'Oxbo Rd', city: 'Castle Grove', province: 'MD' },
    ],
  ])('%s: %s', (_cause, line, fields) => {
    const parsed = geocoder.parse(line);
    expect(parsed.fields).toEqual(fields);
    expect(parsed.confidence).toBe(0);
  });
});

describe('a line of France', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Rue Marcel 3; 88990; Valmoulin; Valmoulin; Vosges',
      'Rue Emile Hulot 3; 88990; Valmoulin; Valmoulin; Vosges',
      'Rue du Lac 3; 88991; Brunet; Brunet; Vosges',
      'Rue Anatole France 3; 88990; Valmoulin; Valmoulin; Vosges',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each<[cause: string, line: string, fields: AddressQuery]>([
    [
      'the end of a street that is a place of the data',
      '60 rue Marcel Brunet, 92999 Boisclair-Lointain',
      { number: '60', streetname: 'rue Marcel Brunet', postcode: '92999', city: 'Boisclair-Lointain' },
    ],
    [
      'a street that the data know',
      '49 rue emile hulot boisclair',
      { number: '49', streetname: 'rue emile hulot', city: 'boisclair' },
    ],
    [
      'a postcode behind a street without a number',
      'Rue des Tournesols 59999 Boisclair',
      { streetname: 'Rue des Tournesols', postcode: '59999', city: 'Boisclair' },
    ],
    [
      'a service in front of the number',
      'Centre social 13 rue de la Luzerne 73999 BOISCLAIR',
      { number: '13', streetname: 'rue de la Luzerne', postcode: '73999', city: 'BOISCLAIR' },
    ],
    [
      'a type behind its name',
      '2, Grande rue 62999 Boisclair',
      { number: '2', streetname: 'Grande rue', postcode: '62999', city: 'Boisclair' },
    ],
    [
      'a town in front',
      'Boisclair 55 Rue du Tilleul',
      { number: '55', streetname: 'Rue du Tilleul', city: 'Boisclair' },
    ],
    [
      'a town of several words in front',
      'La Tour-Boisclair 55 Rue du Tilleul',
      { number: '55', streetname: 'Rue du Tilleul', city: 'La Tour-Boisclair' },
    ],
    [
      'a residence in front of the street',
      'Résidence Les Ormes, 2 Allée du Tilleul, 62999 Boisclair',
      { number: '2', streetname: 'Allée du Tilleul', postcode: '62999', city: 'Boisclair' },
    ],
    [
      '`à` before the town',
      '12 rue du Tilleul à Boisclair',
      { number: '12', streetname: 'rue du Tilleul', city: 'Boisclair' },
    ],
    [
      'a name with `à`',
      '12 Chemin du Moulin à Vent',
      { number: '12', streetname: 'Chemin du Moulin à Vent' },
    ],
    [
      'the name of the country in a street of the data',
      '3 Rue Anatole France\n62999 Boisclair\nFrance',
      { number: '3', streetname: 'Rue Anatole France', postcode: '62999', city: 'Boisclair' },
    ],
  ])('%s: %s', (_cause, line, fields) => {
    expect(geocoder.parse(line).fields).toEqual(fields);
  });

  it('keeps what the data say of a street and a place that they have', () => {
    expect(geocoder.parse('3 r. emile hulot valmoulin').fields).toEqual({
      number: '3',
      streetname: 'r. emile hulot',
      city: 'valmoulin',
    });
  });
});

describe('a line of Italy', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'IT', name: 'Italia' }, [
      'Via Roma 12; 20100; Valmora; Valmora; Lombardia',
      'Via Elio Cecconi 3; 20100; Valmora; Valmora; Lombardia',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each<[cause: string, line: string, fields: AddressQuery]>([
    ['no number', 'Via Argentina, Lungoborgo', { streetname: 'Via Argentina', city: 'Lungoborgo' }],
    [
      'no number, a postcode',
      'Largo Argentina, 75999 Lungoborgo',
      { streetname: 'Largo Argentina', postcode: '75999', city: 'Lungoborgo' },
    ],
    [
      'the number of a road, and a word for the house number',
      'Strada Statale 45 n. 12, Lungoborgo',
      { streetname: 'Strada Statale 45', number: '12', city: 'Lungoborgo' },
    ],
    [
      'a street of the data in another town, whose province is in brackets',
      'Via Roma 12 - Lungoborgo (LB)',
      { streetname: 'Via Roma', number: '12', city: 'Lungoborgo (LB)' },
    ],
    [
      'the same, with a province of the country',
      'Via Roma 12 - Lungoborgo (TO)',
      { streetname: 'Via Roma', number: '12', city: 'Lungoborgo', province: 'TO' },
    ],
    [
      'the code of the country before the postcode of a town in front',
      'I-75999 Lungoborgo, Via Roma 12',
      { postcode: '75999', city: 'Lungoborgo', streetname: 'Via Roma', number: '12' },
    ],
    [
      'a street of the data without a number, in another town',
      'Via Elio Cecconi, Lungoborgo',
      { streetname: 'Via Elio Cecconi', city: 'Lungoborgo' },
    ],
    [
      'a town in front, without a comma',
      '75999 Lungoborgo Via Roma 12',
      { postcode: '75999', city: 'Lungoborgo', streetname: 'Via Roma', number: '12' },
    ],
  ])('%s: %s', (_cause, line, fields) => {
    expect(geocoder.parse(line).fields).toEqual(fields);
  });
});

describe('a line of Germany', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
      'Am Teich 12; 88999; Seefelden; Seefelden; Baden',
      'Oberer Grund 4; 88999; Seefelden; Seefelden; Baden',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each<[cause: string, line: string, fields: AddressQuery]>([
    [
      'a town in front with brackets behind it',
      'Neuhausen (Filder), Am Teich 12',
      { streetname: 'Am Teich', number: '12', city: 'Neuhausen (Filder)' },
    ],
    [
      'a street of the data, a town in front',
      'Neuhausen, Am Teich 12',
      { streetname: 'Am Teich', number: '12', city: 'Neuhausen' },
    ],
    [
      'a town of five words in front',
      'Bad Neuhausen vor der Halde, Am Teich 12',
      { streetname: 'Am Teich', number: '12', city: 'Bad Neuhausen vor der Halde' },
    ],
    [
      'a postcode and a town in front',
      '10999 Neu-Hausen, Am Teich 12',
      { streetname: 'Am Teich', number: '12', postcode: '10999', city: 'Neu-Hausen' },
    ],
    [
      '`in` before the town',
      'Am Teich 12 in Neuhausen',
      { streetname: 'Am Teich', number: '12', city: 'Neuhausen' },
    ],
    [
      'a postcode and its town in front, no comma',
      '10999 Neuhausen Ulmenweg 4',
      { postcode: '10999', city: 'Neuhausen', streetname: 'Ulmenweg', number: '4' },
    ],
    [
      'no number, a small word in front of the name',
      'Unter den Ulmen, 10999 Neuhausen',
      { streetname: 'Unter den Ulmen', postcode: '10999', city: 'Neuhausen' },
    ],
    [
      'no number, a street of the data',
      'Oberer Grund, 10999 Neuhausen',
      { streetname: 'Oberer Grund', postcode: '10999', city: 'Neuhausen' },
    ],
    [
      'a river in brackets behind the town',
      'Am Teich 12, 10999 Neuhausen (Fils)',
      { streetname: 'Am Teich', number: '12', postcode: '10999', city: 'Neuhausen (Fils)' },
    ],
  ])('%s: %s', (_cause, line, fields) => {
    expect(geocoder.parse(line).fields).toEqual(fields);
  });

  it.each([
    ['a bakery', 'Bäckerei Huber, Am Teich 12', 'Bäckerei Huber'],
    ['a person', 'Frau Anna Huber, Am Teich 12', 'Frau Anna Huber'],
    ['a company', 'Huber GmbH, Am Teich 12', 'Huber GmbH'],
  ])('takes %s in front for no town: %s', (_who, line, left) => {
    const { fields, leftOver } = geocoder.parse(line);
    expect(fields).toEqual({ streetname: 'Am Teich', number: '12' });
    expect(leftOver).toEqual([left]);
  });

  it('takes a house in front of a postcode for no town and no street', () => {
    expect(geocoder.parse('Rathaus, 10999 Neuhausen')).toMatchObject({
      fields: { postcode: '10999', city: 'Neuhausen' },
      leftOver: ['Rathaus'],
    });
  });
});

describe('a line of the Netherlands', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Lindegaard 12; 9999AA; Elzenhout; Elzenhout; Groningen',
      'Dorpsweg 4; 9998AA; Zuidhorne; Zuidhorne; Groningen',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each<[cause: string, line: string, fields: AddressQuery]>([
    [
      'a street of the data without a number, in another town',
      'Lindegaard, Wilgenhout',
      { streetname: 'Lindegaard', city: 'Wilgenhout' },
    ],
    [
      'a town of the data right in front of a number',
      'Zuidhorne 42, 1015 CS Wilgenhout',
      { streetname: 'Zuidhorne', number: '42', postcode: '1015CS', city: 'Wilgenhout' },
    ],
    [
      'a town in front whose name the answer would take for a part of the street',
      'Wilgenhout, Lindegaard 12',
      { streetname: 'Lindegaard', number: '12', city: 'Wilgenhout' },
    ],
  ])('%s: %s', (_cause, line, fields) => {
    expect(geocoder.parse(line).fields).toEqual(fields);
  });
});

describe('a line of Denmark', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'DK', name: 'Danmark' }, [
      'Bredgade 12; 9999; Lilleby; Lilleby; Nordjylland',
      'Søvej 4; 9999; Lilleby; Lilleby; Nordjylland',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each<[cause: string, line: string, fields: AddressQuery]>([
    [
      'a door before an unknown town',
      'Bredgade 12 st. tv, Storby K',
      { streetname: 'Bredgade', number: '12', suffix: 'st. tv', city: 'Storby K' },
    ],
    ['no number', 'Engvej, Storby', { streetname: 'Engvej', city: 'Storby' }],
    ['no number, a street of the data', 'Søvej, Storby', { streetname: 'Søvej', city: 'Storby' }],
  ])('is read: %s', (_, line, fields) => {
    expect(geocoder.parse(line).fields).toEqual(fields);
  });
});

describe('a line of Belgium', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
      'Marktstraat 41; 1099; Oxbeek; Oxbeek; Brussel',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each<[cause: string, line: string, fields: AddressQuery]>([
    [
      'a shop in front',
      'Bakkerij Smit, Marktstraat 41, 9199 Sint-Niklaas',
      { streetname: 'Marktstraat', number: '41', postcode: '9199', city: 'Sint-Niklaas' },
    ],
  ])('is read: %s', (_, line, fields) => {
    expect(geocoder.parse(line).fields).toEqual(fields);
  });
});

describe('a line of Switzerland', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'CH', name: 'Schweiz' }, [
      'Ackerweg 4; 2599; Oberwil; Oberwil; Bern',
      'Tanzmatten 6; 2599; Oberwil; Oberwil; Bern',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each<[cause: string, line: string, fields: AddressQuery]>([
    [
      'a town of three letters behind its postcode, no comma',
      'Ackerweg 4 9599 Wal',
      { streetname: 'Ackerweg', number: '4', postcode: '9599', city: 'Wal' },
    ],
    [
      'a town of three letters behind a preposition',
      'Tanzmatten 6 in Wal',
      { streetname: 'Tanzmatten', number: '6', city: 'Wal' },
    ],
  ])('is read: %s', (_, line, fields) => {
    expect(geocoder.parse(line).fields).toEqual(fields);
  });
});
