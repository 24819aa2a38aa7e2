import type Database from 'better-sqlite3';
import { GeocoderError } from '../../../model/errors';
import { OVERLAY_FIELDS } from '../../../model/overlay';
import { formatUuid, parseUuid } from '../../../text/uuid';
import { openSqlite } from '../../sqlite';
import { GONE, OVER_DATASET, WITHDRAWN } from '../packed/entry-flags';
import { degreesOf, wholeDegrees } from '../packed/entry-record';
import { columnsOf, type SnapshotColumns, type StoredColumn, storedColumns } from '../packed/snapshot';
import type { EntryFields, PlacedIn, StoredEntry } from '../stored-entry';
import { OpenedPath } from './opened-path';
import { refused, unusable } from './overlay-errors';

/** Marks the file as an overlay (`DOOR`), and its layout. */
const APPLICATION_ID = 0x444f4f52;
const LAYOUT = 2;
/** The layout before snapshots. Such a file is upgraded. */
const LAYOUT_WITHOUT_SNAPSHOT = 1;
/** A writer waits this long for another writer. */
const BUSY_MILLISECONDS = 10_000;

interface Row {
  change: number;
  id: Buffer;
  flags: number;
  fields: string | null;
  original: string | null;
  city: number | null;
  suburb: number | null;
  street: number | null;
  ordinal: number | null;
}

/** A snapshot and the data it was made from. */
export interface StoredSnapshot {
  readonly columns: SnapshotColumns;
  /** The last change that is in it. */
  readonly last: number;
  /** The dataset that it was made for, and the version of the format. */
  readonly over: string;
}

/**
 * The entries of an overlay in one SQLite file: a snapshot of most entries, and a journal of later changes. Each change
 * has the next number, so other processes read only what is new. With the write-ahead log and `synchronous = FULL`, a
 * change is durable when the call returns.
 */
export class OverlayFile {
  readonly path: string;
  readonly #openedPath: OpenedPath;
  readonly #db: Database.Database;
  readonly #insert: Database.Statement;
  readonly #since: Database.Statement<[number], Row>;
  readonly #dataVersion: Database.Statement<[], number>;

  /**
   * Opens the file; creates it if it does not exist.
   * @throws GeocoderError OVERLAY_INVALID for a file that is something else, or that cannot be written.
   */
  constructor(path: string) {
    this.path = path;
    const db = opened(path);
    try {
      prepareFile(db, path);
      this.#openedPath = new OpenedPath(path);
      this.#db = db;
      this.#insert = db.prepare(
        'INSERT OR REPLACE INTO entry (id, flags, fields, original, city, suburb, street, ordinal) ' +
          'VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      );
      this.#since = db.prepare<[number], Row>('SELECT * FROM entry WHERE change > ? ORDER BY change');
      this.#dataVersion = db.prepare<[], number>('PRAGMA data_version').pluck();
    } catch (error) {
      db.close();
      throw refused(path, error);
    }
  }

  close(): void {
    this.#db.close();
  }

  /** Gives unused pages back to the file system. */
  trim(): void {
    this.#db.pragma('incremental_vacuum');
  }

  /** A different number after another process has changed the file. */
  get dataVersion(): number {
    return this.#dataVersion.get()!;
  }

  /**
   * The entries of the journal that changed after a change, in order of change; `last` is the number of the last one.
   * Entries of the snapshot are not included.
   */
  since(change: number): { entries: StoredEntry[]; last: number } {
    const rows = this.#since.all(change);
    return { entries: rows.map(entryOf), last: rows.at(-1)?.change ?? change };
  }

  /** Id of the dataset that the entries were last placed in; `''` for none. */
  get placedIn(): string {
    return this.#meta('placed in') ?? '';
  }

  /**
   * Runs changes as one transaction: when it returns, all of them are durable; if it throws, none is.
   * @throws GeocoderError OVERLAY_INVALID if the open file was removed or replaced: SQLite would write into a file that no
   * path leads to.
   */
  change<Result>(run: () => Result): Result {
    if (this.isReplaced)
      throw new GeocoderError(
        'OVERLAY_INVALID',
        `expected the overlay that was opened in ${this.path}, but it was removed or replaced since; open it again`,
      );
    try {
      return this.#db.transaction(run).immediate();
    } catch (error) {
      throw refused(this.path, error);
    }
  }

  /** Call it within `change`. */
  write(entry: StoredEntry): void {
    const { placed } = entry;
    this.#insert.run(
      parseUuid(entry.id),
      (entry.overDataset ? OVER_DATASET : 0) | (entry.withdrawn ? WITHDRAWN : 0) | (entry.gone ? GONE : 0),
      packed(entry.fields),
      packed(entry.original),
      placed?.city ?? null,
      placed?.suburb ?? null,
      placed?.street ?? null,
      placed?.ordinal ?? null,
    );
  }

  /** True if the open file was removed or replaced. */
  get isReplaced(): boolean {
    return this.#openedPath.isOther;
  }

  /** Number of entries in the journal. */
  get journalSize(): number {
    return this.#db.prepare<[], number>('SELECT count(*) FROM entry').pluck().get()!;
  }

  /** Number of the last change in the snapshot; 0 without a snapshot. */
  get snapshotLast(): number {
    return Number(this.#meta('snapshot last') ?? 0);
  }

  /**
   * The stored snapshot; null if there is none.
   * @throws GeocoderError OVERLAY_INVALID for a damaged snapshot.
   */
  snapshot(): StoredSnapshot | null {
    try {
      // In one transaction, because another process may write a newer snapshot meanwhile.
      return this.#db.transaction(() => {
        const last = this.snapshotLast;
        if (last === 0) return null;
        const stored = this.#db.prepare<[], StoredColumn>('SELECT name, crc, bytes FROM snapshot').all();
        return { columns: columnsOf(stored), last, over: this.#meta('snapshot over') ?? '' };
      })();
    } catch (error) {
      throw refused(this.path, error);
    }
  }

  /** Replaces the snapshot and the journal by a snapshot of everything. Call it within `change`. */
  writeSnapshot({ columns, last, over }: StoredSnapshot): void {
    this.#db.exec('DELETE FROM entry; DELETE FROM snapshot');
    const insert = this.#db.prepare('INSERT INTO snapshot VALUES (?, ?, ?)');
    for (const { name, crc, bytes } of storedColumns(columns)) insert.run(name, crc, bytes);
    this.#setMeta('snapshot last', `${last}`);
    this.#setMeta('snapshot over', over);
  }

  /** Stores to which dataset the places of all entries belong. Call it within `change`. */
  setPlacedIn(datasetId: string): void {
    this.#setMeta('placed in', datasetId);
  }

  #meta(key: string): string | undefined {
    return this.#db.prepare<[string], string>('SELECT value FROM meta WHERE key = ?').pluck().get(key);
  }

  #setMeta(key: string, value: string): void {
    this.#db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(key, value);
  }
}

function opened(path: string): Database.Database {
  try {
    return openSqlite(path, { timeout: BUSY_MILLISECONDS });
  } catch (error) {
    // better-sqlite3 throws its own TypeError for a folder that does not exist.
    throw error instanceof TypeError ? unusable(path, error) : refused(path, error);
  }
}

function prepareFile(db: Database.Database, path: string): void {
  const tables = db.prepare<[], number>('SELECT count(*) FROM sqlite_master').pluck().get()!;
  const application = db.pragma('application_id', { simple: true }) as number;
  const layout = db.pragma('user_version', { simple: true }) as number;
  const isKnown = layout === LAYOUT || layout === LAYOUT_WITHOUT_SNAPSHOT;
  if (tables > 0 && (application !== APPLICATION_ID || !isKnown)) {
    const found = application === APPLICATION_ID ? `layout ${layout}` : 'a SQLite file of something else';
    throw new GeocoderError(
      'OVERLAY_INVALID',
      `expected an overlay of layout ${LAYOUT} in ${path}, but got ${found}`,
    );
  }
  // With this, pages that an old snapshot frees return to the file system.
  if (tables === 0) db.pragma('auto_vacuum = INCREMENTAL');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  if (layout === LAYOUT && tables > 0) return;
  db.transaction(() => {
    // Another process may have created the tables meanwhile.
    db.exec(`
      CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS entry (
        change INTEGER PRIMARY KEY AUTOINCREMENT,
        id BLOB NOT NULL UNIQUE,
        flags INTEGER NOT NULL,
        fields TEXT,
        original TEXT,
        city INTEGER,
        suburb INTEGER,
        street INTEGER,
        ordinal INTEGER
      );
      CREATE TABLE IF NOT EXISTS snapshot (
        name TEXT PRIMARY KEY,
        crc INTEGER NOT NULL,
        bytes BLOB NOT NULL
      );
      PRAGMA application_id = ${APPLICATION_ID};
      PRAGMA user_version = ${LAYOUT};
    `);
  }).immediate();
}

/** Fields as one JSON array: whole 1e-6 degrees, then texts, without empty texts at the end. */
function packed(fields: EntryFields | null): string | null {
  if (fields === null) return null;
  const texts = OVERLAY_FIELDS.map((field) => fields[field]);
  while (texts.at(-1) === '') texts.pop();
  const degrees = [fields.latitude, fields.longitude].map(wholeDegrees);
  return JSON.stringify([...degrees, ...texts]);
}

function unpacked(text: string | null): EntryFields | null {
  if (text === null) return null;
  // The fields are listed one by one: spreads of a hundred thousand objects are slow in V8.
  const [latitude, longitude, name, kind, streetname, number, suffix, postcode, city, suburb] = JSON.parse(
    text,
  ) as [number, number, ...(string | undefined)[]];
  return {
    name: name ?? '',
    kind: kind ?? '',
    streetname: streetname ?? '',
    number: number ?? '',
    suffix: suffix ?? '',
    postcode: postcode ?? '',
    city: city ?? '',
    suburb: suburb ?? '',
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
  };
}

function entryOf(row: Row): StoredEntry {
  return {
    id: formatUuid(row.id),
    change: row.change,
    overDataset: (row.flags & OVER_DATASET) !== 0,
    withdrawn: (row.flags & WITHDRAWN) !== 0,
    gone: (row.flags & GONE) !== 0,
    fields: unpacked(row.fields),
    original: unpacked(row.original),
    placed: placedOf(row),
  };
}

function placedOf({ city, suburb, street, ordinal }: Row): PlacedIn | null {
  return city === null || suburb === null
    ? null
    : { city, suburb, street: street ?? -1, ordinal: ordinal ?? -1 };
}
