import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Tells whether a path still leads to the file that it led to when this was made. */
export class FileIdentity {
  /** Absolute, because the working directory may change. */
  readonly #path: string;
  readonly #identity: string | null;

  constructor(path: string) {
    this.#path = resolve(path);
    this.#identity = identityOf(this.#path);
  }

  /** True after the file was removed, moved away, or replaced by another one. */
  get isOther(): boolean {
    return identityOf(this.#path) !== this.#identity;
  }
}

/** Device and number of the file; null if the path leads to none. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}
