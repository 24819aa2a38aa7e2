import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

/** Where the number stands first, people write the unit behind the street, without a word for it. The house was accepted. */
describe('a unit behind the street', () => {
  let american: Geocoder;
  let french: Geocoder;
  beforeAll(async () => {
    american = await tinyGeocoder({ code: 'US', name: 'United States' }, [
      ...['', 'A', '4B', '12', 'B-4', '1/2', 'N', 'AA'].map(
        (suffix) => `PARK CIR 12/${suffix}; 05036; BROOKFIELD; Orange; Vermont`,
      ),
      'PARK CIR 14; 05036; BROOKFIELD; Orange; Vermont',
      'MAIN ST N 12; 05036; BROOKFIELD; Orange; Vermont',
    ]);
    french = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      ...['', 'B'].map((suffix) => `Rue du Four 12/${suffix}; 24000; Périgueux; Périgueux; Dordogne`),
      'Rue de la Gare 48; 24000; Périgueux; Périgueux; Dordogne',
    ]);
  });
  afterAll(() => {
    american.close();
    french.close();
  });

  it.each([
    ['12 Park Cir A, Brookfield', 'A'],
    ['12 Park Circle, A, Brookfield, VT 05036', 'A'],
    ['12 Park Cir - A, Brookfield', 'A'],
    ['12 park cir a brookfield', 'A'],
    ['12 Park Cir 4B Brookfield VT', '4B'],
    ['12 Park Cir, 12, Brookfield', '12'],
    ['12 Park Cir B-4, Brookfield', 'B-4'],
    ['12 Park Cir #1/2, Brookfield', '1/2'],
    ['12 Park Cir 1/2, Brookfield', '1/2'],
    ['12 Park Cir N, Brookfield', 'N'],
    ['12 Park Cir AA, Brookfield', 'AA'],
  ])('%s has %s', (line, suffix) =>
    expect(american.search(line)[0]).toMatchObject({ number: '12', suffix, advice: 'accept' }),
  );

  it('in France', () =>
    expect(french.search('12 rue du Four B, Périgueux')[0]).toMatchObject({ number: '12', suffix: 'B' }));

  it.each(['Park Cir A', 'PARK CIR Apt A', 'Park Circle #A', 'Park Cir, A'])(
    'in the street of a form: %s',
    (streetname) => {
      const [best] = american.candidates({ streetname, number: '12', city: 'Brookfield' });
      expect(best).toMatchObject({ number: '12', suffix: 'A', advice: 'accept' });
    },
  );

  it('a street of that name stays whole', () => {
    const [best] = american.candidates({ streetname: 'Main St N', number: '12', city: 'Brookfield' });
    expect(best).toMatchObject({ streetname: 'MAIN ST N', advice: 'accept' });
  });

  it.each([
    ['14 Park Cir A, Brookfield', '14', 'PARK CIR'],
    ['12 Main St N, Brookfield', '12', 'MAIN ST N'],
  ])('%s is the house %s of %s, which has no such unit', (line, number, streetname) =>
    expect(american.search(line)[0]).toMatchObject({ number, suffix: null, streetname }),
  );

  it('a small word is no unit', () =>
    expect(french.search('48 rue de la Gare face à la poste, Périgueux')[0]).toMatchObject({
      number: '48',
      suffix: null,
    }));
});

it.each([
  ['a code behind the street', '280 State Drive, NOB-4, Waterbury, VT'],
  ['a code in front of it', 'B-4, 280 State Drive, Waterbury, VT'],
])('%s, of a house without units: %s', async (_, line) => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'STATE DR 280; 05676; WATERBURY; Washington; Vermont',
  ]);
  expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', number: '280', advice: 'accept' });
});
