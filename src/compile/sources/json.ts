import type { Geometry, Position } from 'geojson';
import type { InputFile } from '../intake/input-files';
import type { AddressSource } from '../recipe/recipe';
import { LATITUDE, LONGITUDE, projectRecord } from './geometry/located-records';
import { pointOf } from './geometry/point-of';
import { loadProjection } from './geometry/projection';
import { type JsonRecord, readJsonArray, readJsonLines, textOf, valueAt } from './json-records';
import type { ReadProgress, SourceRecord } from './record';
import { RecordBuilder } from './record-builder';

/** A JSON document with an array of address objects somewhere in it. Columns are dotted keys. */
export function readJsonAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  return toRecords(source, file, readJsonArray(file, source.records, progress));
}

/** Reads one JSON object or GeoJSON feature from each line. */
export function readJsonLineAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  return toRecords(source, file, readJsonLines(file, progress));
}

/** Reads a GeoJSON FeatureCollection. Columns may leave out `properties.`. A polygon gets a point well inside it. */
export function readGeoJsonAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  return toRecords(source, file, readJsonArray(file, 'features', progress));
}

function read(value: Record<string, unknown>, column: string): unknown {
  const found = valueAt(value, column);
  return found === undefined && value.type === 'Feature' ? valueAt(value.properties, column) : found;
}

/** The point of a feature. Null if it has none, and for a geometry that is no GeoJSON. */
function featurePoint({ geometry }: Record<string, unknown>): Position | null {
  try {
    return pointOf((geometry ?? null) as Geometry | null);
  } catch {
    return null;
  }
}

async function* toRecords(
  source: AddressSource,
  file: InputFile,
  chunks: AsyncGenerator<JsonRecord[]>,
): AsyncGenerator<SourceRecord[]> {
  const columns = RecordBuilder.wantedColumns(source);
  const builder = new RecordBuilder(source, columns, file.label);
  const takesPoint = columns.includes(LATITUDE) || columns.includes(LONGITUDE);
  const projection = await loadProjection(source.crs, file.label);
  for await (const chunk of chunks) {
    const records: SourceRecord[] = [];
    for (const { line, value } of chunk) {
      const point = takesPoint ? featurePoint(value) : null;
      const row = columns.map((column) => {
        if (column === LONGITUDE) return textOf(point?.[0]);
        if (column === LATITUDE) return textOf(point?.[1]);
        return textOf(read(value, column));
      });
      const record = builder.build(row, line);
      if (record === null) continue;
      if (!projection.identity) projectRecord(record, projection);
      records.push(record);
    }
    if (records.length > 0) yield records;
  }
}
