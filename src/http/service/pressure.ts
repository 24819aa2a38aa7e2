import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const WINDOW_MILLISECONDS = 500;
const RESOLUTION_MILLISECONDS = 10;

/**
 * Whether the process has more work than it can do, by how late the event loop runs: operations are synchronous, so
 * that is how long a request waits for its turn.
 */
export class Pressure {
  readonly #maxDelayMilliseconds: number;
  readonly #histogram: IntervalHistogram;
  readonly #timer: NodeJS.Timeout;
  #last = 0;
  #beforeLast = 0;

  constructor(maxDelayMilliseconds: number) {
    this.#maxDelayMilliseconds = maxDelayMilliseconds;
    this.#histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS });
    this.#histogram.enable();
    this.#timer = setInterval(() => this.#measure(), WINDOW_MILLISECONDS);
    this.#timer.unref();
  }

  /** Mean delay of the last half second, milliseconds. */
  get delayMilliseconds(): number {
    return this.#last;
  }

  /** One stall is no overload (a new dataset was opened, memory was collected): two half seconds on end are. */
  get tooHigh(): boolean {
    return this.#last > this.#maxDelayMilliseconds && this.#beforeLast > this.#maxDelayMilliseconds;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  #measure(): void {
    // NaN: no sample yet, for the loop was blocked throughout; the sample that ends the block is in the next window.
    const mean = this.#histogram.mean / 1e6 - RESOLUTION_MILLISECONDS;
    this.#beforeLast = this.#last;
    if (!Number.isNaN(mean)) this.#last = Math.max(0, mean);
    this.#histogram.reset();
  }
}
