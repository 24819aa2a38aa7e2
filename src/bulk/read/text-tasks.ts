import { createHash, type Hash } from 'node:crypto';
import { badOption } from '../failure';
import type { ReadPart } from '../work/checkpoint';
import { cutChunks } from '../work/chunks';
import { ByteWindow } from './byte-window';
import type { CsvHeader } from './csv-header';
import { LINE_FEED } from './csv-rows';
import type { InputBytes } from './open-input';
import type { PlacedTask, Shard } from './placed-task';
import { digestSoFar, refuseOtherContent } from './read-content';

/** The chunks of a text. */
export class TextTasks {
  readonly #input: InputBytes;
  readonly #dialect: CsvHeader['dialect'] | null;
  #window: ByteWindow;

  constructor(input: InputBytes, window: ByteWindow, dialect: CsvHeader['dialect'] | null) {
    this.#input = input;
    this.#window = window;
    this.#dialect = dialect;
  }

  async *tasks(
    from: ReadPart | null,
    chunkBytes: number,
    shard: Shard | undefined,
  ): AsyncGenerator<PlacedTask> {
    const { start, stop } = this.#partOf(shard);
    const hash = createHash('sha256');
    if (from !== null) await this.#passOver(from, hash);
    else if (start > this.#window.offset) await this.#goToRow(start);
    const first = from?.start ?? this.#window.offset;
    const options = { targetBytes: chunkBytes, stopAt: stop, dialect: this.#dialect };
    for await (const { bytes, end } of cutChunks(this.#window, options)) {
      hash.update(bytes);
      yield { task: { bytes }, read: { start: first, end, sha256: digestSoFar(hash) } };
    }
  }

  done(end: number): number | null {
    const { size, isSeekable } = this.#input;
    if (size === null) return null;
    // For a compressed file only the number of read bytes is known; it is slightly ahead of the rows.
    return (isSeekable ? end : this.#input.bytesRead()) / size;
  }

  close(): Promise<void> {
    return this.#window.close();
  }

  /** The byte range of a shard. A row belongs to the part in which it starts. */
  #partOf(shard: Shard | undefined): { start: number; stop: number } {
    if (shard === undefined) return { start: 0, stop: Number.MAX_SAFE_INTEGER };
    const { size, isSeekable, name } = this.#input;
    if (size === null || !isSeekable) {
      throw badOption(
        `shard: expected a file in UTF-8 that is neither compressed nor one array, whose parts can be found by position, but got ${name}`,
      );
    }
    const at = (part: number) => Math.floor((size * part) / shard.count);
    return {
      start: at(shard.index - 1),
      stop: shard.index === shard.count ? Number.MAX_SAFE_INTEGER : at(shard.index),
    };
  }

  /** Reads the part of an earlier run again, to check that it has not changed. */
  async #passOver(read: ReadPart, hash: Hash): Promise<void> {
    await this.#goTo(read.start);
    await this.#window.skip(read.end - read.start, (piece) => hash.update(piece));
    refuseOtherContent(this.#input.name, read, digestSoFar(hash));
  }

  async #goTo(offset: number): Promise<void> {
    if (this.#input.isSeekable) {
      await this.#window.close();
      this.#window = new ByteWindow(this.#input.open(offset), this.#input.name, offset);
    } else {
      await this.#window.skip(offset - this.#window.offset);
    }
  }

  /** Moves to the first row that starts at an offset or after it. */
  async #goToRow(offset: number): Promise<void> {
    if (this.#dialect === null) {
      // Every line feed ends a row here, so earlier bytes need not be read.
      await this.#goTo(offset - 1);
      for (;;) {
        await this.#window.fill(1);
        const newline = this.#window.view().indexOf(LINE_FEED);
        if (newline >= 0) return this.#window.drop(newline + 1);
        if (this.#window.ended) return this.#window.drop(this.#window.length);
        this.#window.drop(this.#window.length);
      }
    }
    // Quoted line ends can only be recognised from the beginning. Skipping rows is far cheaper than geocoding them.
    const options = { targetBytes: 1 << 20, stopAt: offset, dialect: this.#dialect };
    for await (const _ of cutChunks(this.#window, options));
  }
}
