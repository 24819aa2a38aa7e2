import type { Database } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { CorruptBytes } from '../format/damage';
import { INDEXES } from '../format/schema';

/** A dataset has fewer objects. */
const MOST_OBJECTS = 100;
/** A plain table with stored columns: not a view, not virtual, no computed columns. */
const PLAIN_TABLE =
  /^CREATE TABLE \w{1,40} \(\s*\w{1,40} (?:INTEGER|BLOB|TEXT)[ A-Z]{0,40}(?:,\s*\w{1,40} (?:INTEGER|BLOB|TEXT)[ A-Z]{0,40}){0,40}\s*\)(?: WITHOUT ROWID)?$/;
const INDEX_SQL: ReadonlySet<string> = new Set(
  INDEXES.split(';')
    .map((sql) => sql.trim())
    .filter((sql) => sql !== ''),
);

/**
 * Refuses a database that can return more than it stores: a view instead of a table may give rows for ever. Checksums
 * do not prevent this, because a person who makes such a file can compute them too.
 * @throws CorruptBytes.
 */
export function checkSchema(db: Database): void {
  const objects = db
    .prepare<[number], { type: string; name: string; sql: string | null }>(
      'SELECT type, name, sql FROM sqlite_schema LIMIT ?',
    )
    .all(MOST_OBJECTS + 1);
  if (objects.length > MOST_OBJECTS)
    throw new CorruptBytes(DATABASE_FILE, `expected at most ${MOST_OBJECTS} tables, got more`);
  for (const { type, name, sql } of objects) {
    const isOurs =
      (type === 'table' && sql !== null && PLAIN_TABLE.test(sql)) ||
      // An index without SQL text is one that SQLite makes for a key.
      (type === 'index' && (sql === null || INDEX_SQL.has(sql)));
    if (!isOurs)
      throw new CorruptBytes(
        DATABASE_FILE,
        `expected plain tables, got the ${type} ${JSON.stringify(name.slice(0, 40))}`,
      );
  }
}

/** Smallest size of a row of each kind, bytes. */
const LEAST_BYTES = { areas: 24, shapes: 8, blocks: 8, streets: 8 } as const;

/**
 * Refuses counts that a file of this size cannot have, because memory is taken for them when a dataset is opened.
 * @throws CorruptBytes.
 */
export function checkCounts(
  counts: Readonly<Record<keyof typeof LEAST_BYTES, number>>,
  fileBytes: number,
): void {
  for (const [what, least] of Object.entries(LEAST_BYTES)) {
    const count = counts[what as keyof typeof LEAST_BYTES];
    if (count * least > fileBytes)
      throw new CorruptBytes(
        DATABASE_FILE,
        `expected at most ${Math.floor(fileBytes / least)} ${what} in ${fileBytes} bytes, got ${count}`,
      );
  }
}
