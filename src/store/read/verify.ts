import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GeocoderError } from '../../model/errors';
import type { Manifest } from '../../model/manifest';
import { CorruptBytes, reportDamage } from '../format/damage';
import { fileChecksum } from '../format/file-checksum';
import { CONTENT_FILES, readManifest } from '../format/manifest-file';

/**
 * Reads every byte of a dataset and compares it with the manifest, which it returns: one changed byte anywhere, the
 * manifest included, is found.
 * @throws GeocoderError DATASET_NOT_FOUND, DATASET_VERSION or DATASET_DAMAGED, naming the file and what is wrong.
 */
export function verifyDataset(directory: string): Manifest {
  const where = locateDataset(directory);
  return reportDamage(where, () => {
    const manifest = readManifest(where);
    checkSizes(where, manifest);
    for (const name of CONTENT_FILES) {
      const found = fileChecksum(join(where, name));
      const expected = manifest.files[name]!;
      if (found.bytes !== expected.bytes || found.sha256 !== expected.sha256) {
        throw new CorruptBytes(name, `expected SHA-256 ${expected.sha256}, got ${found.sha256}`);
      }
    }
    return manifest;
  });
}

/** Suffix of the directory in which a dataset waits while its successor takes its place (publish.ts). */
export const PREVIOUS_SUFFIX = '.previous';

/** The directory itself or, where a build died between its two renames, that of the dataset before. */
export function locateDataset(directory: string): string {
  const previous = directory.replace(/[/\\]+$/, '') + PREVIOUS_SUFFIX;
  return !existsSync(directory) && existsSync(previous) ? previous : directory;
}

/** @throws GeocoderError DATASET_NOT_FOUND for a missing file, CorruptBytes for one of another size. */
export function checkSizes(directory: string, manifest: Manifest): void {
  for (const name of CONTENT_FILES) {
    const path = join(directory, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) {
      throw new GeocoderError(
        'DATASET_NOT_FOUND',
        `expected the file ${path}, which the manifest names; it is missing`,
      );
    }
    const expected = manifest.files[name]!.bytes;
    if (found.size !== expected)
      throw new CorruptBytes(name, `expected ${expected} bytes, got ${found.size}`);
  }
}
