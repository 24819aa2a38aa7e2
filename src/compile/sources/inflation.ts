import { GeocoderError } from '../../model/errors';
import type { InputFile } from '../intake/input-files';
import { DEFAULT_MAX_DECOMPRESSED_GIGABYTES, INFLATION_ALLOWANCE, MOST_INFLATION } from './limits';

/** Counts the bytes that come out of compressed ones, and refuses more than real data give. */
export class Inflation {
  readonly #label: string;
  readonly #most: number;
  /** Of the whole file, where this counts a part of it. */
  readonly #whole: Inflation | null;
  #compressed = 0;
  #bytes = 0;

  /** Counts for a whole file: all that is decompressed of it, and how much comes of one compressed byte. */
  static of(file: InputFile): Inflation {
    const most = file.mostDecompressedBytes ?? DEFAULT_MAX_DECOMPRESSED_GIGABYTES * 1e9;
    return new Inflation(file.label, most, null);
  }

  private constructor(label: string, most: number, whole: Inflation | null) {
    this.#label = label;
    this.#most = most;
    this.#whole = whole;
  }

  /** Counts for one file of an archive, whose ratio is its own. */
  part(label: string): Inflation {
    return new Inflation(label, Number.POSITIVE_INFINITY, this);
  }

  /** So many compressed bytes are there. */
  feed(bytes: number): void {
    this.#compressed += bytes;
  }

  /** So many bytes came out. @throws GeocoderError SOURCE_INVALID where these are too many. */
  add(bytes: number): void {
    this.#bytes += bytes;
    // The count of a whole archive has no ratio of its own: its files have.
    const most = this.#compressed === 0 ? this.#most : MOST_INFLATION * this.#compressed;
    if (this.#bytes > INFLATION_ALLOWANCE && this.#bytes > most) {
      throw this.#tooMany(
        `at most ${MOST_INFLATION} decompressed bytes for a compressed one`,
        `${this.#bytes} of ${this.#compressed}`,
      );
    }
    if (this.#bytes > this.#most) {
      throw this.#tooMany(
        `at most ${this.#most / 1e9} GB decompressed (maxDecompressedGigabytes in the recipe)`,
        'more',
      );
    }
    this.#whole?.add(bytes);
  }

  #tooMany(expected: string, got: string): GeocoderError {
    return new GeocoderError('SOURCE_INVALID', `${this.#label}: expected ${expected}, got ${got}.`);
  }
}
