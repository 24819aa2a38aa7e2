import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { GeocoderError } from '../../model/errors';

/** A table of a GeoPackage that holds features or attributes. */
export interface GeoPackageLayer {
  name: string;
  geometryColumn: string | null;
  /** `POINT`, `MULTIPOLYGON`, …; null for a table without geometry. */
  geometryType: string | null;
  /** `EPSG:28992` and the like; null where the file does not say. */
  crs: string | null;
  /** The same system in WKT. */
  definition: string | null;
  columns: { name: string; type: string }[];
}

/**
 * Reads the tables of a GeoPackage (OGC 12-128r18): SQLite with a catalogue of its layers. Geometries come as the
 * file holds them.
 */
export class GeoPackageReader {
  readonly layers: readonly GeoPackageLayer[];
  readonly #db: Database.Database;
  readonly #label: string;

  /**
   * @param label what messages call the file.
   * @throws GeocoderError SOURCE_INVALID for a file that is no GeoPackage.
   */
  constructor(path: string, label: string) {
    this.#label = label;
    this.#db = this.#guard(() => new Database(path, { readonly: true, fileMustExist: true }));
    try {
      this.layers = this.#guard(() => {
        this.#db.pragma('trusted_schema = OFF');
        checkSize(this.#db, path);
        this.#db.pragma('cell_size_check = ON');
        return this.#readLayers();
      });
    } catch (cause) {
      this.#db.close();
      throw cause;
    }
  }

  close(): void {
    this.#db.close();
  }

  /** The rows of a layer in the order of the file: the named columns, `null` for those without a value. */
  *rows(layer: string, columns: readonly string[]): Generator<unknown[]> {
    const list = columns.length === 0 ? 'NULL' : columns.map(quoted).join(', ');
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
        yield step.value as unknown[];
      }
    } finally {
      rows.return?.();
    }
  }

  /** About how many rows a layer has: its greatest row id, without counting. */
  greatestRow(layer: string): number {
    try {
      const greatest = this.#db
        .prepare(`SELECT max(rowid) FROM ${quoted(layer)}`)
        .pluck()
        .get();
      return typeof greatest === 'number' ? greatest : 0;
    } catch {
      // A view has no row ids.
      return 0;
    }
  }

  /** How many rows a layer has, counted. */
  count(layer: string): number {
    return this.#guard(
      () =>
        this.#db
          .prepare(`SELECT count(*) FROM ${quoted(layer)}`)
          .pluck()
          .get() as number,
    );
  }

  #readLayers(): GeoPackageLayer[] {
    const rows = this.#db
      .prepare(
        `SELECT c.table_name, g.column_name, g.geometry_type_name, s.organization, s.organization_coordsys_id,
          s.definition
        FROM gpkg_contents c
        LEFT JOIN gpkg_geometry_columns g ON g.table_name = c.table_name
        LEFT JOIN gpkg_spatial_ref_sys s ON s.srs_id = coalesce(g.srs_id, c.srs_id)
        WHERE c.data_type IN ('features', 'attributes', 'aspatial')
        ORDER BY c.table_name`,
      )
      .raw()
      .all() as (string | number | null)[][];
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
        `${this.#label}: expected a GeoPackage, got ${(cause as Error).message}.`,
        { cause },
      );
    }
  }
}

/** A file that was cut short still opens: its pages are missed when they are asked for, or never. */
function checkSize(db: Database.Database, path: string): void {
  const expected =
    Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }));
  const { size } = statSync(path);
  if (size < expected) throw new RangeError(`${size} bytes of ${expected}`);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function textOrNull(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
