import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { DATABASE_FILE, MANIFEST_FILE, type Manifest } from '../../model/manifest';
import { parseUuid } from '../../text/uuid';
import { rowChecksum, tableSalt } from '../format/checksum';
import { readManifest } from '../format/manifest-file';
import { asBuildFailure } from './build-failure';
import { sealDataset } from './dataset-files';

/**
 * Adds to a finished dataset that nobody has published where withdrawn ids lead. Equal redirects give equal bytes.
 * @param redirects withdrawn id → the id of the address in its place; at least one.
 * @returns the new manifest: other bytes have another dataset id.
 * @throws GeocoderError BUILD_FAILED.
 */
export function writeRedirects(directory: string, redirects: ReadonlyMap<string, string>): Manifest {
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
    const db = new Database(join(directory, DATABASE_FILE));
    try {
      db.pragma('journal_mode = OFF');
      db.pragma('synchronous = OFF');
      db.exec('BEGIN');
      db.exec(
        'CREATE TABLE redirect (id BLOB PRIMARY KEY, successor BLOB NOT NULL, checksum INTEGER NOT NULL) WITHOUT ROWID',
      );
      const insert = db.prepare('INSERT INTO redirect VALUES (?, ?, ?)');
      const salt = tableSalt('redirect');
      for (const id of [...redirects.keys()].sort()) {
        const columns = [parseUuid(id)!, parseUuid(redirects.get(id)!)!];
        insert.run(...columns, rowChecksum(columns, columns.length, salt));
      }
      // As the writer left it: the id follows from bytes in which it is not yet.
      db.prepare('UPDATE dataset SET id = zeroblob(16), content = zeroblob(32)').run();
      db.exec('COMMIT');
    } finally {
      db.close();
    }
    rmSync(join(directory, MANIFEST_FILE));
    return sealDataset(directory, contents);
  } catch (error) {
    throw asBuildFailure(error, directory);
  }
}
