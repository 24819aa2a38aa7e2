import { statSync } from 'node:fs';

/**
 * Notices that a file was replaced or changed, by checking its state at intervals. Unlike `fs.watch` this works with
 * renames, mounts and network folders. It costs one `stat` each time.
 */
export class FileWatch {
  readonly #file: string;
  readonly #onChange: () => void;
  #seen: string;
  #timer: NodeJS.Timeout | null = null;

  constructor(file: string, onChange: () => void) {
    this.#file = file;
    this.#onChange = onChange;
    this.#seen = stampOf(file);
  }

  /** Checks at intervals, without keeping the process alive. */
  start(everyMilliseconds: number): void {
    this.stop();
    this.#timer = setInterval(() => this.check(), everyMilliseconds);
    this.#timer.unref();
  }

  /** Checks once, and calls back if the file has changed since the last time. */
  check(): void {
    const stamp = stampOf(this.#file);
    if (stamp === this.#seen) return;
    this.#seen = stamp;
    this.#onChange();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}

/** A text that differs for each state of a file; `''` for no file. */
function stampOf(file: string): string {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    return `${dev}:${ino}:${size}:${mtimeNs}:${ctimeNs}`;
  } catch {
    return '';
  }
}
