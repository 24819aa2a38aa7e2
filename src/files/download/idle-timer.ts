/** Aborts a request that receives nothing for a while. */
export class IdleTimer {
  readonly #controller = new AbortController();
  readonly #milliseconds: number;
  #timer: NodeJS.Timeout;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
    this.#timer = this.#start();
  }

  /** Aborts when time is over. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Restarts the timer after bytes arrived. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #start(): NodeJS.Timeout {
    const reason = new Error(`nothing for ${this.#milliseconds / 1000} seconds`);
    return setTimeout(() => this.#controller.abort(reason), this.#milliseconds);
  }
}
