/** Columns of where a row lies: own layers against brute force, cells of grids against published values. */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { latLngToCell } from 'h3-js';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrich, runBulk, runPipe } from '../../src/bulk/index';
import { geohash } from '../../src/bulk/place/geohash';
import { plusCode } from '../../src/bulk/place/plus-code';
import { Geocoder } from '../../src/geocoder';
import { REPOSITORY, sampleDataset, temporaryDirectory } from '../sample';

const dataset = sampleDataset();
const folder = temporaryDirectory();
const counties = path.join(folder, 'counties.geojson');
/** How many points brute force answers too; more of them take longer and find no more. */
const POINTS = Number(process.env.DOORPLATE_LAYER_POINTS ?? 1500);
/** Longitude, latitude. */
type Ring = [number, number][];
interface County {
  geoid: string;
  polygons: Ring[][];
}

let geocoder: Geocoder;
let drawn: County[];
beforeAll(() => {
  geocoder = Geocoder.open(dataset);
  const atlas = JSON.parse(
    readFileSync(path.join(REPOSITORY, 'node_modules/us-atlas/counties-10m.json'), 'utf8'),
  ) as Topology<{ counties: GeometryCollection<{ name: string }> }>;
  const { features } = feature(atlas, atlas.objects.counties);
  const some = features.filter(({ id }) => /^(09|25|36)/.test(String(id)));
  for (const one of some) Object.assign(one.properties, { GEOID: one.id });
  writeFileSync(counties, JSON.stringify({ type: 'FeatureCollection', features: some }));
  drawn = some.map(({ id, geometry }) => ({
    geoid: String(id),
    polygons: (geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : []) as Ring[][],
  }));
});
afterAll(() => geocoder.close());

/** Even-odd over every ring of every polygon. */
function countyAt(latitude: number, longitude: number): string | null {
  const holds = (rings: Ring[]) => {
    let inside = false;
    for (const ring of rings) {
      for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
        const [x, y] = ring[at]!;
        const [px, py] = ring[before]!;
        if (y > latitude !== py > latitude && longitude < ((px - x) * (latitude - y)) / (py - y) + x)
          inside = !inside;
      }
    }
    return inside;
  };
  return drawn.find(({ polygons }) => polygons.some(holds))?.geoid ?? null;
}

/** The same numbers in every run. */
function* randoms(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

describe('layers', () => {
  it('are those of brute force, of points that the file itself brings', async () => {
    const random = randoms(7);
    const next = () => random.next().value as number;
    const points = Array.from({ length: POINTS }, () => ({
      latitude: 40 + 3 * next(),
      longitude: -75 + 5 * next(),
    }));
    const found = await piped(
      points.map((point, id) => ({ id, ...point })),
      { mode: 'reverse', layers: [`${counties}:GEOID`, `${counties}:name=county`], columns: ['level'] },
    );
    const wanted = points.map(({ latitude, longitude }) => countyAt(latitude, longitude));
    expect(wanted.filter((county) => county !== null).length).toBeGreaterThan(POINTS / 3);
    expect(wanted.filter((county) => county === null).length).toBeGreaterThan(POINTS / 10);
    expect(found.map((row) => row.match_GEOID)).toEqual(wanted);
    expect(found.every((row) => (row.match_county === null) === (row.match_GEOID === null))).toBe(true);
  });

  it('are where the match lies, of rows that bring words', async () => {
    const lines = [...geocoder.addresses()]
      .filter((_, index) => index % 25 === 0)
      .map(({ number, streetname, city }) => ({ text: `${number} ${streetname}, ${city}` }));
    const found = await piped([...lines, { text: 'zzzzqq 99999' }, { text: '' }], {
      mode: 'search',
      layers: [`${counties}:GEOID`],
      h3: 8,
      plusCode: true,
      geohash: 7,
      columns: ['latitude', 'longitude'],
    });
    for (const row of found.slice(0, -2)) {
      const [latitude, longitude] = [row.match_latitude as number, row.match_longitude as number];
      expect(row).toMatchObject({
        match_GEOID: countyAt(latitude, longitude),
        match_h3: latLngToCell(latitude, longitude, 8),
        match_plus_code: plusCode(latitude, longitude),
        match_geohash: geohash(latitude, longitude, 7),
      });
    }
    for (const row of found.slice(-2))
      expect(row).toMatchObject({ match_GEOID: null, match_h3: null, match_geohash: null });
    expect(found.at(-1)!.match_error).toContain('text');
  });

  it('are columns of enrich too, by name and type', async () => {
    const rows = [{ where: '881 main street, manchester' }, { where: 'zzzzqq 99999' }, { where: '' }];
    const found = [];
    for await (const row of enrich(rows, {
      data: dataset,
      mode: 'search',
      map: { text: 'where' },
      layers: [`${counties}:GEOID` as 'counties.geojson:GEOID', `${counties}:name=county` as 'c:name=county'],
      h3: 8,
      plusCode: true,
      geohash: 7,
      columns: ['latitude', 'longitude'],
      threads: 1,
    })) {
      // Named by the options: a name that is none would not compile.
      const cells: (string | null)[] = [row.match_GEOID, row.match_county, row.match_h3, row.match_plus_code];
      found.push([...cells, row.match_geohash, row.match_latitude, row.match_error]);
    }
    const { latitude, longitude } = geocoder.search('881 main street, manchester')[0]!;
    const cells = [latLngToCell(latitude, longitude, 8), plusCode(latitude, longitude)];
    expect(found).toEqual([
      ['09003', 'Hartford', ...cells, geohash(latitude, longitude, 7), latitude, null],
      [null, null, null, null, null, null, null],
      [null, null, null, null, null, null, expect.stringContaining('text')],
    ]);
    expect(countyAt(latitude, longitude)).toBe('09003');
    const twice = enrich(rows, { data: dataset, mode: 'search', layers: [`${counties}:GEOID=level`] });
    await expect(twice.next()).rejects.toThrow(/twice/);
  });

  it('say what is wrong with them', async () => {
    const run = (options: object) =>
      runBulk({
        data: dataset,
        mode: 'search',
        input: path.join(folder, 'none.csv'),
        output: '-',
        ...options,
      });
    const input = path.join(folder, 'in.csv');
    writeFileSync(input, 'text\nAlaska\n');
    const refused: [object, RegExp][] = [
      [{ layers: [counties] }, /FILE:PROPERTY/],
      [{ layers: [`${counties}:GEOIDS`] }, /GEOID/],
      [{ layers: [`${counties}.not:GEOID`] }, /counties/],
      [{ layers: [`${counties}:GEOID`, `${counties}:GEOID`] }, /twice/],
      [{ layers: [`${counties}:GEOID=level`] }, /twice/],
      [{ layers: [`${input}:text`] }, /polygon/],
      [{ h3: 16 }, /0 to 15/],
      [{ geohash: 0 }, /1 to 12/],
    ];
    for (const [options, message] of refused)
      await expect(run({ input, ...options })).rejects.toThrow(message);
  });
});

describe('cells of grids', () => {
  it.each([
    [47.36559, 8.524997, '8FVC9G8F+6X'],
    [20.3700625, 2.7821875, '7FG49QCJ+2V'],
    [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
    [90, 1, 'CFX3X2X2+X2'],
    [0, 180, '62G22222+22'],
  ])('%d, %d is the plus code %s', (latitude, longitude, code) => {
    expect(plusCode(latitude, longitude)).toBe(code);
  });

  it.each([
    [57.64911, 10.40744, 'u4pruydqqvj'],
    [42.605, -5.603, 'ezs42'],
    [-25.382708, -49.265506, '6gkzwgjzn820'],
  ])('%d, %d is the geohash %s', (latitude, longitude, code) => {
    expect(geohash(latitude, longitude, code.length)).toBe(code);
  });
});

async function piped(
  rows: readonly object[],
  options: Partial<Parameters<typeof runPipe>[1]> & Pick<Parameters<typeof runPipe>[1], 'mode'>,
): Promise<Record<string, unknown>[]> {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const read = text(output);
  await runPipe(geocoder, { ...options, input, output });
  output.end();
  return (await read)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
