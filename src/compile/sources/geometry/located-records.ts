import type { AddressSource } from '../../recipe/recipe';
import type { SourceRecord } from '../record';
import { RecordBuilder } from '../record-builder';
import type { Projection } from './projection';

/** Names of columns for the point of a record's geometry. */
export const LONGITUDE = '@longitude';
export const LATITUDE = '@latitude';

/** Builds records of formats that have a point beside their columns. */
export class LocatedRecords {
  readonly #builder: RecordBuilder;
  readonly #takesPoint: boolean;
  readonly #projection: Projection;

  /**
   * @param columns names of the texts of a row, without those of the point.
   * @throws GeocoderError SOURCE_INVALID for a missing column.
   */
  constructor(source: AddressSource, columns: readonly string[], label: string, projection: Projection) {
    this.#builder = new RecordBuilder(source, [...columns, LONGITUDE, LATITUDE], label);
    this.#takesPoint = source.columns.latitude?.columns[0] === LATITUDE;
    this.#projection = projection;
  }

  /** The columns that a row must have for a source. */
  static wantedColumns(source: AddressSource): string[] {
    return RecordBuilder.wantedColumns(source).filter(
      (column) => column !== LONGITUDE && column !== LATITUDE,
    );
  }

  /**
   * @param x the point in the file's own reference system; NaN if the record has none.
   * @returns null for a record that the recipe's filter leaves out.
   */
  build(row: readonly string[], line: number, x: number, y: number): SourceRecord | null {
    const record = this.#builder.build(row, line);
    if (record === null) return null;
    if (this.#takesPoint) {
      record.longitude = Number.isNaN(x) ? '' : x;
      record.latitude = Number.isNaN(y) ? '' : y;
    }
    if (!this.#projection.identity) projectRecord(record, this.#projection);
    return record;
  }
}

/** Converts the coordinates of a record (longitude as x, latitude as y) to degrees. Texts that are no numbers stay. */
export function projectRecord(record: SourceRecord, projection: Projection): void {
  if (record.longitude === '' || record.latitude === '') return;
  const x = Number(record.longitude);
  const y = Number(record.latitude);
  if (!Number.isFinite(x) || !Number.isFinite(y)) return;
  projection.convert(x, y);
  record.longitude = projection.longitude;
  record.latitude = projection.latitude;
}
