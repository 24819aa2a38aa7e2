import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

/** Streets of two towns, each with a postcode of its own, and with the same numbers on many streets. */
const STREETS = [
  ...['Via Gratosoglio', 'Via Manduria', 'Via del Mare', 'Via Achille Marazza', 'Viale Ungheria'],
  ...Array.from({ length: 80 }, (_, at) => `Via ${'BCDFGLMNPR'[at % 10]}${'aeiou'[at % 5]}ttor${at}`),
];
const ADDRESSES = STREETS.flatMap((street, at) =>
  Array.from({ length: 40 }, (_, n) => {
    const town = at % 2 === 0 ? '20142; Milano; Milano; Milano' : '24125; Bergamo; Bergamo; Bergamo';
    return `${street} ${n + 1}; ${town}`;
  }),
);

it('a misspelt street is none of the other houses with its number and postcode, in a country with numbers first', async () => {
  const streets = ['Rue Abel', ...Array.from({ length: 80 }, (_, at) => `Rue Lettor${at}`)];
  using geocoder = await tinyGeocoder(
    { code: 'FR', name: 'France' },
    ['Rue Chrétien de Troyes', ...streets].flatMap((street) =>
      Array.from({ length: 40 }, (_, n) => `${street} ${n + 1}; 75012; Paris; Paris; Paris`),
    ),
  );
  const [best] = geocoder.search('26 rue chretien de troie 75012');
  expect(best).toMatchObject({ level: 'address', streetname: 'Rue Chrétien de Troyes', number: '26' });
  expect(best!.confidence).toBeGreaterThan(0.8);
});

it.each(['9 Lanterns Rd, Oxbow', '9 Lantrens Rd, Oxbow', '9 Lanters Rod, Oxbow'])(
  '%s is the street with the number in its name',
  async (line) => {
    using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
      ...['9 Lanterns Rd', 'Wicket Rd', 'Larch Ln'].map(
        (street) => `${street} 12; 05999; Oxbow; Oxbow; Vermont`,
      ),
    ]);
    const [best] = geocoder.search(line);
    expect(best).toMatchObject({ streetname: '9 Lanterns Rd' });
  },
);

describe('a street with two typos', () => {
  let geocoder: Geocoder;

  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'IT', name: 'Italia' }, ADDRESSES);
  });
  afterAll(() => geocoder.close());

  it.each([
    ['a postcode and no city', 'bia Gratsoglio 12, 20142', 'Via Gratosoglio', '12'],
    ['the same for another town', 'Via Madlnuria 31, 24125', 'Via Manduria', '31'],
    [
      'a postcode that does not exist, and the city',
      'bia Gratsoglio 12, 40142 Milano',
      'Via Gratosoglio',
      '12',
    ],
    ['the same without a comma', 'Via Achlle Maazza 7 24925 Bergamo', 'Via Achille Marazza', '7'],
  ])('with %s: %s', (_, line, streetname, number) => {
    const [best] = geocoder.search(line);
    expect(best).toMatchObject({ level: 'address', streetname, number });
    expect(best!.confidence).toBeGreaterThan(0.8);
  });

  it('without a number is the street, before the city that it names', () => {
    const [best] = geocoder.search('Viaele Unheria, Milano');
    expect(best).toMatchObject({ level: 'street', streetname: 'Viale Ungheria' });
  });

  it('is the city where no street is as near', () => {
    expect(geocoder.search('Via Quarxberg, Milano')[0]).toMatchObject({ level: 'city', city: 'Milano' });
  });

  it('is no other house with the same number and postcode', () => {
    const answers = geocoder.search('Via Qxzwvk Blprt 12, 20142');
    for (const { level, confidence } of answers)
      if (level === 'address') expect(confidence).toBeLessThan(0.1);
  });
});
