import type { MadeArea } from './live-areas';
import { PackedEntries } from './packed-entries';
import { type HashedKey, readKeys } from './packed-keys';
import { PackedRows } from './packed-rows';
import { PackedTexts } from './packed-texts';
import type { SnapshotColumns } from './snapshot';

/** A snapshot of an overlay over one dataset, open. */
export class PackedOverlay {
  readonly entries: PackedEntries;
  readonly rows: PackedRows;
  readonly texts: PackedTexts;
  readonly columns: SnapshotColumns;

  constructor(columns: SnapshotColumns) {
    this.columns = columns;
    this.texts = new PackedTexts(columns.textBytes, columns.textEnds);
    this.entries = new PackedEntries(columns, this.texts);
    this.rows = new PackedRows(columns);
  }

  /** Keys of the streets that the dataset has not, in their order. */
  streetKeys(): Generator<HashedKey[]> {
    return readKeys(this.columns.streetKeys, this.texts);
  }

  /** Areas that the dataset has not, in the order of their numbers. */
  areas(): MadeArea[] {
    return JSON.parse(Buffer.from(this.columns.areas).toString()) as MadeArea[];
  }
}
