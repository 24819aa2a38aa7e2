/** The manifest of a dataset: what it holds, where it came from and the checksums of its files. */

import type { LearnedConventions } from './learned';
import type { BoundingBox } from './requests';

/** Version of the layout on disk (src/store/format/FORMAT.md). A reader refuses any other. */
export const FORMAT_VERSION = 4;
export const MANIFEST_FILE = 'manifest.json';
export const DATABASE_FILE = 'addresses.sqlite';
export const ADDRESS_INDEX_FILE = 'addresses.flatbush';
export const AREA_INDEX_FILE = 'areas.flatbush';

export interface Manifest {
  format: 'doorplate';
  formatVersion: number;
  /** UUIDv5 over the files' checksums: the same bytes have the same id, here and in the database. */
  datasetId: string;
  /** ISO 8601. From SOURCE_DATE_EPOCH, or the newest input's modification time. */
  builtAt: string;
  name: string;
  /** File name → size in bytes and SHA-256 in hexadecimal. */
  files: Record<string, { bytes: number; sha256: string }>;
  /** Table or index of the database → checksums of its pages. Missing in datasets of earlier versions. */
  trees?: Record<string, TreeSums>;
  counts: ManifestCounts;
  /** Null for a dataset without addresses. */
  boundingBox: BoundingBox | null;
  /** How addresses are written in each country, learned from its rows; by ISO 3166-1 alpha-2 code. */
  conventions: Record<string, LearnedConventions>;
  /** ISO 639 codes of the languages of translated names, sorted; absent if no name is translated. */
  languages?: readonly string[];
  /** Address sources in their order of precedence, then area layers. */
  sources: ManifestSource[];
  /**
   * Combinations of sources of the addresses and areas, each as ascending indexes into `sources`. The first source of
   * an address gave its point; the others have the same address.
   */
  sourceSets: number[][];
  /** SHA-256 of this manifest without this field (canonical JSON). It detects a changed byte in the manifest itself. */
  checksum: string;
}

/**
 * CRC-32 checksums, in hexadecimal, of the pages of one SQLite b-tree (a table or an index), without overflow pages.
 */
export interface TreeSums {
  /** Inner pages, from the root down; `00000000` if the root is a leaf. */
  inner: string;
  /** Leaf pages, in key order. */
  leaves: string;
}

export interface ManifestCounts {
  addresses: number;
  streets: number;
  postcodes: number;
  blocks: number;
  areas: Record<string, number>;
}

export interface ManifestSource {
  name: string;
  /** `addresses`, or the level of an area layer. */
  kind: string;
  country: string;
  files: string[];
  read: number;
  accepted: number;
  /** Accepted records that repeat a record of the same source. */
  duplicates: number;
  /** Accepted records of an address that an earlier source also has. They become one address with both attributions. */
  conflated: number;
  /** Reason → count. */
  rejected: Record<string, number>;
  licence: string;
  attribution: string;
  /** Distance in metres between a point of this source and the true place, not exceeded by 90 % of the points. */
  accuracyMeters: number;
}
