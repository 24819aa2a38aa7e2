import type { Manifest } from '../../model/manifest';
import { parseUuid } from '../../text/uuid';
import { rowChecksum, tableSalt } from '../format/checksum';
import { amendDataset } from './amend';

/**
 * Adds the successors of withdrawn ids to a finished dataset that is not published yet. Equal redirects give equal
 * bytes.
 * @param redirects withdrawn id → the id of the address that replaces it; at least one.
 * @returns the new manifest. The bytes change, so the dataset id changes too.
 * @throws GeocoderError BUILD_FAILED.
 */
export function writeRedirects(directory: string, redirects: ReadonlyMap<string, string>): Manifest {
  return amendDataset(directory, (db) => {
    db.exec(
      'CREATE TABLE redirect (id BLOB PRIMARY KEY, successor BLOB NOT NULL, checksum INTEGER NOT NULL) WITHOUT ROWID',
    );
    const insert = db.prepare('INSERT INTO redirect VALUES (?, ?, ?)');
    const salt = tableSalt('redirect');
    for (const id of [...redirects.keys()].sort()) {
      const columns = [parseUuid(id)!, parseUuid(redirects.get(id)!)!];
      insert.run(...columns, rowChecksum(columns, columns.length, salt));
    }
  });
}
