import { LAYOUTS } from '../recipe/layouts';
import type { AddressField, AddressSource, ColumnRule } from '../recipe/recipe';
import { ADDRESS_FIELDS } from '../recipe/recipe';
import { LATITUDE, LONGITUDE, LocatedRecords, projectRecord } from './geometry/located-records';
import { pointOf } from './geometry/point-of';
import type { Projection } from './geometry/projection';
import { parseWkt, parseWktPoint } from './geometry/wkt';
import type { SourceRecord } from './record';
import { RecordBuilder } from './record-builder';

/** Builds records from rows of text, with coordinates in columns or in one column of well-known text. */
export class TextRecords {
  readonly #plain: RecordBuilder | null;
  readonly #located: LocatedRecords | null;
  readonly #geometry: number;
  readonly #projection: Projection;

  /** @throws GeocoderError SOURCE_INVALID for a missing column; the message has the existing ones. */
  constructor(source: AddressSource, header: readonly string[], label: string, projection: Projection) {
    const fitted = fitToColumns(source, header);
    this.#projection = projection;
    this.#geometry = fitted.geometry === null ? -1 : header.indexOf(fitted.geometry);
    const hasGeometry = this.#geometry >= 0 && fitted.columns.latitude?.columns[0] === LATITUDE;
    this.#located = hasGeometry ? new LocatedRecords(fitted, header, label, projection) : null;
    this.#plain = hasGeometry ? null : new RecordBuilder(fitted, header, label);
  }

  /** The record of a row; null for one that the recipe's filter leaves out. */
  build(row: readonly string[], line: number): SourceRecord | null {
    if (this.#plain !== null) {
      const record = this.#plain.build(row, line);
      if (record !== null && !this.#projection.identity) projectRecord(record, this.#projection);
      return record;
    }
    const text = row[this.#geometry] ?? '';
    const point = parseWktPoint(text);
    if (point !== null) return this.#located!.build(row, line, point.x, point.y);
    const position = pointOf(parseWkt(text));
    return this.#located!.build(row, line, position?.[0] ?? Number.NaN, position?.[1] ?? Number.NaN);
  }
}

/**
 * Adapts the layout of a source to the columns of a file: the case of names is ignored, and missing columns are left
 * out. Columns that the recipe itself names stay unchanged and must exist.
 */
export function fitToColumns(source: AddressSource, header: readonly string[]): AddressSource {
  const layout = LAYOUTS[source.format];
  const byCase = new Map(header.map((column) => [column.toLowerCase(), column]));
  const find = (column: string): string | undefined =>
    header.includes(column) ? column : byCase.get(column.toLowerCase());
  const geometry = source.geometry === null ? null : (find(source.geometry) ?? source.geometry);
  const columns: Partial<Record<AddressField, ColumnRule>> = {};
  for (const field of ADDRESS_FIELDS) {
    const rule = source.columns[field];
    if (rule === undefined) continue;
    const offered = layout?.columns[field];
    if (offered === undefined || String(rule.columns) !== String([offered].flat())) {
      columns[field] = rule;
      continue;
    }
    const found = rule.columns.flatMap((column) => find(column) ?? []);
    // The street stays required, so that a file with another layout is refused with the name of the column.
    if (found.length > 0 || field === 'streetname') {
      columns[field] = { ...rule, columns: found.length > 0 ? found : rule.columns };
    }
  }
  if (geometry !== null && header.includes(geometry)) {
    columns.longitude ??= { columns: [LONGITUDE], joiner: '' };
    columns.latitude ??= { columns: [LATITUDE], joiner: '' };
  } else {
    columns.longitude ??= source.columns.longitude ?? { columns: ['longitude'], joiner: '' };
    columns.latitude ??= source.columns.latitude ?? { columns: ['latitude'], joiner: '' };
  }
  const streetAliases = source.streetAliases.filter(
    ({ columns: [column] }) => header.includes(column!) || !layout?.streetAliases?.includes(column!),
  );
  return { ...source, columns, streetAliases, geometry };
}
