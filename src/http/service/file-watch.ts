import { statSync } from 'node:fs';

/**
 * Notices that a file was replaced or changed, by asking for its state now and then. Unlike `fs.watch` this sees
 * renames, mounts and network folders alike, and costs one `stat` a time.
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

  /** Asks every so many milliseconds, without keeping the process alive. */
  start(everyMilliseconds: number): void {
    this.stop();
    this.#timer = setInterval(() => this.check(), everyMilliseconds);
    this.#timer.unref();
  }

  /** Asks once, and calls back where the file is another than the last time. */
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

/** Tells two states of a file apart; `''` for none. */
function stampOf(file: string): string {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    return `${dev}:${ino}:${size}:${mtimeNs}:${ctimeNs}`;
  } catch {
    return '';
  }
}
