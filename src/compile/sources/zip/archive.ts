import { printable } from '../../../model/quote';
import type { InputFile } from '../../intake/input-files';
import { Inflation } from '../inflation';
import type { ReadProgress } from '../record';
import { readDirectory, wholeFile, type ZipDirectory, type ZipWindow } from './directory';
import { dataWindow, entryBytes } from './entry-bytes';
import { streamedEntries } from './streamed';

/** One file inside an archive, which is read without unpacking to disk. */
export interface ArchivedFile {
  /** Path inside its own archive. */
  name: string;
  /** Path from the outermost file, for messages. */
  label: string;
  bytes(): AsyncGenerator<Uint8Array>;
}

/** Deepest nesting of archives. */
const DEEPEST = 4;
/** Files that desktop systems add to archives. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|\._)/;

/** A ZIP archive that may hold others. Nothing is unpacked to disk, and no file stays open. */
export class Archive {
  readonly #directory: ZipDirectory;
  readonly #progress: ReadProgress | null;
  /** Counts the decompressed bytes of the whole file, at every depth. */
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
   * The files at any depth whose names are accepted, in the order of the directories. Archives whose names are not
   * accepted are never opened. Read each file before the next.
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
        // The inner archive is stored uncompressed: it is a range of this file.
        const inner = await Archive.#at(await dataWindow(directory, entry), progress, this.#inflation);
        yield* inner.files(accept, depth + 1);
      } else if (depth < DEEPEST) {
        // Bytes of the inner archive also count for the outer one.
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
