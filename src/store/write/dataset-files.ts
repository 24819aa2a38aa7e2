import { join } from 'node:path';
import type { Bounds } from '../../geo/bounds';
import { COORDINATE_SCALE } from '../../model/limits';
import {
  ADDRESS_INDEX_FILE,
  AREA_INDEX_FILE,
  DATABASE_FILE,
  FORMAT_VERSION,
  MANIFEST_FILE,
  type Manifest,
} from '../../model/manifest';
import type { BoundingBox } from '../../model/requests';
import { parseUuid } from '../../text/uuid';
import { packBoxes } from '../format/box-index';
import { fileChecksum, flushToDisk, writeDurably } from '../format/file-checksum';
import { parseManifest, serialiseManifest } from '../format/manifest-file';
import { datasetIdOf } from '../format/schema';
import { openSqlite } from '../sqlite';
import { treeSums } from './tree-sums';

/** The part of a manifest that cannot be computed from the files. */
export type ManifestContents = Omit<
  Manifest,
  'format' | 'formatVersion' | 'datasetId' | 'files' | 'trees' | 'checksum'
>;

/**
 * Writes the files beside a finished database: both spatial indexes and the manifest. Also writes the dataset id into
 * the database.
 * @param blockBoxes four integers for each block; `shapeBoxes` likewise for each polygon.
 */
export function writeDatasetFiles(
  directory: string,
  blockBoxes: Uint32Array,
  shapeBoxes: Uint32Array,
  contents: ManifestContents,
): Manifest {
  writeDurably(join(directory, ADDRESS_INDEX_FILE), packBoxes(blockBoxes));
  writeDurably(join(directory, AREA_INDEX_FILE), packBoxes(shapeBoxes));
  return sealDataset(directory, contents);
}

/**
 * Computes the dataset id of three finished files, stores it, and writes the manifest. The id in the database must be
 * zero before.
 */
export function sealDataset(directory: string, contents: ManifestContents): Manifest {
  const database = join(directory, DATABASE_FILE);
  const addressIndex = fileChecksum(join(directory, ADDRESS_INDEX_FILE));
  const areaIndex = fileChecksum(join(directory, AREA_INDEX_FILE));
  // The id depends on the bytes of all files, so it is written last, over zeros.
  const content = fileChecksum(database).sha256;
  const datasetId = datasetIdOf(content, addressIndex.sha256, areaIndex.sha256);
  writeId(database, datasetId, content);
  flushToDisk(database);
  const text = serialiseManifest({
    format: 'doorplate',
    formatVersion: FORMAT_VERSION,
    datasetId,
    files: {
      [DATABASE_FILE]: fileChecksum(database),
      [ADDRESS_INDEX_FILE]: addressIndex,
      [AREA_INDEX_FILE]: areaIndex,
    },
    trees: treeSums(database),
    ...contents,
  });
  const path = join(directory, MANIFEST_FILE);
  writeDurably(path, Buffer.from(text));
  flushToDisk(directory);
  return parseManifest(Buffer.from(text), path);
}

/** Bounds in 1e-6 degrees as degrees for a manifest; null for empty bounds. */
export function boundingBoxOf({ empty, west, south, east, north }: Bounds): BoundingBox | null {
  if (empty) return null;
  return [
    west / COORDINATE_SCALE,
    south / COORDINATE_SCALE,
    east / COORDINATE_SCALE,
    north / COORDINATE_SCALE,
  ];
}

function writeId(database: string, datasetId: string, content: string): void {
  const db = openSqlite(database);
  try {
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    db.prepare('UPDATE dataset SET id = ?, content = ?').run(
      parseUuid(datasetId),
      Buffer.from(content, 'hex'),
    );
    // A reader sees the journal mode in the head of the file. With a rollback journal, a read-only file needs no
    // journal.
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
}
