import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let paris: Geocoder;
let vermont: Geocoder;
let groningen: Geocoder;
beforeAll(async () => {
  paris = await tinyGeocoder(
    { code: 'FR', name: 'France' },
    [
      ...[
        'Rue de Rivoli 12',
        'Rue de Rivoli 14',
        'Rue Riquet 12',
        "Rue de l'Église 3",
        'Boulevard Montmartre 5',
      ],
      ...['Boulevard du Montparnasse 7', 'Rue du Faubourg Saint-Denis 9', 'Rue Desrivières 2'],
    ].map((address) => `${address}; 75001; Paris; Paris; Paris`),
  );
  vermont = await tinyGeocoder(
    { code: 'US', name: 'United States' },
    [
      ...['US Route 7 12', 'US Route 7 14', 'US Route 2 7', 'US Route 2 71', 'Crosby Road 1', 'Cross Road 1'],
    ].map((address) => `${address}; 05401; Pittsford; Pittsford; Vermont`),
  );
  groningen = await tinyGeocoder({ code: 'NL', name: 'Netherlands' }, [
    'Herestraat 2; 9711LV; Groningen; Groningen; Groningen',
    '1e Hunzestraat 1; 9715AA; Groningen; Groningen; Groningen',
  ]);
});
afterAll(() => {
  for (const geocoder of [paris, vermont, groningen]) geocoder.close();
});

const labels = (geocoder: Geocoder, text: string) => geocoder.suggest(text).map(({ label }) => label);

describe('small words need not be typed', () => {
  it.each([
    ['rue riv', ['Rue de Rivoli, Paris']],
    ['r riv', ['Rue de Rivoli, Paris']],
    ['rue egl', ["Rue de l'Église, Paris"]],
    ['12 rue riv', ['12 Rue de Rivoli, 75001 Paris']],
    ['rue faubourg saint-d', ['Rue du Faubourg Saint-Denis, Paris']],
    ['paris rue riv', ['Rue de Rivoli, Paris']],
  ])('%s', (typed, found) => expect(labels(paris, typed)).toEqual(found));

  it('a name without them stands first', () => {
    expect(labels(paris, 'boulevard mont')).toEqual([
      'Boulevard Montmartre, Paris',
      'Boulevard du Montparnasse, Paris',
    ]);
  });

  it('letters inside a word are no small word: `by` of Crosby', () => {
    expect(labels(vermont, 'cros rd')).toEqual(['Cross Road, Pittsford, Vermont']);
  });
});

describe('a number of the name is none of a house', () => {
  it('where house numbers stand in front', () => {
    expect(labels(vermont, 'us route 7')).toEqual(['US Route 7, Pittsford, Vermont']);
    expect(labels(vermont, '12 us route 7')).toEqual(['12 US Route 7, Pittsford, Vermont 05401']);
  });

  it('nor does a house number behind a postcode begin a name', () => {
    expect(labels(groningen, '9711LV 2')).toEqual(['Herestraat 2, 9711LV Groningen']);
    expect(labels(groningen, '9711LV 1')).toEqual(['9711LV Groningen']);
  });
});
