/** The layout of entries in hash pages, for the reader and the writer. */

/** Row that describes the table; pages are numbered from 0. */
export const HASH_HEADER = -1;
/** Length of the description: number of pages (4 bytes), bytes per entry, bits per value, stored bits per hash. */
export const HASH_HEADER_BYTES = 7;

/** The page of a hash: its upper 24 bits scaled to the number of pages. */
export function pageOfHash(upper: number, pageCount: number): number {
  return Math.floor((upper * pageCount) / 2 ** 24);
}

/** The part of a hash that its page stores: the top bits of its lower 24 bits. */
export function keyOfHash(lower: number, keyRange: number): number {
  return Math.floor((lower * keyRange) / 2 ** 24);
}
