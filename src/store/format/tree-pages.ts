import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { DATABASE_FILE, type TreeSums } from '../../model/manifest';
import { CorruptBytes } from './damage';
import { SQLITE_PAGE_BYTES } from './schema';

/**
 * Page types of b-trees (https://sqlite.org/fileformat2.html, 1.6). Indexes and tables without rowid have types of
 * their own.
 */
const INNER_TYPES: readonly number[] = [2, 5];
const LEAF_TYPES: readonly number[] = [10, 13];
/** The header of the file comes before the header of the first page. */
const FILE_HEAD_BYTES = 100;
const INNER_HEAD_BYTES = 12;
/** Deep enough for 64,000 million pages. */
const DEEPEST = 12;
/** Most leaves that are read at once, if they are consecutive in the file. */
const MOST_PAGES_AT_ONCE = 64;

/** Closes the files that the code did not close, as SQLite does. */
const forgotten = new FinalizationRegistry<number>((file) => closeSync(file));

/** The pages of one table or index, numbered from 1, without overflow pages. */
export interface TreePages {
  /** CRC-32 over the inner pages from the root down, in hexadecimal. */
  readonly innerSum: string;
  /** In the order of their keys. */
  readonly leaves: readonly number[];
}

/**
 * Reads the pages of a finished SQLite file without SQLite: which pages belong to a table, and their checksums. SQLite
 * does not check its pages, so with a damaged key it just does not find the row.
 */
export class PageFile {
  readonly #file: number;
  readonly #pageCount: number;

  constructor(path: string) {
    this.#file = openSync(path, 'r');
    forgotten.register(this, this.#file, this);
    this.#pageCount = Math.floor(fstatSync(this.#file).size / SQLITE_PAGE_BYTES);
  }

  close(): void {
    forgotten.unregister(this);
    closeSync(this.#file);
  }

  /**
   * Finds the pages of a tree. It reads the inner pages and the first leaf, because all leaves have the same depth.
   * @param root number of its root page.
   * @throws CorruptBytes if there is no tree. Compare `innerSum` to find other damage.
   */
  pagesOf(root: number): TreePages {
    const bytes = Buffer.allocUnsafe(SQLITE_PAGE_BYTES);
    let sum = 0;
    let count = 0;
    let level = [root];
    for (let depth = 0; depth < DEEPEST && count <= this.#pageCount; depth++) {
      this.#read(level[0]!, bytes);
      const type = bytes[headOf(level[0]!)]!;
      if (LEAF_TYPES.includes(type)) return { innerSum: hexadecimal(sum), leaves: level };
      if (!INNER_TYPES.includes(type)) break;
      const next: number[] = [];
      for (const [at, page] of level.entries()) {
        if (at > 0) this.#read(page, bytes);
        sum = crc32(bytes, sum);
        for (const child of childrenOf(page, bytes)) next.push(child);
      }
      count += next.length;
      level = next;
    }
    throw new CorruptBytes(DATABASE_FILE, `expected a tree of pages from page ${root} on, got none`);
  }

  /** CRC-32 over pages, in the given order, in hexadecimal. */
  sumOf(pages: readonly number[]): string {
    const room = Buffer.allocUnsafe(Math.min(MOST_PAGES_AT_ONCE, pages.length) * SQLITE_PAGE_BYTES);
    let sum = 0;
    for (let at = 0; at < pages.length; ) {
      const first = pages[at]!;
      let count = 1;
      while (count < MOST_PAGES_AT_ONCE && pages[at + count] === first + count) count++;
      const bytes = room.subarray(0, count * SQLITE_PAGE_BYTES);
      this.#read(first, bytes);
      sum = crc32(bytes, sum);
      at += count;
    }
    return hexadecimal(sum);
  }

  /** The checksums of the tree for the manifest. */
  sumsOf(root: number): TreeSums {
    const { innerSum, leaves } = this.pagesOf(root);
    return { inner: innerSum, leaves: this.sumOf(leaves) };
  }

  #read(first: number, bytes: Buffer): void {
    const last = first - 1 + bytes.length / SQLITE_PAGE_BYTES;
    if (!(first >= 1 && last <= this.#pageCount))
      throw new CorruptBytes(DATABASE_FILE, `expected a page of 1 to ${this.#pageCount}, got ${first}`);
    let position = (first - 1) * SQLITE_PAGE_BYTES;
    for (let from = 0; from < bytes.length; ) {
      const read = readSync(this.#file, bytes, from, bytes.length - from, position);
      if (read === 0) throw new CorruptBytes(DATABASE_FILE, `it ends within page ${first}`);
      from += read;
      position += read;
    }
  }
}

/** Start of the header of a page. */
function headOf(page: number): number {
  return page === 1 ? FILE_HEAD_BYTES : 0;
}

/** The child pages of an inner page. An open reads thousands, and a `DataView` is fast before Node compiles the loop. */
function childrenOf(page: number, bytes: Buffer): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const head = headOf(page);
  const cells = view.getUint16(head + 3);
  const children: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const place = head + INNER_HEAD_BYTES + 2 * cell;
    const at = place + 2 > bytes.length ? bytes.length : view.getUint16(place);
    if (at + 4 > bytes.length)
      throw new CorruptBytes(DATABASE_FILE, `page ${page} refers to bytes outside of itself`);
    children.push(view.getUint32(at));
  }
  children.push(view.getUint32(head + 8));
  return children;
}

function hexadecimal(sum: number): string {
  return sum.toString(16).padStart(8, '0');
}
