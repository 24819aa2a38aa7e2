import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { CorruptBytes } from '../../store/format/damage';
import { CONTENT_FILES } from '../../store/format/manifest-file';
import { SQLITE_PAGE_BYTES } from '../../store/format/schema';
import type { PatchLine } from './patch-lines';

/**
 * The pages that differ between the files of two directories. The writer may write a page otherwise than for the
 * original dataset: it is another version, or a dataset does not keep everything that its build had. With the same
 * version it is at most one page.
 */
export function* pageFixes(written: string, wanted: string): Generator<PatchLine> {
  for (const name of CONTENT_FILES) {
    const have = openSync(path.join(written, name), 'r');
    const want = openSync(path.join(wanted, name), 'r');
    try {
      const { size } = fstatSync(want);
      if (fstatSync(have).size !== size) yield ['size', name, size];
      for (let page = 0; page * SQLITE_PAGE_BYTES < size; page++) {
        const right = pageOf(want, page);
        // The first page holds the version of SQLite that wrote last, so it differs between versions.
        const always = page === 0 && name === CONTENT_FILES[0];
        if (always || !pageOf(have, page).equals(right)) yield ['page', name, page, right.toString('base64')];
      }
    } finally {
      closeSync(have);
      closeSync(want);
    }
  }
}

/** Applies a `page` or `size` line to the files of a directory. */
export function fixPage(directory: string, line: PatchLine): void {
  const name = CONTENT_FILES.find((known) => known === line[1]);
  if (name === undefined || (line[0] !== 'size' && line[0] !== 'page'))
    throw new CorruptBytes('', 'expected a page of a file');
  const file = openSync(path.join(directory, name), 'r+');
  try {
    if (line[0] === 'size') ftruncateSync(file, line[2]);
    else writeSync(file, Buffer.from(line[3], 'base64'), 0, null, line[2] * SQLITE_PAGE_BYTES);
  } finally {
    closeSync(file);
  }
}

function pageOf(file: number, page: number): Buffer {
  const bytes = Buffer.alloc(SQLITE_PAGE_BYTES);
  return bytes.subarray(0, readSync(file, bytes, 0, SQLITE_PAGE_BYTES, page * SQLITE_PAGE_BYTES));
}
