import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lines are collected for this time, or up to this many characters. A write for each line would cost more than a
 * request.
 */
const FLUSH_MILLISECONDS = 100;
const FLUSH_CHARACTERS = 1 << 16;
const POLL_MILLISECONDS = 10;
/** At most this many characters wait for a slow reader; further lines are dropped. */
const MOST_WAITING_CHARACTERS = 1 << 20;

/**
 * Writes records as JSON lines, many at a time. A line that cannot be written (the disk is full, the reader is gone or
 * does not read) is dropped and counted: a service goes on without its log.
 */
export class LogWriter {
  readonly #stream: Writable;
  #waiting = '';
  #waitingLines = 0;
  #timer: NodeJS.Timeout | null = null;
  #isWriting = false;
  #lastFailed = false;
  #dropped = 0;

  constructor(stream: Writable) {
    this.#stream = stream;
    // Without a listener, a write error would end the process. The callback of the write gets the error too.
    stream.on('error', () => {});
  }

  /** Lines that were dropped so far. */
  get droppedLines(): number {
    return this.#dropped;
  }

  write(record: object): void {
    const line = `${JSON.stringify(record)}\n`;
    if (this.#waiting.length + line.length > MOST_WAITING_CHARACTERS) {
      this.#dropped++;
      return;
    }
    this.#waiting += line;
    this.#waitingLines++;
    if (this.#waiting.length >= FLUSH_CHARACTERS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_MILLISECONDS);
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#isWriting || this.#waiting === '') return;
    const lines = this.#waitingLines;
    // A write that failed may have left half a line.
    const text = (this.#lastFailed ? '\n' : '') + this.#waiting;
    this.#waiting = '';
    this.#waitingLines = 0;
    this.#isWriting = true;
    this.#stream.write(text, (error) => this.#written(lines, error));
  }

  /**
   * Writes the waiting lines.
   * @param milliseconds longest time to wait.
   * @returns false if the reader did not take them in that time.
   */
  async close(milliseconds: number): Promise<boolean> {
    const until = performance.now() + milliseconds;
    for (;;) {
      this.flush();
      if (!this.#isWriting && this.#waiting === '') return true;
      if (performance.now() >= until) return false;
      await wait(POLL_MILLISECONDS);
    }
  }

  #written(lines: number, error: Error | null | undefined): void {
    this.#isWriting = false;
    this.#lastFailed = error !== null && error !== undefined;
    if (this.#lastFailed) this.#dropped += lines;
    if (this.#waiting !== '') this.#timer ??= setTimeout(() => this.flush(), FLUSH_MILLISECONDS);
  }
}
