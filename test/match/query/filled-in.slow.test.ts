import { describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import type { AddressQuery } from '../../../src/model/match';
import { type TinyAddress, tinyGeocoder } from '../tiny-dataset';

const COUNTRY = { code: 'NL', name: 'Nederland' };
const ADDRESSES: TinyAddress[] = [
  'Reigerlaantje 17; 4301AA; Zuidveen; Zuidveen; Zeeland',
  'Reigerlaantje 18; 4301AA; Zuidveen; Zuidveen; Zeeland',
  'Reigerlaantje 19/B; 4301AA; Zuidveen; Zuidveen; Zeeland',
  'Reigerlaantje 19/C; 4301AA; Zuidveen; Zuidveen; Zeeland',
  'Reigerlaantje 21/1; 4301AA; Zuidveen; Zuidveen; Zeeland',
  'Reigerlaantje 21/9; 4301AA; Zuidveen; Zuidveen; Zeeland',
  'Reigerlaantje 23/B-020; 4301AA; Zuidveen; Zuidveen; Zeeland',
  'Reigerlaantje 23/B-021; 4301AA; Zuidveen; Zuidveen; Zeeland',
  'Plein 1813 4; 4301AB; Zuidveen; Zuidveen; Zeeland',
  'Plein 1813 5; 4301AB; Zuidveen; Zuidveen; Zeeland',
  'Reigerlaantje 17; 8301AA; Noordveen; Noordveen; Flevoland',
];

async function withDataset(ask: (geocoder: Geocoder) => void): Promise<void> {
  using geocoder = await tinyGeocoder(COUNTRY, ADDRESSES);
  ask(geocoder);
}

const FIELDS: [what: string, fields: AddressQuery, number: string, suffix: string | null][] = [
  ['a suffix of nvt', { number: '17', suffix: 'nvt' }, '17', null],
  ['a suffix of n.v.t.', { number: '17', suffix: 'n.v.t.' }, '17', null],
  ['a suffix of n/a', { number: '17', suffix: 'n/a' }, '17', null],
  ['a suffix of signs', { number: '17', suffix: '-' }, '17', null],
  ['the number of a post office', { number: '17', city: 'Zuidveen 2' }, '17', null],
  ['a comma before the number', { streetname: 'Reigerlantje, 17' }, '17', null],
  ['the number behind a misspelt street', { streetname: 'Reigerlantje 19b' }, '19', 'B'],
  ['nvt in the number', { number: '17 nvt' }, '17', null],
  ['a sign before the number', { number: 'n° 17' }, '17', null],
  ['the number in front of the street', { streetname: '17 Reigerlaantje' }, '17', null],
  ['number and letter in front of it', { streetname: '19 B, Reigerlaantje' }, '19', 'B'],
  ['the number in front of a misspelt street', { streetname: '17 Reigerlantje' }, '17', null],
  ['the number behind the street', { streetname: 'Reigerlaantje 17' }, '17', null],
  ['the number twice', { streetname: 'REIGERLAANTJE 17', number: '17' }, '17', null],
  ['number and letter behind the street', { streetname: 'Reigerlaantje 19b', number: '19' }, '19', 'B'],
  ['the letter twice', { streetname: 'Reigerlaantje 19', number: '19 B', suffix: 'B' }, '19', 'B'],
  ['the letter in the number', { streetname: 'Reigerlaantje 19', number: 'B' }, '19', 'B'],
  ['a word for the unit', { number: '21', suffix: 'unit 9' }, '21', '9'],
  ['nr before the unit', { number: '21', suffix: 'nr. 9' }, '21', '9'],
  ['a letter joined to its number', { number: '23', suffix: 'B020' }, '23', 'B-020'],
  ['the province behind the city', { number: '17', city: 'Zuidveen (Zeeland)' }, '17', null],
  ['a suffix of 0', { number: '17', suffix: '0' }, '17', null],
  ['the number of a spreadsheet', { number: '17.0' }, '17', null],
  ['the number again before the letter', { number: '19', suffix: '19B' }, '19', 'B'],
  ['a name before the street', { streetname: 'Hotel De Post, Reigerlaantje', number: '17' }, '17', null],
  ['a floor behind the street', { streetname: 'Reigerlaantje (2e etage)', number: '17' }, '17', null],
  ['a quarter behind the street', { streetname: 'Reigerlaantje - Noord', number: '17' }, '17', null],
  ['the city behind the street', { streetname: 'Reigerlaantje, Zuidveen', number: '17' }, '17', null],
  ['only there', { streetname: 'Reigerlaantje, Zuidveen', number: '17', city: undefined }, '17', null],
  ['all in the street', { streetname: 'Reigerlaantje 19-B, 4301 AA Zuidveen', city: undefined }, '19', 'B'],
  ['all in the city', { streetname: undefined, city: 'Reigerlaantje 17, Zuidveen' }, '17', null],
  ['the street and its number in the city', { streetname: undefined, city: 'Reigerlaantje 18' }, '18', null],
  ['an empty suffix beside', { streetname: 'Reigerlaantje 19-B', suffix: '' }, '19', 'B'],
  ['province and country', { number: '17', city: 'ZUIDVEEN, ZEELAND, NEDERLAND' }, '17', null],
  ['postcode and city swapped', { number: '17', postcode: 'Zuidveen', city: '4301AA' }, '17', null],
  ['the city as the postcode', { number: '17', postcode: 'Zuidveen', city: undefined }, '17', null],
  [
    'the city behind the postcode',
    { number: '17', postcode: '4301 AA Zuidveen', city: undefined },
    '17',
    null,
  ],
  ['the postcode before the city', { number: '17', city: '4301 AA ZUIDVEEN' }, '17', null],
];

describe('fields as people fill them in', () => {
  it.each(FIELDS)('%s', (_, fields, number, suffix) =>
    withDataset((geocoder) => {
      const query = { streetname: 'Reigerlaantje', city: 'Zuidveen', ...fields };
      const [best] = geocoder.candidates(query);
      expect(best).toMatchObject({ level: 'address', number, suffix, city: 'Zuidveen' });
      expect(best!.confidence).toBeGreaterThan(0.8);
    }),
  );

  it('a street whose name ends in a number stays whole', () =>
    withDataset((geocoder) => {
      expect(geocoder.candidates({ streetname: 'Plein 1813', number: '4' })[0]).toMatchObject({
        level: 'address',
        streetname: 'Plein 1813',
        number: '4',
      });
      expect(geocoder.candidates({ streetname: 'Plein 1813 4' })[0]).toMatchObject({ number: '4' });
    }));

  it('another number than that behind the street is not accepted as its suffix', () =>
    withDataset((geocoder) => {
      const [best] = geocoder.candidates({ streetname: 'Reigerlaantje 21', number: '9', city: 'Zuidveen' });
      expect(best?.advice).not.toBe('accept');
    }));

  it('a postcode with nvt behind the number', () =>
    withDataset((geocoder) => {
      expect(
        geocoder.lookupPostcode({ postcode: '4301AA', number: '17 nvt' }, { detail: true }),
      ).toMatchObject({
        level: 'address',
        number: '17',
      });
    }));

  it('a province that is not that of the city is no part of its name', () =>
    withDataset((geocoder) => {
      const [best] = geocoder.candidates({
        streetname: 'Reigerlaantje',
        number: '17',
        city: 'Zuidveen, Flevoland',
      });
      expect(best?.advice).not.toBe('accept');
    }));

  it.each(['z.n.', 's/n', 'ong.', '-', 'nvt'])('a number of %s asks for the street', (number) =>
    withDataset((geocoder) => {
      const [best] = geocoder.candidates({ streetname: 'Plein 1813', number, city: 'Zuidveen' });
      expect(best).toMatchObject({ level: 'street', label: 'Plein 1813, Zuidveen', advice: 'accept' });
    }),
  );

  it('a name beside a street that the data lack is not taken for the street', () =>
    withDataset((geocoder) => {
      for (const streetname of ['Kerkstraat (Reigerlaantje)', 'Kerkweg, Reigerlaantje']) {
        const [best] = geocoder.candidates({ streetname, number: '12', city: 'Zuidveen' });
        expect(best?.advice).not.toBe('accept');
      }
    }));

  it('number and street in one field, where the number comes first', async () => {
    using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Rue du Four 8; 75006; Paris; Paris; Paris',
      'Rue du Four 8/BIS; 75006; Paris; Paris; Paris',
      'Rue du 8 Mai 1945 3; 75006; Paris; Paris; Paris',
    ]);
    const ask = (fields: AddressQuery) => geocoder.candidates(fields)[0]?.label;
    expect(ask({ streetname: '8 bis rue du Four', city: 'Paris' })).toBe('8 BIS Rue du Four, 75006 Paris');
    expect(ask({ streetname: '8 bis rue du Fuor', city: 'Paris' })).toBe('8 BIS Rue du Four, 75006 Paris');
    expect(ask({ streetname: '8 rue du Four', number: '8', suffix: 'bis', city: 'Paris' })).toBe(
      '8 BIS Rue du Four, 75006 Paris',
    );
    expect(ask({ streetname: '3 rue du 8 mai 1945', city: 'Paris' })).toBe(
      '3 Rue du 8 Mai 1945, 75006 Paris',
    );
    expect(ask({ streetname: 'rue du 8 mai 1945', number: '3' })).toBe('3 Rue du 8 Mai 1945, 75006 Paris');
  });

  it('a flat behind the street, beside an empty suffix', async () => {
    using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
      'Main St 12/4; 05641; Barre; Barre; Vermont',
      'Main St 12/5; 05641; Barre; Barre; Vermont',
    ]);
    for (const suffix of ['', '-', undefined]) {
      const fields = { streetname: '12 Main St Apt 5', number: '', suffix, city: 'Barre' };
      expect(geocoder.candidates(fields)[0]).toMatchObject({ level: 'address', number: '12', suffix: '5' });
    }
  });
});

it.each(['89-24 198th Street', '198th Street 89-24', '89-24 198 St'])(
  'the number of New York in the street: %s',
  async (streetname) => {
    using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
      '198th Street 89-24; 11423; Hollis; Queens; New York',
      '198th Street 89-26; 11423; Hollis; Queens; New York',
    ]);
    const [best] = geocoder.candidates({ streetname, postcode: '11423' });
    expect(best).toMatchObject({ number: '89-24', level: 'address', advice: 'accept' });
  },
);
