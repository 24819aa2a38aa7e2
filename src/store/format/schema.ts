import type { AreaLevel } from '../../model/areas';
import { AREA_LEVELS } from '../../model/areas';
import { uuidV5 } from '../../text/uuid';

/** Marks the file as ours (`PRAGMA application_id`): `Door` in ASCII. */
export const APPLICATION_ID = 0x446f6f72;
/** Larger pages than SQLite's default of 4 KB save half a byte per address and make look-ups by id faster. */
export const SQLITE_PAGE_BYTES = 8192;

/** Areas are plain rows; larger tables hold BLOBs. The hash pages and the text index create their own tables. */
export const SCHEMA = `
  CREATE TABLE dataset (
    id BLOB NOT NULL, content BLOB NOT NULL, addresses INTEGER NOT NULL, streets INTEGER NOT NULL, blocks INTEGER NOT NULL,
    block_bytes INTEGER NOT NULL, areas INTEGER NOT NULL, shapes INTEGER NOT NULL
  );
  CREATE TABLE area (
    id INTEGER PRIMARY KEY, level INTEGER NOT NULL, parent INTEGER, uuid BLOB NOT NULL, code TEXT NOT NULL,
    name TEXT NOT NULL, aliases TEXT NOT NULL, made INTEGER NOT NULL, latitude INTEGER NOT NULL,
    longitude INTEGER NOT NULL, radius INTEGER NOT NULL, addresses INTEGER NOT NULL, extent INTEGER NOT NULL,
    sources INTEGER NOT NULL, address_sources INTEGER NOT NULL, checksum INTEGER NOT NULL
  );
  CREATE TABLE street (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
  CREATE TABLE postcode (text TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE block (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
  CREATE TABLE shape (id INTEGER PRIMARY KEY, area INTEGER NOT NULL, bytes BLOB NOT NULL);
`;

/** Indexes are created after the rows: an index that is filled in order is smaller. */
export const INDEXES = `
  CREATE UNIQUE INDEX area_uuid ON area (uuid);
  CREATE INDEX area_parent ON area (parent, level);
`;

/** Hash pages from the first 48 bits of an address's UUID to its ordinal. */
export const ADDRESS_ID_TABLE = 'address_id';

/**
 * Id of a dataset. It is computed from the bytes of all its files, so that files of different datasets never fit
 * together.
 * @param content SHA-256 of the database while its id and this column are still empty.
 * @param addressIndex SHA-256 of the file of the address index; `areaIndex` likewise. All in hexadecimal.
 */
export function datasetIdOf(content: string, addressIndex: string, areaIndex: string): string {
  return uuidV5(`dataset|${content}|${addressIndex}|${areaIndex}`);
}

/** The number of a level in the area table: its position in AREA_LEVELS. */
export function levelNumber(level: AreaLevel): number {
  return AREA_LEVELS.indexOf(level);
}
