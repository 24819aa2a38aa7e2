import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ForwardGeocodeRequest, Geocoder } from '../../src/index';
import { town } from './town';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await town();
});
afterAll(() => geocoder?.close());

/** Questions with one answer that nothing else rivals, by how well it fits. */
const ALONE: readonly [string, ForwardGeocodeRequest][] = [
  ['the address', { streetname: 'Brink', number: '3', suburb: 'Assen' }],
  ['a typo', { streetname: 'Brnik', number: '3', suburb: 'Assen' }],
  ['the street', { streetname: 'Brink', number: '50', suburb: 'Assen' }],
];
const PLACE = { streetname: 'Onbekend', number: '1', suburb: 'Beilen' };

describe('minConfidence of an answer without rivals', () => {
  it.each(ALONE)('is the confidence that is shown: %s', (_, request) => {
    const { confidence } = geocoder.forwardGeocode(request, { detail: true })!;
    expect(confidence).toBeGreaterThan(0.5);
    expect(confidence).toBeLessThan(1);
    const found = (minConfidence: number) => geocoder.forwardGeocode(request, { minConfidence });
    expect(found(confidence * 0.99)).not.toBeNull();
    expect(found(confidence + (1 - confidence) / 2)).toBeNull();
  });

  it('means the same for a postcode', () => {
    for (const number of ['5', '7']) {
      const request = { postcode: '9401HS', number };
      const { confidence } = geocoder.lookupPostcode(request, { detail: true })!;
      const found = (minConfidence: number) => geocoder.lookupPostcode(request, { minConfidence });
      expect(found(confidence * 0.99)).not.toBeNull();
      expect(found(1)).toBeNull();
    }
  });

  it('is refused outside 0 to 1', () => {
    for (const minConfidence of [-0.1, 1.1, Number.NaN])
      expect(() => geocoder.forwardGeocode(ALONE[0]![1], { minConfidence })).toThrow(/minConfidence/);
  });
});

describe('confidence', () => {
  it('falls with what is missing', () => {
    const [address, , street, place] = [...ALONE.map(([, request]) => request), PLACE].map(
      (request) => geocoder.forwardGeocode(request, { detail: true })!.confidence,
    ) as [number, number, number, number];
    expect(address).toBeGreaterThan(street);
    expect(street).toBeGreaterThan(place);
  });

  it('is shared among equals, the largest place first: the same street and number in three towns', () => {
    const found = geocoder.candidates({ streetname: 'Hoofdstraat', number: '1' });
    const equal = found.filter(({ level, number }) => level === 'address' && number === '1');
    expect(equal.map(({ city }) => city)).toEqual(['Groningen', 'Assen', 'Beilen']);
    for (const { confidence } of equal) expect(confidence).toBeCloseTo(1 / 3, 2);
  });

  it('is the same at every door', () => {
    const { confidence } = geocoder.forwardGeocode(
      { streetname: 'Hoofdstraat', number: '1' },
      { detail: true },
    )!;
    const [best] = geocoder.candidates({ streetname: 'Hoofdstraat', number: '1' });
    expect(best!.confidence).toBeCloseTo(confidence, 6);
  });
});

describe('minConfidence means the confidence that is shown', () => {
  const hoofdstraat = { streetname: 'Hoofdstraat', number: '1' };

  it('gives nothing where three towns share it', () => {
    expect(geocoder.forwardGeocode(hoofdstraat)).not.toBeNull();
    expect(geocoder.forwardGeocode(hoofdstraat, { minConfidence: 0.5 })).toBeNull();
    expect(geocoder.forwardGeocode(hoofdstraat, { minConfidence: 0.3 })).not.toBeNull();
  });

  it('of a place, too', () => {
    const { confidence } = geocoder.forwardGeocode(PLACE, { detail: true })!;
    expect(geocoder.forwardGeocode(PLACE, { minConfidence: confidence - 0.01 })).not.toBeNull();
    expect(geocoder.forwardGeocode(PLACE, { minConfidence: Math.min(1, confidence + 0.01) })).toBeNull();
  });

  it('in lists: nothing below it is given', () => {
    for (const matches of [
      geocoder.search('Hoofdstraat 1', { minConfidence: 0.3 }),
      geocoder.candidates(hoofdstraat, { minConfidence: 0.3 }),
      geocoder.suggest('hoofdstraat 1', { minConfidence: 0.1 }),
    ]) {
      expect(matches.length).toBeGreaterThan(0);
      for (const { confidence } of matches) expect(confidence).toBeGreaterThanOrEqual(0.1);
    }
    expect(geocoder.search('Hoofdstraat 1', { minConfidence: 0.5 })).toEqual([]);
    expect(geocoder.candidates(hoofdstraat, { minConfidence: 0.5 })).toEqual([]);
  });
});
