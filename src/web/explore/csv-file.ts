/** Reads a table that is dropped on the page, and writes it with the results. */

import Papa from 'papaparse';
import { LATITUDES, LONGITUDES } from '../../evaluate/known-columns';
import { GeocoderError } from '../../model/errors';
import type { Match } from '../../model/match';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Names of columns with parts of an address, in several languages. */
const ADDRESS_COLUMNS =
  /^(address|adres|adresse|line|text|street.*|straat.*|rue|road|number|house.?n.*|huis.*|nr|no|suffix|toevoeging|post.?code|zip.*|plz|city|town|plaats|woonplaats|ville|place|state|province|provincie|country)\d?$/i;
const APPENDED = ['label', 'level', 'confidence', 'advice', 'latitude', 'longitude', 'id'] as const;
/** Longest text that the service accepts, characters. */
const MOST_LETTERS = 200;

/** @throws GeocoderError INVALID_REQUEST for a file without a header and a row. */
export async function readTable(file: File): Promise<Table> {
  const { data } = Papa.parse<string[]>(await file.text(), { skipEmptyLines: 'greedy' });
  const [columns, ...rows] = data;
  if (columns === undefined || rows.length === 0) {
    throw new GeocoderError(
      'INVALID_REQUEST',
      `Expected ${file.name} to be a CSV file with a header and at least one row.`,
    );
  }
  return { name: file.name, columns, rows };
}

/** The columns of the address, by their names; if no name is known, all but those of the known point. */
export function addressColumns(table: Table): boolean[] {
  const known = table.columns.map((name) => ADDRESS_COLUMNS.test(name.trim()));
  if (known.includes(true)) return known;
  const point = pointColumns(table);
  return known.map((_, at) => at !== point?.latitude && at !== point?.longitude);
}

/** Which columns hold the known point of a row, by their names; null if the table has none. */
export function pointColumns({ columns }: Table): { latitude: number; longitude: number } | null {
  const at = (names: readonly string[]) =>
    columns.findIndex((name) => names.includes(name.trim().toLowerCase()));
  const [latitude, longitude] = [at(LATITUDES), at(LONGITUDES)];
  return latitude < 0 || longitude < 0 ? null : { latitude, longitude };
}

/** The line to ask for a row; `''` for a row with nothing in these columns. */
export function lineOf(row: readonly string[], chosen: readonly boolean[]): string {
  const parts = row.filter((cell, index) => chosen[index] === true && cell.trim() !== '');
  return parts.join(' ').slice(0, MOST_LETTERS);
}

/** The table with the results, as CSV. A cell that a spreadsheet would run as a formula becomes plain text. */
export function writeTable({ columns, rows }: Table, found: readonly (Match | null)[]): string {
  const header = [...columns, ...APPENDED.map((name) => `match_${name}`)];
  const lines = rows.map((row, index) => {
    const match = found[index] ?? null;
    const cells = columns.map((_, at) => row[at] ?? '');
    return [...cells, ...APPENDED.map((name) => (match === null ? '' : String(match[name] ?? '')))];
  });
  // A number below zero is no formula.
  return Papa.unparse([header, ...lines], { escapeFormulae: /^(?:=|\+|@|-(?!\d+(?:\.\d+)?$))/ });
}
