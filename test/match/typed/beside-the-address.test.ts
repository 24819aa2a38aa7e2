/** What people write beside number and street: floors, suites, boxes, entrances, words before the number. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

const COUNTRIES: {
  country: { code: string; name: string };
  addresses: string[];
  asked: [cause: string, line: string, address: string][];
}[] = [
  {
    country: { code: 'US', name: 'United States' },
    addresses: [
      'QUARRY RD 31; 05999; Oxbow; Oxbow; Vermont',
      'QUARRY RD 3; 05999; Oxbow; Oxbow; Vermont',
      'QUARRY RD 6; 05999; Oxbow; Oxbow; Vermont',
      'N FALLS ST 52; 05999; Oxbow; Oxbow; Vermont',
      'THREE MILE RD 8; 05999; Oxbow; Oxbow; Vermont',
      'BAY BLVD 117-08; 05998; Tern Harbor; Tern Harbor; Vermont',
      'BAY BLVD 117-11; 05998; Tern Harbor; Tern Harbor; Vermont',
    ],
    asked: [
      ['a suite without commas', '31 Quarry Rd Suite 500 Oxbow, VT', '31 QUARRY RD'],
      ['a suite with a letter', '31 Quarry Rd Suite A-12, Oxbow', '31 QUARRY RD'],
      ['a short floor behind a direction', '52 N Falls St Fl 3, Oxbow', '52 N FALLS ST'],
      ['a floor without commas', '31 Quarry Rd Floor 6 Oxbow VT', '31 QUARRY RD'],
      ['a suite by its letter', '31 Quarry Rd Suite B Oxbow VT', '31 QUARRY RD'],
      ['a ground floor', '31 Quarry Rd Ground Floor Oxbow VT', '31 QUARRY RD'],
      ['a floor as a word', '31 Quarry Rd Sixth Floor Oxbow VT', '31 QUARRY RD'],
      ['a floor before its zip code', '31 Quarry Rd 6th Floor 05999 Oxbow', '31 QUARRY RD'],
      ['a number as a word', 'Six Quarry Rd, Oxbow', '6 QUARRY RD'],
      ['a number as a word before a digit', 'Three Quarry Rd, Oxbow, VT 05999', '3 QUARRY RD'],
      ['a name that begins with a number as a word', '8 Three Mile Rd, Oxbow', '8 THREE MILE RD'],
      ['a box before the number', 'PO Box 123 31 Quarry Rd, Oxbow VT', '31 QUARRY RD'],
      ['a letter behind a number with a hyphen', '117-11B Bay Blvd, Tern Harbor', '117-11 BAY BLVD'],
      ['a quarter whose name ends as a street', '31 Quarry Rd, Heron Bay, Oxbow VT', '31 QUARRY RD'],
      ['a half in words', '117-11 and a half Bay Blvd, Tern Harbor', '117-11 BAY BLVD'],
      ['a half behind a number with a hyphen', '117-11 1/2 Bay Blvd, Tern Harbor', '117-11 BAY BLVD'],
    ],
  },
  {
    country: { code: 'FR', name: 'France' },
    addresses: [
      'Rue des Hirondelles 214; 88990; Valmoulin; Valmoulin; Vosges',
      'Rue des Hirondelles 17; 88990; Valmoulin; Valmoulin; Vosges',
      'Rue des Hirondelles 12; 88990; Valmoulin; Valmoulin; Vosges',
      'Rue des Hirondelles 8; 88990; Valmoulin; Valmoulin; Vosges',
      'Avenue de la Porte 3; 88990; Valmoulin; Valmoulin; Vosges',
      'Rue du Pré Sec 19; 88990; Valmoulin; Valmoulin; Vosges',
      'Rue du Pré Sec 19/bis; 88990; Valmoulin; Valmoulin; Vosges',
    ],
    asked: [
      ['two numbers of one address', '17 & 8 rue des Hirondelles 88990 Valmoulin', '17 Rue des Hirondelles'],
      ['two numbers joined by a word', '17 et 8 rue des Hirondelles, Valmoulin', '17 Rue des Hirondelles'],
      ['a range from a repeated number', '19BIS/21 rue du Pré Sec, 88990 Valmoulin', '19 Rue du Pré Sec'],
      [
        'a floor with a wrong accent',
        '17 rue des Hirondelles, 3è étage gauche, 88990 Valmoulin',
        '17 Rue des Hirondelles',
      ],
      [
        'a floor in front of the number',
        '12eme étage 214 Rue des Hirondelles 88990 Valmoulin',
        '214 Rue des Hirondelles',
      ],
      [
        'a floor in front of the postcode',
        '17 rue des Hirondelles 8e étage 88990 Valmoulin',
        '17 Rue des Hirondelles',
      ],
      [
        'a box in front of the number',
        'BP 80111 17, rue des Hirondelles 88990 Valmoulin Cedex',
        '17 Rue des Hirondelles',
      ],
      [
        'a building by its letter in front of the number',
        'Apt 3 Esc B Bât C 17 rue des Hirondelles 88990 Valmoulin',
        '17 Rue des Hirondelles',
      ],
      ['a name that ends in a word for a unit', '3 avenue de la Porte Valmoulin', '3 Avenue de la Porte'],
    ],
  },
  {
    country: { code: 'DE', name: 'Deutschland' },
    addresses: ['Mühlenweg 73; 99980; Finkental; Finkental; Saarland'],
    asked: [
      ['a word before the number', 'Mühlenweg Hausnummer 73, Finkental', '73 Mühlenweg'],
      ['an entrance', 'Mühlenweg 73, Aufgang 2, Finkental', '73 Mühlenweg'],
      ['a room', 'Mühlenweg 73, Raum A 1.12, 99980 Finkental', '73 Mühlenweg'],
    ],
  },
];

describe.each(COUNTRIES)('beside an address of $country.name', ({ country, addresses, asked }) => {
  let geocoder: Geocoder;

  beforeAll(async () => {
    geocoder = await tinyGeocoder(country, addresses);
  });
  afterAll(() => geocoder.close());

  it.each(asked)('%s: %s', (_cause, line, address) => {
    const [best] = geocoder.search(line);
    expect(`${best?.number} ${best?.streetname}`).toBe(address);
    expect(best!.confidence).toBeGreaterThan(0.75);
  });
});
