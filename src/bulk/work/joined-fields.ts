import { houseNumber } from '../read/request-reader';

/** The fields, each once, and a function that makes their values from those of the columns. */
export interface JoinedFields {
  readonly fields: readonly string[];
  readonly join: (values: readonly string[]) => readonly string[];
}

/**
 * Joins the values of fields that are read from several columns, in the order of the columns.
 * @param columnFields field of each column.
 */
export function joinedFields(columnFields: readonly string[]): JoinedFields {
  const fields = [...new Set(columnFields)];
  if (fields.length === columnFields.length) return { fields, join: (values) => values };
  const places = fields.map((field) =>
    columnFields.flatMap((other, index) => (other === field ? [index] : [])),
  );
  return {
    fields,
    join: (values) =>
      places.map((indexes, field) => {
        if (indexes.length === 1) return values[indexes[0]!]!;
        return joined(fields[field]!, indexes.map((index) => values[index]!.trim()).filter(Boolean));
      }),
  };
}

/** Joins the parts of a field. Suffixes are joined with a hyphen, which matching ignores; other words with a space. */
function joined(field: string, parts: readonly string[]): string {
  if (field === 'number') return parts.reduce((number, part) => houseNumber(number, part), '');
  return parts.join(field === 'suffix' ? '-' : ' ');
}
