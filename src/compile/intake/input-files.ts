import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { GeocoderError } from '../../model/errors';

/** One file to read. */
export interface InputFile {
  /** Absolute. */
  path: string;
  /** As messages and the manifest call it: relative to the input root, or `npm:…`. */
  label: string;
  bytes: number;
  /** When it was last changed, milliseconds since 1970. */
  modified: number;
  /** What may come out of it decompressed, bytes; the default of `sources/limits.ts` where it is left out. */
  mostDecompressedBytes?: number;
  /** For a file inside an archive: its bytes. */
  open?: () => AsyncGenerator<Uint8Array>;
}

const NPM = 'npm:';

/**
 * The files that a recipe's path names, in order of their labels.
 * @param pattern relative to the root, with `*`, `?` and `**`; or `npm:package/file`.
 * @throws GeocoderError SOURCE_NOT_FOUND where nothing is there, naming the whole path.
 */
export function findInputFiles(pattern: string, inputRoot: string): InputFile[] {
  if (pattern.startsWith(NPM)) return [inputFile(resolvePackageFile(pattern, inputRoot), pattern)];
  const root = path.resolve(inputRoot);
  if (!/[*?]/.test(pattern)) return [inputFile(path.resolve(root, pattern), portable(pattern))];
  const parts = portable(pattern).split('/');
  const start = path.isAbsolute(pattern) ? '/' : root;
  const found = matchingFiles(start, path.isAbsolute(pattern) ? parts.slice(1) : parts)
    .map((file) => inputFile(file, portable(path.relative(root, file))))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  if (found.length === 0) {
    throw new GeocoderError('SOURCE_NOT_FOUND', `Expected files like ${path.join(root, pattern)}, got none.`);
  }
  return found;
}

function inputFile(file: string, label: string): InputFile {
  try {
    const stat = statSync(file);
    if (!stat.isFile()) throw new Error('it is not a file');
    return { path: file, label, bytes: stat.size, modified: stat.mtimeMs };
  } catch (cause) {
    throw new GeocoderError('SOURCE_NOT_FOUND', `Expected an input file at ${file}: ${String(cause)}.`, {
      cause,
    });
  }
}

function resolvePackageFile(pattern: string, inputRoot: string): string {
  const name = pattern.slice(NPM.length);
  for (const folder of [inputRoot, process.cwd()]) {
    try {
      return createRequire(path.resolve(folder, 'recipe.json')).resolve(name);
    } catch {
      // Tried in the next folder; the error below names them all.
    }
  }
  const message = `Expected ${name} in an installed package, found none from ${path.resolve(inputRoot)} or ${process.cwd()}.`;
  throw new GeocoderError('SOURCE_NOT_FOUND', message);
}

function matchingFiles(folder: string, parts: readonly string[]): string[] {
  const [part, ...rest] = parts;
  if (part === undefined) return [];
  if (part !== '**' && !/[*?]/.test(part)) {
    return rest.length > 0
      ? matchingFiles(path.join(folder, part), rest)
      : entriesOf(folder)
          .filter((entry) => entry.isFile() && entry.name === part)
          .map((entry) => path.join(folder, entry.name));
  }
  const files: string[] = part === '**' ? matchingFiles(folder, rest) : [];
  const pattern = namePattern(part);
  for (const entry of entriesOf(folder)) {
    const child = path.join(folder, entry.name);
    if (part === '**') {
      if (entry.isDirectory()) files.push(...matchingFiles(child, parts));
    } else if (pattern.test(entry.name)) {
      if (rest.length > 0 && entry.isDirectory()) files.push(...matchingFiles(child, rest));
      if (rest.length === 0 && entry.isFile()) files.push(child);
    }
  }
  return files;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function namePattern(part: string): RegExp {
  const escaped = part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`);
}

function portable(file: string): string {
  return file.replaceAll('\\', '/');
}
