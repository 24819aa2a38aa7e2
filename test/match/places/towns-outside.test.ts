import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

describe('lines of towns that the data lack', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Rue de Bazonne 4; 32999; Mirelle; Mirelle; Gers; 43.5,0.4',
      'Rue du Moulin 22; 32999; Mirelle; Mirelle; Gers; 43.51,0.4',
      'Place du Puits 1; 08999; Gyvrette; Gyvrette; Ardennes; 49.5,4.9',
      'Rue des Tanneurs 5; 75999; Paris; Paris; Paris; 48.85,2.35',
      'Rue de Paris 5; 23999; Guyret; Guyret; Creuse; 46.2,1.9',
    ]);
  });
  afterAll(() => geocoder.close());
  const best = (line: string) => geocoder.search(line)[0]!;

  it('an unknown postcode beside an unknown town is no typo of another postcode', () => {
    expect(best('22 Rue du Moulin, 92999 Vallois-Peray').confidence).toBeLessThan(0.8);
    expect(best('22 Rue du Moulin, 92999 Mirelle').confidence).toBeGreaterThan(0.95);
  });

  it('a town with one letter more is hardly meant beside an unknown postcode', () => {
    expect(best('23 rue Pierre Brosse - 94999 Yvrette')).toMatchObject({ city: 'Gyvrette' });
    expect(best('23 rue Pierre Brosse - 94999 Yvrette').confidence).toBeLessThan(0.45);
    expect(best('23 rue Pierre Brosse - 08999 Yvrette').confidence).toBeGreaterThan(0.5);
  });

  it('nor is a town whose name stands in the street, beside words that no field takes', () => {
    const { confidence } = best('67 rue Mirelle angle avenue Henri Ginoux - 92999 Montrou');
    expect(confidence).toBeLessThan(0.45);
  });

  it('an object without an address is in the town of the line, not on a street of that name elsewhere', () => {
    expect(best('Gare de Lyonne - 75999 Paris')).toMatchObject({ city: 'Paris' });
  });
});

it('a number in a town tells little about a street of another name', async () => {
  using geocoder = await tinyGeocoder({ code: 'IT', name: 'Italia' }, [
    'Piazza Trento 6; 20999; Milano; Milano; Milano',
    'Via Orti 8; 20139; Milano; Milano; Milano',
  ]);
  for (const { confidence } of geocoder.search('Via Santa Maria Segreta, 6 20999 Milano'))
    expect(confidence).toBeLessThan(0.8);
});

it('in a town that the data lack, a short street type is nearly as good as the whole word', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Curlew Road 180; ; Oxbow; Oxbow; Vermont',
    'Dunlin Road 180; ; Tern Harbor; Tern Harbor; Vermont',
  ]);
  const [whole, short] = ['180 Curlew Road, Grebe Junction', '180 Curlew Rd, Grebe Junction'].map(
    (line) => geocoder.search(line)[0]!,
  );
  expect(short).toMatchObject({ streetname: 'Curlew Road', verdicts: { streetname: 'abbreviation' } });
  expect(short!.confidence).toBeGreaterThan(whole!.confidence - 0.05);
  expect(short!.advice).toBe('confirm');
});

it('a town that the data lack needs no comma behind a street that ends in its type', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Heron Three Way 8; ; Oxbow; Oxbow; Maryland',
    'Dunlin Road 8; ; Tern Harbor; Tern Harbor; Maryland',
  ]);
  const [comma, none] = ['8 heron three way, mt grebe', '8 heron three way mt grebe'].map(
    (line) => geocoder.search(line)[0]!,
  );
  expect(none).toMatchObject({ streetname: 'Heron Three Way', verdicts: { city: 'conflict' } });
  expect(none!.confidence).toBeCloseTo(comma!.confidence, 2);
});
