/** Columns from the point of a row: areas of your own layers, and cells of grids. */

import { createRequire } from 'node:module';
import type { NamedPolygons } from '../../compile/index';
import type { PolygonPart } from '../../geo/polygon';
import { PolygonIndex } from '../../geo/polygon-index';
import { GeocoderError } from '../../model/errors';
import { COORDINATE_SCALE } from '../../model/limits';
import { geohash } from './geohash';
import { plusCode } from './plus-code';

export type PlaceColumn =
  /** `file` and `property` name the layer; `changedAt` detects that the file was replaced. */
  | {
      readonly kind: 'layer';
      readonly name: string;
      readonly file: string;
      readonly property: string;
      readonly changedAt: string;
    }
  | { readonly kind: 'h3'; readonly name: string; readonly resolution: number }
  | { readonly kind: 'plus-code'; readonly name: string }
  | { readonly kind: 'geohash'; readonly name: string; readonly length: number };

/** The value of a column for a point in degrees; null if no area contains it. */
export type CellAt = (latitude: number, longitude: number) => string | null;

/**
 * Prepares the columns in a thread.
 * @param layers polygons of the layer columns, in their order.
 * @throws GeocoderError PACKAGE_MISSING if h3-js is needed and is not installed.
 */
export async function cellsAt(
  columns: readonly PlaceColumn[],
  layers: readonly NamedPolygons[],
): Promise<CellAt[]> {
  let layer = 0;
  const cells: CellAt[] = [];
  for (const column of columns) {
    switch (column.kind) {
      case 'layer':
        cells.push(inLayer(layers[layer++]!));
        break;
      case 'h3':
        cells.push(await h3Cell(column.resolution));
        break;
      case 'plus-code':
        cells.push(plusCode);
        break;
      case 'geohash':
        cells.push((latitude, longitude) => geohash(latitude, longitude, column.length));
    }
  }
  return cells;
}

/** The value of the smallest polygon that contains the point. */
function inLayer({ values, owners, parts }: NamedPolygons): CellAt {
  const index = new PolygonIndex(parts.map((part: PolygonPart, at) => ({ owner: owners[at]!, part })));
  return (latitude, longitude) => {
    const owner = index.smallestAt(longitude * COORDINATE_SCALE, latitude * COORDINATE_SCALE);
    return owner === null ? null : values[owner] || null;
  };
}

async function h3Cell(resolution: number): Promise<CellAt> {
  const { latLngToCell } = await loadH3();
  return (latitude, longitude) => latLngToCell(latitude, longitude, resolution);
}

/**
 * Loads h3-js in each thread. `require` takes 30 ms of processor time; `import` takes 200, because it searches half a
 * megabyte of CommonJS for exported names. In a bundle the import is resolved already.
 */
async function loadH3(): Promise<typeof import('h3-js')> {
  try {
    return createRequire(import.meta.url)('h3-js') as typeof import('h3-js');
  } catch {
    return import('h3-js').catch((cause: unknown) => {
      throw new GeocoderError(
        'PACKAGE_MISSING',
        'expected the package that computes H3 cells, but it is not installed: npm install h3-js',
        { cause },
      );
    });
  }
}
