import type { InputFile } from '../intake/input-files';
import { readDelimitedRows } from '../sources/delimited-rows';
import { type JsonRecord, readJsonArray, readJsonLines, textOf } from '../sources/json-records';
import { readText, readWholeText } from '../sources/read-text';
import type { ReadProgress } from '../sources/record';
import { ColumnSamples, type InspectedLayer } from './inspection';
import { isData, repeatedNames } from './mend-draft';

/** Text is counted up to this size, compressed or not, and estimated beyond. */
const COUNTED = 256 * 2 ** 20;
/** An end this near is read too. Decompression reads ahead, so that a short rest says nothing of its rows. */
const SHORT_REST_BYTES = 2 ** 20;
const TEXT = { delimiter: null, header: null, decimal: '.' } as const;

/** Facts about a table besides its columns. */
export interface TableSigns {
  /** Names that several columns have. */
  repeated: string[];
  /** For a table whose first line is a record: names for its columns. Null for one with a header. */
  header: string[] | null;
}

/** @param signs receives facts about the header. */
export async function inspectDelimited(
  file: InputFile,
  encoding: string,
  signs: (signs: TableSigns) => void,
): Promise<InspectedLayer[]> {
  let header: string[] = [];
  const samples = new ColumnSamples();
  const progress: ReadProgress = { bytes: 0 };
  let rows = 0;
  let isEstimated = false;
  const chunks = readDelimitedRows(file, { ...TEXT, encoding }, progress, (columns) => {
    const made = isData(columns) ? columns.map((_, index) => `column${index + 1}`) : null;
    header = made ?? columns;
    signs({ repeated: made === null ? repeatedNames(columns) : [], header: made });
    for (const [index, column] of header.entries())
      samples.add(column, 'text', made === null ? '' : columns[index]!);
    if (made !== null) rows++;
  });
  for await (const chunk of chunks) {
    for (const row of chunk.rows.slice(0, rows <= 1 ? 200 : 0)) {
      for (const [index, column] of header.entries()) samples.add(column, 'text', (row[index] ?? '').trim());
    }
    rows += chunk.rows.filter((row) => row.length > 1 || row[0]!.trim() !== '').length;
    isEstimated = isLong(file, progress);
    if (isEstimated) break;
  }
  return [
    {
      ...counted(file, rows, isEstimated ? progress.bytes : null),
      geometry: null,
      crs: null,
      columns: samples.columns,
    },
  ];
}

export async function inspectJson(
  file: InputFile,
  format: 'geojson' | 'ndjson' | 'json',
): Promise<InspectedLayer[]> {
  const progress: ReadProgress = { bytes: 0 };
  const chunks =
    format === 'ndjson'
      ? readJsonLines(file, progress)
      : readJsonArray(file, format === 'json' ? '' : 'features', progress);
  const samples = new ColumnSamples();
  const geometries = new Set<string>();
  let rows = 0;
  let isEstimated = false;
  for await (const chunk of chunks) {
    for (const record of chunk.slice(0, rows === 0 ? 200 : 0)) addRecord(record, samples, geometries);
    rows += chunk.length;
    isEstimated = isLong(file, progress);
    if (isEstimated) break;
  }
  const geometry = geometries.size === 0 ? null : [...geometries].join(', ');
  const crs = geometry === null ? null : ((await namedSystem(file)) ?? 'OGC:CRS84');
  return [
    { ...counted(file, rows, isEstimated ? progress.bytes : null), geometry, crs, columns: samples.columns },
  ];
}

/** The reference system that a collection names before its features (GeoJSON of 2008): `EPSG:28992`. */
async function namedSystem(file: InputFile): Promise<string | null> {
  for await (const text of readText(file, 'utf-8', { bytes: 0 })) {
    const head = text.slice(0, 4000);
    const named = /"crs"\s*:\s*\{[^{}]*\{[^{}]*"name"\s*:\s*"([^"]*)"/.exec(head)?.[1];
    const code = /EPSG:[\d.]*:?(\d+)$/i.exec(named ?? '')?.[1];
    return code === undefined ? null : `EPSG:${code}`;
  }
  return null;
}

export async function inspectTopoJson(file: InputFile): Promise<InspectedLayer[]> {
  const topology = JSON.parse(await readWholeText(file, { bytes: 0 })) as {
    objects?: Record<
      string,
      { type?: string; id?: unknown; properties?: Record<string, unknown>; geometries?: never[] }
    >;
  };
  return Object.entries(topology.objects ?? {}).map(([name, object]) => {
    const members: { type?: string; id?: unknown; properties?: Record<string, unknown> }[] =
      object.geometries ?? [object];
    const samples = new ColumnSamples();
    for (const { id, properties } of members.slice(0, 200)) {
      if (id !== undefined) samples.add('@id', 'text', textOf(id));
      for (const [column, value] of Object.entries(properties ?? {}))
        samples.add(column, typeof value, textOf(value));
    }
    const types = [...new Set(members.flatMap(({ type }) => type ?? []))];
    return {
      name,
      rows: members.length,
      rowsAreEstimated: false,
      geometry: types.length === 0 ? null : types.join(', '),
      crs: 'OGC:CRS84',
      columns: samples.columns,
    };
  });
}

function addRecord({ value }: JsonRecord, samples: ColumnSamples, geometries: Set<string>): void {
  const isFeature = value.type === 'Feature';
  const geometry = value.geometry as { type?: unknown } | null | undefined;
  if (isFeature && typeof geometry?.type === 'string') geometries.add(geometry.type);
  if (isFeature && value.id !== undefined) samples.add('@id', 'text', textOf(value.id));
  const properties = isFeature ? ((value.properties ?? {}) as Record<string, unknown>) : value;
  for (const [column, inner] of Object.entries(properties)) samples.add(column, typeof inner, textOf(inner));
}

function isLong(file: InputFile, { bytes, characters = 0 }: ReadProgress): boolean {
  return Math.max(bytes, characters) > COUNTED && bytes + SHORT_REST_BYTES < file.bytes;
}

/** @param bytesRead of a file that was not read to its end; null for one that was. */
function counted(
  file: InputFile,
  rows: number,
  bytesRead: number | null,
): Pick<InspectedLayer, 'name' | 'rows' | 'rowsAreEstimated'> {
  return {
    name: file.label,
    rows: bytesRead === null ? rows : Math.round((rows / bytesRead) * file.bytes),
    rowsAreEstimated: bytesRead !== null,
  };
}
