import { GeocoderError } from '../model/errors';
import type { Call, CallOutcome } from './ask-worker';
import { fromFailure } from './failure';

/** A call whose promise is not settled yet. */
interface Pending {
  readonly call: Call;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly signal: AbortSignal | undefined;
  outcome: CallOutcome | { readonly error: unknown } | null;
  settled: boolean;
}

/** Most calls in one message to a thread. A message costs more than most answers. */
const MOST_CALLS_A_BATCH = 128;
/** Batches for each thread: one that it answers, and one that waits for it. */
const BATCHES_A_THREAD = 2;

/**
 * Collects calls into batches, sends them to threads, and settles them in the order in which they were made. Calls of
 * one turn of the event loop are sent at its end. While all threads are busy, calls wait and form larger batches.
 */
export class CallQueue {
  readonly #answer: (batch: string, attempts: number) => Promise<string>;
  readonly #threads: number;
  readonly #maxPending: number;
  /** Not yet sent. */
  #waiting: Pending[] = [];
  /** All calls that are not settled, in call order; they are settled from the head. */
  #order: Pending[] = [];
  #settledHead = 0;
  #watched = new Map<AbortSignal, { readonly calls: Set<Pending>; readonly cancel: () => void }>();
  #batchesUnderWay = 0;
  #flushIsDue = false;
  #wakeReady: (() => void)[] = [];

  constructor(
    answer: (batch: string, attempts: number) => Promise<string>,
    threads: number,
    maxPending: number,
  ) {
    this.#answer = answer;
    this.#threads = threads;
    this.#maxPending = maxPending;
  }

  /** Calls that are not settled. */
  get pending(): number {
    return this.#order.length - this.#settledHead;
  }

  /** @throws GeocoderError POOL_FULL (the promise); the reason of the signal when it is aborted. */
  ask(call: Call, signal: AbortSignal | undefined): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.pending >= this.#maxPending) {
      const message = `${call[0]}: expected fewer than ${this.#maxPending} waiting calls; wait for ready() before the next`;
      return Promise.reject(new GeocoderError('POOL_FULL', message));
    }
    return new Promise((resolve, reject) => {
      const pending: Pending = { call, signal, resolve, reject, outcome: null, settled: false };
      if (signal !== undefined) this.#watch(signal, pending);
      this.#waiting.push(pending);
      this.#order.push(pending);
      this.#flushSoon();
    });
  }

  /** Resolves when there is room for another call; at once while fewer than half of the allowed calls wait. */
  ready(): Promise<void> {
    if (this.pending < this.#maxPending / 2) return Promise.resolve();
    return new Promise((resolve) => this.#wakeReady.push(resolve));
  }

  /** Rejects every call that is not settled. */
  refuse(error: unknown): void {
    for (const pending of this.#order) if (!pending.settled) pending.outcome = { error };
    this.#waiting = [];
    this.#settle();
  }

  #flushSoon(): void {
    if (this.#flushIsDue) return;
    this.#flushIsDue = true;
    queueMicrotask(() => {
      this.#flushIsDue = false;
      this.#flush();
    });
  }

  #flush(): void {
    let room = this.#threads * BATCHES_A_THREAD - this.#batchesUnderWay;
    while (room > 0 && this.#waiting.length > 0) {
      // Few calls are spread over all free threads.
      const size = Math.min(MOST_CALLS_A_BATCH, Math.ceil(this.#waiting.length / room));
      const batch = this.#waiting.splice(0, size).filter((pending) => !pending.settled);
      if (batch.length === 0) continue;
      room--;
      void this.#send(batch);
    }
  }

  async #send(batch: Pending[]): Promise<void> {
    this.#batchesUnderWay++;
    try {
      await this.#askTogether(batch);
    } finally {
      this.#batchesUnderWay--;
    }
    this.#settle();
    this.#flush();
  }

  /**
   * One thread answers the whole batch. If it dies, each call is sent again alone, so that only the guilty call fails.
   */
  async #askTogether(batch: Pending[]): Promise<void> {
    try {
      this.#take(batch, await this.#answer(JSON.stringify(batch.map(({ call }) => call)), 1));
    } catch (error) {
      if (!(error instanceof GeocoderError && error.code === 'WORKER_FAILED')) return fail(batch, error);
      for (const pending of batch) {
        if (pending.settled) continue;
        try {
          this.#take([pending], await this.#answer(JSON.stringify([pending.call]), 1));
        } catch (again) {
          fail([pending], again);
        }
      }
    }
  }

  #take(batch: readonly Pending[], text: string): void {
    const outcomes = JSON.parse(text) as CallOutcome[];
    for (let index = 0; index < batch.length; index++) batch[index]!.outcome = outcomes[index]!;
  }

  /** Adds one listener for all calls that share a signal. Node warns of a leak at many listeners. */
  #watch(signal: AbortSignal, pending: Pending): void {
    let watched = this.#watched.get(signal);
    if (watched === undefined) {
      const calls = new Set<Pending>();
      const cancel = () => this.#cancel(calls, signal.reason);
      signal.addEventListener('abort', cancel, { once: true });
      watched = { calls, cancel };
      this.#watched.set(signal, watched);
    }
    watched.calls.add(pending);
  }

  #forget(pending: Pending): void {
    const { signal } = pending;
    const watched = signal && this.#watched.get(signal);
    if (signal === undefined || watched === undefined) return;
    watched.calls.delete(pending);
    if (watched.calls.size > 0) return;
    signal.removeEventListener('abort', watched.cancel);
    this.#watched.delete(signal);
  }

  #cancel(calls: ReadonlySet<Pending>, reason: unknown): void {
    for (const pending of [...calls]) {
      pending.settled = true;
      this.#forget(pending);
      pending.reject(reason);
    }
    this.#settle();
  }

  #settle(): void {
    const order = this.#order;
    let head = this.#settledHead;
    for (; head < order.length; head++) {
      const pending = order[head]!;
      if (pending.settled) continue;
      const outcome = pending.outcome;
      if (outcome === null) break;
      pending.settled = true;
      this.#forget(pending);
      if ('answer' in outcome) pending.resolve(outcome.answer);
      else pending.reject('failure' in outcome ? fromFailure(outcome.failure) : outcome.error);
    }
    this.#settledHead = head;
    // The settled head is cut off rarely: cutting it each time would take quadratic time.
    if (head === order.length || head > 4096) {
      this.#order = order.slice(head);
      this.#settledHead = 0;
    }
    if (this.#wakeReady.length > 0 && this.pending < this.#maxPending / 2) {
      const wake = this.#wakeReady;
      this.#wakeReady = [];
      for (const resolve of wake) resolve();
    }
  }
}

function fail(batch: readonly Pending[], error: unknown): void {
  for (const pending of batch) pending.outcome ??= { error };
}
