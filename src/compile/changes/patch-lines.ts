/**
 * A patch: lines of JSON, compressed (Brotli). It tells how to give the rows of the old dataset, with what changed, to the
 * writer of datasets, so that it writes the new dataset. The first line is the header, the last one `["end"]`.
 */

import type { AreaLevel } from '../../model/areas';
import type { Translation } from '../../store/format/translation';

export const PATCH_FORMAT = 'doorplate-patch';
export const PATCH_VERSION = 1;

export interface PatchHeader {
  format: typeof PATCH_FORMAT;
  version: typeof PATCH_VERSION;
  /** Checksum of the manifest of the dataset that it changes, and when that was built. */
  from: { checksum: string; builtAt: string };
  /** The manifest of the new dataset, byte for byte. */
  manifest: string;
  /** Ed25519 over the manifest, base64; null for a patch that nobody signed. */
  signature: string | null;
}

/** An area that is not as in the old dataset. Areas are numbered in their order, in both datasets. */
export interface PatchArea {
  /** Its number in the old dataset; -1 for a new one. */
  was: number;
  level: AreaLevel;
  parent: number | null;
  code: string;
  name: string;
  aliases: readonly string[];
  made: boolean;
  /** 1e-6 degrees; null where its addresses say it. */
  point: readonly [latitude: number, longitude: number] | null;
  sourceSet: number;
  /** Its polygons; null for those of the old one. Points of each ring; coordinates as differences, 1e-6 degrees. */
  parts: readonly { ringEnds: readonly number[]; deltas: readonly number[] }[] | null;
}

/** A street that is not as in the old dataset; what is absent is as it was. */
export interface PatchStreet {
  name?: string;
  /** Area of its city. */
  city?: number;
  /** Keys of other names that it has. */
  aliasKeys?: readonly string[];
  /** 1e-6 degrees, where it is not that of its addresses. */
  point?: readonly [latitude: number, longitude: number];
}

/**
 * Addresses of a changed street, in their order: so many as in the old street from where it stands; so many passed over
 * (negative); or one written out as differences: see `street-edits.ts`.
 */
export type RowEdit = number | readonly (string | number)[];

export type PatchLine =
  /** So many areas as in the old dataset, from this one on. */
  | readonly ['areas', from: number, count: number]
  | readonly ['area', area: PatchArea]
  /** So many streets as in the old dataset, from this one on. */
  | readonly ['streets', from: number, count: number]
  /** A street; `from` is its number in the old dataset, -1 for a new one. */
  | readonly ['street', from: number, street: PatchStreet, rows: readonly RowEdit[]]
  /** Withdrawn ids and where they lead, that the old dataset lacks or has otherwise; ids of the old one that lead nowhere in the new one. */
  | readonly ['redirects', redirects: readonly (readonly [id: string, successor: string])[]]
  | readonly ['no-redirects', ids: readonly string[]]
  /** Names in other languages, all that the new dataset has. */
  | readonly ['translations', translations: readonly Translation[]]
  /** Bytes that the writer gives otherwise: after all streets. */
  | readonly ['size', file: string, bytes: number]
  | readonly ['page', file: string, page: number, base64: string]
  | readonly ['end'];
