/** A street that a town lacks: another one with that number and postcode has to be confirmed, however well the rest fits. */

import { describe, expect, it } from 'vitest';
import { tinyGeocoder } from '../tiny-dataset';

describe('France, where a postcode covers a town', () => {
  it.each([
    ['another street type', 'Square Paul Mirval 19, 07999 Bourneuil'],
    ['another street type in front', '19 Square Paul Mirval, 07999 Bourneuil'],
    ['a name that another town has', '7 Rue des Ailes, 07999 Bourneuil'],
    ['more words than the street has', '7 Rue des Vieux Lilas Bleus, 07999 Bourneuil'],
  ])('%s: %s', async (_, line) => {
    using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Avenue Paul Mirval 19; 07999; Bourneuil; Bourneuil; Ardèche; 44.3,4.6',
      'Rue des Lilas 7; 07999; Bourneuil; Bourneuil; Ardèche; 44.31,4.6',
      'Rue des Ailes 1; 08999; Gyvrette; Gyvrette; Ardennes; 49.5,4.9',
    ]);
    const [best] = geocoder.search(line);
    expect(best?.advice).not.toBe('accept');
    expect(best?.advice).not.toBe('add-unit');
  });

  it('a word left out is accepted as before', async () => {
    using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Avenue Paul Mirval 19; 07999; Bourneuil; Bourneuil; Ardèche; 44.3,4.6',
    ]);
    expect(geocoder.search('19 avenue Mirval, 07999 Bourneuil')[0]?.advice).toBe('accept');
  });
});

it('Iceland: a house of the hamlet has its number, the street before it is another one', async () => {
  using geocoder = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Kirkjuból 2; 881; Kirkjuból; Skaftárhreppur; Suðurland; 63.8,-18.0',
    'Mýrarslóð 9; 101; Reykjavík; Reykjavíkurborg; Höfuðborgarsvæðið; 64.1,-21.9',
  ]);
  expect(geocoder.search('Álfaslóð 2, 881 Kirkjuból')[0]?.advice).not.toBe('accept');
  expect(geocoder.search('Kirkjuból 2, 881 Kirkjuból')[0]?.advice).toBe('accept');
});

it('United States: a road with a word more, and a lane that is a letter', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Hollow Road 9; 05999; Waterfield; Waterfield; Vermont; 44.3,-72.7',
    'K Lane 14; 05999; Waterfield; Waterfield; Vermont; 44.31,-72.7',
  ]);
  for (const line of ['9 Morse Hollow Rd, Waterfield 05999', '14 Bush Ln, Waterfield 05999'])
    expect(geocoder.search(line)[0]?.advice).not.toBe('accept');
  expect(geocoder.search('9 Hollow Rd, Waterfield 05999')[0]?.advice).toBe('accept');
});

it('a building with units on another street is not asked for its unit', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Sluisweg 11/A; 8599DJ; Lemvoort; Lemvoort; Friesland; 52.8,5.7',
    'Sluisweg 11/B; 8599DJ; Lemvoort; Lemvoort; Friesland; 52.8,5.7',
  ]);
  expect(geocoder.search('Goesestraatweg 11, 8599DJ Lemvoort')[0]?.advice).not.toBe('add-unit');
  expect(geocoder.search('Sluisweg 11, 8599DJ Lemvoort')[0]?.advice).toBe('add-unit');
});
