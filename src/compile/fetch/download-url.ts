import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import path from 'node:path';

const MOST_NAME_LETTERS = 120;

/** True for a path of a recipe that is a URL. */
export function isUrl(pattern: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(pattern);
}

/**
 * The path of a download below the folder of downloads, the same on every machine: host, then the path of the URL.
 * Parts that file systems do not allow, and a query, become letters and a hash. The ending stays, because it shows the
 * format.
 */
export function downloadPath(url: string): string {
  const { host, pathname, search } = new URL(url);
  const parts = pathname.split('/').filter((part) => part !== '');
  const last = parts.pop() ?? 'index';
  return path.join(...[host, ...parts].map((part) => safeName(part, '')), safeName(last, search));
}

function safeName(part: string, search: string): string {
  const clean = part
    .replace(/%[0-9a-f]{2}/gi, '_')
    .replace(/[^\w.-]/g, '_')
    .replace(/^\.+/, '_')
    .slice(-MOST_NAME_LETTERS);
  if (clean === part && search === '') return part;
  return `${createHash('sha256').update(`${part}\0${search}`).digest('hex').slice(0, 8)}-${clean}`;
}

/** The default folder of downloads, in the user's cache folder. */
export function defaultDownloads(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const folder =
    process.platform === 'win32'
      ? (LOCALAPPDATA ?? path.join(homedir(), 'AppData', 'Local'))
      : process.platform === 'darwin'
        ? path.join(homedir(), 'Library', 'Caches')
        : XDG_CACHE_HOME !== undefined && path.isAbsolute(XDG_CACHE_HOME)
          ? XDG_CACHE_HOME
          : path.join(homedir(), '.cache');
  return path.join(folder, 'doorplate', 'downloads');
}
