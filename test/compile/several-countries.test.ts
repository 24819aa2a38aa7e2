import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { Geocoder } from '../../src/geocoder';
import { temporaryFolder } from './sources/fixtures';

const folder = temporaryFolder();

/** Two countries that touch at 10° east, with streets, cities and postcodes of the same names. */
async function twoCountries(): Promise<Geocoder> {
  const inputRoot = path.join(folder, 'two');
  mkdirSync(inputRoot, { recursive: true });
  const row = (country: string, x: number, more = '') =>
    `Main Street,1,10115,Springfield,${country} County,50,${x}\n` +
    `Main Street,3,10115,Springfield,${country} County,50.001,${x}\n${more}`;
  const head = 'street,number,postcode,city,municipality,lat,lon\n';
  writeFileSync(
    path.join(inputRoot, 'us.csv'),
    head + row('West', 9.9995, 'Elm Street,5,10116,Westville,West County,50.2,9.5\n'),
  );
  writeFileSync(
    path.join(inputRoot, 'de.csv'),
    head + row('East', 10.001, 'Lindenallee,5,10117,Oststadt,East County,50.2,10.5\n'),
  );
  const columns = {
    streetname: 'street',
    number: 'number',
    postcode: 'postcode',
    city: 'city',
    municipality: 'municipality',
    latitude: 'lat',
    longitude: 'lon',
  };
  const out = path.join(folder, 'out');
  const source = (country: string) => ({
    name: `addresses of ${country}`,
    country,
    path: `${country.toLowerCase()}.csv`,
    columns,
    attribution: `by ${country}`,
  });
  const report = await build(
    {
      name: 'Two countries',
      countries: [
        { code: 'US', name: 'United States' },
        { code: 'DE', name: 'Deutschland' },
      ],
      addresses: [source('US'), source('DE')],
    },
    { inputRoot, out },
  );
  // Countries are never mixed, however near and alike their addresses are.
  expect(report.sources.map(({ conflated }) => conflated)).toEqual([0, 0]);
  expect(report.manifest.counts).toMatchObject({ addresses: 6, postcodes: 4, areas: { country: 2 } });
  return Geocoder.open(out);
}

const geocoder = await twoCountries();

describe('two countries in one dataset', () => {
  it('are listed', () => {
    expect(geocoder.listCountries().map(({ local_identifier: code }) => code)).toEqual(['DE', 'US']);
  });

  it.each([
    ['US', 9.9995],
    ['DE', 10.001],
  ])('answer with %s alone where the option says so', (country, longitude) => {
    const asked = { streetname: 'Main Street', number: '3' };
    const detail = { country, detail: true } as const;
    const attribution = [`by ${country}`];
    expect(geocoder.forwardGeocode(asked, { country })).toMatchObject({ number: '3', longitude });
    expect(geocoder.forwardGeocode(asked, detail)).toMatchObject({ country, attribution });
    const byPostcode = { postcode: '10115', number: '1' };
    expect(geocoder.lookupPostcode(byPostcode, detail)).toMatchObject({ country, longitude, attribution });
    expect(geocoder.lookupPostcode({ postcode: '10115', number: '99' }, detail)).toMatchObject({
      country,
      level: 'postcode',
      longitude,
    });
    expect(
      geocoder.lookupStreet({ streetname: 'Main Street' }, detail).map((match) => match.country),
    ).toEqual([country, country]);
    for (const matches of [
      geocoder.search('Main Street 3, Springfield', { country }),
      geocoder.search('Main Stret 3', { country }),
      geocoder.suggest('Main Str', { country }),
      geocoder.candidates({ streetname: 'Main Street', city: 'Springfield' }, { country }),
      geocoder.candidates({ city: 'Springfield' }, { country }),
    ]) {
      expect(matches.length).toBeGreaterThan(0);
      expect(new Set(matches.map((match) => match.country))).toEqual(new Set([country]));
    }
  });

  it('answer with the nearest of a country, though one of another is nearer', () => {
    const point = { latitude: 50, longitude: 10 };
    const from = (country?: string) =>
      geocoder.reverseGeocode(point, { detail: true, ...(country === undefined ? {} : { country }) });
    expect(from()).toMatchObject({ country: 'US', number: '1' });
    expect(from('US')!.distanceMeters).toBeLessThan(50);
    expect(from('de')).toMatchObject({ country: 'DE', number: '1', longitude: 10.001 });
    expect(from('de')!.distanceMeters).toBeGreaterThan(60);
    expect(geocoder.reverseGeocode({ latitude: 50.2, longitude: 9.5 }, { country: 'DE' })).toBeNull();
  });

  it('answer from both without the option', () => {
    const matches = geocoder.search('Main Street 3, Springfield', { limit: 10 });
    expect(new Set(matches.slice(0, 2).map(({ country }) => country))).toEqual(new Set(['US', 'DE']));
    expect(geocoder.lookupStreet({ streetname: 'Main Street' }).length).toBe(4);
    expect(geocoder.forwardGeocode({ streetname: 'Lindenallee', number: '5' })).toMatchObject({
      city: 'Oststadt',
    });
    expect(geocoder.forwardGeocode({ streetname: 'Lindenallee', number: '5' }, { country: 'US' })).toBeNull();
  });

  it('are all that may be asked of', () => {
    expect(() => geocoder.search('Main Street', { country: 'NL' })).toThrow(/\(DE, US\)|\(US, DE\)/);
  });
});
