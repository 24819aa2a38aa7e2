import Papa from 'papaparse';
import { GeocoderError } from '../model/errors';
import { OVERLAY_FIELDS, type OverlayEntry, type OverlayFormat } from '../model/overlay';

/** A row of a file: its fields as they were read, by the names of an entry. */
export type OverlayRow = Readonly<Record<string, unknown>>;

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
export function readRows(text: string, format: OverlayFormat): OverlayRow[] {
  if (format === 'csv') return csvRows(text);
  if (format === 'ndjson')
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, at) => objectIn(line, `line ${at + 1}`));
  const { features } = objectIn(text, 'the file');
  if (!Array.isArray(features)) throw unreadable('a FeatureCollection', 'an object without "features"');
  return features.map(rowOfFeature);
}

function csvRows(text: string): OverlayRow[] {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const [first] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (first !== undefined) throw unreadable(`CSV, row ${(first.row ?? 0) + 1}`, first.message);
  const unknown = (meta.fields ?? []).find((field) => !(COLUMNS as readonly string[]).includes(field));
  if (unknown !== undefined) throw unreadable(`the columns ${COLUMNS.join(', ')}`, `"${unknown}"`);
  return data;
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
