import type { RowGroup } from 'hyparquet';
import { compressPart } from '../compression';
import { loadParquetWriting } from '../parquet-packages';
import type { CsvHeader } from '../read/csv-header';
import type { OpenedRows } from '../read/open-rows';
import { addToSummary, type BulkSummary, emptySummary } from '../summary';
import {
  type Checkpoint,
  checkpointPath,
  type ReadPart,
  readCheckpoint,
  removeCheckpoint,
  VERSION,
  writeCheckpoint,
} from '../work/checkpoint';
import type { MadePlan } from '../work/make-plan';
import type { ChunkAnswer, OutputPlan } from '../work/plan';
import { csvLine } from './csv-writer';
import { frameOf, ROW_SEPARATOR } from './frame';
import { discard, type OutputSink, publish } from './output-file';
import type { OutputPlaces } from './output-places';
import { openOutput } from './output-stream';
import { footerOf, movedTo, PARQUET_MAGIC, rowGroupsFromText, rowGroupsToText } from './parquet-output';
import { RejectLines } from './reject-lines';
import { isUnsafe, safeCell } from './safe-cell';

/** The sizes and counts of complete outputs, which their last checkpoint has too. */
export type Finished = Pick<Checkpoint, 'outputBytes' | 'rejectBytes' | 'summary'>;

/** The outputs of a run: rows, rejected rows, counts and, until it is finished, the checkpoint. */
export class RunOutput {
  readonly summary: BulkSummary;
  /** Null where the output is no file: such a run cannot be continued. */
  readonly #checkpoint: string | null;
  readonly #plan: OutputPlan;
  readonly #fingerprint: string;
  readonly #rows: OutputSink;
  readonly #rejects: OutputSink | null;
  readonly #rejectLines: RejectLines;
  readonly #rowGroups: RowGroup[];
  #read: ReadPart | null;

  private constructor(
    checkpointFile: string | null,
    made: MadePlan,
    opened: OpenedRows,
    fingerprint: string,
    sinks: { rows: OutputSink; rejects: OutputSink | null },
    checkpoint: Checkpoint | null,
  ) {
    this.#checkpoint = checkpointFile;
    this.#plan = made.plan.output;
    this.#fingerprint = fingerprint;
    this.#rows = sinks.rows;
    this.#rejects = sinks.rejects;
    this.#rejectLines = new RejectLines(opened.format, opened.csv);
    this.summary = checkpoint?.summary ?? emptySummary();
    this.#rowGroups = checkpoint?.rowGroups === undefined ? [] : rowGroupsFromText(checkpoint.rowGroups);
    this.#read = checkpoint?.read ?? null;
  }

  /**
   * Opens the outputs: new ones, or at the position of a checkpoint.
   * @throws GeocoderError BULK_OUTPUT.
   */
  static async open(
    places: OutputPlaces,
    made: MadePlan,
    opened: OpenedRows,
    fingerprint: string,
    checkpoint: Checkpoint | null,
  ): Promise<RunOutput> {
    const file = places.output.isStream ? null : checkpointPath(places.output.path);
    // The old checkpoint is removed first: its outputs are about to be overwritten.
    if (checkpoint === null && file !== null) await removeCheckpoint(file);
    const rows = await openOutput(places.output, checkpoint?.outputBytes ?? null);
    let rejects: OutputSink | null = null;
    try {
      if (places.rejects !== null)
        rejects = await openOutput(places.rejects, checkpoint?.rejectBytes ?? null);
      const output = new RunOutput(file, made, opened, fingerprint, { rows, rejects }, checkpoint);
      if (checkpoint === null) await output.#begin(opened);
      return output;
    } catch (error) {
      await rows.close();
      await rejects?.close();
      throw error;
    }
  }

  /** Writes the answer of a chunk. @param read the input up to the end of the chunk. */
  async add(answer: ChunkAnswer, read: ReadPart): Promise<void> {
    if (answer.rowGroup) this.#rowGroups.push(movedTo(answer.rowGroup, this.#rows.length));
    await this.#rows.write(this.#framed(answer.output));
    if (answer.rejects.length > 0 && this.#rejects !== null) {
      await this.#rejects.write(this.#rejectLines.linesOf(answer.rejects, this.summary.rows));
    }
    addToSummary(this.summary, answer);
    this.#read = read;
  }

  /** Syncs the outputs to disk, then writes a checkpoint. */
  async checkpoint(state: Checkpoint['state']): Promise<void> {
    if (this.#checkpoint === null) return;
    await this.#rows.sync();
    await this.#rejects?.sync();
    await writeCheckpoint(this.#checkpoint, {
      version: VERSION,
      fingerprint: this.#fingerprint,
      state,
      read: this.#read,
      outputBytes: this.#rows.length,
      rejectBytes: this.#rejects?.length ?? null,
      summary: this.summary,
      ...(this.#plan.parquet === null ? {} : { rowGroups: rowGroupsToText(this.#rowGroups) }),
    });
  }

  /** Completes the outputs; only their final names are missing. @returns their sizes and counts. */
  async finish(): Promise<Finished> {
    const shape = this.#plan.parquet;
    const frame = frameOf(this.#plan);
    if (frame !== null) {
      await this.#rows.write(compressPart(Buffer.from(frame.close), this.#plan.compression));
    } else if (shape !== null) {
      await this.#rows.write(footerOf(shape, this.#rowGroups, await loadParquetWriting()));
    }
    await this.checkpoint('written');
    await this.close();
    return {
      outputBytes: this.#rows.length,
      rejectBytes: this.#rejects?.length ?? null,
      summary: this.summary,
    };
  }

  /** Closes the files without completing them. */
  async close(): Promise<void> {
    await this.#rows.close();
    await this.#rejects?.close();
  }

  /** Removes the separator before the first row of an output that is one JSON value. */
  #framed(rows: Uint8Array): Uint8Array {
    if (frameOf(this.#plan) === null || rows.length === 0) return rows;
    const { matched, notFound, rejected } = this.summary;
    const before = matched + notFound + (this.#plan.keepsRejected ? rejected : 0);
    return compressPart(before === 0 ? rows.subarray(ROW_SEPARATOR.length) : rows, this.#plan.compression);
  }

  /** Writes the text before the first row. */
  async #begin({ csv, header }: OpenedRows): Promise<void> {
    await this.#rejects?.write(this.#rejectLines.header());
    if (this.#plan.format === 'parquet') {
      await this.#rows.write(PARQUET_MAGIC);
    } else if (frameOf(this.#plan) !== null) {
      const { open } = frameOf(this.#plan)!;
      await this.#rows.write(compressPart(Buffer.from(open), this.#plan.compression));
    } else if (this.#plan.format === 'csv') {
      const line = csvHeader(this.#plan, csv, header);
      await this.#rows.write(compressPart(line, this.#plan.compression));
    }
    // From here on the run can be resumed.
    await this.checkpoint('running');
  }
}

/** Gives complete outputs their final names. It may be repeated: a run may die between two of these steps. */
export async function publishOutputs(
  { output, rejects }: OutputPlaces,
  { rejectsAreDue }: MadePlan,
  { outputBytes, rejectBytes, summary }: Finished,
  overwrite: boolean,
): Promise<string | null> {
  const hasRejects = rejects !== null && (rejectsAreDue || summary.rejected > 0);
  if (rejects !== null && !rejects.isStream) {
    if (hasRejects) await publish(rejects.path, rejectBytes ?? 0, overwrite);
    else await discard(rejects.path, overwrite);
  }
  if (!output.isStream) await publish(output.path, outputBytes, overwrite);
  return hasRejects ? rejects.path : null;
}

/** Ends the checkpoint of a run whose outputs have their names: it is marked if the run may be repeated, or removed. */
export async function endCheckpoint(
  { output }: OutputPlaces,
  mayBeRepeated: boolean,
  fingerprint: string,
): Promise<void> {
  if (output.isStream) return;
  const file = checkpointPath(output.path);
  const checkpoint = mayBeRepeated ? await readCheckpoint(file, fingerprint) : null;
  if (checkpoint === null) await removeCheckpoint(file);
  else await writeCheckpoint(file, { ...checkpoint, state: 'published' });
}

/** The CSV header: the bytes of the input's header, then the appended names. */
function csvHeader(plan: OutputPlan, csv: CsvHeader | null, header: readonly string[]): Uint8Array {
  const delimiter = String.fromCharCode(plan.dialect.delimiter);
  const newline = String.fromCharCode(plan.dialect.newline);
  const isRewritten = csv === null || (plan.safeCells && header.some(isUnsafe));
  // A file with only a header may have no line end.
  const lineEnd = csv === null || csv.lineEnd.length === 0 ? Buffer.from(newline) : csv.lineEnd;
  if (isRewritten) {
    const names = plan.safeCells ? header.map(safeCell) : header;
    return Buffer.concat([Buffer.from(csvLine([...names, ...plan.names], delimiter)), lineEnd]);
  }
  return Buffer.concat([csv.bytes, Buffer.from(delimiter + csvLine(plan.names, delimiter)), lineEnd]);
}
