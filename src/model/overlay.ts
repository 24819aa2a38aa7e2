/** An application's own additions, corrections and withdrawals over a dataset. */

/** What an address of one's own, or a named place, is made of. */
export interface OverlayAddress {
  /** Of a named place: `Gate 3`. A place needs a name and a point, an address a street and a number. */
  name?: string;
  /** What kind of place it is, in one's own words: `gate`, `depot`. */
  kind?: string;
  streetname?: string;
  number?: string;
  suffix?: string;
  postcode?: string;
  /** Default: that of the addresses nearby. */
  city?: string;
  /** Default: the one whose border holds the point. */
  suburb?: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Default: a new one. An id that is there already is put anew. */
  id?: string;
}

/** What a correction changes; `''` takes a field away. */
export type OverlayChanges = Partial<Omit<OverlayAddress, 'id'>>;

/** What the overlay says of an id: it adds it, says something else than the dataset, or takes it away. */
export const OVERLAY_STATES = ['added', 'corrected', 'withdrawn'] as const;
export type OverlayState = (typeof OVERLAY_STATES)[number];

/** The fields of an entry, in the order of their columns in a file. */
export const OVERLAY_FIELDS = [
  'name',
  'kind',
  'streetname',
  'number',
  'suffix',
  'postcode',
  'city',
  'suburb',
] as const;
export type OverlayField = (typeof OVERLAY_FIELDS)[number];

/** One entry: its fields are null where it has none, all of them for an address of the dataset that is withdrawn. */
export interface OverlayEntry extends Record<OverlayField, string | null> {
  id: string;
  state: OverlayState;
  latitude: number | null;
  longitude: number | null;
}

/** How entries are written to a file and read from it. */
export const OVERLAY_FORMATS = ['csv', 'ndjson', 'geojson'] as const;
export type OverlayFormat = (typeof OVERLAY_FORMATS)[number];

/** What an import did. */
export interface OverlayImport {
  added: number;
  corrected: number;
  withdrawn: number;
  /** Rows that were not taken, counted from 1, and why. */
  rejected: { row: number; reason: string }[];
}

/** What the dataset below now says of an entry. */
export interface OverlayFinding {
  entry: OverlayEntry;
  /** `learned`: the dataset says the same itself. `conflict`: it says something else than when the entry was made. */
  finding: 'learned' | 'conflict';
  reason: string;
  /** Metres between the entry and what the dataset has; null where it has nothing. */
  metersApart: number | null;
}

/** A review of all entries. */
export interface OverlayReview {
  entries: number;
  /** Entries that the dataset neither says itself nor contradicts. */
  standing: number;
  learned: number;
  conflicts: number;
  /** Entries that were dropped, as they were learned. */
  dropped: number;
  findings: OverlayFinding[];
}
