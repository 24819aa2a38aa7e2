import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

/** In Lelystad streets have numbers as a part of their names, and people write `Jol 33-53`. */
describe('a number that belongs to the name of the street', () => {
  let geocoder: Geocoder;

  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Jol 33 33; 8243HX; Lelystad; Lelystad; Flevoland',
      'Jol 33 53; 8243HX; Lelystad; Lelystad; Flevoland',
      'Jol 17 53; 8243GD; Lelystad; Lelystad; Flevoland',
      'Kogge 05 26; 8242AS; Lelystad; Lelystad; Flevoland',
      'Plein 1944 15; 6511JB; Nijmegen; Nijmegen; Gelderland',
      'Jol 33; 8322EB; Urk; Urk; Flevoland',
      'Jol 53; 8322EB; Urk; Urk; Flevoland',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each([
    'Jol 33-53 Lelystad',
    'Jol 33/53, 8243 HX Lelystad',
    'jol 33 - 53 lelystad',
    'Jol 33 nr. 53, Lelystad',
    'Jol 33-53, 8243HX',
    'Lelystad, Jol 33-53',
  ])('%s: the first answer was number 33, accepted, or the town', (line) => {
    const [match] = geocoder.search(line);
    expect(match).toMatchObject({ streetname: 'Jol 33', number: '53', city: 'Lelystad', advice: 'accept' });
  });

  it('a zero in the name is kept', () => {
    expect(geocoder.search('Kogge 05-26 Lelystad')[0]).toMatchObject({
      streetname: 'Kogge 05',
      number: '26',
    });
  });

  it('a year in the name', () => {
    expect(geocoder.search('Plein 1944-15 Nijmegen')[0]).toMatchObject({
      streetname: 'Plein 1944',
      number: '15',
    });
  });

  it('where the street has no number in its name, two numbers are a range', () => {
    const [match] = geocoder.search('Jol 33-53 Urk');
    expect(match).toMatchObject({ streetname: 'Jol', number: '33', city: 'Urk' });
    expect(match!.verdicts.number).toBe('partial');
  });

  it.each([
    { streetname: 'Jol', number: '33-53', city: 'Lelystad' },
    { streetname: 'Jol', number: '33', suffix: '53', city: 'Lelystad' },
    { streetname: 'Jol 33', number: '53', city: 'Lelystad' },
  ])('fields: %o', (fields) => {
    expect(geocoder.candidates(fields)[0]).toMatchObject({
      streetname: 'Jol 33',
      number: '53',
      city: 'Lelystad',
    });
  });

  it('fields: a zero in the name', () => {
    const fields = { streetname: 'Kogge', number: '5-26', city: 'Lelystad' };
    expect(geocoder.candidates(fields)[0]).toMatchObject({ streetname: 'Kogge 05', number: '26' });
  });

  it('fields of the street without a number in its name stay', () => {
    const [match] = geocoder.candidates({ streetname: 'Jol', number: '33-53', city: 'Urk' });
    expect(match).toMatchObject({ streetname: 'Jol', number: '33', city: 'Urk' });
  });

  it('forwardGeocode takes the suburb as the town', () => {
    const found = geocoder.forwardGeocode({ streetname: 'Jol', number: '33-53', suburb: 'Lelystad' });
    expect(found).toMatchObject({ streetname: 'Jol 33', number: '53' });
  });

  it('is completed while it is typed: other streets were suggested', () => {
    expect(geocoder.suggest('Jol 33-5').map(({ label }) => label)).toEqual(['Jol 33 53, 8243HX Lelystad']);
  });
});

describe('a name of a place with a remark of the register', () => {
  it('Haren is Haren Gn: it was a conflict', async () => {
    const geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Viermat 26; 9753KW; Haren Gn; Groningen; Groningen',
      'Viermat 28; 9753KW; Haren Gn; Groningen; Groningen',
    ]);
    const [match] = geocoder.search('Viermat 26 Haren');
    expect(match).toMatchObject({ number: '26', city: 'Haren Gn', advice: 'accept' });
    geocoder.close();
  });
});
