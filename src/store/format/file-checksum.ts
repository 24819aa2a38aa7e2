import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';

const CHUNK_BYTES = 1 << 20;

/** Size and SHA-256 of a file, read in pieces. */
export function fileChecksum(path: string): { bytes: number; sha256: string } {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  const file = openSync(path, 'r');
  try {
    let bytes = 0;
    for (;;) {
      const read = readSync(file, chunk, 0, CHUNK_BYTES, bytes);
      if (read === 0) return { bytes, sha256: hash.digest('hex') };
      hash.update(chunk.subarray(0, read));
      bytes += read;
    }
  } finally {
    closeSync(file);
  }
}

/** Writes a new file and waits until it is on disk (fsync). */
export function writeDurably(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'wx');
  try {
    let written = 0;
    while (written < bytes.length) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until a file, or the entries of a directory, are on disk (fsync). */
export function flushToDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
