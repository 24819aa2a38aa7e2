import {
  closeSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { GeocoderError } from '../../model/errors';
import { DATABASE_FILE, MANIFEST_FILE } from '../../model/manifest';
import { CONTENT_FILES } from '../format/manifest-file';
import { APPLICATION_ID } from '../format/schema';

/** This file is in a directory that a build made, until the dataset is complete. */
const MARK_FILE = '.doorplate-building';
const MARK_TEXT = 'A build of Doorplate made this directory; the next build removes it.\n';

/** The files of a dataset. Any other file belongs to somebody else and is never removed. */
const OWN_FILES: readonly string[] = [...CONTENT_FILES, `${DATABASE_FILE}-journal`, MANIFEST_FILE];

/** Position of SQLite's application id (https://sqlite.org/fileformat.html, 1.3). */
const APPLICATION_ID_OFFSET = 68;

/** Marks a directory as made by a build. */
export function markBuilding(directory: string): void {
  writeFileSync(join(directory, MARK_FILE), MARK_TEXT, { flag: 'wx' });
}

export function unmarkBuilding(directory: string): void {
  rmSync(join(directory, MARK_FILE), { force: true });
}

/**
 * Removes what a build left. The mark is removed last, so that after a crash the next build recognises the directory.
 * @throws GeocoderError BUILD_FAILED for a directory that no build made.
 */
export function removeBuilding(directory: string): void {
  const found = entriesOf(directory);
  if (found === null) return;
  if (found.length > 0 && !found.includes(MARK_FILE)) {
    removeDataset(directory);
    return;
  }
  for (const name of found) {
    if (name !== MARK_FILE) rmSync(join(directory, name), { recursive: true, force: true });
  }
  unmarkBuilding(directory);
  rmdirSync(directory);
}

/**
 * Removes a dataset, its manifest last. It removes only files of a dataset.
 * @throws GeocoderError BUILD_FAILED for a directory that is not a dataset.
 */
export function removeDataset(directory: string): void {
  checkReplaceable(directory);
  if (entriesOf(directory) === null) return;
  for (const name of OWN_FILES) rmSync(join(directory, name), { force: true });
  rmdirSync(directory);
}

/** @throws GeocoderError BUILD_FAILED if removing or replacing a directory would remove other files. */
export function checkReplaceable(directory: string): void {
  const found = entriesOf(directory);
  if (found === null || found.length === 0) return;
  const stranger = found.find((name) => !OWN_FILES.includes(name));
  if (stranger !== undefined) {
    throw new GeocoderError(
      'BUILD_FAILED',
      `expected ${directory} to be empty or a dataset, got ${JSON.stringify(stranger)} in it; it would be lost`,
    );
  }
  if (!carriesOurMark(directory)) {
    throw new GeocoderError(
      'BUILD_FAILED',
      `expected ${directory} to be empty or a dataset, got files that Doorplate did not write; they would be lost`,
    );
  }
}

/** The names in a directory; null if it does not exist. @throws GeocoderError BUILD_FAILED for a file or a link. */
function entriesOf(directory: string): string[] | null {
  const found = lstatSync(directory, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (found.isDirectory()) return readdirSync(directory);
  throw new GeocoderError(
    'BUILD_FAILED',
    `expected ${directory} to be a directory or not to exist, got ${found.isSymbolicLink() ? 'a link' : 'a file'}`,
  );
}

/** The manifest or the header of the database must name Doorplate; one of them may be damaged. */
function carriesOurMark(directory: string): boolean {
  return /"format":\s*"doorplate"/.test(textOf(join(directory, MANIFEST_FILE))) || hasOurDatabase(directory);
}

function hasOurDatabase(directory: string): boolean {
  const head = Buffer.alloc(APPLICATION_ID_OFFSET + 4);
  try {
    const file = openSync(join(directory, DATABASE_FILE), 'r');
    try {
      readSync(file, head, 0, head.length, 0);
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
  return head.readUInt32BE(APPLICATION_ID_OFFSET) === APPLICATION_ID;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
