import { GeocoderError } from '../../model/errors';
import type { Match } from '../../model/match';
import { compressPart } from '../compression';
import type { CellAt } from '../place/place-columns';
import { CsvReader } from '../read/csv-reader';
import { NdjsonReader } from '../read/ndjson-reader';
import { CellsWriter, ValuesReader } from '../read/program-rows';
import { CsvWriter } from '../write/csv-writer';
import { frameOf } from '../write/frame';
import { ObjectWriter } from '../write/object-writer';
import { type Cell, cellReader } from '../write/output-columns';
import type { Answer, AskRow, BulkEngine } from './asking';
import { askerOf } from './modes';
import type { BulkPlan, ChunkAnswer, ChunkTask, Reject, RowReader, RowWriter } from './plan';

const TENTHS = 10;
/** Initial size of the output buffer, bytes for each input byte. */
const BYTES_OUT_PER_BYTE_IN = 3;

type Point = Pick<Match, 'latitude' | 'longitude'>;

/** Turns chunks of input rows into chunks of output rows. Each thread has one. */
export class ChunkProcessor {
  readonly #plan: BulkPlan;
  readonly #ask: AskRow;
  readonly #readCells: (found: Answer | null) => Cell[];
  readonly #readerOf: (task: ChunkTask) => RowReader | Promise<RowReader>;
  readonly #writerOf: (task: ChunkTask) => RowWriter;
  readonly #cellsAt: readonly CellAt[];
  /** Index of the latitude among the fields in mode reverse; else -1. */
  readonly #latitude: number;
  readonly #longitude: number;

  constructor(engine: BulkEngine, plan: BulkPlan, parts: ProcessorParts = {}) {
    const { parquet = null, cells = [] } = parts;
    this.#cellsAt = cells;
    this.#latitude = plan.mode === 'reverse' ? plan.fields.indexOf('latitude') : -1;
    this.#longitude = plan.mode === 'reverse' ? plan.fields.indexOf('longitude') : -1;
    this.#plan = plan;
    this.#ask = askerOf(engine, plan.mode, plan.fields, plan.ask);
    this.#readCells = cellReader(plan.output.columns);
    this.#readerOf = parquet?.readerOf ?? textReader(plan);
    this.#writerOf = parquet?.writerOf ?? ((task) => textWriter(plan, task));
  }

  /**
   * Geocodes every row of a chunk. The same chunk gives the same bytes on every thread.
   * @throws GeocoderError for errors that are not caused by one row, such as DATASET_DAMAGED.
   */
  async process(task: ChunkTask): Promise<ChunkAnswer> {
    const { output } = this.#plan;
    const reader = await this.#readerOf(task);
    const writer = this.#writerOf(task);
    const counts = this.#askRows(reader, writer);
    const { bytes, ...rowGroup } = writer.finish();
    return {
      ...counts,
      ...rowGroup,
      // An output that is one JSON value is compressed when its chunks are joined.
      output: exact(frameOf(output) === null ? compressPart(bytes, output.compression) : bytes),
    };
  }

  #askRows(reader: RowReader, writer: RowWriter): Omit<ChunkAnswer, 'output' | 'rowGroup'> {
    const { keepsRejected } = this.#plan.output;
    const rejects: Reject[] = [];
    const reasons: Record<string, number> = {};
    const levels: Record<string, number> = {};
    const advice: Record<string, number> = {};
    const tenths = Array.from({ length: TENTHS }, () => 0);
    let rows = 0;
    let notFound = 0;
    while (reader.next()) {
      if (reader.blank) {
        writer.blank(reader);
        continue;
      }
      let reason = reader.fault;
      let found: Answer | null = null;
      if (reason === null) {
        try {
          found = this.#ask(reader.values);
        } catch (error) {
          if (!(error instanceof GeocoderError && error.code === 'INVALID_REQUEST')) throw error;
          reason = error.message;
        }
      }
      const row = rows++;
      if (reason !== null) {
        reasons[reason] = (reasons[reason] ?? 0) + 1;
        if (!keepsRejected) {
          rejects.push({ row, reason, line: reader.line() });
          continue;
        }
      } else if (found === null) {
        notFound++;
      } else {
        levels[found.level] = (levels[found.level] ?? 0) + 1;
        if ('advice' in found) advice[found.advice] = (advice[found.advice] ?? 0) + 1;
        const chance = 'same' in found ? found.same : found.confidence;
        tenths[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))]!++;
      }
      const cells = this.#readCells(found);
      if (this.#cellsAt.length > 0) {
        const point = reason === null ? this.#pointOf(reader.values, found) : null;
        for (const cellAt of this.#cellsAt)
          cells.push(point === null ? null : cellAt(point.latitude, point.longitude));
      }
      if (keepsRejected) cells.push(reason);
      writer.row(reader, cells, found);
    }
    return { rows, rejects, reasons, notFound, levels, advice, tenths };
  }

  /** The point of a row: its own in mode reverse, else that of its match. */
  #pointOf(values: readonly string[], found: Answer | null): Point | null {
    if (this.#latitude < 0) return found !== null && 'latitude' in found ? found : null;
    return { latitude: Number(values[this.#latitude]), longitude: Number(values[this.#longitude]) };
  }
}

/** Parts that are loaded before a processor is made. */
interface ProcessorParts {
  readonly parquet?: ParquetParts | null;
  /** Functions of the place columns of the plan. */
  readonly cells?: readonly CellAt[];
}

/** The Parquet reader and writer; passed in, because their packages are loaded only when needed. */
export interface ParquetParts {
  readonly readerOf: ((task: ChunkTask) => Promise<RowReader>) | null;
  readonly writerOf: ((task: ChunkTask) => RowWriter) | null;
}

function textReader({ input, fieldColumns, output }: BulkPlan): (task: ChunkTask) => RowReader {
  if (input.format === 'values') {
    const reader = new ValuesReader(fieldColumns.length);
    return (task) => reader.open(task);
  }
  const reader =
    input.format === 'csv'
      ? new CsvReader(
          input.dialect,
          input.header.length,
          fieldColumns.map((column) => input.header.indexOf(column)),
        )
      : new NdjsonReader(fieldColumns, input.format === 'ndjson' ? input : null, output.names);
  return (task) => {
    if ('bytes' in task) reader.open(task.bytes);
    return reader;
  };
}

function textWriter({ input, output }: BulkPlan, task: ChunkTask): RowWriter {
  if (output.format === 'cells') return new CellsWriter();
  const expected = 'bytes' in task ? task.bytes.length * BYTES_OUT_PER_BYTE_IN : 0;
  return output.format === 'csv'
    ? new CsvWriter(output, input.header?.length ?? 0, expected)
    : new ObjectWriter(output, input.header ?? [], expected);
}

/** The bytes in an ArrayBuffer of exactly their size, which can be transferred to another thread. */
function exact(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes);
}
