/** Which column a field is read from. A field that is read from several stands in a map several times, in their order. */
export interface FieldColumn {
  readonly field: string;
  readonly column: string;
}
