import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database as Open } from 'better-sqlite3';
import { DATABASE_FILE, MANIFEST_FILE, type Manifest } from '../../model/manifest';
import { readManifest } from '../format/manifest-file';
import { openSqlite } from '../sqlite';
import { asBuildFailure } from './build-failure';
import { type ManifestContents, sealDataset } from './dataset-files';

/**
 * Adds a table to a finished dataset that is not published yet. Equal rows give equal bytes.
 * @param fill creates and fills the table.
 * @param more additions to the manifest.
 * @returns the new manifest. The bytes change, so the dataset id changes too.
 * @throws GeocoderError BUILD_FAILED.
 */
export function amendDataset(
  directory: string,
  fill: (db: Open) => void,
  more: Partial<ManifestContents> = {},
): Manifest {
  try {
    const {
      format: _format,
      formatVersion: _version,
      datasetId: _id,
      files: _files,
      trees: _trees,
      checksum: _sum,
      ...contents
    } = readManifest(directory);
    const db = openSqlite(join(directory, DATABASE_FILE));
    try {
      db.pragma('journal_mode = OFF');
      db.pragma('synchronous = OFF');
      db.exec('BEGIN');
      fill(db);
      // The id is computed from bytes with a zero id, as the writer left it.
      db.prepare('UPDATE dataset SET id = zeroblob(16), content = zeroblob(32)').run();
      db.exec('COMMIT');
    } finally {
      db.close();
    }
    rmSync(join(directory, MANIFEST_FILE));
    return sealDataset(directory, { ...contents, ...more });
  } catch (error) {
    throw asBuildFailure(error, directory);
  }
}
