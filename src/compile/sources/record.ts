import type { Geometry } from 'geojson';

/** One address as a source gives it: text as written (trimmed), `''` for what is not there. */
export interface SourceRecord {
  /** Where it stands in its file, from 1: the line, or the feature's place in the list. */
  line: number;
  streetname: string;
  number: string;
  suffix: string;
  postcode: string;
  city: string;
  /** Counts where no layer has the shapes of suburbs. */
  suburb: string;
  suburbCode: string;
  municipality: string;
  municipalityCode: string;
  province: string;
  provinceCode: string;
  /** Degrees (WGS 84), as written; the pipeline reads and judges them. */
  latitude: string | number;
  longitude: string | number;
  identifier: string;
  building: string;
  streetAliases: readonly string[];
  /** Those of them whose language is known, by its code. */
  streetTranslations?: ReadonlyMap<string, string>;
  /**
   * True for a number that nobody saw there: it stands where its address range says. (Such a record is kept as any other
   * until the dataset has a level for it.)
   */
  interpolated?: true;
  /** Set where the record could not be read as the recipe says, with what is wrong. */
  flaw: string | null;
  /** Why a record with a flaw is rejected, where it is not the number of its columns. */
  reason?: string;
}

/** One area as a layer gives it. */
export interface AreaFeature {
  /** Where it stands: `feature 12`, `line 12`. */
  where: string;
  id: string;
  properties: Record<string, unknown>;
  /** Null for a layer without shapes. */
  geometry: Geometry | null;
}

/** Told how far reading has come. */
export interface ReadProgress {
  /** Bytes of the file as it lies on disk, read so far. */
  bytes: number;
}
