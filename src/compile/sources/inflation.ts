import { GeocoderError } from '../../model/errors';
import type { InputFile } from '../intake/input-files';
import { DEFAULT_MAX_DECOMPRESSED_GIGABYTES, INFLATION_ALLOWANCE, MOST_INFLATION } from './limits';

/** Counts decompressed bytes, and refuses more than real data have. */
export class Inflation {
  readonly #label: string;
  readonly #most: number;
  /** The counter of the whole file, if this one counts a part. */
  readonly #whole: Inflation | null;
  #compressed = 0;
  #bytes = 0;

  /** A counter for a whole file: it limits the decompressed size and the ratio. */
  static of(file: InputFile): Inflation {
    const most = file.mostDecompressedBytes ?? DEFAULT_MAX_DECOMPRESSED_GIGABYTES * 1e9;
    return new Inflation(file.label, most, null);
  }

  private constructor(label: string, most: number, whole: Inflation | null) {
    this.#label = label;
    this.#most = most;
    this.#whole = whole;
  }

  /** A counter for one file of an archive, with its own ratio. */
  part(label: string): Inflation {
    return new Inflation(label, Number.POSITIVE_INFINITY, this);
  }

  /** Adds compressed bytes. */
  feed(bytes: number): void {
    this.#compressed += bytes;
  }

  /** Adds decompressed bytes. @throws GeocoderError SOURCE_INVALID for too many. */
  add(bytes: number): void {
    this.#bytes += bytes;
    // A whole archive has no ratio; each of its files has one.
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
