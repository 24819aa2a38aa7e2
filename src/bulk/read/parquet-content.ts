import { createHash, type Hash } from 'node:crypto';
import type { ParquetFile } from './parquet-input';

/** Read at a time, so that a column of gigabytes takes no memory. */
const PIECE_BYTES = 1 << 20;
/** The length of the footer and the magic number end a file. */
const TRAILER_BYTES = 8;

/** The bytes of a row group, in the order of its columns. */
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

/** SHA-256 of the footer, hexadecimal: it says where every page lies. */
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
