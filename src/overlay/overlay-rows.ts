import Papa from 'papaparse';
import { GeocoderError } from '../model/errors';
import { OVERLAY_FIELDS, type OverlayEntry, type OverlayFormat } from '../model/overlay';

/** The fields of a row as they were read, by the names of an entry. */
export type OverlayRow = Readonly<Record<string, unknown>>;

/** A row of a file, and where it stands: `line 7`. */
interface PlacedRow {
  readonly where: string;
  readonly fields: OverlayRow;
}

const COLUMNS = ['id', 'state', ...OVERLAY_FIELDS, 'latitude', 'longitude'] as const;

/** Entries as the text of a file. */
export function writeRows(entries: readonly OverlayEntry[], format: OverlayFormat): string {
  if (format === 'csv')
    return `${Papa.unparse({ fields: [...COLUMNS], data: entries.map((entry) => COLUMNS.map((column) => entry[column] ?? '')) }, { newline: '\n' })}\n`;
  if (format === 'ndjson') return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  return `${JSON.stringify({ type: 'FeatureCollection', features: entries.map(featureOf) })}\n`;
}

/**
 * The rows of a file, in their order.
 * @throws GeocoderError INVALID_REQUEST if the text is not of that format.
 */
export function readRows(marked: string, format: OverlayFormat): PlacedRow[] {
  const text = marked.replace(/^\uFEFF/, '');
  if (format === 'csv') return csvRows(text);
  if (format === 'ndjson')
    return text
      .split('\n')
      .map((line, at) => ({ line, where: `line ${at + 1}` }))
      .filter(({ line }) => line.trim() !== '')
      .map(({ line, where }) => ({ where, fields: objectIn(line, where) }));
  const { features } = objectIn(text, 'the file');
  if (!Array.isArray(features)) throw unreadable('a FeatureCollection', 'an object without "features"');
  return features.map((feature, at) => ({ where: `feature ${at + 1}`, fields: rowOfFeature(feature) }));
}

function csvRows(whole: string): PlacedRow[] {
  // An export without entries has a header too.
  if (whole.trim() === '')
    throw unreadable(`a header with the columns ${COLUMNS.join(', ')}`, 'an empty text');
  const head = Papa.parse<string[]>(whole, { skipEmptyLines: 'greedy', preview: 2 });
  refuseColumns(head.data[0] ?? []);
  const rows: PlacedRow[] = [];
  let counted = 0;
  let line = 1;
  Papa.parse<Record<string, string>>(whole, {
    header: true,
    skipEmptyLines: 'greedy',
    step: ({ data, errors, meta: { cursor } }) => {
      // A row ends before the line end that follows it, and begins as many lines higher as its cells hold line ends.
      const end = cursor - (whole[cursor - 1] === '\n' ? 1 : 0);
      line += lineEndsIn(whole.slice(counted, end));
      counted = end;
      const where = `line ${line - lineEndsIn(Object.values(data).join(''))}`;
      refuseFaults(errors, whole, where);
      rows.push({ where, fields: data });
    },
  });
  if (rows.length === 0) refuseFaults(head.errors, whole, 'line 1');
  return rows;
}

function refuseColumns(header: readonly string[]): void {
  const unknown = header.find((column) => !(COLUMNS as readonly string[]).includes(column));
  if (unknown !== undefined) throw unreadable(`the columns ${COLUMNS.join(', ')}`, `"${unknown}"`);
  const repeated = header.find((column, at) => header.indexOf(column) < at);
  if (repeated !== undefined) throw unreadable('each column once', `"${repeated}" twice`);
}

/** @param where the row, for a fault without a place of its own. */
function refuseFaults(errors: readonly Papa.ParseError[], text: string, where: string): void {
  const fault = errors.find(({ code }) => code !== 'UndetectableDelimiter');
  if (fault === undefined) return;
  const place = fault.index === undefined ? where : `line ${1 + lineEndsIn(text.slice(0, fault.index))}`;
  throw unreadable(`CSV in ${place}`, fault.message);
}

function lineEndsIn(text: string): number {
  return text.split('\n').length - 1;
}

function featureOf({ latitude, longitude, ...properties }: OverlayEntry) {
  const geometry =
    latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] };
  return { type: 'Feature', geometry, properties };
}

function rowOfFeature(feature: unknown): OverlayRow {
  const { geometry, properties } = (feature ?? {}) as {
    geometry?: { type?: unknown; coordinates?: unknown } | null;
    properties?: Record<string, unknown> | null;
  };
  const point = geometry?.type === 'Point' && Array.isArray(geometry.coordinates) ? geometry.coordinates : [];
  return { ...properties, longitude: point[0], latitude: point[1] };
}

function objectIn(text: string, where: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw unreadable(`JSON in ${where}`, (error as Error).message);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw unreadable(`an object in ${where}`, JSON.stringify(value).slice(0, 60));
}

function unreadable(expected: string, got: string): GeocoderError {
  return new GeocoderError('INVALID_REQUEST', `overlay import: expected ${expected}, but got ${got}`);
}
