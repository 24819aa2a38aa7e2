import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { labelOf } from '../../files/download/allowed-url';
import { GeocoderError } from '../../model/errors';
import { printablePath, quoted } from '../../model/quote';
import { reasonOf } from '../../model/reason-of';
import { defaultDownloads, downloadPath, isUrl } from '../fetch/download-url';
import { readRecord } from '../fetch/record';
import { checkInside, checkRecipePath } from './confine';
import { isGlob, matchingFiles } from './glob';

const ROOT_HINT = ' The paths of a recipe begin at its input root: --input-root, or the option inputRoot.';

/** One file to read. */
export interface InputFile {
  /** Absolute path. */
  path: string;
  /** Name in messages and the manifest: relative to the input root, or `npm:…`. */
  label: string;
  bytes: number;
  /** When it was last changed, milliseconds since 1970. */
  modified: number;
  /** Most decompressed bytes; default in `sources/limits.ts`. */
  mostDecompressedBytes?: number;
  /** Under strict paths, the absolute input root: files beside this one must be in it too. */
  confinedTo?: string;
  /** For a file inside an archive: its bytes. */
  open?: () => AsyncGenerator<Uint8Array>;
}

const NPM = 'npm:';
/** The name of a package, with its scope if it has one, and a path in it; never a path of the machine. */
const PACKAGE_FILE = /^(?:@[\w.-]+\/)?\w[\w.-]*\/[^\\]+$/;

/** Rules for the paths of a recipe. */
export interface PathRules {
  /** Files must be inside the input root: no absolute paths, no `..`, no link that leads out. Default false. */
  strictPaths?: boolean | undefined;
  /** Folder of downloads. Default: that of `fetchInputs`. */
  downloads?: string | undefined;
}

/**
 * The files that a recipe's path names, in order of their labels.
 * @param pattern relative to the root, with `*`, `?` and `**`; or `npm:package/file`.
 * @throws GeocoderError SOURCE_NOT_FOUND for missing files, with the whole path; RECIPE_INVALID for a path that the
 *   rules forbid.
 */
export function findInputFiles(
  pattern: string,
  inputRoot: string,
  { strictPaths = false, downloads = defaultDownloads() }: PathRules = {},
): InputFile[] {
  if (isUrl(pattern)) return [downloadedFile(pattern, path.resolve(downloads))];
  if (pattern.startsWith(NPM)) return [inputFile(resolvePackageFile(pattern, inputRoot), pattern)];
  if (strictPaths) checkRecipePath(pattern);
  const root = path.resolve(inputRoot);
  const confinedTo = strictPaths ? root : null;
  if (!isGlob(pattern)) return [inputFile(path.resolve(root, pattern), portable(pattern), confinedTo)];
  const start = path.isAbsolute(pattern) ? path.parse(pattern).root : root;
  const found = matchingFiles(
    start,
    portable(path.isAbsolute(pattern) ? pattern.slice(start.length) : pattern),
  )
    .map((file) => inputFile(file, portable(path.relative(root, file)), confinedTo))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  if (found.length === 0) {
    const wanted = printablePath(path.join(root, pattern));
    throw new GeocoderError('SOURCE_NOT_FOUND', `Expected files like ${wanted}, got none.${ROOT_HINT}`);
  }
  return found;
}

/** @throws GeocoderError SOURCE_NOT_FOUND if it was not downloaded completely. */
function downloadedFile(url: string, downloads: string): InputFile {
  const file = path.join(downloads, downloadPath(url));
  if (readRecord(file)?.url === url) return inputFile(file, labelOf(url), downloads);
  const message = `Expected ${labelOf(url)} in ${printablePath(downloads)}, found none: doorplate fetch downloads it.`;
  throw new GeocoderError('SOURCE_NOT_FOUND', message);
}

function inputFile(file: string, label: string, confinedTo: string | null = null): InputFile {
  checkInside(file, confinedTo);
  try {
    const stat = statSync(file);
    if (!stat.isFile()) throw new Error('it is not a file');
    return {
      path: file,
      label,
      bytes: stat.size,
      modified: stat.mtimeMs,
      ...(confinedTo === null ? {} : { confinedTo }),
    };
  } catch (cause) {
    throw new GeocoderError(
      'SOURCE_NOT_FOUND',
      isAbsent(cause)
        ? `Expected an input file at ${printablePath(file)}, got none.${ROOT_HINT}`
        : `Expected an input file at ${printablePath(file)}: ${reasonOf(cause)}.`,
      { cause },
    );
  }
}

function resolvePackageFile(pattern: string, inputRoot: string): string {
  const name = pattern.slice(NPM.length);
  if (!PACKAGE_FILE.test(name) || name.split('/').includes('..')) {
    const message = `Expected a file of a package (npm:package/file), got ${quoted(pattern)}.`;
    throw new GeocoderError('RECIPE_INVALID', message);
  }
  const folders = [...new Set([path.resolve(inputRoot), process.cwd()])];
  for (const folder of folders) {
    try {
      return createRequire(path.resolve(folder, 'recipe.json')).resolve(name);
    } catch {
      // Try the next folder; the error below has all of them.
    }
  }
  const message = `Expected ${name} in an installed package, found none from ${folders.map(printablePath).join(' or ')}: npm install ${packageOf(name)}`;
  throw new GeocoderError('SOURCE_NOT_FOUND', message);
}

function isAbsent(cause: unknown): boolean {
  return (cause as NodeJS.ErrnoException).code === 'ENOENT';
}

/** `@scope/name` or `name`. */
function packageOf(file: string): string {
  return file.split('/', file.startsWith('@') ? 2 : 1).join('/');
}

function portable(file: string): string {
  return file.replaceAll('\\', '/');
}
