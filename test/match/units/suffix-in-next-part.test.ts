import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

/** Files whose columns were joined with commas have the suffix in a part of its own. The house without it was accepted. */
describe('a suffix behind a comma', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      ...['', 'C', 'A-211', 'B-MZ', '3', '101'].map(
        (suffix) => `Schroefstraat 34/${suffix}; 8223ED; Lelystad; Lelystad; Flevoland; 52.51,5.45`,
      ),
      'Kerkstraat 12; 9131KB; Ee; Noardeast-Fryslân; Friesland; 53.33,6.08',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each([
    ['Schroefstraat 34, C, Lelystad', 'C'],
    ['Schroefstraat, 34, C, Lelystad', 'C'],
    ['Schroefstraat 34, A-211, Lelystad', 'A-211'],
    ['Schroefstraat 34 - A-211, Lelystad', 'A-211'],
    ['Schroefstraat 34 b-mz, Lelystad', 'B-MZ'],
    ['Schroefstraat 34, 3, Lelystad', '3'],
    ['Schroefstraat 34, 101, Lelystad', '101'],
    ['Schroefstraat 34, 3', '3'],
    ['Schroefstraat 34 - C Lelystad', 'C'],
    ['Schroefstraat 34, C Lelystad', 'C'],
  ])('%s has %s', (line, suffix) => {
    expect(geocoder.search(line)[0]).toMatchObject({ number: '34', suffix, advice: 'accept' });
  });

  it('one that is not there is missing', () => {
    const [match] = geocoder.search('Schroefstraat 34, D, Lelystad');
    expect(match).toMatchObject({ number: '34', suffix: null });
    expect(match!.advice).not.toBe('accept');
  });

  it('a town of two letters stays a town', () => {
    expect(geocoder.search('Kerkstraat 12, Ee, Friesland')[0]).toMatchObject({ number: '12', city: 'Ee' });
  });
});

describe('a suffix between the number and its street', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Rue du Four 11; 69002; Lyon; Lyon; Rhône',
      'Rue du Four 11/A; 69002; Lyon; Lyon; Rhône',
      'Rue du Four 11/bis; 69002; Lyon; Lyon; Rhône',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each([
    ['11, A Rue du Four, Lyon', 'A'],
    ['11, bis, Rue du Four, Lyon', 'bis'],
    ['11, bis Rue du Four, Lyon', 'bis'],
  ])('%s has %s', (line, suffix) => {
    expect(geocoder.search(line)[0]).toMatchObject({ number: '11', suffix, advice: 'accept' });
  });
});

describe('a box of four digits', () => {
  it('is no postcode if it begins with a zero', async () => {
    const geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
      'Dendermondsestraat 38; 1083; Ganshoren; Ganshoren; Brussel',
      'Dendermondsestraat 38/0001; 1083; Ganshoren; Ganshoren; Brussel',
      'Dendermondsestraat 38/0002; 1083; Ganshoren; Ganshoren; Brussel',
    ]);
    const [match] = geocoder.search('Dendermondsestraat 38, 0001, Ganshoren');
    expect(match).toMatchObject({ number: '38', suffix: '0001', advice: 'accept' });
    geocoder.close();
  });
});
