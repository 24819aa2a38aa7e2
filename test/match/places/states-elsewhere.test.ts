import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

describe('a town in another state', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
      'Redwing Ave 9; 05771; Rutland; Rutland; Vermont',
      'Redwing Ave 9; ; Westfield; Westfield; Vermont',
      'Curlew St 12; ; Albany; Albany; Vermont',
      'Dunlin Hill Rd 7; ; Hartland; Hartland; Vermont',
      'Dunlin Rd 7; ; Westfield; Westfield; Vermont',
    ]);
  });
  afterAll(() => geocoder.close());
  const best = (line: string) => geocoder.search(line)[0]!;

  it.each(['12 Curlew St, Albany NY', '12 Curlew St, Albany, NY', '12 Curlew St Albany New York'])(
    '%s',
    (line) => {
      const { verdicts, advice, confidence } = best(line);
      expect(Object.values(verdicts)).toContain('conflict');
      expect(advice).not.toBe('accept');
      expect(confidence).toBeLessThan(best('12 Curlew St, Albany VT').confidence);
    },
  );

  it.each(['9 Redwing Ave, Bangor ME 04401', '9 Redwing Ave, Bangor 04401'])(
    'an address without a postcode is no likelier than one with another: %s',
    (line) => {
      for (const { confidence } of geocoder.search(line)) expect(confidence).toBeLessThan(0.1);
    },
  );

  it('also in front of the street, beside the state of the data: VT, Bangor ME, 12 Curlew St', () =>
    expect(best('VT, Bangor ME, 12 Curlew St')).toMatchObject({ advice: 'confirm' }));

  it('the state behind an unknown town is no part of its name', () => {
    const [first] = geocoder.search('9 Redwing Ave, Bangor ME 05771');
    expect(first).toMatchObject({ city: 'Rutland', verdicts: { city: 'conflict', suburb: 'conflict' } });
  });

  it('nor is `St` a typo of `VT`', () => {
    expect(best('12 Curlew St, Lebanon, NH').advice).not.toBe('accept');
    expect(best('12 Curlew St, Lebanon, NH').verdicts.city).toBe('conflict');
  });

  it('the state of the data agrees', () => {
    expect(best('12 Curlew St, Albany VT')).toMatchObject({ city: 'Albany', advice: 'accept' });
  });

  it('words of the street are hardly a damaged town: `Farm Ln` is not Hartland', () => {
    expect(best('7 Dunlin Farm Ln, Grebe VT').advice).not.toBe('accept');
  });
});

it('a unit is not asked for in another town', async () => {
  using geocoder = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
    'Kranichstr. 1/b; ; Essen; Essen; Nordrhein-Westfalen; 51.4,7',
    'Kranichstr. 1/a; ; Essen; Essen; Nordrhein-Westfalen; 51.4,7',
  ]);
  expect(geocoder.search('Kranichstr. 1, Essen')[0]).toMatchObject({ advice: 'add-unit' });
  expect(geocoder.search('Kranichstr. 1, Duisburg')[0]).toMatchObject({
    verdicts: { city: 'conflict' },
    advice: 'confirm',
  });
});

it('a damaged town is unsure beside a part that is not read', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Rue Orion 2; 75999; Paris; Paris; Paris',
    'Rue du Puits 2; 75999; Paris; Paris; Paris',
  ]);
  expect(geocoder.search('2 Rue Orion Frapié, Montrouil')[0]!.advice).not.toBe('accept');
});

it('a state is not accepted for a town that the data lack', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Curlew Rd 12; ; Oxbow Timber; Oxbow; Maryland',
    'Curlew Ave 14; ; Oxbow Timber; Oxbow; Maryland',
  ]);
  expect(geocoder.search('Grebe Junction, MD')[0]).toMatchObject({
    level: 'province',
    verdicts: { city: 'missing' },
    advice: 'confirm',
  });
  expect(geocoder.search('Oxbow Timber MD')[0]).toMatchObject({ level: 'city', city: 'Oxbow Timber' });
});

it('a street type is no part of the town: `Curlew St` is another street', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Curlew Rd 12; ; Oxbow; Oxbow; Maryland',
    'Dunlin St 12; ; Oxbow; Oxbow; Maryland',
  ]);
  for (const line of ['12 Curlew St Oxbow', '12 Curlew St Oxbow MD'])
    expect(geocoder.search(line)[0]!.advice).not.toBe('accept');
});
