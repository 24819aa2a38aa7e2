import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import type { AddressQuery } from '../../../src/model/match';
import { tinyGeocoder } from '../tiny-dataset';

let dutch: Geocoder;
let american: Geocoder;
beforeAll(async () => {
  dutch = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Reigerlaantje 17; 4301AA; Zuidveen; Zuidveen; Zeeland',
    'Reigerlaantje 19; 4301AA; Zuidveen; Zuidveen; Zeeland',
    'Reigerlaantje 19/B; 4301AA; Zuidveen; Zuidveen; Zeeland',
    'Reigerlaantje 21; 4301AA; Zuidveen; Zuidveen; Zeeland',
    'Reigerlaantje 23; 4301AA; Zuidveen; Zuidveen; Zeeland',
    'Zuidveen 3; 8301AA; Noordveen; Noordveen; Flevoland',
    'Noordveen 17; 4301AB; Zuidveen; Zuidveen; Zeeland',
    'Théresiapad 4; 4301AC; Zuidveen; Zuidveen; Zeeland',
  ]);
  american = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    '202nd Street 112-29; 11412; Hollis; Queens; New York',
    '202nd Street 112-31; 11412; Hollis; Queens; New York',
    'Larkspur Cir 1132; 11413; Hollis; Queens; New York',
  ]);
});
afterAll(() => {
  dutch.close();
  american.close();
});

const HOUSE = { streetname: 'Reigerlaantje', number: '17', postcode: '4301AA', city: 'Zuidveen' };
const LETTER = { ...HOUSE, number: '19', suffix: 'B' };

const FILLED_IN: [what: string, fields: AddressQuery, number: string, suffix: string | null][] = [
  ['number and postcode swapped', { ...HOUSE, number: '4301AA', postcode: '17' }, '17', null],
  ['number and suffix swapped', { ...LETTER, number: 'B', suffix: '19' }, '19', 'B'],
  ['the suffix behind the street', { ...LETTER, streetname: 'Reigerlaantje B', suffix: '' }, '19', 'B'],
  ['the postcode behind the number', { ...HOUSE, number: '17, 4301 AA', postcode: '' }, '17', null],
  ['the postcode behind the street', { ...HOUSE, streetname: 'Reigerlaantje, 4301AA', postcode: '' }, '17', null],
  ['the city in the postcode, the number in the street',
    { streetname: 'Reigerlaantje 17', postcode: 'Zuidveen' }, '17', null],
  ['the error of a spreadsheet as the suffix', { ...HOUSE, suffix: '#N/A' }, '17', null],
  ['what a program writes for nothing', { ...HOUSE, suffix: 'nan', city: '(null)' }, '17', null],
  ['a filler as the postcode', { ...HOUSE, postcode: '9999ZZ' }, '17', null],
  ['zero as the postcode', { ...HOUSE, postcode: '0' }, '17', null],
]; // biome-ignore format: a table

describe('fields in the columns of others', () => {
  it.each(FILLED_IN)('%s', (_, fields, number, suffix) => {
    const asked = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
    expect(dutch.candidates(asked)[0]).toMatchObject({
      level: 'address', streetname: 'Reigerlaantje', number, suffix, advice: 'accept',
    }); // biome-ignore format: short
  });

  it('street and city swapped, unless the data have a street of the name of the town', () => {
    const swapped = { streetname: 'Teruitkerk', number: '17', city: 'Reigerlaantje' };
    expect(dutch.candidates(swapped)[0]?.advice).not.toBe('accept');
    const [named] = dutch.candidates({ streetname: 'Zuidveen', number: '3', city: 'Noordveen' });
    expect(named).toMatchObject({ streetname: 'Zuidveen', number: '3', advice: 'accept' });
    const [meant] = american.candidates({ streetname: 'Hollis', number: '1132', city: 'Larkspur Cir' });
    expect(meant).toMatchObject({ streetname: 'Larkspur Cir', number: '1132', advice: 'accept' });
  });

  it('a suffix behind the street that the number lacks is missing', () => {
    const [best] = dutch.candidates({ ...HOUSE, streetname: 'Reigerlaantje B' });
    expect(best).toMatchObject({ number: '17', verdicts: { suffix: 'missing' } });
    expect(best!.advice).not.toBe('accept');
  });

  it('the postcode of another street behind the number has a verdict', () => {
    const [best] = dutch.candidates({ ...HOUSE, number: '17, 8301 AA', postcode: undefined });
    expect(best?.verdicts.postcode).toMatch(/typo|conflict/);
  });

  it('the code of the country before the postcode', () => {
    const fields = { streetname: 'Larkspur Cir', number: '1132', postcode: 'US-11413', city: 'Hollis' };
    expect(american.candidates(fields)[0]).toMatchObject({
      verdicts: { postcode: 'exact' },
      advice: 'accept',
    });
  });

  it('a number behind the street that looks like a postcode is not lost', () => {
    const [best] = american.candidates({ streetname: '202nd Street 112-29', city: 'Hollis' });
    expect(best).toMatchObject({ level: 'address', number: '112-29', advice: 'accept' });
  });

  it('a suffix beside two numbers has a verdict', () => {
    const [best] = dutch.candidates({ ...HOUSE, number: '21 + 23', suffix: 'A' });
    expect(best).toMatchObject({ number: '21', verdicts: { number: 'partial', suffix: 'missing' } });
    expect(best!.advice).not.toBe('accept');
  });

  it('letters that were read in the wrong encoding', () => {
    const [best] = dutch.candidates({
      ...HOUSE,
      streetname: 'ThÃ©resiapad',
      number: '4',
      postcode: '4301AC',
    });
    expect(best).toMatchObject({ verdicts: { streetname: 'exact' }, advice: 'accept' });
  });
});

it('a letter that ends the name of a street is no suffix, though its first word was left out', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Oud Reigerpad C 12; 9663AZ; Zuidveen; Zuidveen; Groningen',
    'Reigerpad 12; 8301AA; Noordveen; Noordveen; Flevoland',
  ]);
  expect(
    geocoder.forwardGeocode({ streetname: 'Reigerpad C', number: '12', suburb: 'Zuidveen' }),
  ).toMatchObject({ streetname: 'Oud Reigerpad C', number: '12' });
});
