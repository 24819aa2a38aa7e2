import { formatUuid, isUuid, parseUuid, uuidHash48, uuidV5 } from '../../text/uuid';

/*
 * Ids that bear the mark of a dataset. The mark is mixed into the bytes by an exclusive or, so mixing it once more gives
 * the id without the mark, and no table is needed. A marked id is a UUID of version 8 (RFC 9562: the bits of the maker),
 * so that it is told from the UUIDs of version 5 without a mark.
 */

const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;
/** Turns version 5 into 8, and 8 into 5. */
const OTHER_VERSION = 0xd0;
const VERSION_DIGIT = 14;
const HALF = 2 ** 24;

/** The mark of a dataset. @param before how many earlier datasets have the same name. */
export function markOf(name: string, before: number): Uint8Array {
  const mark = Uint8Array.from(parseUuid(uuidV5(`dataset|${before}|${name}`))!);
  mark[VERSION_BYTE] = (mark[VERSION_BYTE]! & 0x0f) | OTHER_VERSION;
  mark[VARIANT_BYTE] = mark[VARIANT_BYTE]! & 0x3f;
  return mark;
}

export function isMarked(uuid: string): boolean {
  return uuid[VERSION_DIGIT] === '8' && isUuid(uuid);
}

/** Puts a mark on an id, or takes it off. */
export function markedUuid(uuid: string, mark: Uint8Array): string {
  return formatUuid(parseUuid(uuid)!.map((byte, at) => byte ^ mark[at]!));
}

/** The same for the first 48 bits of an id. */
export function markedHash(hash: number, mark: Uint8Array): number {
  const other = uuidHash48(formatUuid(mark));
  const high = Math.floor(hash / HALF) ^ Math.floor(other / HALF);
  return high * HALF + ((hash % HALF) ^ (other % HALF));
}
