import Database from 'better-sqlite3';
import { GeocoderError } from '../model/errors';
import { keepObjectsOf, mustKeepObjects } from './kept-objects';

/**
 * Opens an SQLite file.
 * @throws GeocoderError PACKAGE_MISSING if better-sqlite3 has no native module for this Node.js. SQLite's own errors stay
 * as they are.
 */
export function openSqlite(path: string, options: Database.Options = {}): Database.Database {
  try {
    const db = new Database(path, options);
    if (mustKeepObjects(process.versions.node)) keepObjectsOf(db);
    return db;
  } catch (error) {
    throw isModuleMissing(error) ? nativeModuleMissing(error) : error;
  }
}

/** A module that the system cannot load, and one that better-sqlite3 13 does not find. */
const MISSING: readonly unknown[] = ['ERR_DLOPEN_FAILED', 'MODULE_NOT_FOUND'];

/** True for a missing module; that of better-sqlite3 12 is missed by the package `bindings`, which tells its `tries`. */
function isModuleMissing(error: unknown): error is Error {
  return error instanceof Error && (('code' in error && MISSING.includes(error.code)) || 'tries' in error);
}

function nativeModuleMissing(cause: Error): GeocoderError {
  const { version, platform, arch } = process;
  // The rest lists paths and numbers.
  const reason = cause.message.split(/ Tried:|\sThis version/)[0]!.replaceAll('\n', ' ');
  return new GeocoderError(
    'PACKAGE_MISSING',
    `expected the native module of better-sqlite3 for Node.js ${version} on ${platform} ${arch}, but got: ${reason} ` +
      'Either its install script did not run, or it was made for another Node.js. `npm rebuild better-sqlite3` makes ' +
      'it; with pnpm `pnpm approve-builds`, in an Electron app `npx @electron/rebuild`.',
    { cause },
  );
}
