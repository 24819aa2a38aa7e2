import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyAreaShape, randomPoints } from '../../scripts/areas/every-shape';
import { type BuildReport, build } from '../../src/compile/index';
import { polygonHolds } from '../../src/geo/polygon';
import { Geocoder } from '../../src/index';
import { COORDINATE_SCALE } from '../../src/model/limits';
import { Dataset } from '../../src/store/dataset';
import { REPOSITORY, temporaryDirectory } from '../sample';

const square = (west: number, south: number, size: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});
const features = (list: [properties: object, geometry: object][]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: list.map(([properties, geometry]) => ({ type: 'Feature', properties, geometry })),
  });

describe('areas alone', () => {
  const root = temporaryDirectory();
  const out = path.join(root, 'dataset');
  let report: BuildReport;
  let geocoder: Geocoder;

  beforeAll(async () => {
    writeFileSync(
      path.join(root, 'provinces.geojson'),
      features([
        [{ land: 'nl', name: 'Links', code: 'X-1', other: 'Gauche' }, square(4, 50, 1)],
        [{ land: 'NL', name: 'Rechts', code: 'X-2', other: '' }, square(5, 50, 1)],
        [{ land: 'BE', name: 'Onder', code: 'X-1', other: '' }, square(4, 49, 1)],
        [{ land: 'BE', name: 'Elders', code: 'X-1', other: '' }, square(5, 49, 1)],
        [{ land: 'FR', name: 'Ailleurs', code: 'X-9', other: '' }, square(1, 45, 1)],
      ]),
    );
    writeFileSync(
      path.join(root, 'towns.csv'),
      'province,town,lat,lon\nLinks,Zelfde,50.2,4.2\nRechts,Zelfde,50.2,5.2\nRechts,Alleen,50.8,5.8\n',
    );
    writeFileSync(
      path.join(root, 'quarters.csv'),
      'province,town,name,lat,lon\nRechts,Zelfde,Wijk,50.21,5.21\nLinks,Zelfde,Buurt,50.22,4.22\n',
    );
    const point = { latitude: 'lat', longitude: 'lon', country: 'NL' };
    report = await build(
      {
        name: 'Areas',
        countries: [
          { code: 'NL', name: 'Nederland' },
          { code: 'BE', name: 'België' },
        ],
        areas: [
          {
            level: 'province',
            path: 'provinces.geojson',
            name: 'name',
            code: 'code',
            repeatedCodes: 'first',
            countryColumn: 'land',
            aliasColumns: 'other',
          },
          { level: 'municipality', path: 'towns.csv', name: 'town', parent: { name: 'province' }, ...point },
          {
            level: 'suburb',
            path: 'quarters.csv',
            name: 'name',
            parent: { name: ['province', 'town'] },
            ...point,
          },
        ],
      },
      { out, inputRoot: root },
    );
    geocoder = Geocoder.open(out, { verify: 'checksums' });
  });
  afterAll(() => geocoder.close());

  it('build without a source of addresses, each feature in its own country', () => {
    expect(report.manifest.counts).toMatchObject({
      addresses: 0,
      areas: { country: 2, province: 4, municipality: 3, suburb: 2 },
    });
    expect(report.manifest.boundingBox).toEqual([4, 49, 6, 51]);
    expect(report.layers[0]?.leftOut).toMatchObject({ 'country not in the recipe': { count: 1 } });
    expect(report.areasWithoutAddresses).toEqual({});
  });

  it('answer reverse with the smallest that holds the point', () => {
    const at = (latitude: number, longitude: number) =>
      geocoder.reverseGeocode({ latitude, longitude }, { detail: true });
    expect(at(50.5, 4.5)).toMatchObject({ level: 'province', province: 'Links', country: 'NL' });
    expect(at(49.5, 5.5)).toMatchObject({ level: 'province', province: 'Elders', country: 'BE' });
    expect(at(52.5, 4.5)).toBeNull();
    expect(geocoder.reverseGeocode({ latitude: 50.5, longitude: 4.5 })).toBeNull();
  });

  it('are found by name and by other names, with a radius from their border', () => {
    const [found] = geocoder.search('Gauche');
    expect(found).toMatchObject({ level: 'province', province: 'Links', latitude: 50.5, longitude: 4.5 });
    // A square of 111 by 71 km: nine tenths of it lie within some 55 km of the middle.
    expect(found!.uncertaintyMeters).toBeGreaterThan(45_000);
    expect(found!.uncertaintyMeters).toBeLessThan(65_000);
  });

  it('lie in the parent that all their names tell, at the point that their layer gives', () => {
    expect(geocoder.search('Wijk')[0]).toMatchObject({
      level: 'suburb',
      municipality: 'Zelfde',
      province: 'Rechts',
      latitude: 50.21,
      longitude: 5.21,
    });
    expect(geocoder.search('Buurt')[0]).toMatchObject({ municipality: 'Zelfde', province: 'Links' });
    expect(geocoder.search('Alleen')[0]).toMatchObject({ level: 'municipality', latitude: 50.8 });
  });

  it('keep their code where another of another name bears it too', () => {
    const [belgium] = geocoder.listCountries().filter(({ name }) => name === 'België');
    const codes = geocoder
      .listProvinces(belgium!.id)
      .map((province) => [province.name, province.local_identifier]);
    expect(codes).toEqual([
      ['Elders', ''],
      ['Onder', 'X-1'],
    ]);
  });
});

describe('the countries of the world', () => {
  it('hold what brute force over every border says that they hold', async () => {
    const root = temporaryDirectory();
    const recipe = JSON.parse(readFileSync(path.join(REPOSITORY, 'data/recipes/world.json'), 'utf8')) as {
      areas: object[];
    };
    const [countries] = recipe.areas;
    const out = path.join(root, 'world');
    await build(
      { ...recipe, areas: [{ ...countries, path: 'npm:world-atlas/countries-50m.json' }] },
      { out, inputRoot: REPOSITORY },
    );
    const dataset = Dataset.open(out);
    const shapes = everyAreaShape(dataset);
    const geocoder = Geocoder.open(out);
    const different: object[] = [];
    let onLand = 0;
    for (const point of randomPoints(100_000, 3)) {
      const x = point.longitude * COORDINATE_SCALE;
      const y = point.latitude * COORDINATE_SCALE;
      const wanted = shapes
        .filter(({ bounds, part }) => bounds.holds(x, y) && polygonHolds(part, x, y))
        .map(({ area }) => area.code);
      const found = geocoder.reverseGeocode(point, { detail: true })?.country;
      if (found !== undefined) onLand++;
      if (found === undefined ? wanted.length > 0 : !wanted.includes(found))
        different.push({ ...point, wanted, found });
    }
    geocoder.close();
    dataset.close();
    expect(different).toEqual([]);
    expect(onLand).toBeGreaterThan(28_000);
    expect(onLand).toBeLessThan(31_000);
  }, 120_000);
});
