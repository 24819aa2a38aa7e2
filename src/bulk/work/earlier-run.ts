import { statSync } from 'node:fs';
import type { OpenedRows } from '../read/open-rows';
import type { Shard } from '../read/placed-task';
import { REPLACE_ADVICE, refuseExisting } from '../write/output-file';
import { type Checkpoint, checkpointPath, readCheckpoint } from './checkpoint';

const PERHAPS_FINISHED = ', and no unfinished run: there is nothing to resume, perhaps it is finished';

/**
 * The checkpoint of an earlier run; null if there is none, or if its finished output was removed or changed.
 * @throws GeocoderError BULK_OUTPUT for unfinished work of other options.
 */
export async function earlierRun(output: string, fingerprint: string): Promise<Checkpoint | null> {
  const checkpoint = await readCheckpoint(checkpointPath(output), fingerprint);
  if (checkpoint?.state !== 'published') return checkpoint;
  const size = statSync(output, { throwIfNoEntry: false })?.size;
  return size === checkpoint.outputBytes ? checkpoint : null;
}

/** @throws GeocoderError BULK_INPUT if the input is not what the finished run has read. */
export async function refuseOtherInput(
  rows: OpenedRows,
  { read }: Checkpoint,
  shard: Shard | undefined,
): Promise<void> {
  // The first step reads that part again and compares it. Nothing comes after it.
  if (read !== null) await rows.tasks(read, 1, shard).next();
}

/** Refuses outputs that exist already, before the first row. */
export async function refuseTaken(
  files: readonly string[],
  checkpoint: Checkpoint | null,
  resume: boolean,
): Promise<void> {
  // Some files of a finished run may have their final names already; `publish` checks each of them.
  if (checkpoint !== null && checkpoint.state !== 'running') return;
  const advice = resume && checkpoint === null ? PERHAPS_FINISHED : REPLACE_ADVICE;
  for (const file of files) await refuseExisting(file, advice);
}
