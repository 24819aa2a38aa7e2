import { printable } from '../../../model/quote';
import type { InputFile } from '../../intake/input-files';
import { Inflation } from '../inflation';
import type { ReadProgress } from '../record';
import { readDirectory, wholeFile, type ZipDirectory, type ZipWindow } from './directory';
import { dataWindow, entryBytes } from './entry-bytes';
import { streamedEntries } from './streamed';

/** One file inside an archive, to be read where it lies. */
export interface ArchivedFile {
  /** Path inside its own archive. */
  name: string;
  /** Path from the outermost file: what messages call it. */
  label: string;
  bytes(): AsyncGenerator<Uint8Array>;
}

/** Archives inside archives go no deeper than this. */
const DEEPEST = 4;
/** What desktop systems leave in archives. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|\._)/;

/** A ZIP archive that may hold others. Nothing is unpacked to disk, and no file stays open. */
export class Archive {
  readonly #directory: ZipDirectory;
  readonly #progress: ReadProgress | null;
  /** Of the whole file, at every depth. */
  readonly #inflation: Inflation;

  /** @throws GeocoderError SOURCE_INVALID for a file that is no intact archive. */
  static open(file: InputFile, progress: ReadProgress | null): Promise<Archive> {
    return Archive.#at(wholeFile(file.path, file.label), progress, Inflation.of(file));
  }

  static async #at(window: ZipWindow, progress: ReadProgress | null, inflation: Inflation): Promise<Archive> {
    const directory = await readDirectory(window);
    const entries = directory.entries.filter(({ name }) => !LITTER.test(name));
    return new Archive({ ...directory, entries }, progress, inflation);
  }

  private constructor(directory: ZipDirectory, progress: ReadProgress | null, inflation: Inflation) {
    this.#inflation = inflation;
    this.#directory = directory;
    this.#progress = progress;
  }

  names(): string[] {
    return this.#directory.entries.map((entry) => entry.name);
  }

  /**
   * The files at any depth whose names pass, archive by archive in the order of the directory. Archives whose names
   * do not pass are never opened. Each file must be read before the next is asked for.
   */
  async *files(accept: (name: string) => boolean, depth = 0): AsyncGenerator<ArchivedFile> {
    const [directory, progress] = [this.#directory, this.#progress];
    for (const entry of directory.entries) {
      if (!accept(entry.name)) continue;
      const label = `${directory.window.label}/${printable(entry.name)}`;
      const inflation = this.#inflation.part(label);
      inflation.feed(entry.header.compressedSize);
      if (!isZip(entry.name)) {
        yield { name: entry.name, label, bytes: () => entryBytes(directory, entry, progress, inflation) };
      } else if (entry.header.compressionMethod === 0 && depth < DEEPEST) {
        // Stored: the inner archive is a stretch of this file.
        const inner = await Archive.#at(await dataWindow(directory, entry), progress, this.#inflation);
        yield* inner.files(accept, depth + 1);
      } else if (depth < DEEPEST) {
        // What comes out of the inner archive is held against the bytes of the outer one too.
        const bytes = entryBytes(directory, entry, progress, inflation);
        yield* streamedFiles(bytes, label, accept, depth + 1, inflation);
      }
    }
  }
}

async function* streamedFiles(
  bytes: AsyncGenerator<Uint8Array>,
  label: string,
  accept: (name: string) => boolean,
  depth: number,
  inflation: Inflation,
): AsyncGenerator<ArchivedFile> {
  for await (const entry of streamedEntries(bytes, label, inflation)) {
    if (LITTER.test(entry.name) || !accept(entry.name)) continue;
    const where = `${label}/${printable(entry.name)}`;
    if (!isZip(entry.name)) yield { name: entry.name, label: where, bytes: () => entry.bytes };
    else if (depth < DEEPEST) yield* streamedFiles(entry.bytes, where, accept, depth + 1, inflation);
  }
}

function isZip(name: string): boolean {
  return /\.zip$/i.test(name);
}
