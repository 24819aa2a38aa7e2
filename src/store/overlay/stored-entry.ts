import type { OverlayField } from '../../model/overlay';

/** The fields of an entry; `''` for none. Degrees. */
export interface EntryFields extends Readonly<Record<OverlayField, string>> {
  readonly latitude: number;
  readonly longitude: number;
}

/** An entry as the file holds it. */
export interface StoredEntry {
  /** Lower case. */
  readonly id: string;
  /** The number of its last change; 0 for one that is not written yet. */
  readonly change: number;
  /** True if the dataset has an address with this id, which the entry replaces. */
  readonly overDataset: boolean;
  /** True if it is withdrawn; its fields do not count then. */
  readonly withdrawn: boolean;
  /** Null for an address of the dataset that is withdrawn and not corrected. */
  readonly fields: EntryFields | null;
  /** The address in the dataset when the entry was made; null for an addition. */
  readonly original: EntryFields | null;
  /** True if the entry was restored or removed. It is kept, so that other processes learn of it. */
  readonly gone: boolean;
  /** Its place in the dataset that the file names as `placed in`; null if unknown. */
  readonly placed: PlacedIn | null;
}

/** The place of an entry in a dataset, in numbers of that dataset. */
export interface PlacedIn {
  readonly city: number;
  readonly suburb: number;
  /** The street of the dataset with this name; -1 for none. */
  readonly street: number;
  /** The address of the dataset that it replaces; -1 for none. */
  readonly ordinal: number;
}
