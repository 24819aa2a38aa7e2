import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { GeocoderError } from '../model/errors';
import { ADDRESS_INDEX_FILE, AREA_INDEX_FILE, DATABASE_FILE, MANIFEST_FILE } from '../model/manifest';
import { identityOf } from './file-identity';
import { realPathOf } from './real-path';

const DATASET_FILES = [DATABASE_FILE, ADDRESS_INDEX_FILE, AREA_INDEX_FILE, MANIFEST_FILE];

/**
 * Refuses to write a file where a dataset lies: a dataset is never written to, and a further file in its folder would
 * stop the next build from replacing it.
 * @param option the option that names the file.
 * @param datasets directories of the datasets that are read: no file in them is written. Of any other dataset, only its
 *   own files are kept.
 * @throws GeocoderError INVALID_REQUEST.
 */
export function refuseDatasetFile(option: string, file: string, datasets: readonly string[] = []): void {
  const folders = datasets.map((directory) => realPathOf(resolve(directory)));
  for (const place of placesOf(file)) {
    const dataset =
      folders.find((folder) => isInside(folder, place) || isFileOf(folder, place)) ?? ownerOf(place);
    if (dataset === null) continue;
    throw new GeocoderError(
      'INVALID_REQUEST',
      `${option}: expected a file outside of the dataset in ${dataset}, which is never written to, but got ${file}`,
    );
  }
}

/** The name itself, which a rename replaces, and the file that a link of this name leads to. */
function placesOf(file: string): readonly string[] {
  const path = resolve(file);
  const named = join(realPathOf(dirname(path)), basename(path));
  return [named, realPathOf(named)];
}

function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** Whether a path is another name (a hard link) of a file of a dataset. */
function isFileOf(folder: string, path: string): boolean {
  const identity = identityOf(path);
  return identity !== null && DATASET_FILES.some((name) => identityOf(join(folder, name)) === identity);
}

/** The dataset that a path is a file of; null for any other path. */
function ownerOf(path: string): string | null {
  const folder = dirname(path);
  if (!DATASET_FILES.includes(basename(path))) return null;
  try {
    return /"format":\s*"doorplate"/.test(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) ? folder : null;
  } catch {
    return null;
  }
}
