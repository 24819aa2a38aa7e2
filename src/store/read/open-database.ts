import { closeSync, openSync, readSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { GeocoderError } from '../../model/errors';
import {
  ADDRESS_INDEX_FILE,
  AREA_INDEX_FILE,
  DATABASE_FILE,
  FORMAT_VERSION,
  type Manifest,
} from '../../model/manifest';
import { formatUuid } from '../../text/uuid';
import { CorruptBytes } from '../format/damage';
import { APPLICATION_ID, datasetIdOf, SQLITE_PAGE_BYTES } from '../format/schema';
import { openSqlite } from '../sqlite';
import { checkCounts, checkSchema } from './check-schema';
import { type ProvenTrees, TreeProofs, UNPROVEN } from './proven-trees';

const HEADER_BYTES = 100;
/** The counts that a database itself states. */
export interface DatabaseCounts {
  blocks: number;
  areas: number;
  shapes: number;
}

/** An open database. */
export interface OpenDatabase {
  readonly db: Database.Database;
  readonly counts: DatabaseCounts;
  readonly trees: ProvenTrees;
  /** Closes the database. A second call does nothing. */
  close(): void;
}

/**
 * Opens the database of a dataset read-only and keeps its lock, because otherwise every statement would take and
 * release one (5 µs). It does not use mmap, because a file that is truncated under a mapping ends the process.
 * @param pageCacheBytes size of SQLite's page cache.
 * @throws CorruptBytes or GeocoderError DATASET_VERSION if the file does not fit the manifest.
 */
export function openDatabase(path: string, manifest: Manifest, pageCacheBytes: number): OpenDatabase {
  checkHeader(path);
  const db = openSqlite(path, { readonly: true, fileMustExist: true });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('trusted_schema = OFF');
    db.pragma('cell_size_check = ON');
    db.pragma('query_only = ON');
    db.pragma(`cache_size = -${Math.ceil(pageCacheBytes / 1024)}`);
    checkSchema(db);
    const counts = readCounts(db, manifest);
    if (manifest.trees === undefined) return { db, counts, trees: UNPROVEN, close: () => db.close() };
    const trees = new TreeProofs(path, db, manifest.trees);
    return { db, counts, trees, close: () => close(db, trees) };
  } catch (error) {
    db.close();
    throw error;
  }
}

function close(db: Database.Database, trees: TreeProofs): void {
  if (!db.open) return;
  db.close();
  trees.close();
}

/** Checks the header of the file (https://sqlite.org/fileformat.html, 1.3) before SQLite reads it. */
function checkHeader(path: string): void {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    if (readSync(file, header, 0, HEADER_BYTES, 0) < HEADER_BYTES)
      throw new CorruptBytes(DATABASE_FILE, 'it ends within its head');
  } finally {
    closeSync(file);
  }
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0')
    throw new CorruptBytes(DATABASE_FILE, 'expected an SQLite database');
  const version = header.readUInt32BE(60);
  if (header.readUInt32BE(68) !== APPLICATION_ID || header.readUInt16BE(16) !== SQLITE_PAGE_BYTES) {
    throw new CorruptBytes(DATABASE_FILE, 'expected a database that Doorplate wrote');
  }
  // A database with a write-ahead log needs more files, which SQLite must be able to write.
  if (header[18] !== 1 || header[19] !== 1)
    throw new CorruptBytes(DATABASE_FILE, 'expected a rollback journal, got a write-ahead log');
  if (version !== FORMAT_VERSION) {
    throw new GeocoderError(
      'DATASET_VERSION',
      `${path}: expected format version ${FORMAT_VERSION}, got ${version}`,
    );
  }
}

function readCounts(db: Database.Database, manifest: Manifest): DatabaseCounts {
  const rows = db
    .prepare<[], unknown[]>(
      'SELECT id, content, addresses, streets, blocks, block_bytes, areas, shapes FROM dataset LIMIT 2',
    )
    .raw()
    .all();
  const [id, content, addresses, streets, blocks, blockBytes, areas, shapes] = rows[0] ?? [];
  const found = id instanceof Uint8Array && id.length === 16 ? formatUuid(id) : 'none';
  if (rows.length !== 1 || found !== manifest.datasetId) {
    throw new CorruptBytes(
      DATABASE_FILE,
      `expected dataset ${manifest.datasetId} as the manifest says, got ${found}: files are mixed`,
    );
  }
  const index = (name: string) => manifest.files[name]!.sha256;
  const hash = content instanceof Uint8Array ? Buffer.from(content).toString('hex') : '';
  if (datasetIdOf(hash, index(ADDRESS_INDEX_FILE), index(AREA_INDEX_FILE)) !== found) {
    throw new CorruptBytes(DATABASE_FILE, `it does not belong to the indexes beside it: files are mixed`);
  }
  const expected = manifest.counts;
  const areaCount = Object.values(expected.areas).reduce((sum, count) => sum + count, 0);
  if (
    addresses !== expected.addresses ||
    streets !== expected.streets ||
    blocks !== expected.blocks ||
    areas !== areaCount ||
    !Number.isSafeInteger(blockBytes) ||
    !Number.isSafeInteger(shapes) ||
    (shapes as number) < 0
  ) {
    throw new CorruptBytes(DATABASE_FILE, 'its counts disagree with those of the manifest');
  }
  checkCounts({ blocks, areas, streets, shapes: shapes as number }, manifest.files[DATABASE_FILE]!.bytes);
  return { blocks, areas, shapes: shapes as number };
}
