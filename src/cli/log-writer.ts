/** Lines wait this long, or until this many characters of them do: one write each would cost more than a request. */
const FLUSH_MILLISECONDS = 100;
const FLUSH_CHARACTERS = 1 << 16;

/** Writes records as JSON lines on stderr, many at a time. */
export class LogWriter {
  #waiting = '';
  #timer: NodeJS.Timeout | null = null;

  readonly write = (record: object): void => {
    this.#waiting += `${JSON.stringify(record)}\n`;
    if (this.#waiting.length >= FLUSH_CHARACTERS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_MILLISECONDS);
  };

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const lines = this.#waiting;
    this.#waiting = '';
    if (lines !== '') process.stderr.write(lines);
  }
}
