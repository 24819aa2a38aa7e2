import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { identityOf as fileIdentityOf } from '../files/file-identity';
import type { OutputPlace } from '../files/output-place';
import { statOf } from '../files/output-place';
import { refuseDatasetFile } from '../files/refuse-dataset-file';
import { Geocoder, indexesOf } from '../geocoder';
import { printablePath } from '../model/quote';
import { checkOptionKinds } from '../schema/option-kinds';
import { badOption } from './failure';
import { BULK_KINDS } from './option-kinds';
import {
  type BulkOptions,
  type BulkReport,
  checkCount,
  checkShard,
  checkThreads,
  openOptionsOf,
} from './options';
import { loadParquetWriting } from './parquet-packages';
import { makePlaces } from './place/place-options';
import { isStream, STANDARD_STREAM } from './read/open-input';
import { type OpenedRows, openRows } from './read/open-rows';
import type { PlacedTask } from './read/placed-task';
import type { BulkSummary } from './summary';
import type { ReadPart } from './work/checkpoint';
import { type ChunkRunner, onThreads } from './work/chunk-runner';
import { earlierRun, refuseOtherInput, refuseTaken } from './work/earlier-run';
import { inOrder } from './work/in-order';
import { checkFormats, checkMode, inputFormatByName, type MadePlan, makePlan } from './work/make-plan';
import { publish } from './write/output-file';
import { lockOutputs } from './write/output-lock';
import { filesOf, outputOf, outputsOf } from './write/output-places';
import { openOutput } from './write/output-stream';
import { endCheckpoint, type Finished, publishOutputs, RunOutput } from './write/run-output';

/**
 * Small enough for fine progress, frequent checkpoints and little memory; large enough for cheap messages to threads.
 */
const CHUNK_BYTES = 1 << 16;
/** Each chunk becomes a row group; small row groups make large and slow Parquet files. */
const PARQUET_CHUNK_BYTES = 1 << 22;
const CHECKPOINT_SECONDS = 1;
/** A thread works on one chunk while the next one waits for it. */
const CHUNKS_A_THREAD = 2;

/**
 * Enriches a file: geocodes every row and appends the result. The output has the rows in the order of the input, with
 * the same bytes for any number of threads. It is written beside its name and renamed when it is whole. A run that was
 * stopped before, even by a crash, can be resumed and gives the same bytes.
 * @throws GeocoderError (the promise) INVALID_REQUEST, BULK_INPUT, BULK_OUTPUT, WORKER_FAILED, PACKAGE_MISSING, or as
 *   `Geocoder.open`. The reason of the signal when it is aborted, after a checkpoint is written.
 */
export async function runBulk(written: BulkOptions): Promise<BulkReport> {
  const options = checkOptionKinds('runBulk', written, BULK_KINDS);
  checkOptions(options);
  const threads = checkThreads(options.threads ?? threadsFor(options.input));
  const started = performance.now();
  const open = openOptionsOf(options);
  const geocoder = Geocoder.open(options.data, open);
  const { manifest } = geocoder;
  const shared = indexesOf(geocoder);
  geocoder.close();
  const rows = await openRows(options.input, {
    format: options.inputFormat ?? inputFormatByName(options.input),
    delimiter: options.delimiter,
    encoding: options.encoding,
    signal: options.signal,
  }).catch((error: unknown) => {
    throw options.signal?.aborted === true ? options.signal.reason : error;
  });
  let release: (() => void) | null = null;
  try {
    const places = await makePlaces(options);
    const made = makePlan(options, rows, places.columns);
    // Before the first file is made.
    if (made.plan.output.format === 'parquet') await loadParquetWriting();
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
    const { overwrite = false } = options;
    refuseDatasets(options, made.rejects);
    const outputs = outputsOf({ ...options, rejects: made.rejects });
    release = lockOutputs(filesOf(outputs));
    const checkpoint = options.resume === true ? await earlierRun(outputs.output.path, fingerprint) : null;
    if (!overwrite) await refuseTaken(filesOf(outputs), checkpoint, options.resume === true);
    const resumedRows = checkpoint?.summary.rows ?? 0;
    options.onPlan?.(noticeOf(made, rows, threads, resumedRows));
    let finished: Finished | null = checkpoint?.state === 'running' ? null : checkpoint;
    if (checkpoint?.state === 'published') await refuseOtherInput(rows, checkpoint, options.shard);
    if (finished === null) {
      const output = await RunOutput.open(outputs, made, rows, fingerprint, checkpoint);
      const start = {
        directory: options.data,
        options: open,
        shared,
        plan: made.plan,
        layers: places.layers,
      };
      const pumping = { chunkBytes, from: checkpoint?.read ?? null, threads, started };
      try {
        await pump(options, rows, output, onThreads(start, threads), pumping);
        finished = await output.finish();
      } finally {
        await output.close();
      }
    }
    const { summary } = finished;
    const rejects = await publishOutputs(outputs, made, finished, overwrite);
    if (outputs.summary !== null) await writeSummary(outputs.summary, summary);
    await endCheckpoint(outputs, options.resume === true, fingerprint);
    return {
      summary,
      output: outputs.output.path,
      rejects,
      seconds: (performance.now() - started) / 1000,
      freshRows: summary.rows - resumedRows,
      threads,
    };
  } finally {
    release?.();
    await rows.close();
  }
}

interface Pumping {
  readonly chunkBytes: number;
  readonly from: ReadPart | null;
  readonly threads: number;
  readonly started: number;
}

/** A thread is worth its start from this much input on. Compressed input counts as four times its size. */
const BYTES_A_THREAD = 2_000_000;

/** The default number of threads: one for every 2 MB, at most one a core. One a core for a pipe. */
export function threadsFor(input: string, cores = availableParallelism()): number {
  const stat = input === '-' ? null : statOf(input);
  if (stat === null || !stat.isFile()) return cores;
  const bytes = stat.size * (/\.(?:gz|zst|parquet)$/i.test(input) ? 4 : 1);
  return Math.max(1, Math.min(cores, Math.floor(bytes / BYTES_A_THREAD)));
}

/** Passes every chunk from the input through the threads to the output. */
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
  const ask = (placed: PlacedTask) => runner.run(placed.task);
  try {
    for await (const { task, answer } of inOrder(tasks, ask, mostUnderWay, signal)) {
      await output.add(answer, task.read);
      onProgress?.({
        rows: output.summary.rows,
        matched: output.summary.matched,
        rejected: output.summary.rejected,
        freshRows: output.summary.rows - rowsBefore,
        done: rows.done(task.read.end),
        seconds: (performance.now() - started) / 1000,
      });
      if (performance.now() < checkpointDue) continue;
      await output.checkpoint('running');
      checkpointDue = performance.now() + checkpointSeconds * 1000;
    }
  } catch (error) {
    // Chunks under way are given up: slow rows take many seconds a chunk, and a resumed run asks them again.
    if (signal?.aborted === true && error === signal.reason) await output.checkpoint('running');
    throw error;
  } finally {
    await runner.close();
  }
}

function checkOptions(options: BulkOptions): void {
  checkMode(options.mode);
  checkFormats(options);
  checkShard(options.shard);
  if (options.chunkBytes !== undefined) checkCount('chunkBytes', options.chunkBytes);
  const outputs = outputsOf(options);
  if (outputs.output.isStream && options.resume === true) {
    const { path } = outputs.output;
    const name = path === STANDARD_STREAM ? 'standard output' : printablePath(path);
    throw badOption(`resume: expected an output that is a file, but ${name} cannot be continued`);
  }
  const files = [...(isStream(options.input) ? [] : [options.input]), ...filesOf(outputs)];
  if (new Set(files.map(identityOf)).size < files.length) {
    throw badOption('output: expected input, output, rejects and summary to be different files');
  }
}

/** Equal for two names of one file. */
function identityOf(path: string): string {
  return fileIdentityOf(path) ?? resolve(path);
}

/** Refuses outputs in a dataset, before a lock or a checkpoint is beside them. */
function refuseDatasets({ data, output, summary }: BulkOptions, rejects: string | null): void {
  for (const [option, path] of Object.entries({ output, rejects, summary })) {
    if (path !== undefined && path !== null && !outputOf(option, path).isStream)
      refuseDatasetFile(option, path, [data].flat());
  }
}

/** A text that is equal for runs that give the same bytes. The number of threads is no part of it. */
function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function noticeOf(
  { plan, outputFormat, map, guessed, unused, rejects }: MadePlan,
  rows: OpenedRows,
  threads: number,
  resumedRows: number,
) {
  return {
    inputFormat: rows.inputFormat,
    outputFormat,
    map,
    guessed,
    unused,
    columns: plan.output.names,
    threads,
    resumedRows,
    rejects,
  };
}

async function writeSummary(place: OutputPlace, summary: BulkSummary): Promise<void> {
  const sink = await openOutput(place, null);
  try {
    await sink.write(Buffer.from(`${JSON.stringify(summary, null, 2)}\n`));
  } finally {
    await sink.close();
  }
  // It is of a finished run, which may be resumed: an older one is replaced.
  if (!place.isStream) await publish(place.path, sink.length, true);
}
