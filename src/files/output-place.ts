import { type Stats, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { GeocoderError } from '../model/errors';
import { printablePath } from '../model/quote';
import { linkOf, realPathOf } from './real-path';

/** Where an output goes. */
export interface OutputPlace {
  readonly path: string;
  /** True for a pipe or a device, which takes bytes as they come. A file is written beside its name and renamed. */
  readonly isStream: boolean;
}

/**
 * Finds where an output goes. A rename would put a file in the place of a link, a pipe or a device: a link is followed,
 * and a pipe or a device is told apart.
 * @param option the option that names the output.
 * @throws GeocoderError INVALID_REQUEST for what takes no bytes, such as a folder.
 */
export function outputPlaceOf(option: string, path: string): OutputPlace {
  const kind = kindOf(path);
  if (kind === 'a pipe' || kind === 'a device') return { path, isStream: true };
  if (kind === 'a file')
    return { path: linkOf(path) === null ? path : realPathOf(resolve(path)), isStream: false };
  throw refusal(option, path, kind);
}

/**
 * The file behind an output that must be one.
 * @throws GeocoderError INVALID_REQUEST for a pipe, a device, a folder.
 */
export function outputFileOf(option: string, path: string): string {
  const place = outputPlaceOf(option, path);
  if (place.isStream) throw refusal(option, path, kindOf(path));
  return place.path;
}

/** What has a name; a file where nothing has it yet. */
function kindOf(path: string): string {
  if (path === '') return 'empty';
  const found = statOf(path);
  if (found === null || found.isFile()) return 'a file';
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a pipe';
  if (found.isSocket()) return 'a socket';
  return found.isCharacterDevice() ? 'a device' : 'a disk';
}

/** Null for what cannot be looked at: opening it says why. */
export function statOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

function refusal(option: string, path: string, kind: string): GeocoderError {
  return new GeocoderError(
    'INVALID_REQUEST',
    `${option}: expected the name of a file, but ${path === '' ? 'it' : printablePath(path)} is ${kind}`,
  );
}
