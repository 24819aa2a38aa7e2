import type { Geometry } from 'geojson';

/** One address of a source: texts as written (trimmed), `''` for missing ones. */
export interface SourceRecord {
  /** Position in its file, from 1: the line, or the index of the feature. */
  line: number;
  streetname: string;
  number: string;
  suffix: string;
  postcode: string;
  city: string;
  /** Used if no layer has shapes of suburbs. */
  suburb: string;
  suburbCode: string;
  municipality: string;
  municipalityCode: string;
  province: string;
  provinceCode: string;
  /** Degrees (WGS 84), as written; they are parsed and checked later. */
  latitude: string | number;
  longitude: string | number;
  identifier: string;
  building: string;
  streetAliases: readonly string[];
  /** The aliases with a known language, by its code. */
  streetTranslations?: ReadonlyMap<string, string>;
  /**
   * True for a house number that was not surveyed: its point comes from an address range. Such a record is kept like
   * any other, because the dataset has no level for it.
   */
  interpolated?: true;
  /** What is wrong, if the record could not be read by the recipe; else null. */
  flaw: string | null;
  /** Reason of the rejection of a record with a flaw. Default: wrong number of columns. */
  reason?: string;
}

/** One area of a layer. */
export interface AreaFeature {
  /** Position in its file: `feature 12`, `line 12`. */
  where: string;
  id: string;
  properties: Record<string, unknown>;
  /** Null for a layer without shapes. */
  geometry: Geometry | null;
}

/** Progress of reading; readers update it. */
export interface ReadProgress {
  /** Bytes of the file on disk that were read so far. */
  bytes: number;
  /** Characters of its text so far: for a compressed file some ten times as many. */
  characters?: number;
}
