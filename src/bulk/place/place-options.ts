import { statSync } from 'node:fs';
import type { NamedPolygons } from '../../compile/index';
import { quoted } from '../../model/quote';
import { badOption } from '../failure';
import { cellsAt, type PlaceColumn } from './place-columns';

/** Columns that are appended from the point of a row. */
export interface PlaceOptions {
  /**
   * Layers of your own: `file:PROPERTY`, or `file:PROPERTY=name` for another name of the column. Any format of an area
   * layer: GeoJSON, TopoJSON, GeoPackage, Shapefile, Parquet. A row gets the property of the smallest polygon that
   * holds it.
   */
  layers?: readonly string[] | undefined;
  /** Resolution of a column `h3`, 0 to 15. Needs the package h3-js. */
  h3?: number | undefined;
  /** A column `plus_code`: the Open Location Code of ten digits. */
  plusCode?: boolean | undefined;
  /** Letters of a column `geohash`, 1 to 12. */
  geohash?: number | undefined;
}

export interface MadePlaces {
  readonly columns: readonly PlaceColumn[];
  readonly layers: readonly NamedPolygons[];
}

/**
 * Reads the layers, once for all threads.
 * @throws GeocoderError INVALID_REQUEST, PACKAGE_MISSING, SOURCE_NOT_FOUND, SOURCE_INVALID.
 */
export async function makePlaces({ layers = [], h3, plusCode, geohash }: PlaceOptions): Promise<MadePlaces> {
  const read: NamedPolygons[] = [];
  const columns: PlaceColumn[] = [];
  for (const written of layers) {
    // The readers of src/compile are large: they are loaded only when there are layers.
    const { readPolygons } = await import('../../compile/index');
    const { file, property, name } = layerOf(written);
    read.push(await readPolygons(file, property));
    const { size, mtimeMs } = statSync(file);
    columns.push({ kind: 'layer', name, file, property, changedAt: `${size} ${mtimeMs}` });
  }
  if (h3 !== undefined) {
    columns.push({ kind: 'h3', name: 'h3', resolution: whole('h3', h3, 0, 15) });
    // A missing package is reported here, before the threads start.
    await cellsAt(columns.slice(-1), []);
  }
  if (plusCode === true) columns.push({ kind: 'plus-code', name: 'plus_code' });
  if (geohash !== undefined) {
    columns.push({ kind: 'geohash', name: 'geohash', length: whole('geohash', geohash, 1, 12) });
  }
  const names = new Set<string>();
  for (const { name } of columns) {
    if (names.has(name)) {
      throw badOption(
        `layer: expected each column once, but got ${quoted(name)} twice; name one: FILE:PROPERTY=NAME`,
      );
    }
    names.add(name);
  }
  return { columns, layers: read };
}

/** Splits at the last colon, because a path may contain one too. */
function layerOf(written: string): { file: string; property: string; name: string } {
  const colon = written.lastIndexOf(':');
  const [property = '', name] = written.slice(colon + 1).split('=') as [string, string?];
  if (colon < 1 || property === '' || name === '') {
    throw badOption(`layer: expected FILE:PROPERTY or FILE:PROPERTY=NAME, but got ${quoted(written)}`);
  }
  return { file: written.slice(0, colon), property, name: name ?? property };
}

function whole(name: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw badOption(`${name}: expected a whole number from ${least} to ${most}, but got ${String(value)}`);
}
