import { closeSync, openSync, writeSync } from 'node:fs';
import { GeocoderError } from '../../model/errors';
import { reasonOf } from '../../model/reason-of';
import type { SourceRecord } from '../sources/record';

/** Writes every rejected record with its reason, one JSON object on each line. */
export class RejectFile {
  readonly #path: string;
  readonly #descriptor: number;
  #lines: string[] = [];

  /** @throws GeocoderError BUILD_FAILED if it cannot be written. */
  constructor(path: string) {
    this.#path = path;
    try {
      this.#descriptor = openSync(path, 'w');
    } catch (cause) {
      throw new GeocoderError('BUILD_FAILED', `Expected to write rejects to ${path}: ${reasonOf(cause)}.`, {
        cause,
      });
    }
  }

  add(source: string, file: string, reason: string, field: string, record: SourceRecord): void {
    const { line, flaw, ...fields } = record;
    this.#lines.push(
      JSON.stringify({
        source,
        file,
        line,
        reason,
        field,
        ...(flaw === null ? {} : { flaw }),
        record: fields,
      }),
    );
    if (this.#lines.length >= 1000) this.#flush();
  }

  close(): void {
    this.#flush();
    closeSync(this.#descriptor);
  }

  #flush(): void {
    if (this.#lines.length === 0) return;
    try {
      writeSync(this.#descriptor, `${this.#lines.join('\n')}\n`);
    } catch (cause) {
      throw new GeocoderError(
        'BUILD_FAILED',
        `Expected to write rejects to ${this.#path}: ${reasonOf(cause)}.`,
        { cause },
      );
    }
    this.#lines = [];
  }
}
