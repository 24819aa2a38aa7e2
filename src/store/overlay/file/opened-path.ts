import { resolve } from 'node:path';
import { identityOf } from '../../../files/file-identity';

/** Tells whether a path still leads to the file that it led to when this was made. */
export class OpenedPath {
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
