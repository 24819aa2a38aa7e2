import { realpathSync } from 'node:fs';
import path from 'node:path';
import { GeocoderError } from '../../model/errors';
import { quoted } from '../../model/quote';

/**
 * Refuses a path of a recipe that may lead out of its input root: absolute paths, `..`, drives.
 * @throws GeocoderError RECIPE_INVALID.
 */
export function checkRecipePath(pattern: string): void {
  const parts = pattern.split(/[\\/]/);
  const isInside =
    !path.posix.isAbsolute(pattern) && !path.win32.isAbsolute(pattern) && !/^[a-z]:/i.test(pattern);
  if (isInside && !parts.includes('..')) return;
  const message = `Expected a path inside the input root (strict paths), got ${quoted(pattern)}.`;
  throw new GeocoderError('RECIPE_INVALID', message);
}

/**
 * Refuses a file that a link leads out of the input root.
 * @param root absolute path; null if files may be anywhere.
 * @throws GeocoderError RECIPE_INVALID.
 */
export function checkInside(file: string, root: string | null | undefined): void {
  if (root === null || root === undefined) return;
  let relative: string;
  try {
    relative = path.relative(realpathSync(root), realpathSync(file));
  } catch {
    // A missing file is reported when it is opened.
    return;
  }
  if (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative)) return;
  const message = `Expected files inside the input root (strict paths), got a link that leads out of it at ${quoted(path.relative(root, file))}.`;
  throw new GeocoderError('RECIPE_INVALID', message);
}
