import { type BigIntStats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { MANIFEST_FILE } from '../../model/manifest';
import { locateDataset } from './verify';

/** Opening is retried for at most this time while a dataset is replaced again and again: on a busy machine 1 s is short. */
const MOST_WAIT_MILLISECONDS = 10_000;
const WAIT_MILLISECONDS = 5;
/** A rename changes the time of the folder. If that changed just now, it may change again, and clocks have steps. */
const FRESH_MILLISECONDS = 100;

/**
 * Opens a dataset by its name, and tries again if another dataset took the name meanwhile: files of two datasets do not
 * fit together, and between two renames there is no dataset. A dataset that stays damaged or missing is refused at
 * once.
 * @param open gets the directory that has the name at that moment.
 * @throws what `open` throws.
 */
export function openSettled<Opened>(directory: string, open: (where: string) => Opened): Opened {
  let deadline: number | null = null;
  for (;;) {
    const where = locateDataset(directory);
    const before = stateOf(where);
    try {
      return open(where);
    } catch (error) {
      deadline ??= performance.now() + MOST_WAIT_MILLISECONDS;
      if (performance.now() >= deadline || isSettled(directory, before)) throw error;
      sleep(WAIT_MILLISECONDS);
    }
  }
}

function isSettled(directory: string, before: string): boolean {
  if (stateOf(locateDataset(directory)) !== before) return false;
  const parent = found(dirname(resolve(directory)));
  return parent === undefined || Date.now() - Number(parent.mtimeMs) > FRESH_MILLISECONDS;
}

/** Distinguishes two directories with the same name; an inode number alone may be reused. */
function stateOf(directory: string): string {
  return [directory, join(directory, MANIFEST_FILE)]
    .map(found)
    .map((stat) => (stat === undefined ? '' : `${stat.dev}:${stat.ino}:${stat.mtimeNs}:${stat.ctimeNs}`))
    .join('/');
}

/** The state of a path. Undefined if it leads through a file or a closed folder; then opening it gives the error. */
function found(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
