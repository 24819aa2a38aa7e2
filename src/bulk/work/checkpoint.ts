import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createOwn } from '../../files/own-file';
import { whyNotWritten } from '../../files/why-not-written';
import { reasonOf } from '../../model/reason-of';
import { badOutput } from '../failure';
import type { BulkSummary } from '../summary';
import { isAbsent } from '../write/output-file';

/** The part of an input that was read, from its first row on. */
export interface ReadPart {
  /** Offsets: bytes of the decompressed text, or rows of a Parquet file. */
  readonly start: number;
  readonly end: number;
  /** SHA-256 of the bytes between them, hexadecimal. It detects another input of the same size and time. */
  readonly sha256: string;
}

/** The position of a run: everything before these offsets is done, everything after them is done again. */
export interface Checkpoint {
  readonly version: typeof VERSION;
  /** Fingerprint of plan, dataset and input. A run with another fingerprint must not continue this one. */
  readonly fingerprint: string;
  /**
   * `written`: all rows are written; only the final names of the files are missing. `published`: nothing is missing. It
   * is kept after a run with `resume`, so that the same run again knows that it is done.
   */
  readonly state: 'running' | 'written' | 'published';
  /** Null before the first chunk: the run then begins after the header, or at the first row of its shard. */
  readonly read: ReadPart | null;
  readonly outputBytes: number;
  /** Null if rejected rows stay in the output. */
  readonly rejectBytes: number | null;
  readonly summary: BulkSummary;
  /** Parquet: the metadata of the row groups so far, for the footer. */
  readonly rowGroups?: string;
}

export const VERSION = 2;

export function checkpointPath(output: string): string {
  return `${output}.checkpoint`;
}

/**
 * Replaces the checkpoint in one step; it is on disk when the promise resolves. Sync the outputs before: a checkpoint
 * must never claim more than the files contain.
 * @throws GeocoderError BULK_OUTPUT.
 */
export async function writeCheckpoint(path: string, checkpoint: Checkpoint): Promise<void> {
  try {
    const file = await createOwn(`${path}.new`);
    try {
      await file.writeFile(`${JSON.stringify(checkpoint)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.new`, path);
    await syncFolder(dirname(path));
  } catch (cause) {
    throw badOutput(`${path}: expected to write the checkpoint, but ${whyNotWritten(path, cause)}`, cause);
  }
}

/**
 * The checkpoint of an earlier run; null if there is none, and for other work that is finished.
 * @throws GeocoderError BULK_OUTPUT for a checkpoint of another run, and for a damaged one.
 */
export async function readCheckpoint(path: string, fingerprint: string): Promise<Checkpoint | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    if (isAbsent(cause)) return null;
    throw badOutput(`${path}: expected to read the checkpoint, got ${reasonOf(cause)}`, cause);
  }
  let checkpoint: Checkpoint;
  try {
    checkpoint = JSON.parse(text) as Checkpoint;
  } catch (cause) {
    throw badOutput(
      `${path}: expected a checkpoint, got ${reasonOf(cause)}; run without resume to start anew`,
      cause,
    );
  }
  if (checkpoint.version !== VERSION || checkpoint.fingerprint !== fingerprint) {
    if (checkpoint.state === 'published') return null;
    throw badOutput(
      `${path}: expected the checkpoint of this work, got that of other work: the input, the dataset, the columns or ` +
        'the options have changed; run without resume to start anew',
    );
  }
  return checkpoint;
}

/** How many rows of an unfinished run into this output are kept, for `resume`; null where no run can be continued. */
export async function keptRows(output: string): Promise<number | null> {
  try {
    const { state, summary } = JSON.parse(await readFile(checkpointPath(output), 'utf8')) as Checkpoint;
    return state === 'published' ? null : summary.rows;
  } catch {
    return null;
  }
}

/** Removes the checkpoint of a finished run. */
export async function removeCheckpoint(path: string): Promise<void> {
  await rm(path, { force: true });
}

/** Syncs a folder: a rename is on disk only then. Not every system can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  if (handle === null) return;
  try {
    await handle.sync();
  } catch (cause) {
    if (!['EINVAL', 'EISDIR', 'EPERM', 'EBADF'].includes((cause as NodeJS.ErrnoException).code ?? ''))
      throw cause;
  } finally {
    await handle.close();
  }
}
