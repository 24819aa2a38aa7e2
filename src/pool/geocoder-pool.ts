import { availableParallelism } from 'node:os';
import { Geocoder, indexesOf } from '../geocoder';
import { GeocoderError } from '../model/errors';
import type { Manifest } from '../model/manifest';
import { MOST_THREADS } from '../model/most-threads';
import type { OpenOptions } from '../model/options';
import { checksOf } from '../operation-checks';
import { OPERATION_NAMES, OPERATIONS, type Operation, type OperationName } from '../operations';
import type { AskStart } from './ask-worker';
import type { AsyncOperations, CancelOption } from './async-operations';
import { CallQueue } from './call-queue';
import { workerFile } from './worker-file';
import { WorkerPool } from './worker-pool';

export interface PoolOptions extends OpenOptions {
  /** Worker threads, 1 to 1,024; default: one a core. */
  threads?: number;
  /** Calls that may wait at a time, from 1; default 10,000. One more is refused with POOL_FULL. */
  maxPending?: number;
}

const DEFAULT_MAX_PENDING = 10_000;
const CHECKS = Object.fromEntries(OPERATION_NAMES.map((name) => [name, checksOf(name)])) as Record<
  OperationName,
  ReturnType<typeof checksOf>
>;

/**
 * The operations of Geocoder on worker threads, asynchronously. The answers are those of Geocoder; promises settle in
 * the order of the calls. All threads share one copy of the spatial indexes. A thread that dies is replaced, and its
 * calls are sent once more.
 */
export class GeocoderPool implements AsyncOperations {
  // Defined below, from the registry, as the commands and the routes are.
  declare readonly lookupStreet: AsyncOperations['lookupStreet'];
  declare readonly lookupPostcode: AsyncOperations['lookupPostcode'];
  declare readonly forwardGeocode: AsyncOperations['forwardGeocode'];
  declare readonly reverseGeocode: AsyncOperations['reverseGeocode'];
  declare readonly getAddress: AsyncOperations['getAddress'];
  declare readonly listMunicipalities: AsyncOperations['listMunicipalities'];
  declare readonly listProvinces: AsyncOperations['listProvinces'];
  declare readonly listCountries: AsyncOperations['listCountries'];
  declare readonly listSuburbs: AsyncOperations['listSuburbs'];
  declare readonly getArea: AsyncOperations['getArea'];
  declare readonly search: AsyncOperations['search'];
  declare readonly suggest: AsyncOperations['suggest'];
  declare readonly candidates: AsyncOperations['candidates'];
  declare readonly parse: AsyncOperations['parse'];
  declare readonly standardise: AsyncOperations['standardise'];
  declare readonly sameAddress: AsyncOperations['sameAddress'];

  readonly directory: string;
  readonly manifest: Manifest;
  readonly #workers: WorkerPool<string, string>;
  readonly #calls: CallQueue;
  #closed = false;

  private constructor(
    directory: string,
    manifest: Manifest,
    workers: WorkerPool<string, string>,
    maxPending: number,
  ) {
    if (!(workers instanceof WorkerPool)) {
      throw new GeocoderError(
        'INVALID_REQUEST',
        'expected await GeocoderPool.open(directory), but got new GeocoderPool(): the threads must start first',
      );
    }
    this.directory = directory;
    this.manifest = manifest;
    this.#workers = workers;
    this.#calls = new CallQueue(
      (batch, attempts) => workers.run(batch, attempts),
      workers.threads,
      maxPending,
    );
  }

  /**
   * Opens a dataset, or several as one, on worker threads. The dataset is read and checked before the promise resolves.
   * @throws GeocoderError as `Geocoder.open` (the promise); INVALID_REQUEST for options that do not fit.
   */
  static async open(directory: string | readonly string[], options: PoolOptions = {}): Promise<GeocoderPool> {
    const { threads = availableParallelism(), maxPending = DEFAULT_MAX_PENDING, ...open } = options;
    checkWhole('threads', threads, MOST_THREADS);
    checkWhole('maxPending', maxPending, Number.MAX_SAFE_INTEGER);
    const geocoder = Geocoder.open(directory, open);
    const { manifest } = geocoder;
    const shared = indexesOf(geocoder);
    geocoder.close();
    // This thread has just checked the checksums: the workers need not read every byte again.
    const start: AskStart = { directory, options: { ...open, verify: 'quick' }, shared };
    const workers = new WorkerPool<string, string>(workerFile('ask-worker', 'ask-worker'), {
      threads,
      start,
    });
    return new GeocoderPool(geocoder.directory, manifest, workers, maxPending);
  }

  get threads(): number {
    return this.#workers.threads;
  }

  /** Calls that are not answered. */
  get pending(): number {
    return this.#calls.pending;
  }

  /** Resolves when there is room for another call. Await it between calls to keep memory bounded. */
  ready(): Promise<void> {
    return this.#calls.ready();
  }

  /**
   * Calls one operation for many argument lists and yields the answers in their order. It reads only as many lists
   * ahead as the threads can use.
   * @throws GeocoderError (the step) of the first call that fails.
   */
  async *map<Name extends OperationName>(
    name: Name,
    argumentLists: Iterable<Parameters<Geocoder[Name]>> | AsyncIterable<Parameters<Geocoder[Name]>>,
    options: CancelOption = {},
  ): AsyncGenerator<ReturnType<Geocoder[Name]>, void, undefined> {
    const underWay: Promise<unknown>[] = [];
    const most = this.threads * 256;
    for await (const args of argumentLists) {
      const answer = this.ask(name, args, options.signal);
      // A later rejection must not count as unhandled while an earlier answer is awaited.
      answer.catch(() => {});
      underWay.push(answer);
      if (underWay.length >= most) yield (await underWay.shift()) as ReturnType<Geocoder[Name]>;
    }
    for (const answer of underWay) yield (await answer) as ReturnType<Geocoder[Name]>;
  }

  /** Calls an operation by its name; `args` as for the method of Geocoder. */
  ask(name: OperationName, args: readonly unknown[], signal?: AbortSignal): Promise<unknown> {
    try {
      if (this.#closed) throw closedPool(this.directory);
      return this.#calls.ask([name, checked(name, args)], signal);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** Ends the threads. Calls that are not answered are refused with GEOCODER_CLOSED. Closing twice is harmless. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#calls.refuse(closedPool(this.directory));
    await this.#workers.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

for (const name of OPERATION_NAMES) {
  Object.defineProperty(GeocoderPool.prototype, name, {
    configurable: true,
    writable: true,
    value(this: GeocoderPool, ...args: unknown[]) {
      const position = argumentCount(name) - 1;
      const options = args[position] as CancelOption | undefined;
      if (options?.signal === undefined) return this.ask(name, args);
      const { signal, ...rest } = options;
      return this.ask(name, args.with(position, rest), signal);
    },
  });
}

/** The number of arguments of a method, including the options at the end. */
function argumentCount(name: OperationName): number {
  const operation: Operation = OPERATIONS[name];
  const subjects = operation.subject === null ? 0 : operation.second === undefined ? 1 : 2;
  return subjects + (takesRequest(name) ? 1 : 0) + 1;
}

function takesRequest(name: OperationName): boolean {
  const operation = OPERATIONS[name];
  return operation.subject === null || Object.keys(operation.request.properties).length > 0;
}

/**
 * The arguments, checked and copied in the caller's thread. A wrong one is refused at once; the copies are plain data
 * that can be sent to a thread.
 */
function checked(name: OperationName, args: readonly unknown[]): unknown[] {
  const check = CHECKS[name];
  const plain: unknown[] = [];
  let next = 0;
  const operation: Operation = OPERATIONS[name];
  if (operation.subject !== null) plain.push(check.subject(args[next++]));
  if (operation.second !== undefined) plain.push(check.second(args[next++]));
  if (takesRequest(name)) {
    const request = args[next++];
    // A filter may be left out, a request may not.
    const isFilter = operation.requestName === 'filter';
    plain.push(check.request(isFilter && request === undefined ? {} : request));
  }
  plain.push(check.options(args[next]));
  return plain;
}

function checkWhole(name: string, value: unknown, most: number): void {
  if (Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most) return;
  const range = most < Number.MAX_SAFE_INTEGER ? `from 1 to ${most}` : 'from 1 up';
  throw new GeocoderError(
    'INVALID_REQUEST',
    `GeocoderPool.open: expected "${name}" to be a whole number ${range}, but got ${String(value)}`,
  );
}

function closedPool(directory: string): GeocoderError {
  return new GeocoderError(
    'GEOCODER_CLOSED',
    `expected an open pool, but the one for ${directory} was closed; open it again with GeocoderPool.open`,
  );
}
