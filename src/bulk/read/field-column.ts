/**
 * The column of a field. A field that is read from several columns has several entries, in the order of the columns.
 */
export interface FieldColumn {
  readonly field: string;
  readonly column: string;
}
