import { hash48 } from '../../text/hash';

/** Sources from this number on count as one. */
const MOST_SOURCES = 32;

/**
 * Finds identifiers that occur more than once, in eight bytes for each. An identifier of two different addresses cannot
 * distinguish them: only the first address of the first source keeps it.
 */
export class RepeatedIdentifiers {
  #hashes = new Float64Array(1024);
  #count = 0;
  /** Hash → the first source that has it. */
  #repeated: Map<number, number> | null = null;
  readonly #seen = new Set<string>();

  /** @param source position of the source in the order of precedence. */
  add(identifier: string, source: number): void {
    if (this.#count === this.#hashes.length) {
      const larger = new Float64Array(2 * this.#count);
      larger.set(this.#hashes);
      this.#hashes = larger;
    }
    this.#hashes[this.#count++] = hash48(identifier) * MOST_SOURCES + Math.min(source, MOST_SOURCES - 1);
  }

  /** Call it once, after all are added. */
  finish(): void {
    const hashes = this.#hashes.subarray(0, this.#count).sort();
    this.#repeated = new Map();
    for (let index = 1, first = 0; index < hashes.length; index++) {
      const hash = Math.floor(hashes[index]! / MOST_SOURCES);
      if (hash === Math.floor(hashes[first]! / MOST_SOURCES)) {
        this.#repeated.set(hash, hashes[first]! % MOST_SOURCES);
      } else {
        first = index;
      }
    }
    this.#hashes = new Float64Array(0);
  }

  /** True if an earlier call had the identifier, or an earlier source has it. Call it only after `finish`. */
  isTaken(identifier: string, source: number): boolean {
    if (this.#repeated!.size === 0) return false;
    const first = this.#repeated!.get(hash48(identifier));
    if (first === undefined) return false;
    if (Math.min(source, MOST_SOURCES - 1) > first) return true;
    if (this.#seen.has(identifier)) return true;
    this.#seen.add(identifier);
    return false;
  }
}
