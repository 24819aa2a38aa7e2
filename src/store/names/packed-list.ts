import { crc32 } from 'node:zlib';
import { DATABASE_FILE } from '../../model/manifest';
import { CorruptBytes } from '../format/damage';

/** Lists of unsigned integers as LEB128 bytes with a two-byte CRC-32 at the end, checked on every read. */

/** The largest integer of a list. */
const MOST = 2 ** 32 - 1;
let scratch = Buffer.alloc(1 << 16);

/** Packs integers of 0 … 2^32-1. */
export function packList(values: ArrayLike<number>): Buffer {
  if (scratch.length < values.length * 8 + 2) scratch = Buffer.alloc(values.length * 16);
  let end = 0;
  for (let i = 0; i < values.length; i++) {
    let value = values[i]!;
    while (value >= 0x80) {
      scratch[end++] = (value % 0x80) | 0x80;
      value = Math.floor(value / 0x80);
    }
    scratch[end++] = value;
  }
  const sum = crc32(scratch.subarray(0, end)) & 0xffff;
  scratch[end++] = sum & 0xff;
  scratch[end++] = sum >>> 8;
  return Buffer.from(scratch.subarray(0, end));
}

/** An unpacked list. The next `unpack` fills the same array, so that unpacking allocates nothing. */
export class UnpackedList {
  /**
   * Integers, not doubles: V8 boxes a number that was read from an array of doubles. An object with a boxed id gets
   * another shape, and every object like it is then converted at each access (0.4 µs).
   */
  values = new Uint32Array(64);
  length = 0;

  /**
   * Reads what `packList` wrote.
   * @param where name of the table, for the error; the row follows it.
   * @throws CorruptBytes if the checksum differs.
   */
  unpack(bytes: Buffer, where: string, row: number | string = ''): void {
    this.unpackBody(bytes, 0, checkList(bytes, where, row));
  }

  /**
   * Unpacks bytes that were checked before, without their checksum: all numbers, or the first `most`.
   * @returns the start of the next number.
   */
  unpackBody(bytes: Buffer, start: number, end: number, most = Number.POSITIVE_INFINITY): number {
    if (this.values.length < end - start) this.values = new Uint32Array(2 * (end - start));
    const { values } = this;
    let length = 0;
    let at = start;
    for (; at < end && length < most; length++) {
      let byte = bytes[at++]!;
      let value = byte & 0x7f;
      let scale = 0x80;
      while (byte >= 0x80 && at < end) {
        byte = bytes[at++]!;
        value += (byte & 0x7f) * scale;
        scale *= 0x80;
      }
      if (value > MOST)
        throw new CorruptBytes(DATABASE_FILE, 'a packed list holds an integer that is too large');
      values[length] = value;
    }
    this.length = length;
    return at;
  }
}

/**
 * Checks a packed list. Returns the end of its body, before the checksum.
 * @param where name of the table, for the error; the row follows it.
 * @throws CorruptBytes if the checksum differs.
 */
export function checkList(bytes: Buffer, where: string, row: number | string): number {
  // SQLite may give another type than the one that was written.
  const end = bytes instanceof Uint8Array ? bytes.length - 2 : -1;
  if (end < 0 || (crc32(bytes.subarray(0, end)) & 0xffff) !== (bytes[end]! | (bytes[end + 1]! << 8))) {
    throw new CorruptBytes(DATABASE_FILE, `the checksum of ${where} ${row} disagrees with its bytes`);
  }
  return end;
}

const shared = new UnpackedList();

/** Unpacks a list into a new array. */
export function unpackList(bytes: Buffer, where: string, row: number | string = ''): number[] {
  shared.unpack(bytes, where, row);
  const { values, length } = shared;
  const list = new Array<number>(length);
  for (let index = 0; index < length; index++) list[index] = values[index]!;
  return list;
}
