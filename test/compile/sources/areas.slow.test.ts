import { describe, expect, it } from 'vitest';
import { polygonsOf } from '../../../src/compile/areas/area-shape';
import { parseRecipe } from '../../../src/compile/recipe/parse-recipe';
import { AREA_READERS } from '../../../src/compile/sources/index';
import type { AreaFeature } from '../../../src/compile/sources/record';
import { areaFormatContract, type PlainArea } from './area-contract';
import { inputFile, temporaryFolder } from './fixtures';

areaFormatContract('GeoJSON', {
  fileName: 'areas.geojson',
  recipe: {},
  write: (areas) =>
    JSON.stringify({ type: 'FeatureCollection', bbox: [0, 0, 1, 1], features: areas }, null, 1),
  whereOf: (index) => `feature ${index + 1}`,
  tolerance: 0,
});

areaFormatContract('newline-delimited GeoJSON', {
  fileName: 'areas.ndjson',
  recipe: {},
  write: (areas) => areas.map((area) => `\u001e${JSON.stringify(area)}\r\n`).join(''),
  whereOf: (index) => `line ${index + 1}`,
  tolerance: 0,
});

const STEP = 1e-5;

/** A topology of one arc a ring, quantized: what topojson-server makes of areas without shared borders. */
function topology(areas: readonly PlainArea[]): string {
  const arcs: number[][][] = [];
  const arcOf = (ring: readonly number[][]): number[] => {
    let [x, y] = [0, 0];
    arcs.push(
      ring.map(([longitude, latitude]) => {
        const [toX, toY] = [Math.round((longitude! - 4) / STEP), Math.round((latitude! - 50) / STEP)];
        const delta = [toX - x, toY - y];
        [x, y] = [toX, toY];
        return delta;
      }),
    );
    return [arcs.length - 1];
  };
  const geometries = areas.map(({ id, properties, geometry }) =>
    geometry.type === 'Polygon'
      ? { type: 'Polygon', id, properties, arcs: geometry.coordinates.map(arcOf) }
      : { type: 'MultiPolygon', id, properties, arcs: geometry.coordinates.map((rings) => rings.map(arcOf)) },
  );
  return JSON.stringify({
    type: 'Topology',
    transform: { scale: [STEP, STEP], translate: [4, 50] },
    objects: {
      other: { type: 'GeometryCollection', geometries: [] },
      areas: { type: 'GeometryCollection', geometries },
    },
    arcs,
  });
}

areaFormatContract('TopoJSON', {
  fileName: 'areas.topojson',
  recipe: { object: 'areas' },
  write: topology,
  whereOf: (index) => `feature ${index + 1}`,
  tolerance: 5,
});

describe('area layers', () => {
  const folder = temporaryFolder();
  const read = async (
    name: string,
    text: string,
    more: Record<string, unknown> = {},
  ): Promise<AreaFeature[]> => {
    const layer = parseRecipe({
      name: 'test',
      country: { code: 'NL', name: 'Nederland' },
      areas: [{ level: 'province', path: name, name: 'name', ...more }],
      addresses: [{ name: 'a', path: 'a.csv', columns: { streetname: 's', latitude: 'y', longitude: 'x' } }],
    }).areas[0]!;
    const features: AreaFeature[] = [];
    const file = inputFile(folder, name, text);
    for await (const feature of AREA_READERS[layer.format](layer, file, { bytes: 0 })) features.push(feature);
    return features;
  };

  it('reads names and codes from delimited text, without shapes', async () => {
    const features = await read('areas.csv', 'code,name\n0,Reykjavíkurborg\n1000,"Kópavogs""bær"\n');
    expect(features).toEqual([
      { where: 'line 2', id: '', properties: { code: '0', name: 'Reykjavíkurborg' }, geometry: null },
      { where: 'line 3', id: '', properties: { code: '1000', name: 'Kópavogs"bær' }, geometry: null },
    ]);
  });

  it('names the objects of a topology when the recipe names none, or another', async () => {
    const text = topology([]);
    await expect(read('a.topojson', text)).rejects.toThrow(
      'expected one object, or its name in "object", got other, areas.',
    );
    await expect(read('a.topojson', text, { object: 'regions' })).rejects.toThrow(
      'expected an object "regions", got other, areas.',
    );
  });

  it('closes a quantized ring that misses its beginning by one step, and refuses a wider gap', async () => {
    const of = (gap: number) =>
      JSON.stringify({
        type: 'Topology',
        transform: { scale: [0.01, 0.01], translate: [0, 0] },
        objects: { areas: { type: 'Polygon', properties: { name: 'A' }, arcs: [[0]] } },
        arcs: [
          [
            [0, 0],
            [100, 0],
            [0, 100],
            [-100, 0],
            [0, -100 + gap],
          ],
        ],
      });
    const [near] = await read('near.topojson', of(1));
    expect(polygonsOf(near!.geometry, '')[0]!.ringEnds).toEqual(Int32Array.of(6));
    const [wide] = await read('wide.topojson', of(2));
    expect(() => polygonsOf(wide!.geometry, 'wide')).toThrow('wide, ring 1: expected a closed ring');
  });

  it('judges rings: closed, long enough, in degrees', () => {
    const polygon = (ring: unknown) => ({ type: 'Polygon', coordinates: [ring] }) as never;
    const where = 'gemeenten.geojson: feature 3 (Urk)';
    expect(() =>
      polygonsOf(
        polygon([
          [5, 52],
          [6, 52],
          [6, 53],
          [5, 53],
        ]),
        where,
      ),
    ).toThrow(
      `${where}, ring 1: expected a closed ring (its last position equal to its first), got 5,52 … 5,53.`,
    );
    expect(() =>
      polygonsOf(
        polygon([
          [5, 52],
          [6, 52],
          [5, 52],
        ]),
        where,
      ),
    ).toThrow('expected a ring of at least 4 positions, got 3 positions.');
    expect(() =>
      polygonsOf(
        polygon([
          [183733, 513404],
          [1, 2],
          [3, 4],
          [183733, 513404],
        ]),
        where,
      ),
    ).toThrow(
      `${where}, ring 1, point 1: expected longitude and latitude in degrees (EPSG:4326), got [183733,513404].`,
    );
    expect(() =>
      polygonsOf(
        polygon([
          [5, null],
          [6, 52],
          [6, 53],
          [5, null],
        ]),
        where,
      ),
    ).toThrow('in degrees');
    expect(() => polygonsOf(polygon('x'), where)).toThrow('expected a ring of positions, got x.');
    expect(polygonsOf({ type: 'Point', coordinates: [5, 52] }, where)).toEqual([]);
  });
});
