import { FixedQueue, Piscina } from 'piscina';
import { GeocoderError } from '../model/errors';
import { type Failure, fromFailure } from './failure';
import type { WorkerFile } from './worker-file';

/** The result of a worker's function: an answer or an error. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly failure: Failure };

export interface WorkerPoolOptions {
  /** How many threads, from 1. */
  readonly threads: number;
  /** Given to every worker when it starts. */
  readonly start: unknown;
  /** Megabytes of a worker's heap for short-lived objects. Default: Node's own (48). */
  readonly youngHeapMegabytes?: number;
}

/**
 * Worker threads for one kind of task, managed by piscina. A thread that dies is replaced, and another one does its
 * task again. If that dies too, the task fails with WORKER_FAILED.
 */
export class WorkerPool<Task, Answer> {
  readonly threads: number;
  readonly #piscina: Piscina<Task, Outcome<Answer>>;
  #closed: Promise<void> | null = null;

  constructor(file: WorkerFile, { threads, start, youngHeapMegabytes }: WorkerPoolOptions) {
    this.threads = threads;
    this.#piscina = new Piscina({
      ...file,
      // Without it, piscina starts a thread only when a task waits: a dead thread would not be replaced at once.
      minThreads: threads,
      maxThreads: threads,
      workerData: start,
      // piscina's default queue is one object for every pool of the process.
      taskQueue: new FixedQueue(),
      recordTiming: false,
      ...(youngHeapMegabytes === undefined
        ? {}
        : { resourceLimits: { maxYoungGenerationSizeMb: youngHeapMegabytes } }),
    });
    // A thread that dies between two tasks is replaced; there is no task to fail.
    this.#piscina.on('error', () => {});
  }

  /**
   * Does a task on a free thread. The task is copied to the thread, so that it can be sent again.
   * @param attempts how many threads may die over it before it fails.
   * @throws GeocoderError as the worker's function threw it; WORKER_FAILED when threads died over it twice;
   *   GEOCODER_CLOSED after `close`.
   */
  async run(task: Task, attempts = 2): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      if (this.#closed !== null) throw closed();
      let outcome: Outcome<Answer>;
      try {
        outcome = await this.#piscina.run(task);
      } catch (cause) {
        if (this.#closed !== null) throw closed();
        if (attempt < attempts) continue;
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new GeocoderError(
          'WORKER_FAILED',
          `expected a worker thread to answer, but it died ${attempt === 1 ? '' : 'twice '}over the same work: ${reason}`,
          { cause },
        );
      }
      if ('failure' in outcome) throw fromFailure(outcome.failure);
      return outcome.answer;
    }
  }

  /** Ends the threads; tasks under way are refused with GEOCODER_CLOSED. */
  close(): Promise<void> {
    // Once: piscina would take a thread that ends after a second call for one that died, and replace it.
    this.#closed ??= this.#piscina.destroy();
    return this.#closed;
  }
}

function closed(): GeocoderError {
  return new GeocoderError('GEOCODER_CLOSED', 'expected an open pool of worker threads, but it was closed');
}
