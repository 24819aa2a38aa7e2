import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Links of links that are followed, as Linux does. */
const MOST_LINKS = 40;

/** A path without links. What does not exist yet has the real path of its folder. */
export function realPathOf(path: string, linksLeft = MOST_LINKS): string {
  try {
    return realpathSync.native(path);
  } catch {
    const folder = dirname(path);
    if (folder === path || linksLeft === 0) return path;
    const target = linkOf(path);
    if (target !== null) return realPathOf(resolve(folder, target), linksLeft - 1);
    return join(realPathOf(folder, linksLeft), basename(path));
  }
}

/** Where a link leads, also to a file that does not exist; null for what is no link. */
export function linkOf(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
