import type { MadeArea } from '../made-area';
import type { EntryFields, PlacedIn } from '../stored-entry';
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

  /** Entries with an address that lie in an area that the dataset lacks, by their last change. */
  inMadeAreas(isMade: (area: number) => boolean): { placed: PlacedIn; point: EntryFields }[] {
    const { cities, suburbs, changes } = this.columns;
    const isInOne = (entry: number) => isMade(cities[entry]!) || isMade(suburbs[entry]!);
    return Array.from(changes.keys())
      .filter((entry) => isInOne(entry) && this.rows.ordinalOf(entry) >= 0)
      .sort((a, b) => changes[a]! - changes[b]!)
      .map((entry) => ({ placed: this.entries.placed(entry)!, point: this.entries.fields(entry)! }));
  }
}
