import { foldName, KNOWN_NAMES, KNOWN_PARTS } from '../../model/column-names';
import { BULK_MODES, type BulkMode } from '../work/modes';
import type { FieldColumn } from './field-column';

/** Fields with a place: appended to a line column, and part of a line that is made of fields. */
const PLACE_FIELDS = ['postcode', 'city', 'province'];
const LINE_FIELDS = ['streetname', 'number', 'suffix', ...PLACE_FIELDS];

/** The columns that hold a mode's fields, guessed from their names. A field may be read from several. */
export function guessColumns(mode: BulkMode, header: readonly string[]): FieldColumn[] {
  const guess = new Guess(header);
  if (mode === 'search') return guess.line();
  return BULK_MODES[mode].fields.flatMap((field) => guess.field(field));
}

/** A guess for one header. Each column is used at most once. */
class Guess {
  readonly #header: readonly string[];
  readonly #folded: readonly string[];
  readonly #taken = new Set<number>();

  constructor(header: readonly string[]) {
    this.#header = header;
    this.#folded = header.map(foldName);
  }

  /** The columns of a field with its parts, in their order. */
  field(field: string): FieldColumn[] {
    const names = KNOWN_NAMES[field]!;
    // A whole address, or the street with its number, is understood as a street.
    const own = this.#first(field === 'streetname' ? [...names, ...KNOWN_NAMES.text!] : names);
    const { before = [], after = [] } = KNOWN_PARTS[field] ?? {};
    // Parts of a street need its name. Parts of a suffix (a letter, a floor) are enough by themselves.
    if (own === null && field === 'streetname') return [];
    const parts = (lists: readonly (readonly string[])[]) => lists.map((names) => this.#first(names));
    return [...parts(before), own, ...parts(after)]
      .filter((position) => position !== null)
      .map((position) => ({ field, column: this.#header[position]! }));
  }

  /** The columns of a line: one that holds it, with the place beside it; else the fields of an address. */
  line(): FieldColumn[] {
    const own = this.#first(KNOWN_NAMES.text!);
    const rest = (own === null ? LINE_FIELDS : PLACE_FIELDS).flatMap((field) => this.placed(field));
    const hasAddress = own !== null || rest.some(({ field }) => field === 'streetname');
    if (!hasAddress) return [];
    const columns = [...(own === null ? [] : [this.#header[own]!]), ...rest.map(({ column }) => column)];
    return columns.map((column) => ({ field: 'text', column }));
  }

  /** The columns of a field; without a column for the town, that of the municipality. */
  placed(field: string): FieldColumn[] {
    const own = this.field(field);
    return field === 'city' && own.length === 0 ? this.field('municipality') : own;
  }

  #first(names: readonly string[]): number | null {
    for (const name of names) {
      const position = this.#folded.findIndex((folded, index) => folded === name && !this.#taken.has(index));
      if (position < 0) continue;
      this.#taken.add(position);
      return position;
    }
    return null;
  }
}
