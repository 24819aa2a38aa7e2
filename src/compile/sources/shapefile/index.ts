import type { Geometry } from 'geojson';
import type { InputFile } from '../../intake/input-files';
import type { AddressSource, AreaLayer } from '../../recipe/recipe';
import { LocatedRecords } from '../geometry/located-records';
import { pointOf } from '../geometry/point-of';
import { projectGeometry } from '../geometry/project-geometry';
import { loadProjection } from '../geometry/projection';
import type { AreaFeature, ReadProgress, SourceRecord } from '../record';
import { fitToColumns } from '../text-records';
import { readAttributes } from './attributes';
import { damagedShapefile } from './damaged';
import { findShapefiles, type ShapefileParts } from './parts';
import { readShapes } from './shapes';

const RECORDS_AT_A_TIME = 1000;

/** Reads addresses from shapefiles, one from each shape. Polygons and lines get a point inside or on them. */
export async function* readShapefileAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  for (const parts of await findShapefiles(file, source, progress)) {
    const projection = await loadProjection(source.crs ?? parts.crs, parts.label);
    let records: LocatedRecords | undefined;
    let batch: SourceRecord[] = [];
    const columnsAre = (columns: string[]): void => {
      records = new LocatedRecords(fitToColumns(source, columns), columns, parts.label, projection);
    };
    for await (const { row, line, geometry } of readPairs(parts, encodingOf(source), columnsAre)) {
      const point = pointOf(geometry);
      const record = records!.build(row, line, point?.[0] ?? Number.NaN, point?.[1] ?? Number.NaN);
      if (record !== null) batch.push(record);
      if (batch.length < RECORDS_AT_A_TIME) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
  progress.bytes = file.bytes;
}

/** Reads areas from shapefiles: attributes as properties, the number of the shape as `@id`. */
export async function* readShapefileAreas(
  layer: AreaLayer,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<AreaFeature> {
  for (const parts of await findShapefiles(file, layer, progress)) {
    const projection = await loadProjection(layer.crs ?? parts.crs, parts.label);
    let columns: string[] = [];
    const columnsAre = (names: string[]): void => {
      columns = names;
    };
    for await (const { row, line, geometry } of readPairs(parts, encodingOf(layer), columnsAre)) {
      projectGeometry(geometry, projection);
      const properties = Object.fromEntries(columns.map((column, index) => [column, row[index]]));
      yield { where: `${parts.name} shape ${line}`, id: String(line), properties, geometry };
    }
  }
  progress.bytes = file.bytes;
}

/** The encoding that the recipe names; null for its default. */
export function encodingOf({ encoding }: { encoding: string }): string | null {
  return encoding === 'utf-8' ? null : encoding;
}

interface Pair {
  row: string[];
  line: number;
  geometry: Geometry | null;
}

/** Shapes with their attributes, without deleted ones. */
export async function* readPairs(
  parts: ShapefileParts,
  encoding: string | null,
  columnsAre: (columns: string[]) => void,
): AsyncGenerator<Pair> {
  const attributes = await readAttributes(parts.attributes(), parts.label, encoding ?? parts.encoding);
  columnsAre(attributes.columns.map(({ name }) => name));
  let line = 0;
  try {
    for await (const geometry of readShapes(parts.shapes(), parts.label)) {
      const { value: row, done } = await attributes.rows.next();
      if (done) throw damagedShapefile(parts.label, `more shapes than the ${line} rows of attributes`);
      line++;
      if (row !== null) yield { row, line, geometry };
    }
    if (line < attributes.rowCount) {
      throw damagedShapefile(parts.label, `${line} shapes for ${attributes.rowCount} rows of attributes`);
    }
  } finally {
    await attributes.rows.return(undefined);
  }
}
