import type { Geometry } from 'geojson';
import { GeocoderError } from '../../../model/errors';
import { printable, printableList, quoted } from '../../../model/quote';
import type { InputFile } from '../../intake/input-files';
import { didYouMean } from '../../recipe/did-you-mean';
import type { AddressSource, AreaLayer, SpatialFormat } from '../../recipe/recipe';
import { LocatedRecords } from '../geometry/located-records';
import { pointOf } from '../geometry/point-of';
import { projectGeometry } from '../geometry/project-geometry';
import { loadProjection } from '../geometry/projection';
import { parseWkb, readWkbPoint } from '../geometry/wkb';
import { parseWkt } from '../geometry/wkt';
import { textOf, valueAt } from '../json-records';
import type { AreaFeature, ReadProgress, SourceRecord } from '../record';
import { fitToColumns } from '../text-records';
import { ParquetFile } from './file';

/** Column of an Overture address: its postal city, or the smallest of its address levels. */
const CITY = '@city';

/**
 * Reads Parquet and GeoParquet, one address from each row. A dotted path names a nested column
 * (`address_levels.0.value`). It reads Overture's addresses too.
 */
export async function* readParquetAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  const parquet = await ParquetFile.open(file);
  try {
    const names = parquet.columns.map(({ name }) => name);
    const geo = geometryColumn(parquet, source);
    const fitted = source.format === 'overture' ? source : fitToColumns(source, names);
    const paths = LocatedRecords.wantedColumns(fitted);
    const projection = await loadProjection(source.crs ?? geo.crs, file.label);
    const records = new LocatedRecords(fitted, paths, file.label, projection);
    const wanted = [...new Set(paths.flatMap((path) => topColumns(path, names, file.label)))];
    const columns = geo.name === null || wanted.includes(geo.name) ? wanted : [...wanted, geo.name];
    const readers = paths.map((path) => cellReader(path, columns));
    const geometryAt = geo.name === null ? -1 : columns.indexOf(geo.name);
    let line = 0;
    for await (const rows of parquet.read(columns, progress)) {
      const batch: SourceRecord[] = [];
      for (const values of rows) {
        line++;
        const row = readers.map((read) => read(values));
        const flaw = geometryAt < 0 ? null : readPoint(values[geometryAt]);
        const record = records.build(
          row,
          line,
          geometryAt < 0 ? Number.NaN : point.x,
          geometryAt < 0 ? Number.NaN : point.y,
        );
        if (record === null) continue;
        if (flaw !== null) {
          record.flaw = flaw;
          record.reason = 'geometry damaged';
        }
        batch.push(record);
      }
      if (batch.length > 0) yield batch;
    }
    progress.bytes = file.bytes;
  } finally {
    parquet.close();
  }
}

/** Reads areas from GeoParquet: one feature from each row, columns as properties. It reads Overture's divisions too. */
export async function* readParquetAreas(
  layer: AreaLayer,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<AreaFeature> {
  const parquet = await ParquetFile.open(file);
  try {
    const geo = geometryColumn(parquet, layer);
    const projection = await loadProjection(layer.crs ?? geo.crs, file.label);
    const names = parquet.columns.map(({ name }) => name);
    const geometryAt = geo.name === null ? -1 : names.indexOf(geo.name);
    let row = 0;
    for await (const rows of parquet.read(names, progress)) {
      for (const values of rows) {
        row++;
        const geometry = geometryAt < 0 ? null : geometryOf(values[geometryAt], `${file.label}: row ${row}`);
        projectGeometry(geometry, projection);
        const properties = Object.fromEntries(
          names.flatMap((name, index) => (index === geometryAt ? [] : [[name, plain(values[index])]])),
        );
        const id = textOf(properties.id);
        yield { where: `row ${row}`, id, properties, geometry };
      }
    }
    progress.bytes = file.bytes;
  } finally {
    parquet.close();
  }
}

/** The geometry column and its reference system, by the recipe or by the file's `geo` metadata (GeoParquet 1.1). */
export function geometryColumn(
  parquet: ParquetFile,
  { geometry }: Pick<SpatialFormat, 'geometry'>,
): { name: string | null; crs: string | null } {
  const text = parquet.metadata.key_value_metadata?.find(({ key }) => key === 'geo')?.value;
  let geo: unknown;
  try {
    geo = text === undefined ? undefined : JSON.parse(text);
  } catch (cause) {
    const message = `${parquet.label}: its footer: expected JSON under "geo", got ${printable((cause as Error).message)}.`;
    throw new GeocoderError('SOURCE_INVALID', message, { cause });
  }
  const names = parquet.columns.map(({ name }) => name);
  const primary = textOf(valueAt(geo, 'primary_column'));
  const typed = parquet.columns.find(({ type }) => type === 'GEOMETRY' || type === 'GEOGRAPHY')?.name;
  const name = geometry ?? (names.includes(primary) ? primary : (typed ?? null));
  if (name !== null && !names.includes(name)) {
    throw new GeocoderError(
      'SOURCE_INVALID',
      `${parquet.label}: expected a column ${quoted(name)}, got ${printableList(names)}.`,
    );
  }
  const columns = valueAt(geo, 'columns') as Record<string, unknown> | undefined;
  const crs = name === null ? undefined : valueAt(columns?.[name], 'crs.id');
  const code =
    crs === undefined ? null : `${textOf(valueAt(crs, 'authority'))}:${textOf(valueAt(crs, 'code'))}`;
  return { name, crs: code };
}

/** The top-level columns that a path needs. */
function topColumns(path: string, names: readonly string[], label: string): string[] {
  if (path === CITY) return names.filter((name) => name === 'postal_city' || name === 'address_levels');
  if (names.includes(path)) return [path];
  const top = path.split('.')[0]!;
  if (names.includes(top)) return [top];
  const message = `${label}: expected a column ${quoted(path)}, got ${printableList(names)}`;
  throw new GeocoderError('SOURCE_INVALID', `${message}${didYouMean(top, names) || '.'}`);
}

function cellReader(path: string, columns: readonly string[]): (values: readonly unknown[]) => string {
  if (path === CITY) {
    const [city, levels] = [columns.indexOf('postal_city'), columns.indexOf('address_levels')];
    return (values) => {
      const own = city < 0 ? '' : cellText(values[city]);
      if (own !== '' || levels < 0) return own;
      const list = values[levels];
      return Array.isArray(list) ? textOf(valueAt(list[list.length - 1], 'value')) : '';
    };
  }
  const whole = columns.indexOf(path);
  if (whole >= 0) return (values) => cellText(values[whole]);
  const dot = path.indexOf('.');
  const top = columns.indexOf(path.slice(0, dot));
  const rest = path.slice(dot + 1);
  return (values) => cellText(valueAt(values[top], rest));
}

function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return textOf(plain(value));
}

/** Values as JSON has them. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('utf8');
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  return value;
}

const point = { x: 0, y: 0 };

/** Reads the point of a geometry into `point`; NaN without one. Returns what is wrong with it, or null. */
function readPoint(value: unknown): string | null {
  point.x = Number.NaN;
  point.y = Number.NaN;
  try {
    if (value instanceof Uint8Array && readWkbPoint(value, 0, point)) return null;
    const position = pointOf(geometryValue(value));
    point.x = position?.[0] ?? Number.NaN;
    point.y = position?.[1] ?? Number.NaN;
    return null;
  } catch (cause) {
    return `geometry: ${printable((cause as Error).message)}`;
  }
}

/** Well-known binary or text, or GeoParquet's own point of two numbers. @throws RangeError. */
function geometryValue(value: unknown): Geometry | null {
  if (value instanceof Uint8Array) return parseWkb(value);
  if (typeof value === 'string') return parseWkt(value);
  const [x, y] = [valueAt(value, 'x'), valueAt(value, 'y')];
  return typeof x === 'number' && typeof y === 'number' ? { type: 'Point', coordinates: [x, y] } : null;
}

function geometryOf(value: unknown, where: string): Geometry | null {
  try {
    return geometryValue(value);
  } catch (cause) {
    const message = `${where}: expected a geometry, got ${printable((cause as Error).message)}.`;
    throw new GeocoderError('SOURCE_INVALID', message, { cause });
  }
}
