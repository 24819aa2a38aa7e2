import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { describe, expect, it } from 'vitest';
import { polygonsOf } from '../../../src/compile/areas/area-shape';
import { parseRecipe } from '../../../src/compile/recipe/parse-recipe';
import type { AreaLayer } from '../../../src/compile/recipe/recipe';
import { AREA_READERS } from '../../../src/compile/sources/index';
import type { AreaFeature } from '../../../src/compile/sources/record';
import { GeocoderError } from '../../../src/model/errors';
import { seeded } from '../seeded';
import { COMPRESSIONS, inputFile, temporaryFolder } from './fixtures';

export type PlainArea = Feature<Polygon | MultiPolygon, { name: string; code: string; size: number | null }>;

export interface AreaFormatUnderTest {
  fileName: string;
  recipe: Record<string, unknown>;
  write(areas: readonly PlainArea[]): string;
  /** `where` of feature `index`. */
  whereOf(index: number): string;
  /** How far a coordinate may move: a quantized format rounds. */
  tolerance: number;
}

/** Squares with a hole, some of several parts. */
export function plainAreas(count: number): PlainArea[] {
  const square = (x: number, y: number, side: number): [number, number][] => [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ];
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [4 + (i % 40) * 0.05, 50 + Math.floor(i / 40) * 0.05];
    const withHole = [square(x, y, 0.04), square(x + 0.01, y + 0.01, 0.01).reverse()];
    return {
      type: 'Feature',
      id: `f${i}`,
      properties: { name: `Gebied ${i} "é"`, code: `GM${i}`, size: i % 2 === 0 ? i : null },
      geometry:
        i % 3 === 0
          ? { type: 'MultiPolygon', coordinates: [withHole, [square(x + 0.042, y, 0.004)]] }
          : { type: 'Polygon', coordinates: withHole },
    };
  });
}

/** The suite that every area format with shapes passes. */
export function areaFormatContract(name: string, format: AreaFormatUnderTest): void {
  describe(`${name} areas`, () => {
    const folder = temporaryFolder();
    const layer: AreaLayer = parseRecipe({
      name: 'test',
      country: { code: 'NL', name: 'Nederland' },
      areas: [{ level: 'province', path: format.fileName, name: 'name', ...format.recipe }],
      addresses: [{ name: 'a', path: 'a.csv', columns: { streetname: 's', latitude: 'y', longitude: 'x' } }],
    }).areas[0]!;

    async function read(fileName: string, bytes: Uint8Array | string): Promise<AreaFeature[]> {
      const features: AreaFeature[] = [];
      const file = inputFile(folder, fileName, bytes);
      for await (const feature of AREA_READERS[layer.format](layer, file, { bytes: 0 }))
        features.push(feature);
      return features;
    }

    for (const [compression, { suffix, pack }] of Object.entries(COMPRESSIONS)) {
      it(`reads names, ids and polygons with holes, ${compression}`, async () => {
        const areas = plainAreas(3000);
        const features = await read(format.fileName + suffix, pack(Buffer.from(format.write(areas))));
        expect(features.length).toBe(areas.length);
        for (const [i, area] of areas.entries()) {
          const feature = features[i]!;
          const { where, id, properties } = feature;
          const expected = { where: format.whereOf(i), id: area.id, properties: area.properties };
          expect(JSON.stringify({ where, id, properties })).toBe(JSON.stringify(expected));
          const [got, wanted] = [polygonsOf(feature.geometry, ''), polygonsOf(area.geometry, '')];
          expect(got.map((part) => [...part.ringEnds])).toEqual(wanted.map((part) => [...part.ringEnds]));
          for (const [p, part] of got.entries()) {
            const off = part.coordinates.map((units, at) => Math.abs(units - wanted[p]!.coordinates[at]!));
            expect(Math.max(...off)).toBeLessThanOrEqual(format.tolerance);
          }
        }
      });
    }

    it('reads a file without a feature', async () => {
      expect(await read(format.fileName, format.write([]))).toEqual([]);
    });

    it('refuses a document cut short and one of another kind', async () => {
      const text = format.write(plainAreas(20));
      for (const share of [0.5, 0.97]) {
        await expect(read(format.fileName, text.slice(0, Math.floor(text.length * share)))).rejects.toThrow(
          expect.objectContaining({
            code: 'SOURCE_INVALID',
            message: expect.stringContaining(format.fileName),
          }),
        );
      }
      await expect(read(format.fileName, '{"type":"Something"}')).rejects.toThrow(
        expect.objectContaining({
          code: 'SOURCE_INVALID',
          message: expect.stringContaining(format.fileName),
        }),
      );
    });

    it('answers flipped bytes with features or a clear error', async () => {
      const random = seeded(31);
      const whole = Buffer.from(format.write(plainAreas(40)));
      let refused = 0;
      for (let round = 0; round < 300; round++) {
        const bytes = Buffer.from(whole);
        for (let flips = 0; flips < 1 + random() * 3; flips++) {
          bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
        }
        try {
          for (const feature of await read(format.fileName, bytes))
            polygonsOf(feature.geometry, format.fileName);
        } catch (error) {
          if (!(error instanceof GeocoderError)) throw error;
          expect(error.code).toBe('SOURCE_INVALID');
          expect(error.message).toContain(format.fileName);
          refused++;
        }
      }
      expect(refused).toBeGreaterThan(20);
    });
  });
}
