import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GeocoderError } from '../model/errors';

export interface PageFile {
  readonly contentType: string;
  readonly bytes: Buffer;
  /** A file with a hash in its name never changes: browsers may keep it. */
  readonly cacheControl: string;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.md': 'text/markdown; charset=utf-8',
};

/** The browser lets the page ask no other server. The map draws in a worker that is made from a blob. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; worker-src blob:; style-src 'self' 'unsafe-inline'; " +
    "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Where the built page is: beside the bundle, or in dist/ when run from the sources. */
const FOLDERS = ['./explore/', '../../dist/explore/'];

/** The files of the map page, read once. */
export class ExplorePage {
  readonly #files = new Map<string, PageFile>();

  /** @throws GeocoderError PACKAGE_MISSING if the page was not built. */
  constructor() {
    const folder = builtPage();
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      const contentType = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
      const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      this.#files.set(path === '/index.html' ? '/' : path, {
        contentType,
        bytes: readFileSync(file),
        cacheControl,
      });
    }
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  file(path: string): PageFile | null {
    return this.#files.get(path) ?? null;
  }
}

function builtPage(): string {
  for (const folder of FOLDERS) {
    const path = fileURLToPath(new URL(folder, import.meta.url));
    try {
      // The sources have an index.html too; only a build has assets.
      readdirSync(join(path, 'assets'));
      return path;
    } catch {
      // Not here: try the next folder.
    }
  }
  throw new GeocoderError(
    'PACKAGE_MISSING',
    'expected the built map page in dist/explore, but it is not there; in a checkout run: npm run build',
  );
}
