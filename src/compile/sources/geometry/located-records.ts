import type { AddressSource } from '../../recipe/recipe';
import type { SourceRecord } from '../record';
import { RecordBuilder } from '../record-builder';
import type { Projection } from './projection';

/** Columns that stand for the point of a record's geometry. */
export const LONGITUDE = '@longitude';
export const LATITUDE = '@latitude';

/** Builds records of formats that bring a point beside their columns. */
export class LocatedRecords {
  readonly #builder: RecordBuilder;
  readonly #takesPoint: boolean;
  readonly #projection: Projection;

  /**
   * @param columns names of the texts of a row; the point's own columns need not be among them.
   * @throws GeocoderError SOURCE_INVALID for a column that is not there.
   */
  constructor(source: AddressSource, columns: readonly string[], label: string, projection: Projection) {
    this.#builder = new RecordBuilder(source, [...columns, LONGITUDE, LATITUDE], label);
    this.#takesPoint = source.columns.latitude?.columns[0] === LATITUDE;
    this.#projection = projection;
  }

  /** The columns of a source that a row has to bring. */
  static wantedColumns(source: AddressSource): string[] {
    return RecordBuilder.wantedColumns(source).filter(
      (column) => column !== LONGITUDE && column !== LATITUDE,
    );
  }

  /**
   * @param x the point in the file's own reference system; NaN where the record has none.
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

/** Turns a record's coordinates, longitude as x and latitude as y, into degrees. Text that is none stays. */
export function projectRecord(record: SourceRecord, projection: Projection): void {
  if (record.longitude === '' || record.latitude === '') return;
  const x = Number(record.longitude);
  const y = Number(record.latitude);
  if (!Number.isFinite(x) || !Number.isFinite(y)) return;
  projection.convert(x, y);
  record.longitude = projection.longitude;
  record.latitude = projection.latitude;
}
