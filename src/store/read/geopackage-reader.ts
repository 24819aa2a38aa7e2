import { statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { GeocoderError } from '../../model/errors';
import { printable } from '../../model/quote';
import { openSqlite } from '../sqlite';

/** A table of a GeoPackage that holds features or attributes. */
export interface GeoPackageLayer {
  name: string;
  geometryColumn: string | null;
  /** `POINT`, `MULTIPOLYGON`, …; null for a table without geometry. */
  geometryType: string | null;
  /** For example `EPSG:28992`; null if the file does not state it. */
  crs: string | null;
  /** The same system in WKT. */
  definition: string | null;
  columns: { name: string; type: string }[];
}

/** Limits for a file from an untrusted source. */
export interface GeoPackageLimits {
  layers: number;
  /** Bytes of one text or geometry. */
  valueBytes: number;
}

const CATALOGUE = ['gpkg_contents', 'gpkg_geometry_columns', 'gpkg_spatial_ref_sys'];
/** Names and definitions in the catalogue are short. */
const MOST_CATALOGUE_TEXT = 64 * 2 ** 10;

/**
 * Reads the tables of a GeoPackage (OGC 12-128r18): SQLite with a catalogue of its layers. Geometries are returned as
 * stored. It reads only tables, because a view is a program of the file's author and may run for ever.
 */
export class GeoPackageReader {
  readonly layers: readonly GeoPackageLayer[];
  /** Names in the catalogue that are views or virtual tables. They are not read. */
  readonly views: readonly string[];
  readonly #db: Database.Database;
  readonly #label: string;
  readonly #limits: GeoPackageLimits;

  /**
   * @param label name of the file in messages.
   * @throws GeocoderError SOURCE_INVALID for a file that is not a GeoPackage.
   */
  constructor(path: string, label: string, limits: GeoPackageLimits) {
    this.#label = label;
    this.#limits = limits;
    this.#db = this.#guard(() => openSqlite(path, { readonly: true, fileMustExist: true }));
    try {
      const listed = this.#guard(() => {
        this.#db.pragma('trusted_schema = OFF');
        checkSize(this.#db, path);
        this.#db.pragma('cell_size_check = ON');
        return this.#readLayers();
      });
      this.layers = listed.filter(({ name }) => this.#isTable(name));
      this.views = listed.map(({ name }) => name).filter((name) => !this.#isTable(name));
    } catch (cause) {
      this.#db.close();
      throw cause;
    }
  }

  close(): void {
    this.#db.close();
  }

  /**
   * The rows of a layer in the order of the file: the named columns, `null` for a missing value.
   * @throws GeocoderError SOURCE_INVALID for a value that is too long. SQLite never loads such a value.
   */
  *rows(layer: string, columns: readonly string[]): Generator<unknown[]> {
    const most = this.#limits.valueBytes;
    const list =
      columns.length === 0 ? 'NULL' : columns.map((name) => bounded(quoted(name), most)).join(', ');
    let row = 0;
    const rows = this.#guard(() =>
      this.#db
        .prepare(`SELECT ${list} FROM ${quoted(layer)}`)
        .raw()
        .iterate(),
    );
    try {
      for (;;) {
        const step = this.#guard(() => rows.next());
        if (step.done) return;
        row++;
        const values = step.value as unknown[];
        for (let at = 0; at < values.length; at++) {
          const value = values[at];
          if (value instanceof Uint8Array && value.length > most)
            throw this.#tooLong(layer, row, columns[at]!);
        }
        yield values;
      }
    } finally {
      rows.return?.();
    }
  }

  /** Approximate number of rows of a layer: its greatest row id, without counting. */
  greatestRow(layer: string): number {
    try {
      const greatest = this.#db
        .prepare(`SELECT max(rowid) FROM ${quoted(layer)}`)
        .pluck()
        .get();
      return typeof greatest === 'number' ? greatest : 0;
    } catch {
      // A WITHOUT ROWID table has no row ids.
      return 0;
    }
  }

  /** Number of rows of a layer, counted. */
  count(layer: string): number {
    return this.#guard(
      () =>
        this.#db
          .prepare(`SELECT count(*) FROM ${quoted(layer)}`)
          .pluck()
          .get() as number,
    );
  }

  #tooLong(layer: string, row: number, column: string): GeocoderError {
    const message = `${this.#label}: ${printable(layer)} row ${row}: expected at most ${this.#limits.valueBytes} bytes in ${printable(column)}, got more.`;
    return new GeocoderError('SOURCE_INVALID', message);
  }

  #isTable(name: string): boolean {
    return (
      this.#db
        .prepare(
          "SELECT count(*) FROM pragma_table_list(?) WHERE schema = 'main' AND type IN ('view', 'virtual')",
        )
        .pluck()
        .get(name) === 0
    );
  }

  #readLayers(): GeoPackageLayer[] {
    for (const table of CATALOGUE) {
      if (!this.#isTable(table)) throw new RangeError(`a view ${table} where a table is due`);
    }
    const text = (column: string) => `iif(octet_length(${column}) > ${MOST_CATALOGUE_TEXT}, NULL, ${column})`;
    const rows = this.#db
      .prepare(
        `SELECT ${text('c.table_name')}, ${text('g.column_name')}, ${text('g.geometry_type_name')},
          ${text('s.organization')}, s.organization_coordsys_id, ${text('s.definition')}
        FROM gpkg_contents c
        LEFT JOIN gpkg_geometry_columns g ON g.table_name = c.table_name
        LEFT JOIN gpkg_spatial_ref_sys s ON s.srs_id = coalesce(g.srs_id, c.srs_id)
        WHERE c.data_type IN ('features', 'attributes', 'aspatial')
        ORDER BY c.table_name LIMIT ?`,
      )
      .raw()
      .all(this.#limits.layers + 1) as (string | number | null)[][];
    if (rows.length > this.#limits.layers) throw new RangeError(`more than ${this.#limits.layers} layers`);
    return rows.map(([name, geometryColumn, geometryType, organization, code, definition]) => ({
      name: String(name),
      geometryColumn: textOrNull(geometryColumn),
      geometryType: textOrNull(geometryType),
      crs:
        typeof organization === 'string' && Number(code) > 0 ? `${organization}:${code}`.toUpperCase() : null,
      definition: typeof definition === 'string' && definition !== 'undefined' ? definition : null,
      columns: this.#columns(String(name)),
    }));
  }

  #columns(layer: string): { name: string; type: string }[] {
    const rows = this.#db
      .prepare('SELECT name, type FROM pragma_table_info(?)')
      .raw()
      .all(layer) as string[][];
    return rows.map(([name, type]) => ({ name: name!, type: type! }));
  }

  #guard<Made>(make: () => Made): Made {
    try {
      return make();
    } catch (cause) {
      if (cause instanceof GeocoderError) throw cause;
      const code = (cause as { code?: string }).code ?? '';
      const missing = code === 'SQLITE_CANTOPEN' || /directory does not exist/.test(String(cause));
      throw new GeocoderError(
        missing ? 'SOURCE_NOT_FOUND' : 'SOURCE_INVALID',
        `${this.#label}: expected a GeoPackage, got ${printable((cause as Error).message)}.`,
        { cause },
      );
    }
  }
}

/** A truncated file still opens; its missing pages are noticed only when they are read. So its size is compared. */
function checkSize(db: Database.Database, path: string): void {
  const expected =
    Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }));
  const { size } = statSync(path);
  if (size < expected) throw new RangeError(`${size} bytes of ${expected}`);
}

/**
 * The value; for a value that is too long, a blob that is one byte too long. SQLite knows the length from the head of
 * the row, so it does not load the value.
 */
function bounded(column: string, most: number): string {
  return `iif(octet_length(${column}) > ${most}, zeroblob(${most + 1}), ${column})`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function textOrNull(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
