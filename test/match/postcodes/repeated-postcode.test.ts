import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

describe('a postcode that a line repeats', () => {
  let french: Geocoder;
  let dutch: Geocoder;
  let american: Geocoder;
  beforeAll(async () => {
    french = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Boulevard Voltaire 233; 75011; Paris; Paris; Paris',
    ]);
    dutch = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Herestraat 12; 9711LJ; Groningen; Groningen; Groningen',
      'Herestraat 12/B; 9711LJ; Groningen; Groningen; Groningen',
    ]);
    american = await tinyGeocoder({ code: 'US', name: 'United States' }, [
      'Main St 100; 05401; Burlington; Chittenden; Vermont',
      'Main St 5401; 05401; Burlington; Chittenden; Vermont',
      'Main St 54011; 54011; Burlington; Chittenden; Vermont',
    ]);
  });
  afterAll(() => {
    french.close();
    dutch.close();
    american.close();
  });

  it.each([
    '233 Boulevard Voltaire 75011 Paris;75011;Paris 75011',
    '233 Boulevard Voltaire, 75011, 75011 Paris',
    '75011 Paris, 233 Boulevard Voltaire, 75011',
  ])('%s counts once', (line) =>
    expect(french.search(line)[0]).toMatchObject({ level: 'address', number: '233', advice: 'accept' }),
  );

  it.each([
    'Herestraat 12, 9711LJ, 9711 LJ Groningen',
    '9711LJ Herestraat 12 9711lj Groningen',
    '9711 LJ; Herestraat 12; 9711LJ',
  ])('%s counts once', (line) =>
    expect(dutch.search(line)[0]).toMatchObject({
      level: 'address',
      number: '12',
      suffix: null,
      advice: 'accept',
    }),
  );

  it.each([
    ['100 Main St 05401-1234, Burlington VT 05401', '100'],
    ['100 Main St 05401, Burlington VT 05401-1234', '100'],
    ['05401 100 Main St Burlington VT 05401', '100'],
    ['54011 Main St, Burlington VT 54011', '54011'],
  ])('%s is number %s', (line, number) =>
    expect(american.search(line)[0]).toMatchObject({ level: 'address', number, advice: 'accept' }),
  );
});
