import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { GeocoderError } from '../../model/errors';
import { reasonOf } from '../../model/reason-of';
import type { InputFile } from '../intake/input-files';
import { readText } from '../sources/read-text';
import { Archive } from '../sources/zip/archive';

/** The format of a file by its first bytes, because names may be wrong. */
export type DetectedFormat =
  | 'bag-extract'
  | 'openaddresses'
  | 'shapefile'
  | 'geopackage'
  | 'parquet'
  | 'osm-pbf'
  | 'doorplate'
  | 'geojson'
  | 'topojson'
  | 'ndjson'
  | 'json'
  | 'delimited';

/** Before each value of a JSON text sequence (RFC 7464). */
const RECORD_SEPARATOR = '\u001e';
const STARTS_OF_JSON: ReadonlySet<string> = new Set(['{', '[', RECORD_SEPARATOR]);

/**
 * @param encoding returns the encoding of a text; called only if the bytes are no binary format.
 * @returns null for a file that no reader supports.
 */
export async function detectFormat(
  file: InputFile,
  encoding: () => Promise<string>,
): Promise<DetectedFormat | null> {
  const head = headOf(file);
  if (head.length >= 4 && head.readUInt32LE(0) === 0x04034b50) return inArchive(file);
  if (head.toString('latin1', 0, 4) === 'PAR1') return 'parquet';
  if (head.toString('latin1', 0, 15) === 'SQLite format 3') return 'geopackage';
  if (head.length >= 4 && head.readUInt32BE(0) === 0x0000270a && /\.shp$/i.test(file.path))
    return 'shapefile';
  if (head.toString('latin1', 0, 32).includes('OSMHeader')) return 'osm-pbf';
  if (path.basename(file.path) === 'manifest.json' && head.toString('utf8').includes('"doorplate"'))
    return 'doorplate';
  return inText(file, await encoding());
}

async function inArchive(file: InputFile): Promise<DetectedFormat | null> {
  const names = (await Archive.open(file, null)).names();
  if (names.some((name) => /\d{4}(?:NUM|VBO|OPR|WPL)\d{8}.*\.(?:zip|xml)$/i.test(name))) return 'bag-extract';
  if (names.some((name) => /\.shp$/i.test(name))) return 'shapefile';
  return names.some((name) => /\.(?:csv|geojson)(?:\.gz)?$/i.test(name)) ? 'openaddresses' : null;
}

async function inText(file: InputFile, encoding: string): Promise<DetectedFormat | null> {
  for await (const chunk of readText(file, encoding, { bytes: 0 })) {
    const text = chunk.trimStart();
    if (text.includes('\u0000') || text.startsWith('<')) return null;
    if (!STARTS_OF_JSON.has(text[0] ?? '')) return text === '' ? null : 'delimited';
    const start = text.slice(0, 4000);
    if (/^\{[^{[]*"type"\s*:\s*"Topology"/.test(start)) return 'topojson';
    if (/"type"\s*:\s*"FeatureCollection"/.test(start) && !/^\{\s*"type"\s*:\s*"Feature"/.test(start))
      return 'geojson';
    return looksLikeLines(text) ? 'ndjson' : 'json';
  }
  return null;
}

/** True if the first line is a JSON value of its own. */
function looksLikeLines(text: string): boolean {
  const end = text.indexOf('\n');
  const line = text.slice(text[0] === RECORD_SEPARATOR ? 1 : 0, end < 0 ? undefined : end);
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function headOf(file: InputFile): Buffer {
  const head = Buffer.alloc(4096);
  try {
    const descriptor = openSync(file.path, 'r');
    const length = readSync(descriptor, head, 0, head.length, 0);
    closeSync(descriptor);
    return head.subarray(0, length);
  } catch (cause) {
    const message = `${file.label}: expected a readable file, got ${reasonOf(cause)}.`;
    throw new GeocoderError('SOURCE_NOT_FOUND', message, { cause });
  }
}
