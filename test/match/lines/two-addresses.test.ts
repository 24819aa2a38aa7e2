import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

describe('types that are joined to the name', () => {
  let german: Geocoder;
  let dutch: Geocoder;
  beforeAll(async () => {
    german = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
      'Heßlerstr. 12; ; Essen; Essen; Nordrhein-Westfalen',
      'Heßlerstr. 14; ; Essen; Essen; Nordrhein-Westfalen',
    ]);
    dutch = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Eemslandweg 36; 7894AB; Zwartemeer; Emmen; Drenthe',
      'Eemslandweg 38; 7894AB; Zwartemeer; Emmen; Drenthe',
    ]);
  });
  afterAll(() => {
    german.close();
    dutch.close();
  });

  it.each(['Heßlerweg 12, Essen', 'Hesslerplatz 12, Essen'])('Heßlerstr. 12 is not %s', (line) => {
    const { same, level, reasons } = german.sameAddress('Heßlerstr. 12, Essen', line);
    expect(same).toBeLessThan(0.2);
    expect(level).toBe('different');
    expect(reasons[0]).toMatchObject({ field: 'streetname', verdict: 'conflict' });
  });

  it('Heßlerstr. 12 is Hesslerstraße 12, and with a slip', () => {
    expect(german.sameAddress('Heßlerstr. 12, Essen', 'Hesslerstraße 12, Essen').same).toBeGreaterThan(0.9);
    expect(german.sameAddress('Heßlerstr. 12, Essen', 'Heslerstraße 12, Essen').same).toBeGreaterThan(0.5);
  });

  it('a postcode of one street tells that the type is a mistake', () => {
    const same = (a: string, b: string) => dutch.sameAddress(a, b).same;
    expect(same('Eemslandweg 36, Zwartemeer', 'Eemslandstraat 36, Zwartemeer')).toBeLessThan(0.2);
    expect(same('Eemslandweg 36, 7894AB Zwartemeer', 'Eemslandstraat 36, 7894AB Zwartemeer')).toBeGreaterThan(
      0.5,
    );
  });
});

describe('a letter that the data lack', () => {
  it.each([
    ['111-27 203rd Street, St. Albans', '111-27B 203rd Street, St. Albans'],
    ['111-27 203rd Street, 11412', '111-27A 203rd Street, 11412'],
  ])('%s is not %s', async (a, b) => {
    using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
      '203rd Street 111-27; 11412; St. Albans; Queens; New York',
      '203rd Street 111-31; 11412; St. Albans; Queens; New York',
    ]);
    const { same, level } = geocoder.sameAddress(a, b);
    expect(same).toBeLessThan(0.5);
    expect(level).toBe('building');
  });

  it('B is bis', async () => {
    using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Rue du Four 8/bis; 12000; Rodez; Rodez; Aveyron',
      'Rue du Four 10; 12000; Rodez; Rodez; Aveyron',
    ]);
    expect(
      geocoder.sameAddress('8B Rue du Four, 12000 Rodez', '8 bis Rue du Four, 12000 Rodez').same,
    ).toBeGreaterThan(0.5);
  });
});

describe('two towns beside each other, each with its postcode', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'DK', name: 'Danmark' }, [
      'Møllemarksvej 34; 5200; Odense V; Odense; Syddanmark; 55.39,10.34',
      'Møllemarksvej 36; 5200; Odense V; Odense; Syddanmark; 55.3901,10.34',
      'Nørregade 34; 5000; Odense C; Odense; Syddanmark; 55.40,10.39',
      'Nørregade 36; 5000; Odense C; Odense; Syddanmark; 55.4001,10.39',
    ]);
  });
  afterAll(() => geocoder.close());

  it('are two, though one alone has the address', () => {
    const { same, level } = geocoder.sameAddress(
      'Møllemarksvej 34, 5200 Odense V',
      'Møllemarksvej 34, 5000 Odense C',
    );
    expect(same).toBeLessThan(0.5);
    expect(level).toBe('different');
  });

  it.each([
    'Møllemarksvej 34, 5000 Odense V',
    'Møllemarksvej 34, 5200 Odense C',
    'Møllemarksvej 34, Odense V',
  ])('one of them wrong, they may be one: %s', (line) => {
    expect(geocoder.sameAddress('Møllemarksvej 34, 5200 Odense V', line).same).toBeGreaterThan(0.5);
  });
});

it('a house is not one of its two units', async () => {
  using geocoder = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
    'Buschstr. 54; ; Essen; Essen; Nordrhein-Westfalen',
    'Buschstr. 54/B; ; Essen; Essen; Nordrhein-Westfalen',
    'Lange Str. 7/A; ; Essen; Essen; Nordrhein-Westfalen',
    'Lange Str. 7/B; ; Essen; Essen; Nordrhein-Westfalen',
  ]);
  for (const [house, unit] of [
    ['Zw Buschstr. 54, Essen', 'Zw Buschstr. 54B, Essen'],
    ['Lange Str. 7, Essen', 'Lange Str. 7A, Essen'],
  ] as const) {
    const { same, level } = geocoder.sameAddress(house, unit);
    expect(same).toBeLessThan(0.5);
    expect(level).toBe('building');
  }
});

it('a slip in the type is no other type', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Pilon Rd 57; 05454; Fairfax; Franklin; Vermont',
    'Pilon Rd 59; 05454; Fairfax; Franklin; Vermont',
  ]);
  expect(geocoder.sameAddress('Fairfax, 57 Pilon Rd', '57 Pilon Rr, Fairfax').same).toBeGreaterThan(0.5);
});
