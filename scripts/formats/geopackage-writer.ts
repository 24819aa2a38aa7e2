import Database from 'better-sqlite3';

/** A layer of points or polygons (rings of x, y) with columns of text and numbers. */
export interface GpkgLayer {
  name: string;
  geometryType: 'POINT' | 'POLYGON';
  /** Names and SQL types. */
  columns: Record<string, string>;
  rows: Iterable<{ values: (string | number | null)[]; geometry: number[] | null }>;
}

/** Writes a GeoPackage (OGC 12-128r18) with the tables that readers ask for. */
export function writeGeoPackage(path: string, srs: number, layers: readonly GpkgLayer[]): void {
  const db = new Database(path);
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  db.exec(`
    PRAGMA application_id = 1196444487;
    CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY, organization TEXT NOT NULL,
      organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
    CREATE TABLE gpkg_contents (table_name TEXT PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
      description TEXT, last_change TEXT, min_x REAL, min_y REAL, max_x REAL, max_y REAL, srs_id INTEGER);
    CREATE TABLE gpkg_geometry_columns (table_name TEXT PRIMARY KEY, column_name TEXT NOT NULL,
      geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL);
    BEGIN`);
  db.prepare('INSERT INTO gpkg_spatial_ref_sys VALUES (?, ?, ?, ?, ?, NULL)').run(
    'srs',
    srs,
    'EPSG',
    srs,
    'undefined',
  );
  for (const { name, geometryType, columns, rows } of layers) {
    const list = Object.entries(columns).map(([column, type]) => `"${column}" ${type}`);
    db.exec(`CREATE TABLE "${name}" (fid INTEGER PRIMARY KEY, geom ${geometryType}, ${list.join(', ')})`);
    db.prepare(
      "INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES (?, 'features', ?, ?)",
    ).run(name, name, srs);
    db.prepare("INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', ?, ?, 0, 0)").run(
      name,
      geometryType,
      srs,
    );
    const insert = db.prepare(`INSERT INTO "${name}" VALUES (NULL, ?${', ?'.repeat(list.length)})`);
    for (const { values, geometry } of rows) {
      insert.run(geometry === null ? null : gpkgBlob(geometryType, geometry, srs), ...values);
    }
  }
  db.exec('COMMIT');
  db.close();
}

/** The header with an envelope, then well-known binary. */
function gpkgBlob(type: 'POINT' | 'POLYGON', coordinates: readonly number[], srs: number): Buffer {
  const isPoint = type === 'POINT';
  const header = Buffer.alloc(isPoint ? 8 : 40);
  header.write('GP', 0, 'latin1');
  header[3] = isPoint ? 1 : 3;
  header.writeInt32LE(srs, 4);
  if (!isPoint) {
    const [xs, ys] = [coordinates.filter((_, i) => i % 2 === 0), coordinates.filter((_, i) => i % 2 === 1)];
    for (const [i, value] of [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].entries()) {
      header.writeDoubleLE(value, 8 + 8 * i);
    }
  }
  return Buffer.concat([
    header,
    isPoint ? wkbPoint(coordinates[0]!, coordinates[1]!) : wkbPolygon(coordinates),
  ]);
}

export function wkbPoint(x: number, y: number): Buffer {
  const wkb = Buffer.alloc(21);
  wkb[0] = 1;
  wkb.writeUInt32LE(1, 1);
  wkb.writeDoubleLE(x, 5);
  wkb.writeDoubleLE(y, 13);
  return wkb;
}

export function wkbPolygon(ring: readonly number[]): Buffer {
  const wkb = Buffer.alloc(13 + 8 * ring.length);
  wkb[0] = 1;
  wkb.writeUInt32LE(3, 1);
  wkb.writeUInt32LE(1, 5);
  wkb.writeUInt32LE(ring.length / 2, 9);
  for (const [i, value] of ring.entries()) wkb.writeDoubleLE(value, 13 + 8 * i);
  return wkb;
}
