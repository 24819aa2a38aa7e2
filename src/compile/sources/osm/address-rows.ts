import type { ElementType } from './elements';

/** Tags that make an element an address. */
export const NUMBER_KEY = 'addr:housenumber';
export const INTERPOLATION_KEY = 'addr:interpolation';

/** Columns that are made from several tags. */
const MADE_COLUMNS: Record<string, (address: OsmAddress) => string> = {
  '@street': ({ tags, associatedStreet }) =>
    tags.get('addr:street') || associatedStreet || tags.get('addr:place') || '',
  '@number': ({ number }) => number,
  '@id': ({ type, id, suffix }) => `${type}/${id}${suffix}`,
  '@type': ({ type }) => type,
  '@building': ({ type, id, tags }) => (tags.has('building') && type !== 'node' ? `${type}/${id}` : ''),
};

/** One address of an element. An element with several house numbers has several addresses. */
export interface OsmAddress {
  type: ElementType;
  id: number;
  tags: ReadonlyMap<string, string>;
  number: string;
  /** Distinguishes the addresses of one element: `#14`. */
  suffix: string;
  /** Name of the associatedStreet relation of which the element is a house; `''` for none. */
  associatedStreet: string;
}

/** Makes a function that returns the texts of a row: tags, and columns that are made from them. */
export function rowMaker(columns: readonly string[]): (address: OsmAddress) => string[] {
  const makers = columns.map(
    (column) => MADE_COLUMNS[column] ?? (({ tags }: OsmAddress) => tags.get(column) ?? ''),
  );
  return (address) => {
    const row: string[] = [];
    for (const make of makers) row.push(make(address));
    return row;
  };
}

/**
 * The numbers of a tag: `12;14` and `12,14` are two addresses, `12-16` is one (wiki.openstreetmap.org/wiki/
 * Addresses: "buildings with multiple house numbers").
 */
export function splitNumbers(text: string): string[] {
  if (!text.includes(';') && !text.includes(',')) return [text];
  const numbers = text
    .split(/[;,]/)
    .map((number) => number.trim())
    .filter((number) => number !== '');
  return numbers.length > 0 ? [...new Set(numbers)] : [text];
}
