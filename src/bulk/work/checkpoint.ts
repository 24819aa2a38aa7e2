import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createOwn } from '../../files/own-file';
import { badOutput, reasonOf } from '../failure';
import type { BulkSummary } from '../summary';
import { isAbsent } from '../write/output-file';

/** The part of an input that was read, from its first row on. */
export interface ReadPart {
  /** Offsets: bytes of the decompressed text, or rows of a Parquet file. */
  readonly start: number;
  readonly end: number;
  /** Of the bytes between them, hexadecimal. Another input of the same size and time is told by it. */
  readonly sha256: string;
}

/** How far a run is: everything before these offsets is done, everything after them is to be done again. */
export interface Checkpoint {
  readonly version: typeof VERSION;
  /** Of the plan, the dataset and the input: a run with any other must not continue this one. */
  readonly fingerprint: string;
  /** `written`: all rows are, only the files' names are not yet final. */
  readonly state: 'running' | 'written';
  /** Null before the first chunk: the beginning is where the reader says, after a header or at a shard's first row. */
  readonly read: ReadPart | null;
  readonly outputBytes: number;
  /** Null where rejected rows stay in the output. */
  readonly rejectBytes: number | null;
  readonly summary: BulkSummary;
  /** Parquet: what the footer must say of the row groups so far. */
  readonly rowGroups?: string;
}

export const VERSION = 2;

export function checkpointPath(output: string): string {
  return `${output}.checkpoint`;
}

/**
 * Replaces the checkpoint in one step, on disk when the promise resolves. The outputs must have been synced before:
 * a checkpoint never promises more than is there.
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
    throw badOutput(`${path}: expected to write the checkpoint, got ${reasonOf(cause)}`, cause);
  }
}

/**
 * The checkpoint of an earlier run; null where there is none.
 * @throws GeocoderError BULK_OUTPUT for one that belongs to other work, and for one that is damaged.
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
    throw badOutput(
      `${path}: expected the checkpoint of this work, got that of other work: the input, the dataset, the columns or ` +
        'the options have changed; run without resume to start anew',
    );
  }
  return checkpoint;
}

/** Removes the checkpoint of a finished run. */
export async function removeCheckpoint(path: string): Promise<void> {
  await rm(path, { force: true });
}

/** A rename is on disk when its folder is. Not every system lets a folder be opened. */
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
