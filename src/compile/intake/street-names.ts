import { GeocoderError } from '../../model/errors';
import { printableList, quoted } from '../../model/quote';
import { fold, squash } from '../../text/fold';
import { didYouMean } from '../recipe/did-you-mean';
import type { StreetNames } from '../recipe/recipe';
import { readDelimitedRows } from '../sources/delimited-rows';
import { languageOf } from '../sources/name-language';
import type { InputFile } from './input-files';

/** Other names of a street, with their languages if these are known. */
export interface OtherNamesOfOne {
  readonly aliases: readonly string[];
  /** By ISO 639 code. */
  readonly translations: ReadonlyMap<string, string>;
}

/** Other names of streets, by a name that addresses use, folded: case, diacritics and spaces do not matter. */
export type OtherNames = ReadonlyMap<string, OtherNamesOfOne>;

const NO_NAMES: OtherNamesOfOne = { aliases: [], translations: new Map() };

export function otherNamesOf(names: OtherNames, streetname: string): OtherNamesOfOne {
  return names.get(squash(fold(streetname))) ?? NO_NAMES;
}

/**
 * Reads tables of street names: a header, then one street on each line.
 * @throws GeocoderError SOURCE_INVALID for a missing column; the message has the existing ones.
 */
export async function readStreetNames(rule: StreetNames, files: readonly InputFile[]): Promise<OtherNames> {
  const names = new Map<string, OtherNamesOfOne>();
  const languages = rule.aliases.map((column) =>
    languageOf(
      rule.languages[column] === undefined
        ? { columns: [column] }
        : { columns: [column], language: rule.languages[column] },
    ),
  );
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
        const translations = new Map<string, string>();
        for (const [at, column] of others.entries()) {
          const language = languages[at] ?? null;
          const text = (row[column] ?? '').trim();
          if (language !== null && text !== '' && !translations.has(language))
            translations.set(language, text);
        }
        for (const name of textsAt(row, own)) addNames(names, name, { aliases, translations });
      }
    }
  }
  return names;
}

function addNames(
  names: Map<string, OtherNamesOfOne>,
  name: string,
  { aliases, translations }: OtherNamesOfOne,
): void {
  const key = squash(fold(name));
  const known = names.get(key) ?? NO_NAMES;
  names.set(key, {
    aliases: [
      ...known.aliases,
      ...aliases.filter((alias) => alias !== name && !known.aliases.includes(alias)),
    ],
    // The first row with a name counts.
    translations: new Map([...translations, ...known.translations]),
  });
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
