import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { type TinyAddress, tinyGeocoder } from '../tiny-dataset';

/** A town with so many addresses, on streets of one letter. */
function town(name: string, postcode: string, where: string, count: number): TinyAddress[] {
  return Array.from(
    { length: count },
    (_, at): TinyAddress => `Pad ${at + 1}; ${postcode}; ${name}; ${name}; Waarland; ${where}`,
  );
}

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    ...town('Middelhoek', '4461AA', '51.50,3.89', 2500),
    'Sluiskade 1; 4381AA; Rietveen; Rietveen; Waarland; 51.44,3.57; Sluiskade Oostdam',
    'Sluiskade 1; 4341AA; Dijkmeer; Dijkmeer; Waarland; 51.45,3.61; Kerkhoek',
    'Sluiskade 1; 4351AA; Veerdorp; Veerdorp; Waarland; 51.46,3.71; Kerkhoek',
    'Terp 1; 4503AG; Rietveen; Rietveen; Waarland; 51.43,3.55; Terpe',
    'Terp 1; 4504AG; Dijkmeer; Dijkmeer; Waarland; 51.45,3.62; Kerkhoek',
    'Middelhoesstraat 1; 4505AG; Dijkmeer; Dijkmeer; Waarland; 51.45,3.63; Kerkhoek',
  ]);
});
afterAll(() => geocoder.close());

describe('search', () => {
  it.each([
    ['Sluiskade', 'a suburb of which it is a part'],
    ['Terp', 'a suburb with a letter more'],
  ])('%s is each street of that name, before %s', (name) => {
    const found = geocoder.search(name, { limit: 50 });
    const streets = found.filter(({ streetname }) => streetname === name);
    expect(streets.length).toBeGreaterThan(1);
    expect(found.slice(0, streets.length)).toEqual(streets);
  });

  it('a slip in the name of a town, of which no street has the name, is the town', () => {
    expect(geocoder.search('Middelhoec')[0]).toMatchObject({ level: 'city', city: 'Middelhoek' });
  });
});

describe('suggest', () => {
  it('a large town with a slip stands before a small street that goes on as typed, and is to be confirmed', () => {
    const found = geocoder.suggest('middelhoes');
    expect(found.map(({ city, streetname }) => streetname ?? city)).toEqual([
      'Middelhoek',
      'Middelhoesstraat',
    ]);
    expect(found[0]).toMatchObject({ level: 'city', advice: 'confirm', verdicts: { city: 'typo' } });
    expect(geocoder.suggest('middelhoes', { limit: 1 })).toEqual(found.slice(0, 1));
  });

  it('where the street goes on further, it is meant', () => {
    expect(geocoder.suggest('middelhoess').map(({ streetname }) => streetname)).toEqual(['Middelhoesstraat']);
  });
});
