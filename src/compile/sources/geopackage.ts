import type { Geometry } from 'geojson';
import { GeocoderError } from '../../model/errors';
import { printable, printableList, quoted } from '../../model/quote';
import { type GeoPackageLayer, GeoPackageReader } from '../../store/read/geopackage-reader';
import type { InputFile } from '../intake/input-files';
import type { AddressSource, AreaLayer, SpatialFormat } from '../recipe/recipe';
import { LocatedRecords } from './geometry/located-records';
import { pointOf } from './geometry/point-of';
import { projectGeometry } from './geometry/project-geometry';
import { isKnownSystem, loadProjection, type Projection } from './geometry/projection';
import { parseWkb, readWkbPoint } from './geometry/wkb';
import { textOf } from './json-records';
import { GEOPACKAGE_LIMITS } from './limits';
import type { AreaFeature, ReadProgress, SourceRecord } from './record';
import { fitToColumns } from './text-records';

const RECORDS_AT_A_TIME = 1000;

/**
 * Addresses of a GeoPackage: the layers that the recipe names, else those with a geometry. A polygon gets a point
 * inside it.
 */
export async function* readGeoPackageAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  const reader = new GeoPackageReader(file.path, file.label, GEOPACKAGE_LIMITS);
  try {
    let line = 0;
    const layers = chosenLayers(reader, source, file);
    const total = Math.max(
      1,
      layers.reduce((sum, layer) => sum + reader.greatestRow(layer.name), 0),
    );
    for (const layer of layers) {
      const names = layer.columns.map(({ name }) => name).filter((name) => name !== layer.geometryColumn);
      const fitted = fitToColumns(source, names);
      const wanted = LocatedRecords.wantedColumns(fitted);
      const records = new LocatedRecords(
        fitted,
        presentColumns(wanted, names, layer, file),
        file.label,
        await projectionOf(layer, source, file),
      );
      const selected = layer.geometryColumn === null ? wanted : [...wanted, layer.geometryColumn];
      let batch: SourceRecord[] = [];
      for (const values of reader.rows(layer.name, selected)) {
        line++;
        const record = recordOf(values, wanted.length, line, records);
        if (record !== null) batch.push(record);
        if (batch.length < RECORDS_AT_A_TIME) continue;
        progress.bytes = Math.min(file.bytes, Math.floor((line / total) * file.bytes));
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    }
    progress.bytes = file.bytes;
  } finally {
    reader.close();
  }
}

/** Reads areas from a GeoPackage: one feature from each row, columns as properties, the number of the row as `@id`. */
export async function* readGeoPackageAreas(
  layer: AreaLayer,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<AreaFeature> {
  const reader = new GeoPackageReader(file.path, file.label, GEOPACKAGE_LIMITS);
  try {
    for (const table of chosenLayers(reader, layer, file)) {
      const projection = await projectionOf(table, layer, file);
      const names = table.columns.map(({ name }) => name);
      const geometryAt = table.geometryColumn === null ? -1 : names.indexOf(table.geometryColumn);
      let row = 0;
      for (const values of reader.rows(table.name, names)) {
        row++;
        const where = `${printable(table.name)} row ${row}`;
        const geometry = geometryAt < 0 ? null : geometryOf(values[geometryAt], `${file.label}: ${where}`);
        projectGeometry(geometry, projection);
        const properties = Object.fromEntries(
          names.flatMap((name, index) => (index === geometryAt ? [] : [[name, values[index]]])),
        );
        yield { where, id: String(row), properties, geometry };
      }
    }
    progress.bytes = file.bytes;
  } finally {
    reader.close();
  }
}

/** @throws GeocoderError SOURCE_INVALID if a named layer is missing, or no layer has a geometry. */
function chosenLayers(
  reader: GeoPackageReader,
  { layers }: SpatialFormat,
  file: InputFile,
): GeoPackageLayer[] {
  const chosen =
    layers.length === 0
      ? reader.layers.filter((layer) => layer.geometryColumn !== null)
      : reader.layers.filter((layer) => layers.includes(layer.name));
  // A layout may name layers that a smaller file does not have; at least one must exist.
  if (chosen.length > 0) return chosen;
  const expected = layers.length === 0 ? 'a layer with a geometry' : `a layer ${printableList(layers)}`;
  const views = reader.views.length === 0 ? '' : ` (views are not read: ${printableList(reader.views)})`;
  const got = printableList(reader.layers.map(({ name }) => name)) || 'none';
  throw new GeocoderError('SOURCE_INVALID', `${file.label}: expected ${expected}, got ${got}${views}.`);
}

/** @throws GeocoderError SOURCE_INVALID for a column that the layer does not have. */
function presentColumns(
  wanted: string[],
  names: string[],
  layer: GeoPackageLayer,
  file: InputFile,
): string[] {
  const missing = wanted.find((column) => !names.includes(column));
  if (missing === undefined) return wanted;
  const message = `${file.label}: layer ${printable(layer.name)}: expected a column ${quoted(missing)}, got ${printableList(names)}.`;
  throw new GeocoderError('SOURCE_INVALID', message);
}

function projectionOf(layer: GeoPackageLayer, { crs }: SpatialFormat, file: InputFile): Promise<Projection> {
  const own = layer.crs !== null && isKnownSystem(layer.crs) ? layer.crs : (layer.definition ?? layer.crs);
  return loadProjection(crs ?? own, `${file.label}: layer ${printable(layer.name)}`);
}

const point = { x: 0, y: 0 };

function recordOf(
  values: unknown[],
  width: number,
  line: number,
  records: LocatedRecords,
): SourceRecord | null {
  const blob = values[width];
  // Only the texts stay; the point has separate fields.
  values.length = width;
  const row = values as string[];
  for (let at = 0; at < width; at++) {
    const value = values[at];
    if (typeof value !== 'string') row[at] = textOf(value);
  }
  let flaw: string | null = null;
  point.x = Number.NaN;
  point.y = Number.NaN;
  if (blob instanceof Uint8Array) {
    try {
      const start = wkbStart(blob);
      if (start < 0 || !readWkbPoint(blob, start, point)) {
        const inner = start < 0 ? null : pointOf(parseWkb(blob.subarray(start)));
        point.x = inner?.[0] ?? Number.NaN;
        point.y = inner?.[1] ?? Number.NaN;
      }
    } catch (cause) {
      flaw = `geometry: ${printable((cause as Error).message)}`;
    }
  }
  const record = records.build(row, line, point.x, point.y);
  if (record !== null && flaw !== null) {
    record.flaw = flaw;
    record.reason = 'geometry damaged';
  }
  return record;
}

function geometryOf(blob: unknown, where: string): Geometry | null {
  if (!(blob instanceof Uint8Array)) return null;
  try {
    const start = wkbStart(blob);
    return start < 0 ? null : parseWkb(blob.subarray(start));
  } catch (cause) {
    const message = `${where}: expected a GeoPackage geometry, got ${printable((cause as Error).message)}.`;
    throw new GeocoderError('SOURCE_INVALID', message, { cause });
  }
}

/** Bytes of the envelope by its code (OGC 12-128r18, 2.1.3.1.1). */
const ENVELOPE_BYTES = [0, 32, 48, 48, 64];

/** The start of the well-known binary after the header; -1 for an empty geometry. @throws RangeError. */
function wkbStart(blob: Uint8Array): number {
  if (blob.length < 8 || blob[0] !== 0x47 || blob[1] !== 0x50) throw new RangeError('no GeoPackage header');
  const flags = blob[3]!;
  const envelope = ENVELOPE_BYTES[(flags >> 1) & 7];
  if (envelope === undefined || (flags & 0x20) !== 0)
    throw new RangeError('an envelope or extension nobody knows');
  return (flags & 0x10) !== 0 ? -1 : 8 + envelope;
}
