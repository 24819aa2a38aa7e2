import { formatUuid, uuidHash48 } from '../../../text/uuid';
import type { EntryFields, PlacedIn, StoredEntry } from '../stored-entry';
import { GONE, HAS_FIELDS, HAS_ORIGINAL, OVER_DATASET, PLACED, WITHDRAWN } from './entry-flags';
import { readFields, readOriginal } from './entry-record';
import type { PackedTexts } from './packed-texts';
import type { SnapshotColumns } from './snapshot';

const ID_BYTES = 16;
const HASH_BYTES = 6;

/** The entries of a snapshot, in the order of their ids. */
export class PackedEntries {
  readonly size: number;
  readonly #columns: SnapshotColumns;
  readonly #ids: Buffer;
  readonly #records: Buffer;
  readonly #texts: PackedTexts;

  constructor(columns: SnapshotColumns, texts: PackedTexts) {
    const { ids, records } = columns;
    this.size = columns.changes.length;
    this.#columns = columns;
    this.#ids = Buffer.from(ids.buffer, ids.byteOffset, ids.byteLength);
    this.#records = Buffer.from(records.buffer, records.byteOffset, records.byteLength);
    this.#texts = texts;
  }

  id(at: number): string {
    return formatUuid(this.#ids.subarray(at * ID_BYTES, (at + 1) * ID_BYTES));
  }

  /** -1 for an id that no entry has. @param id lower case. */
  find(id: string): number {
    return this.withHash(uuidHash48(id)).find((at) => this.id(at) === id) ?? -1;
  }

  /** Entries whose id begins with these 48 bits. */
  withHash(hash: number): number[] {
    let from = 0;
    let to = this.size;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#hash(middle) < hash) from = middle + 1;
      else to = middle;
    }
    const found: number[] = [];
    while (from < this.size && this.#hash(from) === hash) found.push(from++);
    return found;
  }

  isGone(at: number): boolean {
    return (this.#columns.flags[at]! & GONE) !== 0;
  }

  change(at: number): number {
    return this.#columns.changes[at]!;
  }

  /** The numbers of the entries, in order of their last change. */
  inOrder(): Uint32Array {
    const { changes } = this.#columns;
    return Uint32Array.from(changes.keys()).sort((a, b) => changes[a]! - changes[b]!);
  }

  entry(at: number): StoredEntry {
    const flags = this.#columns.flags[at]!;
    const { fields, end } = this.#read(at);
    return {
      id: this.id(at),
      change: this.change(at),
      overDataset: (flags & OVER_DATASET) !== 0,
      withdrawn: (flags & WITHDRAWN) !== 0,
      gone: (flags & GONE) !== 0,
      fields,
      original: (flags & HAS_ORIGINAL) === 0 ? null : readOriginal(this.#records, end, this.#texts),
      placed: this.placed(at),
    };
  }

  /** Null for an address of the dataset that is withdrawn and not corrected. */
  fields(at: number): EntryFields | null {
    return this.#read(at).fields;
  }

  placed(at: number): PlacedIn | null {
    const { flags, cities, suburbs, streets, ordinals } = this.#columns;
    if ((flags[at]! & PLACED) === 0) return null;
    return { city: cities[at]!, suburb: suburbs[at]!, street: streets[at]!, ordinal: ordinals[at]! };
  }

  #read(at: number): { fields: EntryFields | null; end: number } {
    const { flags, recordStarts, latitudes, longitudes } = this.#columns;
    const start = recordStarts[at]!;
    if ((flags[at]! & HAS_FIELDS) === 0) return { fields: null, end: start };
    return readFields(this.#records, start, this.#texts, latitudes[at]!, longitudes[at]!);
  }

  #hash(at: number): number {
    return this.#ids.readUIntBE(at * ID_BYTES, HASH_BYTES);
  }
}
