import { join } from 'node:path';
import Database from 'better-sqlite3';
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
import { treeSums } from './tree-sums';

/** What of a manifest does not follow from the files. */
export type ManifestContents = Omit<
  Manifest,
  'format' | 'formatVersion' | 'datasetId' | 'files' | 'trees' | 'checksum'
>;

/**
 * Writes the files beside a finished database: both spatial indexes and the manifest. Writes the dataset's id into the
 * database.
 * @param blockBoxes four integers for each block; `shapeBoxes` likewise.
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

/** Gives three finished files their dataset's id, and a manifest. The id in the database is zeros before. */
export function sealDataset(directory: string, contents: ManifestContents): Manifest {
  const database = join(directory, DATABASE_FILE);
  const addressIndex = fileChecksum(join(directory, ADDRESS_INDEX_FILE));
  const areaIndex = fileChecksum(join(directory, AREA_INDEX_FILE));
  // The id follows from the bytes of all files, so it is written last, over a place held by zeros.
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

/** Bounds of 1e-6 degrees as a manifest writes them; null for empty ones. */
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
  const db = new Database(database);
  try {
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    db.prepare('UPDATE dataset SET id = ?, content = ?').run(
      parseUuid(datasetId),
      Buffer.from(content, 'hex'),
    );
    // A reader finds a rollback journal in the head of the file; a read-only file never needs one.
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
}
