import { closeSync, fstatSync, openSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { GeocoderError } from '../../model/errors';

/** Write permission for the group and for everybody. */
const OTHERS_WRITE = 0o022;
/** The sticky bit: in such a folder (/tmp), only the owner of a file can rename and remove it. */
const STICKY = 0o1000;

/**
 * Reads a file of keys. Only its owner may be able to change or replace it.
 * @throws GeocoderError KEYS_INVALID for a file of another owner, one that others can write, one in a folder that
 * others
 *   can write; what the file system throws.
 */
export function readSafely(file: string): string {
  // The same descriptor is checked and read, so that the file cannot be exchanged in between.
  const descriptor = openSync(file, 'r');
  try {
    refuseStranger(file, fstatSync(descriptor));
    refuseWritableFolder(realpathSync(file));
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

/** @throws GeocoderError KEYS_INVALID: a user who can write the folder can replace the file. */
export function refuseWritableFolder(file: string): void {
  if (process.platform === 'win32') return;
  const folder = dirname(file);
  const { mode, uid } = statSync(folder);
  if (!isOurs(uid))
    throw refusal(`the folder ${folder} to belong to you or to root, but user ${uid} owns it`);
  if ((mode & OTHERS_WRITE) === 0 || (mode & STICKY) !== 0) return;
  throw refusal(
    `only its owner to be able to write the folder ${folder}, but its mode is ${(mode & 0o7777).toString(8)}; ` +
      `run: chmod go-w ${folder}`,
  );
}

function refuseStranger(file: string, { mode, uid }: { mode: number; uid: number }): void {
  if (process.platform === 'win32') return;
  if (!isOurs(uid)) throw refusal(`${file} to belong to you or to root, but user ${uid} owns it`);
  if ((mode & OTHERS_WRITE) === 0) return;
  throw refusal(
    `${file} to be writable by its owner only, but its mode is ${(mode & 0o777).toString(8)}; run: chmod 600 ${file}`,
  );
}

/** Root can change every file anyway. */
function isOurs(uid: number): boolean {
  return uid === 0 || uid === process.geteuid?.();
}

function refusal(expected: string): GeocoderError {
  return new GeocoderError('KEYS_INVALID', `expected ${expected}`);
}
