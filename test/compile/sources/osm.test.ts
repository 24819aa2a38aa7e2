import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PbfNode, type PbfRelation, type PbfWay, PbfWriter } from '../../../scripts/formats/pbf-writer';
import { parseRecipe } from '../../../src/compile/recipe/parse-recipe';
import { AREA_READERS } from '../../../src/compile/sources/index';
import type { AreaFeature, SourceRecord } from '../../../src/compile/sources/record';
import { describeFile, readAll, sourceOf } from './contract-binary';
import { temporaryFolder } from './fixtures';

const folder = temporaryFolder();
const file = path.join(folder, 'map.osm.pbf');

interface SmallMap {
  nodes?: PbfNode[];
  ways?: PbfWay[];
  relations?: PbfRelation[];
}

function write({ nodes = [], ways = [], relations = [] }: SmallMap): void {
  const pbf = new PbfWriter(file, { sorted: true });
  pbf.nodes(nodes);
  pbf.ways(ways);
  pbf.relations(relations);
  pbf.close();
}

async function addresses(map: SmallMap): Promise<SourceRecord[]> {
  write(map);
  return readAll(sourceOf({ format: 'osm-pbf' }, file, 'US'), describeFile(file));
}

async function areas(map: SmallMap, where: Record<string, string[]>): Promise<AreaFeature[]> {
  write(map);
  const layer = parseRecipe({
    name: 'test',
    country: { code: 'US', name: 'United States' },
    areas: [{ level: 'municipality', path: file, format: 'osm-pbf', name: 'name', code: '@id', where }],
    addresses: [{ name: 'a', path: file }],
  }).areas[0]!;
  const features: AreaFeature[] = [];
  for await (const feature of AREA_READERS['osm-pbf'](layer, describeFile(file), { bytes: 0 }))
    features.push(feature);
  return features;
}

/** A node on a line that runs east, so many hundred-thousandths of a degree along. */
function node(id: number, east: number, tags: Record<string, string> = {}): PbfNode {
  return { id, latitude: 40, longitude: -73 + east * 1e-5, tags };
}

function house(number: string, street = 'Main Street'): Record<string, string> {
  return { 'addr:housenumber': number, ...(street === '' ? {} : { 'addr:street': street }) };
}

function doors(records: readonly SourceRecord[]): string[] {
  return records.map(({ streetname, number, suffix }) => `${streetname} ${number}${suffix}`).sort();
}

describe('OpenStreetMap interpolation ways', () => {
  const along = (kind: string, first: string, last: string, between: PbfNode[] = []): SmallMap => ({
    nodes: [node(1, 0, house(first)), node(2, 30), node(3, 100, house(last)), ...between],
    ways: [{ id: 9, refs: [1, 2, 3], tags: { 'addr:interpolation': kind } }],
  });
  it.each([
    ['even', '2', '10', ['4', '6', '8']],
    ['odd', '9', '3', ['7', '5']],
    ['all', '1', '4', ['2', '3']],
    ['4', '4', '16', ['8', '12']],
    ['even', '203-02', '203-08', ['203-04', '203-06']],
  ])('%s from %s to %s', async (kind, first, last, expected) => {
    const records = await addresses(along(kind, first, last));
    expect(doors(records)).toEqual(
      [first, last, ...expected].map((number) => `Main Street ${number}`).sort(),
    );
    const middle = records.filter(({ identifier }) => identifier.startsWith('way/9#'));
    expect(middle.map(({ number }) => number).sort()).toEqual([...expected].sort());
    for (const [index, number] of expected.entries()) {
      const { longitude, latitude } = middle.find((record) => record.number === number)!;
      expect(Number(longitude)).toBeCloseTo(-73 + ((index + 1) / (expected.length + 1)) * 1e-3, 6);
      expect(Number(latitude)).toBeCloseTo(40, 6);
    }
  });

  it('alphabetic', async () => {
    expect(doors(await addresses(along('alphabetic', '12A', '12D')))).toEqual([
      'Main Street 12A',
      'Main Street 12B',
      'Main Street 12C',
      'Main Street 12D',
    ]);
  });

  it('leave out what is mapped itself', async () => {
    const records = await addresses(along('even', '2', '8', [node(4, 33, house('4'))]));
    expect(doors(records)).toEqual(['2', '4', '6', '8'].map((number) => `Main Street ${number}`));
    expect(records.find(({ number }) => number === '4')!.identifier).toBe('node/4');
  });

  it('are counted as rejected where they make no sense, and their ends stay', async () => {
    for (const [kind, first, last] of [
      ['even', '2', 'x'],
      ['sometimes', '2', '8'],
      ['all', '1', '99999'],
      ['even', '2-02', '3-08'],
    ] as const) {
      const records = await addresses(along(kind, first, last));
      expect(records.filter(({ flaw }) => flaw === null).length).toBe(2);
      expect(records.filter(({ flaw }) => flaw !== null)).toMatchObject([
        { reason: 'interpolation without numbers to stand between' },
      ]);
    }
  });
});

describe('OpenStreetMap addresses', () => {
  it('take their street from associatedStreet relations: their name, or that of their street', async () => {
    const records = await addresses({
      nodes: [node(1, 0, house('1', '')), node(2, 10, house('2', '')), node(3, 20), node(4, 30)],
      ways: [{ id: 7, refs: [3, 4], tags: { highway: 'residential', name: 'Elm Street' } }],
      relations: [
        {
          id: 1,
          members: [{ type: 'node', id: 1, role: 'house' }],
          tags: { type: 'associatedStreet', name: 'Oak Street' },
        },
        {
          id: 2,
          members: [
            { type: 'way', id: 7, role: 'street' },
            { type: 'node', id: 2, role: 'house' },
          ],
          tags: { type: 'associatedStreet' },
        },
      ],
    });
    expect(doors(records)).toEqual(['Elm Street 2', 'Oak Street 1']);
  });

  it('are several where a tag lists several numbers, each with an identifier', async () => {
    const records = await addresses({ nodes: [node(1, 0, house('12;14, 16')), node(2, 10, house('18-20'))] });
    expect(doors(records)).toEqual([
      'Main Street 12',
      'Main Street 14',
      'Main Street 16',
      'Main Street 18-20',
    ]);
    expect(new Set(records.map(({ identifier }) => identifier)).size).toBe(4);
  });

  it('of relations stand inside the outer ring, not in its courtyard', async () => {
    const [record] = await addresses({
      ...ring(1, 0, 0, 300, ring(11, 100, 20, 180, {})),
      relations: [
        {
          id: 5,
          members: [
            { type: 'way', id: 101, role: 'outer' },
            { type: 'way', id: 111, role: 'inner' },
          ],
          tags: { type: 'multipolygon', building: 'yes', ...house('7') },
        },
      ],
    });
    expect(record).toMatchObject({ number: '7', identifier: 'relation/5', building: 'relation/5' });
    const [east, north] = [
      (Number(record!.longitude) + 73) * 1e5,
      (Number(record!.latitude) - 40) * 1e5,
    ] as const;
    expect(east > 0 && east < 300 && north > 0 && north < 300).toBe(true);
    expect(east > 100 && east < 280 && north > 20 && north < 200).toBe(false);
  });
});

/** A square of four nodes and one way, with those of `more`. */
function ring(id: number, east: number, north: number, side: number, more: SmallMap): SmallMap {
  const corners = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
  const nodes = corners.map(([x, y], corner) => ({
    id: 10 * id + corner,
    latitude: 40 + (north + y!) * 1e-5,
    longitude: -73 + (east + x!) * 1e-5,
  }));
  const refs = [...nodes.map((corner) => corner.id), nodes[0]!.id];
  return {
    nodes: [...nodes, ...(more.nodes ?? [])],
    ways: [{ id: 100 + id, refs, tags: {} }, ...(more.ways ?? [])],
  };
}

describe('OpenStreetMap boundaries', () => {
  const square = [1, 2, 3, 4].map((id) => ({
    id,
    latitude: 40 + (id > 2 ? 1 : 0),
    longitude: -73 + (id === 2 || id === 3 ? 1 : 0),
  }));
  const boundary = (id: number, level: string, ways: number[]): PbfRelation => ({
    id,
    members: ways.map((way) => ({ type: 'way', id: way, role: 'outer' })),
    tags: { type: 'boundary', boundary: 'administrative', admin_level: level, name: `Town ${id}` },
  });
  /** The border in three ways, out of order and one against the direction. */
  const ways = [
    { id: 11, refs: [1, 2], tags: {} },
    { id: 12, refs: [4, 3, 2], tags: {} },
    { id: 13, refs: [4, 1], tags: {} },
  ];

  it('are joined from ways of any order and direction, by admin_level', async () => {
    const found = await areas(
      { nodes: square, ways, relations: [boundary(21, '8', [12, 11, 13]), boundary(22, '6', [11, 12, 13])] },
      { admin_level: ['8'] },
    );
    expect(found.map(({ id, properties }) => [id, properties.name])).toEqual([['relation/21', 'Town 21']]);
    const { geometry } = found[0]!;
    expect(geometry?.type).toBe('Polygon');
    const [outer] = (geometry as { coordinates: number[][][] }).coordinates;
    expect(outer!.length).toBe(5);
    expect(outer![0]).toEqual(outer![4]);
    expect(new Set(outer!.map(String)).size).toBe(4);
  });

  it('have no shape where the extract cuts them, never half of one', async () => {
    const found = await areas(
      { nodes: square, ways: ways.slice(1), relations: [boundary(21, '8', [11, 12, 13])] },
      { admin_level: ['8'] },
    );
    expect(found.map(({ geometry }) => geometry)).toEqual([null]);
  });

  it('may be closed ways', async () => {
    const tags = { boundary: 'administrative', admin_level: '8', name: 'Village' };
    const found = await areas(
      { nodes: square, ways: [{ id: 31, refs: [1, 2, 3, 4, 1], tags }] },
      { admin_level: ['8'] },
    );
    expect(found.map(({ id, geometry }) => [id, geometry?.type])).toEqual([['way/31', 'Polygon']]);
  });
});
