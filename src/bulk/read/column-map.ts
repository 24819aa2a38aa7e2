import { quoted } from '../../model/quote';
import { nearestName } from '../../text/nearest-name';
import { badOption } from '../failure';
import { BULK_MODES, type BulkMode } from '../work/modes';
import type { FieldColumn } from './field-column';
import { guessColumns } from './guess-columns';

/** A header that is an address rather than names of columns: `Brink 1 Assen`, `12 Main St`. */
const IS_ADDRESS = /^\d+\s*\p{IDS}?$|\p{IDS}\s+\d+(?:\s|,|$)|^\d+\s+\p{IDS}/u;

/** Field → column, or columns that are joined; or the same as text: `suffix=letter+addition,city=town`. */
export type ColumnMap =
  | string
  | Readonly<Record<string, string | readonly string[]>>
  | readonly FieldColumn[];

/** Fields that cannot be joined from several columns. */
const SINGLE_FIELDS = new Set(['latitude', 'longitude']);

/**
 * The columns of the fields of a mode: those of the map, else guessed from the header.
 * @throws GeocoderError INVALID_REQUEST for a field that the mode does not have, and for a required field without a
 * column.
 */
export function columnsOf(
  mode: BulkMode,
  map: ColumnMap | undefined,
  header: readonly string[],
): FieldColumn[] {
  if (map === undefined) return requireFields(mode, guessColumns(mode, header), header);
  return requireFields(mode, checkFields(mode, readMap(map, header)), null);
}

/** The columns of the input that no field is read from. */
export function unusedColumns(map: readonly FieldColumn[], header: readonly string[]): string[] {
  const used = new Set(map.map(({ column }) => column));
  return header.filter((name) => !used.has(name));
}

function readMap(map: ColumnMap, header: readonly string[]): FieldColumn[] {
  if (typeof map === 'string') return parseColumnMap(map, header);
  if (isList(map)) return [...map];
  return Object.entries(map).flatMap(([field, columns]) =>
    (typeof columns === 'string' ? splitColumns(columns, header) : columns).map((column) => ({
      field,
      column: String(column),
    })),
  );
}

function isList(map: ColumnMap): map is readonly FieldColumn[] {
  return Array.isArray(map);
}

/** Reads `field=column,field=column+column`. A backslash escapes a comma or plus in the name of a column. */
function parseColumnMap(written: string, header: readonly string[]): FieldColumn[] {
  return written.split(/(?<!\\),/).flatMap((part) => {
    const equals = part.indexOf('=');
    if (equals <= 0 || equals === part.length - 1) {
      throw badOption(`map: expected "field=column", but got ${quoted(part)}`);
    }
    const field = part.slice(0, equals).trim();
    const columns = part
      .slice(equals + 1)
      .replaceAll('\\,', ',')
      .trim();
    return splitColumns(columns, header).map((column) => ({ field, column }));
  });
}

/** Splits `letter+addition`, but not at a plus in the name of a column. */
function splitColumns(written: string, header: readonly string[]): string[] {
  if (header.includes(written)) return [written];
  return written.split(/(?<!\\)\+/).map((column) => column.replaceAll('\\+', '+').trim());
}

function checkFields(mode: BulkMode, map: readonly FieldColumn[]): readonly FieldColumn[] {
  const fields: readonly string[] = BULK_MODES[mode].fields;
  const seen = new Set<string>();
  for (const { field } of map) {
    if (!fields.includes(field)) {
      const meant = nearestName(field, fields);
      throw badOption(
        `map: expected a field of mode ${mode} (${fields.join(', ')}), but got ${quoted(field)}` +
          (meant === null ? '' : `; did you mean "${meant}"?`),
      );
    }
    if (seen.has(field) && SINGLE_FIELDS.has(field)) {
      throw badOption(`map: expected one column for "${field}", but got two`);
    }
    seen.add(field);
  }
  return map;
}

/**
 * The index of each mapped column in the header.
 * @throws GeocoderError INVALID_REQUEST for an unknown column, with the nearest one, and for a name that several columns have.
 */
export function positionsOf(map: readonly FieldColumn[], header: readonly string[]): number[] {
  return map.map(({ field, column }) => {
    const position = header.indexOf(column);
    if (position >= 0) {
      const times = header.filter((name) => name === column).length;
      if (times === 1) return position;
      throw badOption(
        `map: expected "${field}" to be one column, but ${times} columns of the input are called ${quoted(column)}; rename all but one`,
      );
    }
    const meant = nearestName(column, header);
    throw badOption(
      `map: expected "${field}" to be a column of the input (${shortList(header)}), but got ${quoted(column)}` +
        (meant === null ? '' : `; did you mean ${quoted(meant)}?`),
    );
  });
}

function requireFields(
  mode: BulkMode,
  map: readonly FieldColumn[],
  header: readonly string[] | null,
): FieldColumn[] {
  const missing = BULK_MODES[mode].required.filter((field) => !map.some((known) => known.field === field));
  if (missing.length === 0) return [...map];
  const fields = missing.map((field) => `"${field}"`).join(' and ');
  throw badOption(
    header === null
      ? `map: expected columns for ${BULK_MODES[mode].required.join(', ')} in mode ${mode}, but got none for ${fields}`
      : `mode ${mode}: expected a column for ${fields}, but ${header.length === 0 ? 'the input has none' : `none of ${shortList(header)} looks like one`}; name it with --map ${missing[0]}=COLUMN${holdsRow(header) ? ', and put a row of names in front if the file has none' : ''}`,
  );
}

function holdsRow(header: readonly string[]): boolean {
  return header.some((name) => IS_ADDRESS.test(name));
}

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => quoted(name));
  return names.length > 12 ? `${shown.join(', ')} and ${names.length - 12} more` : shown.join(', ');
}
