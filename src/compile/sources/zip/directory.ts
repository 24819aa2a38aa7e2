import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { GeocoderError } from '../../../model/errors';
import { printable } from '../../../model/quote';
import { reasonOf } from '../../../model/reason-of';
import { MOST_ZIP_DIRECTORY } from '../limits';

/** The range of a file that is a ZIP archive: the whole file, or an archive that is stored inside another. */
export interface ZipWindow {
  path: string;
  /** Name in messages: `lvbag-extract-nl.zip/9999NUM08112026.zip`. */
  label: string;
  start: number;
  end: number;
}

/** Bytes before the name, in the directory and before the data. */
const ENTRY_HEAD = 46;
const LOCAL_HEAD = 30;

/** One file of an archive. */
export interface ZipEntry {
  name: string;
  /** As the central directory describes it. */
  header: yauzl.Entry;
}

/** The central directory of an archive. */
export interface ZipDirectory {
  window: ZipWindow;
  archive: yauzl.ZipFile;
  /** In the directory's order. Folders are left out. */
  entries: ZipEntry[];
}

/** The window of a whole file. @throws GeocoderError SOURCE_NOT_FOUND. */
export function wholeFile(path: string, label: string): ZipWindow {
  try {
    return { path, label, start: 0, end: statSync(path).size };
  } catch (cause) {
    throw new GeocoderError(
      'SOURCE_NOT_FOUND',
      `${label}: expected a readable file, got ${reasonOf(cause)}.`,
      {
        cause,
      },
    );
  }
}

/**
 * The entries of an archive, from its central directory (PKWARE APPNOTE 6.3.10, with ZIP64), as yauzl reads it.
 * @throws GeocoderError SOURCE_INVALID if there is none or it is damaged.
 */
export async function readDirectory(window: ZipWindow): Promise<ZipDirectory> {
  try {
    const size = window.end - window.start;
    // Names are decoded here: yauzl refuses names that lead out of a folder, which is not needed because nothing is
    // unpacked.
    const options = { decodeStrings: false, autoClose: false };
    const archive = await yauzl.fromRandomAccessReaderPromise(new WindowReader(window), size, options);
    const entries: ZipEntry[] = [];
    let bytes = 0;
    for await (const header of archive.eachEntry()) {
      bytes += ENTRY_HEAD + header.fileNameLength + header.extraFieldLength + header.fileCommentLength;
      if (bytes > MOST_ZIP_DIRECTORY)
        throw new RangeError(`a directory of more than ${MOST_ZIP_DIRECTORY} bytes`);
      const name = yauzl.getFileNameLowLevel(
        header.generalPurposeBitFlag,
        header.fileNameRaw,
        header.extraFields,
        false,
      );
      if (!name.endsWith('/')) entries.push({ name, header });
    }
    refuseOverlaps(entries, size);
    return { window, archive, entries };
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    throw damagedZip(window, (cause as Error).message, cause);
  }
}

/**
 * Refuses files that share their bytes: with them a small archive can expand to any size (David Fifield, "A better zip
 * bomb", 2019).
 * @throws RangeError.
 */
function refuseOverlaps(entries: readonly ZipEntry[], size: number): void {
  const inOrder = entries.map(({ header }) => header);
  inOrder.sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const [index, header] of inOrder.entries()) {
    // A local header may have more extra fields than the directory says, never less than its fixed part and the name.
    const end =
      header.relativeOffsetOfLocalHeader + LOCAL_HEAD + header.fileNameLength + header.compressedSize;
    const next = inOrder[index + 1]?.relativeOffsetOfLocalHeader ?? size;
    if (end > next) throw new RangeError(`files that overlap at byte ${next}`);
  }
}

export function damagedZip(window: { label: string }, got: string, cause?: unknown): GeocoderError {
  return new GeocoderError(
    'SOURCE_INVALID',
    `${window.label}: expected an intact ZIP archive, got ${printable(got)}.`,
    {
      cause,
    },
  );
}

/** Reads the bytes of a window for yauzl. The file is opened for each read, so that it does not stay open. */
class WindowReader extends yauzl.RandomAccessReader {
  readonly #window: ZipWindow;

  constructor(window: ZipWindow) {
    super();
    this.#window = window;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    try {
      this.#fill(buffer.subarray(offset, offset + length), position);
    } catch (error) {
      callback(error as Error);
      return;
    }
    callback(null);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const { path, start: from } = this.#window;
    return createReadStream(path, { start: from + start, end: from + end - 1 });
  }

  #fill(buffer: Buffer, position: number): void {
    const { path, start, end } = this.#window;
    if (start + position + buffer.length > end) throw new RangeError('an end too early');
    const file = openSync(path, 'r');
    try {
      let filled = 0;
      while (filled < buffer.length) {
        const count = readSync(file, buffer, filled, buffer.length - filled, start + position + filled);
        if (count === 0) throw new RangeError('an end too early');
        filled += count;
      }
    } finally {
      closeSync(file);
    }
  }
}
