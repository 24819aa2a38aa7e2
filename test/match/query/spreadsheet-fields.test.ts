import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressQuery, Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

describe('what a spreadsheet made of numbers and postcodes', () => {
  const geocoders = new Map<string, Geocoder>();
  beforeAll(async () => {
    const open = async (code: string, addresses: readonly string[]) =>
      geocoders.set(code, await tinyGeocoder({ code, name: code }, addresses));
    await open('NL', [
      'Voorsterweg 12/1; 8316PT; Marknesse; Noordoostpolder; Flevoland',
      'Voorsterweg 12/2; 8316PT; Marknesse; Noordoostpolder; Flevoland',
      'Voorsterweg 1; 8316PP; Marknesse; Noordoostpolder; Flevoland',
      'Voorsterweg 12/45; 8316PT; Marknesse; Noordoostpolder; Flevoland',
    ]);
    await open('US', [
      'River St 50; 05764; Poultney; Rutland; Vermont',
      'Darling Hill Rd 2006; 05851; Lyndon; Caledonia; Vermont',
      'Beach Ave 12-03; 11412; Queens; Queens; New York',
      'Beach Ave 10-35; 11412; Queens; Queens; New York',
    ]);
    await open('BE', [
      'Groenweg 12/1; 1120; Brussel; Brussel; Brussel',
      'Groenweg 12/2; 1120; Brussel; Brussel; Brussel',
      'Kaai 4; 1000; Brussel; Brussel; Brussel',
    ]);
    await open('FR', [
      'Rue Lepic 12; 75018; Paris; Paris; Paris',
      'Rue Lepic 3; 75018; Paris; Paris; Paris',
      'Rue Haute 1; 08000; Warcq; Warcq; Ardennes',
    ]);
  });
  afterAll(() => {
    for (const geocoder of geocoders.values()) geocoder.close();
  });

  it.each<[string, AddressQuery, string]>([
    ['NL', { streetname: 'Voorsterweg', number: '12-feb', city: 'Marknesse' }, '12 2'],
    ['NL', { streetname: 'Voorsterweg', number: '12. feb', city: 'Marknesse' }, '12 2'],
    ['NL', { streetname: 'Voorsterweg', number: '2026-02-12 00:00:00', city: 'Marknesse' }, '12 2'],
    ['NL', { streetname: 'Voorsterweg', number: '12-02-2026', city: 'Marknesse' }, '12 2'],
    ['NL', { streetname: 'Voorsterweg', number: 'dec-45', city: 'Marknesse' }, '12 45'],
    ['NL', { streetname: 'Voorsterweg', number: '12.0', suffix: '2.0', city: 'Marknesse' }, '12 2'],
    ['NL', { streetname: 'Voorsterweg', number: '12', suffix: '2,0', postcode: '8316 PT' }, '12 2'],
    ['NL', { streetname: 'Voorsterweg', number: '12', suffix: 'NULL-2.0', city: 'Marknesse' }, '12 2'],
    ['NL', { number: '12.0-2.0', postcode: '8316PT' }, '12 2'],
    ['US', { streetname: 'River St', number: '50.0', postcode: '5764.0', city: 'Poultney' }, '50'],
    ['US', { streetname: 'River St', number: '5.0E+01', postcode: '05764', city: 'Poultney' }, '50'],
    ['US', { streetname: 'Darling Hill Rd', number: '2,006', postcode: '5,851' }, '2006'],
    ['US', { streetname: 'Beach Ave', number: '3-Dec', postcode: '11412' }, '12-03'],
    ['US', { streetname: 'Beach Ave', number: '2026-12-03', postcode: '11412.0' }, '12-03'],
    ['US', { streetname: 'Beach Ave', number: '12/3/2026', postcode: '11412' }, '12-03'],
    ['US', { streetname: 'Beach Ave', number: 'Oct-35', postcode: '11412' }, '10-35'],
    ['BE', { streetname: 'Groenweg', number: '12.0', suffix: '1.0', postcode: '1120.0' }, '12 1'],
    ['BE', { streetname: 'Groenweg', number: '12-jan', postcode: '1120' }, '12 1'],
    ['BE', { streetname: 'Kaai', number: '4', postcode: '1,000' }, '4'],
    ['FR', { streetname: 'Rue Lepic', number: '12', postcode: '75018.0' }, '12'],
    ['FR', { streetname: 'Rue Lepic', number: '12', postcode: '7.5018E+04' }, '12'],
    ['FR', { streetname: 'Rue Haute', number: '1.0', postcode: '8000.0', city: 'Warcq' }, '1'],
  ])('%s %j', (code, query, number) => {
    const [match] = geocoders.get(code)!.candidates(query);
    expect([match?.number, match?.suffix].filter((text) => text !== null).join(' ')).toBe(number);
    expect(match).toMatchObject({ level: 'address', advice: 'accept' });
    for (const verdict of Object.values(match!.verdicts)) expect(['exact', 'folded']).toContain(verdict);
  });

  it('a number with an exponent is not its first digit', () => {
    const [match] = geocoders
      .get('NL')!
      .candidates({ streetname: 'Voorsterweg', number: '1.2E+04', city: 'Marknesse' });
    expect(match!.number).not.toBe('1');
  });

  it('two columns that say nothing are no unit', () => {
    const [match] = geocoders
      .get('NL')!
      .candidates({ streetname: 'Voorsterweg', number: '12', suffix: 'NULL-NULL', city: 'Marknesse' });
    expect(match).toMatchObject({ level: 'building', advice: 'add-unit' });
    expect(match!.verdicts.suffix).toBeUndefined();
  });

  it('a day in a line without a number may be the number', () => {
    const [match] = geocoders.get('NL')!.search('Voorsterweg 2026-02-12, 8316PT Marknesse');
    expect(match!.advice).not.toBe('accept');
  });

  // It was number 12, as in the United States.
  it('3-déc in France was 3-12', () => {
    expect(geocoders.get('FR')!.search('3-déc Rue Lepic, 75018 Paris')[0]).toMatchObject({ number: '3' });
  });
});
