import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Geocoder } from '../geocoder';
import { badOption, badOutput, reasonOf } from './failure';
import { type BulkOptions, type BulkReport, checkCount, checkShard } from './options';
import { STANDARD_STREAM } from './read/open-input';
import { type OpenedRows, openRows } from './read/open-rows';
import type { BulkSummary } from './summary';
import { checkpointPath, readCheckpoint, removeCheckpoint } from './work/checkpoint';
import { type ChunkRunner, onThreads } from './work/chunk-runner';
import { inOrder } from './work/in-order';
import { checkFormat, checkMode, formatByName, type MadePlan, makePlan } from './work/make-plan';
import { publishOutputs, RunOutput } from './write/run-output';

/** Small enough that progress, checkpoints and memory are fine-grained; large enough that handing it over is cheap. */
const CHUNK_BYTES = 1 << 18;
/** A chunk becomes a row group, and small row groups make large and slow Parquet files. */
const PARQUET_CHUNK_BYTES = 1 << 22;
const CHECKPOINT_SECONDS = 1;
/** A thread works on one chunk while the next one waits for it. */
const CHUNKS_A_THREAD = 2;

/**
 * Enriches a file: every row is asked, and what was found is appended to it. Rows come out in the order in which they
 * came in, with the same bytes for any number of threads. The output is written beside its name and takes it when it is
 * whole; until then a run that was stopped, however rudely, can be resumed and ends in the same bytes.
 * @throws GeocoderError (the promise) INVALID_REQUEST, BULK_INPUT, BULK_OUTPUT, WORKER_FAILED, PACKAGE_MISSING, or what
 *   the dataset has to say. Whatever the signal was aborted with, once a checkpoint is written.
 */
export async function runBulk(options: BulkOptions): Promise<BulkReport> {
  checkOptions(options);
  const threads = checkCount('threads', options.threads ?? availableParallelism());
  const started = performance.now();
  const open = options.memory === undefined ? {} : { memory: options.memory };
  const geocoder = Geocoder.open(options.data, open);
  const { shared, manifest } = geocoder;
  geocoder.close();
  const format = options.inputFormat ?? formatByName(options.input);
  const rows = await openRows(options.input, format, options.delimiter);
  try {
    const made = makePlan(options, rows);
    const chunkBytes =
      options.chunkBytes ?? (made.plan.output.format === 'parquet' ? PARQUET_CHUNK_BYTES : CHUNK_BYTES);
    const fingerprint = fingerprintOf([
      made.plan,
      made.rejects,
      rows.identity,
      manifest.datasetId,
      chunkBytes,
      options.shard ?? null,
    ]);
    const checkpoint =
      options.resume === true ? await readCheckpoint(checkpointPath(options.output), fingerprint) : null;
    const resumedRows = checkpoint?.summary.rows ?? 0;
    options.onPlan?.(noticeOf(made, rows, threads, resumedRows));
    let summary = checkpoint?.summary;
    if (checkpoint?.state !== 'written' || summary === undefined) {
      const output = await RunOutput.open(options.output, made, rows, fingerprint, checkpoint);
      const start = { directory: options.data, options: open, shared, plan: made.plan };
      const pumping = { chunkBytes, from: checkpoint?.inputOffset ?? null, threads, started };
      try {
        await pump(options, rows, output, onThreads(start, threads), pumping);
        await output.finish();
      } finally {
        await output.close();
      }
      summary = output.summary;
    }
    const rejects = await publishOutputs(options.output, made, summary);
    if (options.summary !== undefined) await writeSummary(options.summary, summary);
    if (options.output !== STANDARD_STREAM) await removeCheckpoint(checkpointPath(options.output));
    return {
      summary,
      output: options.output,
      rejects,
      seconds: (performance.now() - started) / 1000,
      freshRows: summary.rows - resumedRows,
      threads,
    };
  } finally {
    await rows.close();
  }
}

interface Pumping {
  readonly chunkBytes: number;
  readonly from: number | null;
  readonly threads: number;
  readonly started: number;
}

/** Moves every chunk from the input through the threads to the output. */
async function pump(
  { signal, onProgress, shard, checkpointSeconds = CHECKPOINT_SECONDS }: BulkOptions,
  rows: OpenedRows,
  output: RunOutput,
  runner: ChunkRunner,
  { chunkBytes, from, threads, started }: Pumping,
): Promise<void> {
  const rowsBefore = output.summary.rows;
  const mostUnderWay = threads * CHUNKS_A_THREAD + 1;
  let checkpointDue = performance.now() + checkpointSeconds * 1000;
  const tasks = rows.tasks(from, chunkBytes, shard);
  try {
    for await (const { task, answer } of inOrder(tasks, (placed) => runner.run(placed.task), mostUnderWay)) {
      await output.add(answer, task.end);
      onProgress?.({
        rows: output.summary.rows,
        matched: output.summary.matched,
        rejected: output.summary.rejected,
        freshRows: output.summary.rows - rowsBefore,
        done: rows.done(task.end),
        seconds: (performance.now() - started) / 1000,
      });
      const stops = signal?.aborted === true;
      if (!stops && performance.now() < checkpointDue) continue;
      await output.checkpoint('running');
      if (stops) throw signal.reason;
      checkpointDue = performance.now() + checkpointSeconds * 1000;
    }
  } finally {
    await runner.close();
  }
}

function checkOptions(options: BulkOptions): void {
  checkMode(options.mode);
  checkFormat('input format', options.inputFormat);
  checkFormat('output format', options.outputFormat);
  checkShard(options.shard);
  if (options.chunkBytes !== undefined) checkCount('chunkBytes', options.chunkBytes);
  if (options.output === STANDARD_STREAM && options.resume === true) {
    throw badOption('resume: expected an output that is a file, but standard output cannot be continued');
  }
  const places = [options.input, options.output, options.rejects, options.summary];
  const files = places.filter((path) => path !== undefined && path !== STANDARD_STREAM);
  if (new Set(files).size < files.length) {
    throw badOption('output: expected input, output, rejects and summary to be different files');
  }
}

/** The same for runs that give the same bytes. How many threads there are does not matter. */
function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function noticeOf(
  { plan, outputFormat, map, guessed, rejects }: MadePlan,
  rows: OpenedRows,
  threads: number,
  resumedRows: number,
) {
  return {
    inputFormat: rows.format,
    outputFormat,
    map,
    guessed,
    columns: plan.output.names,
    threads,
    resumedRows,
    rejects,
  };
}

async function writeSummary(path: string, summary: BulkSummary): Promise<void> {
  try {
    await writeFile(path, `${JSON.stringify(summary, null, 2)}\n`);
  } catch (cause) {
    throw badOutput(`${path}: expected to write the summary, got ${reasonOf(cause)}`, cause);
  }
}
