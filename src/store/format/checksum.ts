import { crc32 } from 'node:zlib';

/** Start values of the checksums, one for each table, so that a row read from the wrong table is detected. */
export function tableSalt(table: string): number {
  return crc32(table);
}

/**
 * Checksum of a BLOB in 16 bits: CRC-32 over its bytes, begun with the table's salt and the row's id, so that bytes
 * found under another id are refused as well.
 */
export function blobChecksum(body: Uint8Array, salt: number, id: number): number {
  return crc32(body, (salt ^ id) >>> 0) & 0xffff;
}

const FNV_PRIME = 16777619;

/** Mixes one integer into a running 32-bit FNV-1a hash (Fowler, Noll, Vo), 16 bits a step. */
function mixInteger(state: number, value: number): number {
  const low = value | 0;
  const high = Math.floor(value / 2 ** 32) | 0;
  let mixed = Math.imul(state ^ (low & 0xffff), FNV_PRIME);
  mixed = Math.imul(mixed ^ (low >>> 16), FNV_PRIME);
  return high === 0 ? mixed : Math.imul(mixed ^ high, FNV_PRIME);
}

function mixText(state: number, text: string): number {
  let mixed = mixInteger(state, text.length);
  for (let index = 0; index < text.length; index++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), FNV_PRIME);
  }
  return mixed;
}

function mixBytes(state: number, bytes: Uint8Array, end: number): number {
  let mixed = mixInteger(state, end);
  for (let index = 0; index < end; index++) mixed = Math.imul(mixed ^ bytes[index]!, FNV_PRIME);
  return mixed;
}

/** `rowChecksum([text, bytes.subarray(0, end)], 2, salt)`, but without making an array. */
export function keyedChecksum(text: string, bytes: Uint8Array, end: number, salt: number): number {
  const state = mixBytes(mixText(salt | 0, text), bytes, end);
  return ((state >>> 16) ^ state) & 0xffff;
}

/** What a column of a plain row may hold. */
export type Column = string | number | Uint8Array | null;

/**
 * Checksum of a plain row in 16 bits: FNV-1a over its columns in order (text by UTF-16 unit), the first `count` of
 * them, begun with the table's salt. Computed in JavaScript: for short rows a call into zlib costs more.
 */
export function rowChecksum(columns: readonly Column[], count: number, salt: number): number {
  let state = salt | 0;
  for (let index = 0; index < count; index++) {
    const column = columns[index];
    if (typeof column === 'string') state = mixText(state, column);
    else if (typeof column === 'number') state = mixInteger(state, column);
    else if (column === null || column === undefined) state = Math.imul(state ^ 0x5bd1, FNV_PRIME);
    else state = mixBytes(state, column, column.length);
  }
  return ((state >>> 16) ^ state) & 0xffff;
}
