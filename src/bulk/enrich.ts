import { availableParallelism } from 'node:os';
import { Duplex } from 'node:stream';
import { Geocoder, indexesOf } from '../geocoder';
import type { OpenOptions } from '../model/options';
import { quoted } from '../model/quote';
import { checkOptionKinds } from '../schema/option-kinds';
import { badOption } from './failure';
import { ENRICH_KINDS } from './option-kinds';
import { askOptionsOf, type BulkOptions, checkThreads, openOptionsOf } from './options';
import type { PlaceColumn } from './place/place-columns';
import { makePlaces, type PlaceOptions } from './place/place-options';
import { columnsOf } from './read/column-map';
import { LINE_FEED } from './read/csv-rows';
import { textOf, valueAt } from './read/ndjson-reader';
import type { AskOptions } from './work/asking';
import { onThreads } from './work/chunk-runner';
import { inOrder } from './work/in-order';
import { checkMode, DEFAULT_PREFIX, refuseRepeats } from './work/make-plan';
import type { BulkPlan } from './work/plan';
import {
  type Cell,
  type CellOf,
  checkColumns,
  type DEFAULT_COLUMNS,
  ERROR_COLUMN,
  type OutputColumn,
} from './write/output-columns';

export interface EnrichOptions
  extends AskOptions,
    PlaceOptions,
    Pick<OpenOptions, 'memory' | 'overlay'>,
    Pick<BulkOptions, 'data' | 'mode' | 'map' | 'columns' | 'prefix' | 'threads'> {
  /** Ends the work; the generator throws the reason of the signal. */
  signal?: AbortSignal | undefined;
}

/** The columns that the options append. */
type ColumnsOf<Options> = Options extends { columns: infer Columns extends readonly string[] }
  ? Columns extends readonly ['all']
    ? OutputColumn
    : Extract<Columns[number], OutputColumn>
  : (typeof DEFAULT_COLUMNS)[number];

type PrefixOf<Options> = Options extends { prefix: infer Prefix extends string }
  ? Prefix
  : typeof DEFAULT_PREFIX;

/** The column of a layer, `file:PROPERTY` or `file:PROPERTY=name`: the part after the last colon names it. */
type LayerColumn<Written> = Written extends `${string}:${infer Rest}`
  ? Rest extends `${string}:${string}`
    ? LayerColumn<Rest>
    : Rest extends `${string}=${infer Name}`
      ? Name
      : Rest
  : never;

/** The place columns (layers, h3, plus code, geohash) of the options. */
type PlaceColumnsOf<Options> =
  | (Options extends { layers: infer Layers extends readonly string[] } ? LayerColumn<Layers[number]> : never)
  | (Options extends { h3: number } ? 'h3' : never)
  | (Options extends { plusCode: true } ? 'plus_code' : never)
  | (Options extends { geohash: number } ? 'geohash' : never);

/**
 * A row with its answer: the appended columns under their prefixed names, null if nothing was found; and `error`,
 * the reason why the row could not be asked, else null.
 */
export type EnrichedRow<Row, Options = object> = Row & {
  readonly [Column in ColumnsOf<Options> as `${PrefixOf<Options>}${Column}`]: CellOf<Column>;
} & { readonly [Column in PlaceColumnsOf<Options> as `${PrefixOf<Options>}${Column}`]: string | null } & {
  readonly [Name in typeof ERROR_COLUMN as `${PrefixOf<Options>}${Name}`]: string | null;
};

/** Most rows that are sent to a thread together. */
const ROWS_A_BATCH = 256;
const BATCHES_A_THREAD = 2;

/**
 * Enriches rows of your program on worker threads. It yields new objects in the order of the rows, with the appended
 * columns (`match_level`, …; `match_error` if a row could not be asked, else null). It reads no more rows than the
 * threads can use. A single row is answered without waiting for others.
 * @param rows objects; `map` names their keys, or a path of keys with dots. Without `map` they are guessed from the
 *   first row. `layers`, `h3`, `plusCode` and `geohash` append columns from the point of the row, as in a bulk run.
 * @throws GeocoderError (the step) INVALID_REQUEST for wrong options and for a row that is no object, PACKAGE_MISSING and SOURCE_… for layers, and as
 *   `Geocoder.open`.
 */
export async function* enrich<Row extends object, const Options extends EnrichOptions>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  written: Options,
): AsyncGenerator<EnrichedRow<Row, Options>, void, undefined> {
  const options: EnrichOptions = checkOptionKinds<EnrichOptions>('enrich', written, ENRICH_KINDS);
  checkMode(options.mode);
  const threads = checkThreads(options.threads ?? availableParallelism());
  const open = openOptionsOf(options);
  const geocoder = Geocoder.open(options.data, open);
  const shared = indexesOf(geocoder);
  geocoder.close();
  const places = await makePlaces(options);
  const batches = batchesOf(rows, ROWS_A_BATCH);
  const first = await batches.next();
  if (first.done) return;
  const plan = planFor(options, places.columns, Object.keys(first.value[0]!));
  const start = { directory: options.data, options: open, shared, plan, layers: places.layers };
  const runner = onThreads(start, threads);
  const ask = async (batch: readonly Row[]): Promise<EnrichedRow<Row, Options>[]> => {
    const { output } = await runner.run({ values: batch.map((row) => valuesOf(row, plan.fieldColumns)) });
    const cells = JSON.parse(Buffer.from(output).toString('utf8')) as Cell[][];
    return batch.map((row, index) => enriched<Row, Options>(row, plan.output.names, cells[index]!));
  };
  try {
    const all = following(first.value, batches);
    for await (const { answer } of inOrder(all, ask, threads * BATCHES_A_THREAD + 1, options.signal))
      yield* answer;
  } finally {
    await runner.close();
  }
}

/** `enrich` as a Duplex stream of objects. */
export function enrichStream(options: EnrichOptions): Duplex {
  return Duplex.from((rows: AsyncIterable<object>) => enrich(rows, options));
}

function planFor(options: EnrichOptions, places: readonly PlaceColumn[], keys: readonly string[]): BulkPlan {
  const columns = checkColumns(options.mode, options.columns);
  const appended = [...columns, ...places.map(({ name }) => name), ERROR_COLUMN];
  const names = appended.map((name) => (options.prefix ?? DEFAULT_PREFIX) + name);
  refuseRepeats(names);
  const taken = names.find((name) => keys.includes(name));
  if (taken !== undefined) {
    throw badOption(
      `columns: expected names that the rows do not have, but they have ${quoted(taken)}; choose another prefix`,
    );
  }
  const map = columnsOf(options.mode, options.map, keys);
  return {
    mode: options.mode,
    ask: askOptionsOf(options),
    fields: map.map(({ field }) => field),
    fieldColumns: map.map(({ column }) => column),
    input: { format: 'values', header: [] },
    output: {
      format: 'cells',
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
}

function valuesOf(row: object, columns: readonly string[]): string[] {
  return columns.map((column) => textOf(valueAt(row as Readonly<Record<string, unknown>>, column)));
}

function enriched<Row extends object, Options>(
  row: Row,
  names: readonly string[],
  cells: readonly Cell[],
): EnrichedRow<Row, Options> {
  const appended: Record<string, Cell> = {};
  for (let index = 0; index < names.length; index++) appended[names[index]!] = cells[index] ?? null;
  // The plan was made from the options, so the names are those of the type.
  return { ...row, ...appended } as EnrichedRow<Row, Options>;
}

async function* following<Batch>(first: Batch, rest: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
  yield first;
  yield* rest;
}

/** Rows in batches: full ones where rows arrive fast, smaller ones where the next row is not ready yet. */
async function* batchesOf<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  most: number,
): AsyncGenerator<Row[]> {
  const isAsync = Symbol.asyncIterator in rows;
  const iterator = isAsync ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let batch: Row[] = [];
  let read = 0;
  let coming: IteratorResult<Row> | Promise<IteratorResult<Row>> | null = null;
  let ended = false;
  try {
    for (;;) {
      coming ??= iterator.next();
      const step: IteratorResult<Row> | null =
        !isAsync || batch.length === 0 ? await coming : await Promise.race([coming, idle()]);
      if (step === null) {
        yield batch;
        batch = [];
        continue;
      }
      coming = null;
      if (step.done) {
        ended = true;
        break;
      }
      read++;
      if (typeof step.value !== 'object' || step.value === null)
        throw badOption(`rows: expected objects, but row ${read} is ${quoted(step.value)}`);
      batch.push(step.value);
      if (batch.length < most) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } finally {
    if (!ended) await iterator.return?.();
  }
}

/** Resolves with null after everything that is ready now has run. */
function idle(): Promise<null> {
  return new Promise((resolve) => setImmediate(resolve, null));
}
