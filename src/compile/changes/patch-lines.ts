/**
 * The lines of a patch: JSON, compressed with Brotli. They say which rows of the old dataset, and which changed rows,
 * are passed to the dataset writer to write the new dataset. The first line is the header, the last one `["end"]`.
 */

import type { AreaLevel } from '../../model/areas';
import type { Translation } from '../../store/format/translation';

export const PATCH_FORMAT = 'doorplate-patch';
export const PATCH_VERSION = 1;

export interface PatchHeader {
  format: typeof PATCH_FORMAT;
  version: typeof PATCH_VERSION;
  /** The old dataset: checksum of its manifest, and when it was built. */
  from: { checksum: string; builtAt: string };
  /** The manifest of the new dataset, byte for byte. */
  manifest: string;
  /** Ed25519 signature of the manifest, base64; null for an unsigned patch. */
  signature: string | null;
}

/** A new or changed area. Areas are numbered in their order, in both datasets. */
export interface PatchArea {
  /** Its number in the old dataset; -1 for a new one. */
  was: number;
  level: AreaLevel;
  parent: number | null;
  code: string;
  name: string;
  aliases: readonly string[];
  made: boolean;
  /** 1e-6 degrees; null if it follows from its addresses. */
  point: readonly [latitude: number, longitude: number] | null;
  sourceSet: number;
  /** Its polygons; null for those of the old area. `deltas`: coordinates as differences, 1e-6 degrees. */
  parts: readonly { ringEnds: readonly number[]; deltas: readonly number[] }[] | null;
}

/** A new or changed street; an absent field is unchanged. */
export interface PatchStreet {
  name?: string;
  /** Number of the area of its city. */
  city?: number;
  /** Name keys of its other names. */
  aliasKeys?: readonly string[];
  /** 1e-6 degrees, if it does not follow from its addresses. */
  point?: readonly [latitude: number, longitude: number];
}

/**
 * Addresses of a changed street, in order. A positive number copies that many addresses of the old street; a negative
 * one skips that many; a list is one address, written as differences (`street-edits.ts`).
 */
export type RowEdit = number | readonly (string | number)[];

export type PatchLine =
  /** Copies `count` areas of the old dataset, from number `from` on. */
  | readonly ['areas', from: number, count: number]
  | readonly ['area', area: PatchArea]
  /** Copies `count` streets of the old dataset, from number `from` on. */
  | readonly ['streets', from: number, count: number]
  /** A street; `from` is its number in the old dataset, -1 for a new one. */
  | readonly ['street', from: number, street: PatchStreet, rows: readonly RowEdit[]]
  /** New and changed redirects of withdrawn ids; also ids whose redirect the new dataset no longer has. */
  | readonly ['redirects', redirects: readonly (readonly [id: string, successor: string])[]]
  | readonly ['no-redirects', ids: readonly string[]]
  /** All names in other languages of the new dataset. */
  | readonly ['translations', translations: readonly Translation[]]
  /** Corrections of bytes that the writer would write otherwise; after all streets. */
  | readonly ['size', file: string, bytes: number]
  | readonly ['page', file: string, page: number, base64: string]
  | readonly ['end'];
