import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { InputFile } from '../../../src/compile/intake/input-files';

export { temporaryDirectory as temporaryFolder } from '../../sample';

/** Writes a file and describes it as the build does. */
export function inputFile(folder: string, name: string, bytes: Uint8Array | string): InputFile {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const { size, mtimeMs } = statSync(file);
  return { path: file, label: name, bytes: size, modified: mtimeMs };
}

/**
 * A Zstandard frame of raw blocks (RFC 8878): Node 20 cannot compress, and a reader must take this form too.
 * Frames of at most `frameBytes` follow one another, as concatenated files do.
 */
export function zstdOf(bytes: Uint8Array, frameBytes = Number.POSITIVE_INFINITY): Buffer {
  const frames: Buffer[] = [];
  for (let from = 0; from === 0 || from < bytes.length; from += Math.min(frameBytes, bytes.length || 1)) {
    frames.push(zstdFrame(bytes.subarray(from, Math.min(bytes.length, from + frameBytes))));
  }
  return Buffer.concat(frames);
}

function zstdFrame(bytes: Uint8Array): Buffer {
  // Frame header descriptor 0x80: content size in four bytes, a window descriptor, no checksum.
  const head = Buffer.alloc(10);
  head.writeUInt32LE(0xfd2fb528, 0);
  head[4] = 0x80;
  head[5] = (20 - 10) << 3;
  head.writeUInt32LE(bytes.length, 6);
  const pieces: Uint8Array[] = [head];
  const most = 1 << 17;
  for (let from = 0; from === 0 || from < bytes.length; from += most) {
    const block = bytes.subarray(from, from + most);
    const last = from + most >= bytes.length ? 1 : 0;
    const blockHead = Buffer.alloc(3);
    blockHead.writeUIntLE(last | (block.length << 3), 0, 3);
    pieces.push(blockHead, block);
  }
  return Buffer.concat(pieces);
}

export const COMPRESSIONS: Record<string, { suffix: string; pack: (bytes: Buffer) => Uint8Array }> = {
  plain: { suffix: '', pack: (bytes) => bytes },
  gzip: { suffix: '.gz', pack: (bytes) => gzipSync(bytes) },
  zstd: { suffix: '.zst', pack: (bytes) => zstdOf(bytes) },
};
