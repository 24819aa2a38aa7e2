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
  /** The dataset has an address with this id; the entry replaces it. */
  readonly overDataset: boolean;
  /** Taken away, whatever its fields say. */
  readonly withdrawn: boolean;
  /** Null for an address of the dataset that is withdrawn and not corrected. */
  readonly fields: EntryFields | null;
  /** The address in the dataset when the entry was made; null for an addition. */
  readonly original: EntryFields | null;
  /** Nothing is left of it: it was restored, or dropped. Kept, so that other processes hear of it. */
  readonly gone: boolean;
  /** Where it was placed in the dataset that the file says it was placed in. */
  readonly placed: PlacedIn | null;
}

/** Where an entry lies in a dataset: numbers of that dataset. */
export interface PlacedIn {
  readonly city: number;
  readonly suburb: number;
  /** The street of the dataset that it lies on; -1 for none. */
  readonly street: number;
  /** The address with this id; -1 for none. */
  readonly ordinal: number;
}
