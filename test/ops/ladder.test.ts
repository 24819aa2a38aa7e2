import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Truth, World } from '../../scripts/quality/world';
import { Geocoder } from '../../src/index';
import { sampleDataset } from '../sample';

const directory = sampleDataset();
let geocoder: Geocoder;
let truths: Truth[];

beforeAll(() => {
  geocoder = Geocoder.open(directory);
  truths = [];
  for (const truth of World.of(geocoder).truths(31, 'check')) {
    if (truth.city !== '' && truths.push(truth) === 150) break;
  }
});
afterAll(() => geocoder.close());

const request = ({ streetname, number, suffix, city }: Truth) => ({
  streetname,
  number,
  ...(suffix === '' ? {} : { suffix }),
  suburb: city,
});

describe('null fields show the level', () => {
  it('an address has all fields of the source, and its id finds it again', () => {
    for (const truth of truths) {
      const found = geocoder.forwardGeocode(request(truth));
      expect(found).toMatchObject({ streetname: truth.streetname, number: truth.number, city: truth.city });
      expect(found?.suffix ?? '').toBe(truth.suffix);
      const match = geocoder.forwardGeocode(request(truth), { detail: true });
      expect(match?.level).toBe('address');
      expect(geocoder.getAddress(match!.id!)).toMatchObject({ id: match!.id, number: truth.number });
    }
  });

  it('a street without the asked number has null number and suffix, and a point on the street', () => {
    for (const truth of truths.slice(0, 60)) {
      const asked = { ...request(truth), number: '99998' };
      const found = geocoder.forwardGeocode(asked);
      expect(found).toMatchObject({
        streetname: truth.streetname,
        number: null,
        suffix: null,
        building_id: null,
      });
      expect(geocoder.forwardGeocode(asked, { fallback: false })).toBeNull();
      expect(['street', 'interpolated']).toContain(geocoder.forwardGeocode(asked, { detail: true })?.level);
    }
  });

  it('an address is not given for one in a suburb that the data does not know', () => {
    for (const truth of truths.slice(0, 60)) {
      const asked = { ...request(truth), suburb: 'Xqzwvkj Pfftgnxxq' };
      expect(geocoder.forwardGeocode(asked)).toBeNull();
    }
  });

  it('a place without the asked street has a null street, but a suburb', () => {
    for (const truth of truths.slice(0, 60)) {
      const found = geocoder.forwardGeocode({ ...request(truth), streetname: 'Xqzwvkj Pfftgnxxq' });
      expect(found).toMatchObject({ streetname: null, number: null, postcode: null });
      expect(found?.suburb_id).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('nothing found is null', () => {
    expect(geocoder.forwardGeocode({ streetname: 'Xqzwvkj Pfftgnxxq', number: '1' })).toBeNull();
    expect(geocoder.forwardGeocode({ streetname: 'Xqzwvkj', number: '1', suburb: 'Pfftgnxxq' })).toBeNull();
    expect(geocoder.lookupPostcode({ postcode: '00000', number: '1' })).toBeNull();
    expect(geocoder.search('Xqzwvkj Pfftgnxxq 1')).toEqual([]);
  });

  it('a postcode without the asked number gives its main street and its point', () => {
    for (const truth of truths.filter(({ postcode }) => postcode !== '').slice(0, 60)) {
      const found = geocoder.lookupPostcode({ postcode: truth.postcode, number: '99998' });
      expect(found).toMatchObject({ number: null, suffix: null, postcode: truth.postcode });
      expect(found?.streetname).toBeTruthy();
      expect(
        geocoder.lookupPostcode({ postcode: truth.postcode, number: '99998' }, { fallback: false }),
      ).toBeNull();
    }
  });
});

describe('suffixes', () => {
  it('fall back to the number alone, and mean the same separate or joined', () => {
    for (const truth of truths.filter(({ suffix }) => suffix === '').slice(0, 60)) {
      const found = geocoder.forwardGeocode({ ...request(truth), suffix: 'ZZ9' });
      expect(found).toMatchObject({ streetname: truth.streetname, number: truth.number });
    }
    for (const truth of truths.filter(({ suffix }) => suffix !== '')) {
      const { suffix: _apart, ...glued } = request(truth);
      const found = geocoder.forwardGeocode({ ...glued, number: `${truth.number} ${truth.suffix}` });
      expect(found?.suffix).toBe(truth.suffix);
    }
  });
});

describe('search and suggest', () => {
  it('find an address by its own label', () => {
    let right = 0;
    for (const truth of truths) {
      const { label, id } = geocoder.forwardGeocode(request(truth), { detail: true })!;
      if (geocoder.search(label)[0]?.id === id) right++;
    }
    expect(right / truths.length).toBeGreaterThan(0.97);
  });

  it('complete a street, then its numbers', () => {
    for (const truth of truths.filter(({ streetname }) => streetname.length > 9).slice(0, 40)) {
      const typed = `${truth.streetname.slice(0, -2)}`;
      const names = geocoder.suggest(typed, { limit: 50 }).map(({ streetname }) => streetname);
      expect(names).toContain(truth.streetname);
    }
  });

  it('filter by area and prefer near candidates', () => {
    const [main] = geocoder.search('Main Street');
    expect(main).toBeDefined();
    const inside = geocoder.candidates(
      { streetname: 'Main Street' },
      { within: main!.province_id!, limit: 50 },
    );
    expect(inside.length).toBeGreaterThan(0);
    expect(new Set(inside.map(({ province_id }) => province_id))).toEqual(new Set([main!.province_id]));
    const all = geocoder.candidates({ streetname: 'Main Street' }, { limit: 50 });
    const far = all.at(-1)!;
    const near = { latitude: far.latitude, longitude: far.longitude };
    const [nearest] = geocoder.candidates({ streetname: 'Main Street' }, { near });
    expect(nearest!.distanceMeters).toBeLessThan(1000);
    expect(geocoder.candidates({ streetname: 'Main Street' }, { near, limit: 50 })).toHaveLength(all.length);
  });

  it('finds an address of the same name inside the area, although the asked postcode lies outside', () => {
    const all = geocoder.candidates({ streetname: 'Main Street' }, { limit: 50 });
    const streets = all.filter(({ level }) => level === 'street');
    let found = 0;
    for (const here of geocoder.search('main street', { limit: 50 }).slice(0, 10)) {
      const there = streets.find(({ province_id }) => province_id !== here.province_id);
      const [address] = geocoder.lookupStreet({ streetname: here.streetname! }, { limit: 1, detail: true });
      if (there === undefined || address?.province_id === there.province_id) continue;
      const { streetname, number, postcode } = address!;
      const asked = { streetname: streetname!, number: number!, postcode: postcode! };
      const [inside] = geocoder.candidates(asked, { within: there.province_id! });
      expect(inside?.province_id).toBe(there.province_id);
      found++;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('explain the points of lines, candidates and forward geocoding', () => {
    const fields = { streetname: 'main stret', number: '881', city: 'manchester' };
    const [line] = geocoder.search('881 main stret, manchester', { explain: true });
    const [listed] = geocoder.candidates(fields, { explain: true });
    const { streetname, number, city: suburb } = fields;
    const forward = geocoder.forwardGeocode({ streetname, number, suburb }, { detail: true, explain: true });
    for (const match of [line, listed, forward]) {
      const points = match?.explanation?.points ?? [];
      expect(points.some(({ field, score }) => field === 'streetname' && score < 0)).toBe(true);
      expect(
        points.some(({ field, score }) => field === (match === forward ? 'suburb' : 'city') && score > 0),
      ).toBe(true);
    }
    expect(line?.explanation?.readings[line.explanation.reading]?.fields.number).toBe('881');
    expect(geocoder.search('881 main stret, manchester')[0]?.explanation).toBeUndefined();
  });
});
