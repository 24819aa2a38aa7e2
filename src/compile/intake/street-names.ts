import { GeocoderError } from '../../model/errors';
import { printableList, quoted } from '../../model/quote';
import { fold, squash } from '../../text/fold';
import { didYouMean } from '../recipe/did-you-mean';
import type { StreetNames } from '../recipe/recipe';
import { readDelimitedRows } from '../sources/delimited-rows';
import type { InputFile } from './input-files';

/** Other names of streets, by a name that addresses use, whatever its case, marks and spaces. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

export function otherNamesOf(names: OtherNames, streetname: string): readonly string[] {
  return names.get(squash(fold(streetname))) ?? [];
}

/**
 * Reads tables of street names: a header, then one street a line.
 * @throws GeocoderError SOURCE_INVALID for a column that is not there, naming those that are.
 */
export async function readStreetNames(rule: StreetNames, files: readonly InputFile[]): Promise<OtherNames> {
  const names = new Map<string, string[]>();
  const format = { delimiter: null, header: null, encoding: 'utf-8', decimal: '.' } as const;
  for (const file of files) {
    let own: number[] = [];
    let others: number[] = [];
    const onHeader = (header: string[]): void => {
      own = rule.name.map((column) => columnIndex(header, column, file.label));
      others = rule.aliases.map((column) => columnIndex(header, column, file.label));
    };
    for await (const { rows } of readDelimitedRows(file, format, { bytes: 0 }, onHeader)) {
      for (const row of rows) {
        const aliases = textsAt(row, others);
        for (const name of textsAt(row, own)) addNames(names, name, aliases);
      }
    }
  }
  return names;
}

function addNames(names: Map<string, string[]>, name: string, aliases: readonly string[]): void {
  const key = squash(fold(name));
  const known = names.get(key) ?? [];
  names.set(key, [...known, ...aliases.filter((alias) => alias !== name && !known.includes(alias))]);
}

function textsAt(row: readonly string[], columns: readonly number[]): string[] {
  return columns.map((column) => (row[column] ?? '').trim()).filter((text) => text !== '');
}

function columnIndex(header: readonly string[], column: string, label: string): number {
  const index = header.indexOf(column);
  if (index >= 0) return index;
  const message = `${label}: line 1: expected a column ${quoted(column)} (streetNames), got ${printableList(header)}`;
  throw new GeocoderError('SOURCE_INVALID', `${message}${didYouMean(column, header) || '.'}`);
}
