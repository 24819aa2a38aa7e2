import type { Readable, Writable } from 'node:stream';
import { checkOptionKinds } from '../schema/option-kinds';
import { PIPE_KINDS } from './option-kinds';
import { askOptionsOf, type BulkOptions, type PlanNotice } from './options';
import { type CellAt, cellsAt, type PlaceColumn } from './place/place-columns';
import { makePlaces } from './place/place-options';
import { ByteWindow } from './read/byte-window';
import { columnsOf, unusedColumns } from './read/column-map';
import { LINE_FEED } from './read/csv-rows';
import { addToSummary, type BulkSummary, emptySummary } from './summary';
import type { BulkEngine } from './work/asking';
import { cutLinesAsTheyCome } from './work/chunks';
import { checkMode, DEFAULT_PREFIX } from './work/make-plan';
import type { BulkPlan } from './work/plan';
import { ChunkProcessor } from './work/process-chunk';
import { checkColumns, ERROR_COLUMN } from './write/output-columns';
import { OutputStream } from './write/output-stream';

/** Options of a filter, as for a run. */
export interface PipeOptions
  extends Pick<
    BulkOptions,
    | 'mode'
    | 'map'
    | 'columns'
    | 'prefix'
    | 'country'
    | 'fallback'
    | 'minConfidence'
    | 'maxDistanceMeters'
    | 'longTexts'
    | 'layers'
    | 'h3'
    | 'plusCode'
    | 'geohash'
    | 'onPlan'
  > {
  input?: Readable | undefined;
  output?: Writable | undefined;
}

/**
 * A filter for lines: NDJSON in, NDJSON out, one output line for each input line, in order, written at once. It uses
 * one thread, because `RDD.pipe`, GNU parallel and the like start it on every core. A line that cannot be asked gets
 * the reason in the column `error`; a line that is no JSON object becomes `{"line": …}`.
 * @throws GeocoderError INVALID_REQUEST, or as the operations do. Lines are then missing in the output.
 */
export async function runPipe(engine: BulkEngine, written: PipeOptions): Promise<BulkSummary> {
  const options = checkOptionKinds('runPipe', written, PIPE_KINDS);
  checkMode(options.mode);
  const window = new ByteWindow(options.input ?? process.stdin, 'standard input');
  const output = new OutputStream(options.output ?? process.stdout);
  const summary = emptySummary();
  const places = await makePlaces(options);
  const cells = await cellsAt(places.columns, places.layers);
  let processor: ChunkProcessor | null = null;
  for await (const { bytes } of cutLinesAsTheyCome(window)) {
    processor ??= start(engine, options, bytes, places.columns, cells);
    const answer = await processor.process({ bytes });
    addToSummary(summary, answer);
    await output.write(answer.output);
  }
  return summary;
}

function start(
  engine: BulkEngine,
  options: PipeOptions,
  bytes: Uint8Array,
  places: readonly PlaceColumn[],
  cells: readonly CellAt[],
): ChunkProcessor {
  const columns = checkColumns(options.mode, options.columns);
  const names = [...columns, ...places.map(({ name }) => name), ERROR_COLUMN].map(
    (name) => (options.prefix ?? DEFAULT_PREFIX) + name,
  );
  const keys = keysOfFirst(bytes);
  const map = columnsOf(options.mode, options.map, keys);
  const plan: BulkPlan = {
    mode: options.mode,
    ask: askOptionsOf(options),
    fields: map.map(({ field }) => field),
    fieldColumns: map.map(({ column }) => column),
    input: { format: 'ndjson', header: null, types: null },
    output: {
      format: 'ndjson',
      columns,
      places,
      names,
      keepsRejected: true,
      compression: 'none',
      dialect: { delimiter: 0, newline: LINE_FEED },
      safeCells: false,
      parquet: null,
    },
  };
  const notice: PlanNotice = {
    inputFormat: 'ndjson',
    outputFormat: 'ndjson',
    map,
    guessed: options.map === undefined,
    unused: unusedColumns(map, keys),
    columns: names,
    threads: 1,
    resumedRows: 0,
    rejects: null,
  };
  options.onPlan?.(notice);
  return new ChunkProcessor(engine, plan, { cells });
}

/** The keys of the first line that is an object. */
function keysOfFirst(bytes: Uint8Array): string[] {
  for (const line of Buffer.from(bytes).toString('utf8').split('\n')) {
    try {
      const parsed: unknown = JSON.parse(line);
      if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return Object.keys(parsed);
    } catch {
      // No JSON: try the next line.
    }
  }
  return [];
}
