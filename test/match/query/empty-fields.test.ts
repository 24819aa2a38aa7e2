import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Reigerlaantje 17; 4301AA; Grootveen; Grootveen; Zeeland',
    'Reigerlaantje 18; 4301AA; Grootveen; Grootveen; Zeeland',
    'Geen 3; 4301AB; Grootveen; Grootveen; Zeeland',
    'Kwartelhof 5; 4301AC; Grootveen; Grootveen; Zeeland',
    'Jol 4; 8301AA; Teruitkerk; Teruitkerk; Flevoland',
    'Jol 16; 8301AA; Teruitkerk; Teruitkerk; Flevoland',
    'Jol 16 3; 4301AD; Grootveen; Grootveen; Zeeland',
  ]);
});
afterAll(() => geocoder.close());

const HOUSE = { streetname: 'Reigerlaantje', number: '17', postcode: '4301AA', city: 'Grootveen' };
const FIELDS = ['city', 'postcode', 'suburb', 'municipality', 'province', 'suffix'] as const;

describe('a field that says nothing counts as not asked', () => {
  it.each(FIELDS)('%s', (field) => {
    for (const nothing of ['-', 'n/a', 'NULL', '?', 'onbekend', ' nvt ', 'none']) {
      const [found] = geocoder.candidates({ ...HOUSE, [field]: nothing });
      expect([nothing, found]).toEqual([
        nothing,
        expect.objectContaining({ level: 'address', number: '17', advice: 'accept' }),
      ]);
      expect(found!.verdicts).not.toHaveProperty(field);
    }
  });

  it('is the same for forwardGeocode', () => {
    const asked = { streetname: 'Reigerlaantje', number: '17', suffix: '-', province: 'n/a' };
    expect(geocoder.forwardGeocode({ ...asked, suburb: 'Grootveen' }, { detail: true })).toMatchObject({
      number: '17',
      advice: 'accept',
    });
  });

  it('a street that the data have is one', () => {
    const [found] = geocoder.candidates({ streetname: 'Geen', number: '3', city: 'Grootveen' });
    expect(found).toMatchObject({ streetname: 'Geen', number: '3', advice: 'accept' });
  });
});

describe('the number in the field of the suffix', () => {
  it('is the number', () => {
    const [found] = geocoder.candidates({ streetname: 'Reigerlaantje', suffix: '17', city: 'Grootveen' });
    expect(found).toMatchObject({ level: 'address', number: '17', advice: 'accept' });
  });

  it('a unit without a number is missing, and the street is not accepted', () => {
    const [found] = geocoder.candidates({ streetname: 'Reigerlaantje', suffix: 'B', city: 'Grootveen' });
    expect(found).toMatchObject({ level: 'street', verdicts: { number: 'missing' }, advice: 'fix' });
  });
});

describe('a street and number that is the name of a street elsewhere', () => {
  it.each([
    [{ streetname: 'Jol 16', city: 'Teruitkerk' }, 'Jol', '16'],
    [{ streetname: 'Jol 16', number: '16', city: 'Teruitkerk' }, 'Jol', '16'],
    [{ streetname: 'Jol 16, 8301AA Teruitkerk' }, 'Jol', '16'],
    [{ streetname: 'Jol 16', number: '3', city: 'Grootveen' }, 'Jol 16', '3'],
  ])('%j', (asked, streetname, number) => {
    const [found] = geocoder.candidates(asked);
    expect(found).toMatchObject({ level: 'address', streetname, number, advice: 'accept' });
  });
});

describe('street lookup', () => {
  const numbers = (streetname: string) =>
    geocoder
      .lookupStreet({ streetname })
      .map((one) => `${(one as { streetname: string }).streetname} ${one.number}`);

  it('takes the number in the street, where no street is called so', () => {
    expect(numbers('Reigerlaantje 17')).toEqual(['Reigerlaantje 17']);
    expect(numbers('18 Reigerlaantje')).toEqual(['Reigerlaantje 18']);
    expect(numbers('Reigerlaantje 99')).toEqual([]);
  });

  it('a street with a number in its name stays whole', () => {
    expect(numbers('Jol 16')).toEqual(['Jol 16 3']);
  });
});
