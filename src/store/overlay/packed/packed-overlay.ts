import type { MadeArea } from '../made-area';
import { PackedEntries } from './packed-entries';
import { PackedNames } from './packed-names';
import { PackedRows } from './packed-rows';
import { PackedTexts } from './packed-texts';
import type { SnapshotColumns } from './snapshot';

/** An open snapshot of an overlay over one dataset. */
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

  /** Names of the streets that the dataset lacks. */
  names(): PackedNames {
    return new PackedNames(this.columns, this.texts, (street) => this.rows.city(street));
  }

  /** Areas that the dataset lacks, in the order of their numbers. */
  areas(): MadeArea[] {
    return JSON.parse(Buffer.from(this.columns.areas).toString()) as MadeArea[];
  }
}
