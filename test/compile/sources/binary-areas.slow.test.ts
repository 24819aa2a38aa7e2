import { rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { wkbPolygon, writeGeoPackage } from '../../../scripts/formats/geopackage-writer';
import { PbfWriter } from '../../../scripts/formats/pbf-writer';
import { shapefileBytes } from '../../../scripts/formats/shapefile-writer';
import { writeZip } from '../../../scripts/formats/zip-writer';
import { polygonsOf } from '../../../src/compile/areas/area-shape';
import { parseRecipe } from '../../../src/compile/recipe/parse-recipe';
import { AREA_READERS } from '../../../src/compile/sources/index';
import type { AreaFeature } from '../../../src/compile/sources/record';
import { GeocoderError } from '../../../src/model/errors';
import { seeded } from '../seeded';
import { describeFile } from './contract-binary';
import { temporaryFolder } from './fixtures';

/** A square with its south-west corner at x, y (degrees). */
interface Square {
  name: string;
  code: string;
  x: number;
  y: number;
}

const SIDE = 0.04;

function squares(count: number): Square[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Gebied ${index} é`,
    code: `GM${index}`,
    x: Math.round((4 + (index % 40) * 0.05) * 1e7) / 1e7,
    y: Math.round((50 + Math.floor(index / 40) * 0.05) * 1e7) / 1e7,
  }));
}

/** Corners clockwise from the south-west, closed: x, y, x, y, … */
function ringOf({ x, y }: Square): number[] {
  return [x, y, x, y + SIDE, x + SIDE, y + SIDE, x + SIDE, y, x, y];
}

interface AreaFormat {
  fileName: string;
  /** Recipe keys of the layer. */
  recipe: Record<string, unknown>;
  write(file: string, areas: readonly Square[]): void | Promise<void>;
}

const FORMATS: Record<string, AreaFormat> = {
  GeoPackage: {
    fileName: 'areas.gpkg',
    recipe: {},
    write(file, areas) {
      rmSync(file, { force: true });
      const rows = areas.map((area) => ({ values: [area.name, area.code], geometry: ringOf(area) }));
      const columns = { name: 'TEXT', code: 'TEXT' };
      writeGeoPackage(file, 4326, [{ name: 'areas', geometryType: 'POLYGON', columns, rows }]);
    },
  },
  Shapefile: {
    fileName: 'areas.zip',
    recipe: { format: 'shapefile' },
    write(file, areas) {
      const rows = areas.map((area) => {
        const ring = ringOf(area);
        return { values: [area.name, area.code], rings: [ring] };
      });
      const { shp, dbf } = shapefileBytes('polygon', { name: 40, code: 10 }, rows);
      return writeZip(file, [
        { name: 'areas.shp', bytes: [shp] },
        { name: 'areas.dbf', bytes: [dbf] },
        { name: 'areas.cpg', bytes: [Buffer.from('UTF-8')], deflate: false },
      ]);
    },
  },
  'GeoParquet of Overture divisions': {
    fileName: 'divisions.parquet',
    recipe: { name: 'names.primary', where: { subtype: ['county'] } },
    write(file, areas) {
      const geo = {
        version: '1.1.0',
        primary_column: 'geometry',
        columns: { geometry: { encoding: 'WKB', geometry_types: ['Polygon'] } },
      };
      const bytes = parquetWriteBuffer({
        schema: [
          { name: 'root', num_children: 4 },
          { name: 'code', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
          { name: 'subtype', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
          // A struct of two columns, as Overture's names.
          { name: 'names', repetition_type: 'OPTIONAL', num_children: 2 },
          { name: 'primary', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
          { name: 'local', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
          { name: 'geometry', type: 'BYTE_ARRAY', repetition_type: 'REQUIRED' },
        ],
        columnData: [
          { name: 'code', data: areas.map(({ code }) => code) },
          { name: 'subtype', data: areas.map(() => 'county') },
          { name: 'names', data: areas.map(({ name }) => ({ primary: name, local: null })) },
          { name: 'geometry', data: areas.map((area) => new Uint8Array(wkbPolygon(ringOf(area)))) },
        ],
        rowGroupSize: 100,
        pageSize: 1500,
        kvMetadata: [{ key: 'geo', value: JSON.stringify(geo) }],
      });
      writeFileSync(file, Buffer.from(bytes));
    },
  },
  'OpenStreetMap boundaries': {
    fileName: 'areas.osm.pbf',
    recipe: { where: { admin_level: ['8'] } },
    write(file, areas) {
      const pbf = new PbfWriter(file, { sorted: true, elementsPerBlock: 50 });
      pbf.nodes(
        areas.flatMap((area, index) =>
          [0, 1, 2, 3].map((corner) => ({
            id: 4 * index + corner + 1,
            longitude: ringOf(area)[2 * corner]!,
            latitude: ringOf(area)[2 * corner + 1]!,
          })),
        ),
      );
      const corner = (index: number, at: number) => 4 * index + (at % 4) + 1;
      pbf.ways(
        areas.flatMap((_, index) => [
          { id: 2 * index + 1, refs: [0, 1, 2].map((at) => corner(index, at)), tags: {} },
          { id: 2 * index + 2, refs: [2, 3, 4].map((at) => corner(index, at)), tags: {} },
        ]),
      );
      pbf.relations(
        areas.map(({ name, code }, index) => ({
          id: index + 1,
          members: [1, 2].map((way) => ({ type: 'way', id: 2 * index + way, role: 'outer' })),
          tags: { type: 'boundary', boundary: 'administrative', admin_level: '8', name, code },
        })),
      );
      pbf.close();
    },
  },
};

for (const [name, format] of Object.entries(FORMATS)) {
  describe(`${name} as areas`, () => {
    const folder = temporaryFolder();
    const file = path.join(folder, format.fileName);
    const layer = parseRecipe({
      name: 'test',
      country: { code: 'NL', name: 'Nederland' },
      areas: [{ level: 'municipality', path: format.fileName, name: 'name', code: 'code', ...format.recipe }],
      addresses: [{ name: 'a', path: 'a.osm.pbf' }],
    }).areas[0]!;

    async function read(from: string): Promise<AreaFeature[]> {
      const features: AreaFeature[] = [];
      const reader = AREA_READERS[layer.format];
      for await (const feature of reader(layer, describeFile(from), { bytes: 0 })) features.push(feature);
      return features;
    }

    function nameOf({ properties }: AreaFeature): unknown {
      return properties.name ?? (properties.names as { primary?: string } | undefined)?.primary;
    }

    it('reads names, codes and shapes', async () => {
      const areas = squares(400);
      await format.write(file, areas);
      const features = await read(file);
      expect(features.map((feature) => [nameOf(feature), feature.properties.code])).toEqual(
        areas.map((area) => [area.name, area.code]),
      );
      for (const [index, { geometry }] of features.entries()) {
        const [part, ...more] = polygonsOf(geometry, '');
        expect(more).toEqual([]);
        const units = [...part!.coordinates];
        const xs = units.filter((_, at) => at % 2 === 0).map((unit) => unit / 1e6);
        const ys = units.filter((_, at) => at % 2 === 1).map((unit) => unit / 1e6);
        const { x, y } = areas[index]!;
        for (const [got, wanted] of [
          [Math.min(...xs), x],
          [Math.max(...xs), x + SIDE],
          [Math.min(...ys), y],
          [Math.max(...ys), y + SIDE],
        ] as const) {
          expect(Math.abs(got - wanted)).toBeLessThan(2e-6);
        }
      }
    });

    it('reads a file without an area', async () => {
      await format.write(file, []);
      expect(await read(file)).toEqual([]);
    });

    it('answers flipped bytes with areas or a clear error', async () => {
      const random = seeded(17);
      await format.write(file, squares(60));
      const whole = await readFile(file);
      const damaged = path.join(folder, `flipped-${format.fileName}`);
      let refused = 0;
      for (let round = 0; round < 200; round++) {
        const bytes = Buffer.from(whole);
        for (let flips = 0; flips < 1 + random() * 3; flips++) {
          bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
        }
        writeFileSync(damaged, bytes);
        try {
          for (const { geometry } of await read(damaged)) polygonsOf(geometry, format.fileName);
        } catch (error) {
          if (!(error instanceof GeocoderError)) throw error;
          expect(error.code).toBe('SOURCE_INVALID');
          expect(error.message).toContain(format.fileName);
          refused++;
        }
      }
      expect(refused).toBeGreaterThan(0);
    });
  });
}
