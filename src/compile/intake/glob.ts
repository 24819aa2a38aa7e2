import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';
import { Minimatch } from 'minimatch';
import { GeocoderError } from '../../model/errors';
import { printable, printablePath } from '../../model/quote';
import { MOST_FOLDER_ENTRIES } from '../sources/limits';

/** Only `*`, `?` and `**` are special; brackets and braces are literal. `*` matches names with a leading dot too. */
const MEANING = { dot: true, nobrace: true, noext: true, nocomment: true, nonegate: true } as const;

/** True for a path with a pattern in it. */
export function isGlob(pattern: string): boolean {
  return /[*?]/.test(pattern);
}

/**
 * The files under a folder whose paths match, in any order. Links are not followed. The time is bounded: minimatch
 * matches without backtracking, and only folders that may contain a match are visited.
 * @param pattern relative, with `/` between its parts.
 * @throws GeocoderError SOURCE_INVALID if too many files and folders must be visited.
 */
export function matchingFiles(folder: string, pattern: string, most = MOST_FOLDER_ENTRIES): string[] {
  const parts = pattern.split('/').filter((part) => part !== '');
  const fixed = parts.findIndex(isGlob);
  const start = path.join(folder, ...parts.slice(0, fixed));
  const matcher = new Minimatch(parts.slice(fixed).join('/').replaceAll('[', '[[]'), MEANING);
  const files: string[] = [];
  const folders = [''];
  let seen = 0;
  for (let current = folders.pop(); current !== undefined; current = folders.pop()) {
    for (const entry of entriesOf(path.join(start, current))) {
      if (++seen > most) {
        const message = `Expected at most ${most} files and folders under ${printablePath(start)}, got more: write a narrower pattern than ${printable(pattern)}.`;
        throw new GeocoderError('SOURCE_INVALID', message);
      }
      const child = current === '' ? entry.name : `${current}/${entry.name}`;
      if (entry.isDirectory()) {
        if (matcher.match(child, true)) folders.push(child);
      } else if (entry.isFile() && matcher.match(child)) {
        files.push(path.join(start, child));
      }
    }
  }
  return files;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
