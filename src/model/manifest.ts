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
  /** Table or index of the database → checksums of its pages. Datasets of earlier builds lack it. */
  trees?: Record<string, TreeSums>;
  counts: ManifestCounts;
  /** Null for a dataset without addresses. */
  boundingBox: BoundingBox | null;
  /** What each country's rows show of how addresses are written there, by ISO 3166-1 alpha-2 code. */
  conventions: Record<string, LearnedConventions>;
  /** ISO 639 codes of the languages in which names are held beside the own ones, sorted; none where there are none. */
  languages?: readonly string[];
  /** Address sources in their order of precedence, then area layers. */
  sources: ManifestSource[];
  /**
   * Combinations of sources that something in the dataset rests on, each as ascending places in `sources`. Of an
   * address, the first gave its point; the others hold the same address.
   */
  sourceSets: number[][];
  /** SHA-256 over this manifest without this field (canonical JSON): a changed byte here is found too. */
  checksum: string;
}

/** CRC-32, in hexadecimal, over the pages that SQLite keeps a table or an index in (its b-tree), without overflow pages. */
export interface TreeSums {
  /** From the root down; `00000000` where the root is a leaf. */
  inner: string;
  /** In the order of their keys. */
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
  /** Accepted records that repeat another of the same source. */
  duplicates: number;
  /** Accepted records of an address that a source before this one has: kept as one, with both attributions. */
  conflated: number;
  /** Reason → count. */
  rejected: Record<string, number>;
  licence: string;
  attribution: string;
  /** How far a point of this source may lie from the true place nine times in ten, metres. */
  accuracyMeters: number;
}
