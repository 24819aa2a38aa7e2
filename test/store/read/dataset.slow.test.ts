import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Dataset } from '../../../src/store/dataset';
import { CONTENT_FILES } from '../../../src/store/format/manifest-file';
import { verifyDataset } from '../../../src/store/read/verify';
import { temporaryDirectories, writePlan } from '../synthetic';

const newDirectory = temporaryDirectories();

describe.each([
  { memory: 'resident', identifiers: false },
  { memory: 'on-demand', identifiers: true },
] as const)('a dataset, $memory, identifiers: $identifiers', ({ memory, identifiers }) => {
  const directory = newDirectory();
  const plan = writePlan(directory, { seed: 7, streets: 300, identifiers });
  const dataset = Dataset.open(directory, { memory });

  const blocksWithNumber = (street: number, number: string): number[] => {
    const blocks: number[] = [];
    dataset.forEachBlockWithNumber(street, number, (view) => blocks.push(view.block));
    return blocks;
  };

  it('returns every address by street, postcode, number and id', () => {
    let ordinals = 0;
    const uuids = new Set<string>();
    for (const [id, planned] of plan.streets.entries()) {
      const street = dataset.street(id);
      expect(street).toMatchObject({
        name: planned.name,
        city: planned.city,
        addressCount: planned.addresses.length,
      });
      let index = 0;
      for (let block = street.firstBlock; block < street.firstBlock + street.blockCount; block++) {
        const count = dataset.load(block).count;
        for (let slot = 0; slot < count; slot++) {
          const expected = planned.addresses[index++]!;
          const address = dataset.address(block * 32 + slot);
          expect(address).toEqual({
            ...expected,
            ordinal: block * 32 + slot,
            street: id,
            latitude: expected.latitude / 1e6,
            longitude: expected.longitude / 1e6,
          });
          const uuid = dataset.uuidOf(address);
          uuids.add(uuid);
          expect(dataset.addressByUuid(uuid.toUpperCase())).toEqual(address);
          expect(dataset.address(address.ordinal)).toEqual(address);
          expect(blocksWithNumber(id, expected.number)).toContain(block);
          if (expected.postcode !== '')
            expect(dataset.postcode(expected.postcode, 'NL')!.blocks).toContain(block);
          ordinals++;
        }
      }
      expect(index).toBe(planned.addresses.length);
    }
    expect(uuids.size).toBe(ordinals);
    expect(dataset.manifest.counts.addresses).toBe(ordinals);
  });

  it('knows each postcode: its blocks, its main street, its number of addresses', () => {
    const texts = new Set(plan.streets.flatMap(({ addresses }) => addresses.map(({ postcode }) => postcode)));
    texts.delete('');
    expect(dataset.manifest.counts.postcodes).toBe(texts.size);
    for (const text of texts) {
      const counts = plan.streets.map(
        ({ addresses }) => addresses.filter(({ postcode }) => postcode === text).length,
      );
      const postcode = dataset.postcode(text, 'NL')!;
      expect(postcode.addressCount).toBe(counts.reduce((sum, count) => sum + count, 0));
      expect(counts[postcode.street]).toBe(Math.max(...counts));
      const holding = postcode.blocks.filter((block) => {
        const view = dataset.load(block);
        return Array.from({ length: view.count }, (_, slot) => view.postcode(slot)).includes(text);
      });
      expect(holding).toEqual(postcode.blocks);
      const numbers = new Map<string, number>();
      dataset.forEachBlockOfPostcode(postcode, null, (view) => {
        for (let slot = 0; slot < view.count; slot++)
          if (view.postcode(slot) === text)
            numbers.set(view.number(slot), (numbers.get(view.number(slot)) ?? 0) + 1);
      });
      for (const [number, count] of numbers) {
        let found = 0;
        dataset.forEachBlockOfPostcode(postcode, number, (view) => {
          for (let slot = 0; slot < view.count; slot++)
            if (view.postcode(slot) === text && view.number(slot) === number) found++;
        });
        expect(found).toBe(count);
      }
      expect([...numbers.values()].reduce((sum, count) => sum + count, 0)).toBe(postcode.addressCount);
      expect(dataset.streetsOfPostcode(postcode)).toEqual([
        ...new Set(postcode.blocks.map((block) => dataset.load(block).street)),
      ]);
    }
    expect(dataset.postcode('nowhere', 'NL')).toBeNull();
  });

  it('visits the blocks of a street: all, or those that may hold a number', () => {
    for (const [id, planned] of plan.streets.entries()) {
      const found: object[] = [];
      dataset.forEachBlockOf(dataset.street(id), (view) => {
        for (let slot = 0; slot < view.count; slot++) {
          found.push({
            number: view.number(slot),
            latitude: view.latitude(slot) * 1e6,
            longitude: view.longitude(slot) * 1e6,
          });
          expect(dataset.address(view.ordinal(slot)).number).toBe(view.number(slot));
        }
      });
      expect(found).toEqual(
        planned.addresses.map(({ number, latitude, longitude }) => ({
          number,
          latitude: expect.closeTo(latitude, 3),
          longitude: expect.closeTo(longitude, 3),
        })),
      );
      const { number } = planned.addresses.at(-1)!;
      const holding: number[] = [];
      dataset.forEachBlockWithNumber(id, number, (view) => {
        for (let slot = 0; slot < view.count; slot++)
          if (view.number(slot) === number) holding.push(view.ordinal(slot));
      });
      const first = dataset.street(id).firstBlock * 32;
      const ordinals = planned.addresses.flatMap((address, at) => (address.number === number ? at : []));
      expect(holding.map((ordinal) => dataset.address(ordinal).number)).toEqual(ordinals.map(() => number));
      expect(holding[0]).toBeGreaterThanOrEqual(first);
    }
  });

  it('allows a visitor to visit other streets, and to stop', () => {
    const long = plan.streets.flatMap(({ addresses }, id) => (addresses.length > 64 ? id : [])).slice(0, 3);
    const [outer, inner] = [dataset.street(long[0]!), dataset.street(long[1]!)];
    const numbers: string[] = [];
    dataset.forEachBlockOf(outer, (view) => {
      dataset.forEachBlockOf(inner, () => false);
      expect(() =>
        dataset.forEachBlockOf(inner, () => {
          throw new RangeError('of the visitor');
        }),
      ).toThrow('of the visitor');
      for (let slot = 0; slot < view.count; slot++) numbers.push(view.number(slot));
    });
    expect(numbers).toEqual(plan.streets[long[0]!]!.addresses.map(({ number }) => number));
    let visits = 0;
    dataset.forEachBlockOf(outer, () => ++visits < 2);
    expect(visits).toBe(2);
  });

  it('knows the areas', () => {
    const municipality = dataset.area(plan.municipality);
    expect(municipality).toMatchObject({
      level: 'municipality',
      code: 'GM0106',
      name: 'Assen',
      parent: plan.province,
    });
    expect(dataset.areaByUuid(municipality.uuid)).toBe(municipality);
    expect(dataset.areaByUuid('00000000-0000-4000-8000-000000000000')).toBeNull();
    expect(dataset.countries().map(({ code }) => code)).toEqual(['NL']);
    expect(dataset.children(plan.municipality, 'suburb').map(({ id }) => id)).toEqual(plan.suburbs);
    expect(dataset.children(plan.municipality, 'city').map(({ id }) => id)).toEqual(plan.cities);
    const { addresses } = dataset.manifest.counts;
    expect(municipality.addressCount).toBe(addresses);
    expect(dataset.area(plan.country).addressCount).toBe(addresses);
    expect(plan.suburbs.reduce((sum, id) => sum + dataset.area(id).addressCount, 0)).toBe(addresses);
    expect(dataset.manifest.counts.areas).toEqual({
      country: 1,
      province: 1,
      municipality: 1,
      city: 2,
      suburb: 3,
    });
  });

  it('gives the same bytes for the same calls, and can be verified', () => {
    const again = newDirectory();
    writePlan(again, { seed: 7, streets: 300, identifiers });
    for (const name of [...CONTENT_FILES, 'manifest.json']) {
      expect(readFileSync(join(again, name)).equals(readFileSync(join(directory, name))), name).toBe(true);
    }
    expect(verifyDataset(directory)).toEqual(plan.manifest);
  });
});

describe('an empty dataset', () => {
  it('can be opened and verified, and finds nothing', () => {
    const directory = newDirectory();
    const plan = writePlan(directory, { seed: 1, streets: 0 });
    expect(verifyDataset(directory).counts.addresses).toBe(0);
    const dataset = Dataset.open(directory, { verify: 'checksums' });
    expect(dataset.nearest(52, 5, 50_000)).toBeNull();
    expect(dataset.addressByUuid('00000000-0000-5000-8000-000000000000')).toBeNull();
    expect(dataset.areasAt(52, 5, 'suburb')).toEqual([]);
    expect(dataset.area(plan.suburbs[0]!).addressCount).toBe(0);
    dataset.close();
    expect(() => dataset.areaByUuid('00000000-0000-5000-8000-000000000000')).toThrow();
  });
});
