/** An extract of OpenStreetMap as tiles for the map page: read back with the libraries that draw them. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, zxyToTileId } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { type PbfNode, type PbfRelation, type PbfWay, PbfWriter } from '../../scripts/formats/pbf-writer';
import { makeTiles } from '../../src/compile/index';
import type { CutTile } from '../../src/compile/tiles/cut-tiles';
import { pmtilesPieces, tileId } from '../../src/compile/tiles/pmtiles-file';
import { Bounds } from '../../src/geo/bounds';
import { temporaryDirectory } from '../sample';

const folder = temporaryDirectory();
const extract = path.join(folder, 'town.osm.pbf');
const out = path.join(folder, 'town.pmtiles');
const [LATITUDE, LONGITUDE] = [52.37, 4.89];
/** The tile of zoom level 14 that holds the town, by the formula of OpenStreetMap's wiki (Slippy map tilenames). */
const AT = [14, 8414, 5384] as const;

function town(options: { sorted?: boolean; more?: PbfWay[] } = {}): void {
  const nodes: PbfNode[] = Array.from({ length: 60 }, (_, index) => ({
    id: index + 1,
    latitude: LATITUDE + Math.floor(index / 10) * 2e-4,
    longitude: LONGITUDE + (index % 10) * 2e-4,
  }));
  const ways: PbfWay[] = [
    { id: 1, refs: [1, 2, 3, 4], tags: { highway: 'residential', name: 'Kerkstraat' } },
    { id: 2, refs: [11, 12, 999], tags: { highway: 'motorway', ref: 'A10' } },
    { id: 3, refs: [21, 22, 32, 31, 21], tags: { building: 'yes', name: 'Town hall' } },
    { id: 4, refs: [5, 6, 16, 15, 5], tags: { natural: 'water', name: 'Vijver' } },
    { id: 5, refs: [41, 42, 43], tags: { railway: 'rail' } },
    { id: 6, refs: [44, 45], tags: { railway: 'subway', tunnel: 'yes' } },
    { id: 7, refs: [46, 47], tags: { waterway: 'river', name: 'Amstel' } },
    { id: 8, refs: [48, 49], tags: { highway: 'proposed' } },
    { id: 9, refs: [51, 52], tags: { highway: 'footway' } },
    { id: 10, refs: [7, 10, 40, 37, 7], tags: {} },
    { id: 11, refs: [18, 19, 29, 28, 18], tags: {} },
    { id: 12, refs: [53, 54, 55], tags: { building: 'yes' } },
    ...(options.more ?? []),
  ];
  const relations: PbfRelation[] = [
    {
      id: 1,
      members: [
        { type: 'way', id: 10, role: 'outer' },
        { type: 'way', id: 11, role: 'inner' },
      ],
      tags: { type: 'multipolygon', natural: 'water' },
    },
  ];
  const pbf = new PbfWriter(extract, { sorted: options.sorted ?? true });
  pbf.nodes(nodes);
  pbf.ways(ways);
  pbf.relations(relations);
  pbf.close();
}

function opened(file = out): PMTiles {
  const bytes = readFileSync(file);
  return new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  });
}

async function tileAt(zoom: number, x: number, y: number): Promise<VectorTile | null> {
  const answer = await opened().getZxy(zoom, x, y);
  return answer === undefined ? null : new VectorTile(new PbfReader(new Uint8Array(answer.data)));
}

/** Properties and geometry, in degrees, of what a layer of the tile draws. */
function featuresOf(tile: VectorTile, layer: string) {
  const found = tile.layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) =>
    found!.feature(index).toGeoJSON(AT[1], AT[2], AT[0]),
  );
}

describe('makeTiles', () => {
  it('draws streets, rails, waters and buildings, each in its layer with its name', async () => {
    town();
    const report = await makeTiles(extract, { out });
    expect(report.elements).toEqual({ water: 2, waterway: 1, roads: 3, rail: 1, buildings: 1 });
    expect(report).toMatchObject({ file: out, bytes: readFileSync(out).length, withBuildings: true });
    const tile = (await tileAt(...AT))!;
    const told = (layer: string) => featuresOf(tile, layer).map(({ properties }) => properties);
    expect(told('roads')).toEqual([
      { kind: 'minor_road', name: 'Kerkstraat' },
      { kind: 'highway', name: 'A10' },
      { kind: 'path' },
    ]);
    expect(told('rail')).toEqual([{ kind: 'rail' }]);
    expect(told('waterway')).toEqual([{ kind: 'river', name: 'Amstel' }]);
    expect(told('buildings')).toEqual([{ kind: 'building' }]);
    expect(told('water')).toEqual([{ kind: 'water', name: 'Vijver' }, { kind: 'water' }]);
  });

  it('keeps places within a metre, holes, and what is left of a way at the edge', async () => {
    town();
    await makeTiles(extract, { out });
    const tile = (await tileAt(...AT))!;
    const [street, motorway] = featuresOf(tile, 'roads');
    const ends = (street!.geometry as { coordinates: number[][] }).coordinates;
    for (const [index, expected] of [LONGITUDE, LONGITUDE + 6e-4].entries()) {
      expect(Math.abs(ends.at(-index)![0]! - expected)).toBeLessThan(1e-5);
      expect(Math.abs(ends.at(-index)![1]! - LATITUDE)).toBeLessThan(1e-5);
    }
    expect((motorway!.geometry as { coordinates: number[][] }).coordinates).toHaveLength(2);
    const lake = featuresOf(tile, 'water')[1]!.geometry as { coordinates: number[][][] };
    expect(lake.coordinates.map((ring) => ring.length)).toEqual([5, 5]);
  });

  it('shows less from afar', async () => {
    town();
    await makeTiles(extract, { out });
    const kinds = async (zoom: number) => {
      const tile = await tileAt(zoom, AT[1] >> (14 - zoom), AT[2] >> (14 - zoom));
      const roads = tile?.layers.roads;
      return Array.from({ length: roads?.length ?? 0 }, (_, index) => roads!.feature(index).properties.kind);
    };
    expect(await kinds(13)).toEqual(['minor_road', 'highway']);
    expect(await kinds(11)).toEqual(['highway']);
    const head = await opened().getHeader();
    expect([head.minZoom, head.maxZoom]).toEqual([8, 14]);
    expect(head.minLon).toBeCloseTo(LONGITUDE, 6);
    expect(head.maxLat).toBeCloseTo(LATITUDE + 1e-3, 6);
    expect(JSON.stringify(await opened().getMetadata())).toContain('© OpenStreetMap contributors');
  });

  it('gives the same bytes for the same extract, sorted or not', async () => {
    town();
    await makeTiles(extract, { out });
    const first = readFileSync(out);
    town({ sorted: false });
    await makeTiles(extract, { out });
    expect(readFileSync(out).equals(first)).toBe(true);
  });

  it('leaves buildings out where there are too many points, and refuses more streets than that', async () => {
    town();
    const report = await makeTiles(extract, { out, maxPoints: 20 });
    expect(report.withBuildings).toBe(false);
    expect(report.elements).toMatchObject({ roads: 3, buildings: 0 });
    await expect(makeTiles(extract, { out, maxPoints: 10 })).rejects.toMatchObject({
      code: 'SOURCE_INVALID',
      message: expect.stringMatching(
        /extract of a city or a region, got .* more than 10 points \(cut it: osmium/,
      ),
    });
  });

  it('refuses what is none, and leaves the older file as it is', async () => {
    town();
    await makeTiles(extract, { out });
    const before = readFileSync(out);
    const wrong = path.join(folder, 'wrong.osm.pbf');
    writeFileSync(wrong, '<osm version="0.6"/>');
    await expect(makeTiles(wrong, { out })).rejects.toMatchObject({ code: 'SOURCE_INVALID' });
    await expect(makeTiles(`${wrong}.not`, { out })).rejects.toMatchObject({ code: 'SOURCE_NOT_FOUND' });
    const pbf = new PbfWriter(wrong, { sorted: true });
    pbf.nodes([{ id: 1, latitude: 0, longitude: 0 }]);
    pbf.close();
    await expect(makeTiles(wrong, { out })).rejects.toThrow(/streets or waters to draw, got none/);
    await expect(makeTiles(extract, { out: path.join(folder, 'no', 'x') })).rejects.toMatchObject({
      code: 'BUILD_FAILED',
    });
    expect(readFileSync(out).equals(before)).toBe(true);
  });
});

it('a file of many tiles has directories of directories, and every tile is found', async () => {
  const side = 150;
  const texts = Array.from({ length: 400 }, (_, index) =>
    createHash('shake256', { outputLength: 1 + index }).digest('hex'),
  );
  const contents = texts.map((text) => gzipSync(text));
  /** Without a pattern: lengths that come again and again would compress to one short directory. */
  const choice = (index: number) => ((index * index) % 9973) % texts.length;
  const tiles = Array.from({ length: side * side }, (_, index): CutTile => {
    const [x, y] = [8000 + (index % side), 5000 + Math.floor(index / side)];
    return { zoom: 14, x, y, bytes: contents[choice(index)]! };
  });
  const box = new Bounds();
  box.add(LONGITUDE, LATITUDE);
  const file = path.join(folder, 'many.pmtiles');
  writeFileSync(file, Buffer.concat(pmtilesPieces(tiles, box)));
  const many = opened(file);
  const head = await many.getHeader();
  expect(head).toMatchObject({ numTileEntries: side * side, clustered: true });
  expect(head.leafDirectoryLength).toBeGreaterThan(0);
  expect(head.rootDirectoryLength).toBeLessThan(16_384 - 127);
  for (let index = 0; index < tiles.length; index += 331) {
    const { x, y } = tiles[index]!;
    const text = Buffer.from((await many.getZxy(14, x, y))!.data).toString();
    expect(text).toBe(texts[choice(index)]);
  }
  expect(await many.getZxy(14, 7999, 5000)).toBeUndefined();
});

it('tiles are numbered as the library of the format numbers them', () => {
  for (let zoom = 0; zoom <= 16; zoom++) {
    const side = 2 ** zoom;
    for (let step = 0; step < 50; step++) {
      const [x, y] = [(step * 7919) % side, (step * step * 104_729) % side];
      expect([zoom, x, y, tileId({ zoom, x, y })]).toEqual([zoom, x, y, zxyToTileId(zoom, x, y)]);
    }
  }
});
