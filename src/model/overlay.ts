/** An application's own additions, corrections and withdrawals over a dataset. */

/** An address or a named place that an overlay adds. */
export interface OverlayAddress {
  /** Name of a place: `Gate 3`. A place needs a name and a point, an address a street and a number. */
  name?: string;
  /** Kind of place, any word: `gate`, `depot`. */
  kind?: string;
  streetname?: string;
  number?: string;
  suffix?: string;
  postcode?: string;
  /** Default: the city of the addresses nearby. */
  city?: string;
  /** Default: the suburb whose border holds the point. */
  suburb?: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Default: a new id. An entry with the same id is replaced. */
  id?: string;
}

/** The fields that a correction changes; `''` removes a field. */
export type OverlayChanges = Partial<Omit<OverlayAddress, 'id'>>;

/** What the overlay does with an id: adds it, corrects it or withdraws it. */
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

/** One entry. A field that it does not have is null; a withdrawn address of the dataset has only nulls. */
export interface OverlayEntry extends Record<OverlayField, string | null> {
  id: string;
  state: OverlayState;
  latitude: number | null;
  longitude: number | null;
}

/** File formats of import and export. */
export const OVERLAY_FORMATS = ['csv', 'ndjson', 'geojson'] as const;
export type OverlayFormat = (typeof OVERLAY_FORMATS)[number];

/** Result of an import. */
export interface OverlayImport {
  added: number;
  corrected: number;
  withdrawn: number;
  /** Rejected rows, counted from 1, with the reason. */
  rejected: { row: number; reason: string }[];
}

/** How an entry compares with the dataset below it now. */
export interface OverlayFinding {
  entry: OverlayEntry;
  /** `learned`: the dataset now says the same. `conflict`: the dataset has changed and says something else. */
  finding: 'learned' | 'conflict';
  reason: string;
  /** Metres between the entry and the address of the dataset; null if the dataset has none. */
  metersApart: number | null;
}

/** Result of a review of all entries. */
export interface OverlayReview {
  entries: number;
  /** Entries that are neither learned nor in conflict. */
  standing: number;
  learned: number;
  conflicts: number;
  /** Learned entries that were removed. */
  dropped: number;
  findings: OverlayFinding[];
}
