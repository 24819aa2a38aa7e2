import { createHash, type Hash } from 'node:crypto';
import type { ParquetFile } from './parquet-input';

/** Bytes that are read at once, so that a column of gigabytes needs little memory. */
const PIECE_BYTES = 1 << 20;
/** A file ends with the length of the footer and the magic number. */
const TRAILER_BYTES = 8;

/** Adds the bytes of a row group to a hash, in the order of its columns. */
export function hashRowGroup(file: ParquetFile, rowGroup: number, hash: Hash): void {
  for (const { meta_data: meta } of file.metadata.row_groups[rowGroup]!.columns) {
    if (meta === undefined) continue;
    const dictionary = meta.dictionary_page_offset;
    // Some writers say 0 for "no dictionary".
    const hasDictionary = dictionary !== undefined && dictionary > 0n && dictionary < meta.data_page_offset;
    const start = Number(hasDictionary ? dictionary : meta.data_page_offset);
    hashBytes(file, start, start + Number(meta.total_compressed_size), hash);
  }
}

/** SHA-256 of the footer, hexadecimal. The footer has the positions of all pages. */
export function footerDigest(file: ParquetFile): string {
  const { byteLength } = file.buffer;
  const length = file.read(byteLength - TRAILER_BYTES, 4).readUInt32LE(0);
  const hash = createHash('sha256');
  hashBytes(file, byteLength - TRAILER_BYTES - length, byteLength, hash);
  return hash.digest('hex');
}

function hashBytes(file: ParquetFile, start: number, end: number, hash: Hash): void {
  for (let at = start; at < end; at += PIECE_BYTES)
    hash.update(file.read(at, Math.min(PIECE_BYTES, end - at)));
}
