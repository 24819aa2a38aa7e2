import { FixedQueue, Piscina } from 'piscina';
import { GeocoderError } from '../model/errors';
import { type Failure, fromFailure } from './failure';
import type { WorkerFile } from './worker-file';

/** What a worker's function gives back: an answer, or the error that stands for it. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly failure: Failure };

export interface WorkerPoolOptions {
  /** How many threads, from 1. */
  readonly threads: number;
  /** Given to every worker when it starts. */
  readonly start: unknown;
  /** Megabytes of a worker's heap for objects that live briefly; Node's own choice (48) unless given. */
  readonly youngHeapMegabytes?: number;
}

/**
 * Worker threads that answer one kind of task, kept alive by piscina. A thread that dies is replaced, and its task
 * is done once more by another; a second death is the task's fault and its error.
 */
export class WorkerPool<Task, Answer> {
  readonly threads: number;
  readonly #piscina: Piscina<Task, Outcome<Answer>>;
  #closed = false;

  constructor(file: WorkerFile, { threads, start, youngHeapMegabytes }: WorkerPoolOptions) {
    this.threads = threads;
    this.#piscina = new Piscina({
      ...file,
      // Without it piscina starts new threads only when a task waits: a dead thread would not be replaced at once.
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
    // A thread that dies between two tasks has nothing to tell: it is replaced, and that is all.
    this.#piscina.on('error', () => {});
  }

  /**
   * Does a task on a free thread. What the task holds is copied, so that it can be sent again.
   * @param attempts how many threads may die over it before it is refused.
   * @throws GeocoderError as the worker's function threw it; WORKER_FAILED when threads died over it twice;
   *   GEOCODER_CLOSED after `close`.
   */
  async run(task: Task, attempts = 2): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      if (this.#closed) throw closed();
      let outcome: Outcome<Answer>;
      try {
        outcome = await this.#piscina.run(task);
      } catch (cause) {
        if (this.#closed) throw closed();
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
  async close(): Promise<void> {
    this.#closed = true;
    await this.#piscina.destroy();
  }
}

function closed(): GeocoderError {
  return new GeocoderError('GEOCODER_CLOSED', 'expected an open pool of worker threads, but it was closed');
}
