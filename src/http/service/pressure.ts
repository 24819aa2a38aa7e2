import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const WINDOW_MILLISECONDS = 500;
const RESOLUTION_MILLISECONDS = 10;

/**
 * Whether the process is overloaded, measured by the delay of the event loop. Operations are synchronous, so this delay
 * is how long a request waits for its turn.
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

  /**
   * True after two slow half seconds in a row. A single one is no overload: a new dataset was opened, or memory was
   * collected.
   */
  get tooHigh(): boolean {
    return this.#last > this.#maxDelayMilliseconds && this.#beforeLast > this.#maxDelayMilliseconds;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  #measure(): void {
    // NaN means no sample: the loop was blocked during the whole window. The next window has the sample of the block.
    const mean = this.#histogram.mean / 1e6 - RESOLUTION_MILLISECONDS;
    this.#beforeLast = this.#last;
    if (!Number.isNaN(mean)) this.#last = Math.max(0, mean);
    this.#histogram.reset();
  }
}
