import { closeSync, openSync, readSync } from 'node:fs';
import { GeocoderError } from '../../model/errors';
import { printableList } from '../../model/quote';
import { reasonOf } from '../../model/reason-of';
import type { InputFile } from '../intake/input-files';
import { LAYOUTS } from '../recipe/layouts';
import { ADDRESS_FIELDS, type AddressSource } from '../recipe/recipe';
import { readDelimitedAddresses } from './delimited';
import { readJsonLineAddresses } from './json';
import type { ReadProgress, SourceRecord } from './record';
import { Archive, type ArchivedFile } from './zip/archive';

/** Files of a collection that are no addresses. */
const ADDRESS_FILE = /\.(?:csv|geojson)(?:\.gz)?$/i;
const OTHER_LAYER = /-(?:parcels|buildings|centerlines)-|summary|(?:^|\/)(?:license|readme)/i;

/**
 * OpenAddresses: CSV files (with LON and LAT or with GEOM), newline-delimited GeoJSON, and ZIP collections of both
 * (github.com/openaddresses/openaddresses). Every file of a collection is read with its own header.
 */
export async function* readOpenAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  if (!isZip(file)) {
    yield* isGeoJson(file.label)
      ? geoJsonRecords(source, file, progress)
      : readDelimitedAddresses(source, file, progress);
    return;
  }
  const archive = await Archive.open(file, progress);
  let files = 0;
  for await (const entry of archive.files(isAddressFile)) {
    files++;
    const inner = fileOf(entry, file);
    // The archive itself counts the bytes that are read.
    const uncounted = { bytes: 0 };
    yield* isGeoJson(entry.name)
      ? geoJsonRecords(source, inner, uncounted)
      : readDelimitedAddresses(source, inner, uncounted);
  }
  if (files === 0) {
    const message = `${file.label}: expected .csv or .geojson files of addresses, got ${printableList(archive.names()) || 'nothing'}.`;
    throw new GeocoderError('SOURCE_INVALID', message);
  }
  progress.bytes = file.bytes;
}

/** A file inside an archive as an InputFile for the text readers. */
export function fileOf(entry: ArchivedFile, outer: InputFile): InputFile {
  return { ...outer, label: entry.label, open: () => entry.bytes() };
}

function isAddressFile(name: string): boolean {
  return /\.zip$/i.test(name) || (ADDRESS_FILE.test(name) && !OTHER_LAYER.test(name));
}

function isGeoJson(name: string): boolean {
  return /\.(?:geojson|geojsonl|ndjson|json)(?:\.gz|\.zst)?$/i.test(name);
}

function geoJsonRecords(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  const layout = LAYOUTS.openaddresses!;
  const columns = { ...source.columns };
  for (const field of ADDRESS_FIELDS) {
    const rule = columns[field];
    if (rule === undefined || String(rule.columns) !== String([layout.columns[field]].flat())) continue;
    const names = rule.columns.map((column) => column.toLowerCase());
    columns[field] = {
      ...rule,
      columns:
        field === 'longitude'
          ? ['geometry.coordinates.0']
          : field === 'latitude'
            ? ['geometry.coordinates.1']
            : names,
    };
  }
  return readJsonLineAddresses({ ...source, columns }, file, progress);
}

/** True if the file begins as ZIP archives do. */
export function isZip(file: InputFile): boolean {
  const head = Buffer.alloc(4);
  try {
    const descriptor = openSync(file.path, 'r');
    readSync(descriptor, head, 0, 4, 0);
    closeSync(descriptor);
  } catch (cause) {
    const message = `${file.label}: expected a readable file, got ${reasonOf(cause)}.`;
    throw new GeocoderError('SOURCE_NOT_FOUND', message, { cause });
  }
  return head.readUInt32LE(0) === 0x04034b50 || head.readUInt32LE(0) === 0x06054b50;
}
