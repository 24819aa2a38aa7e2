import { GrowingUint32 } from '../write/growing-arrays';

/** Shorter than a gram: all names are looked at. */
export const LEAST_LETTERS = 3;
/** A key that more hold is left to its grams too. */
export const MOST_HOLDERS = 255;
/** Bits for each key: of the parts that are no key one in sixteen is looked up in vain. */
const BITS_PER_KEY = 16;

/**
 * For every key the keys that contain it: `kerkstraat` is held by `oudekerkstraat`. Few are held by any (of the Dutch
 * street names one in seven), and who asks for a name that exists need not search.
 */
export class Holders {
  readonly #starts: Uint32Array;
  readonly #holders: Uint32Array;

  /**
   * @param sortedKeys in the order of their entries.
   * @param entryOf the entry of a key; undefined for what is none.
   */
  constructor(sortedKeys: readonly string[], entryOf: (text: string) => number | undefined) {
    const pairs = findPairs(sortedKeys, entryOf);
    const starts = new Uint32Array(sortedKeys.length + 1);
    for (let at = 0; at < pairs.length; at += 2) starts[pairs[at]! + 1]!++;
    for (let entry = 0; entry < sortedKeys.length; entry++) starts[entry + 1]! += starts[entry]!;
    const next = starts.slice();
    const holders = new Uint32Array(pairs.length / 2);
    for (let at = 0; at < pairs.length; at += 2) holders[next[pairs[at]!]!++] = pairs[at + 1]!;
    this.#starts = starts;
    this.#holders = holders;
  }

  /** Ascending, without itself. */
  of(entry: number): Uint32Array {
    return this.#holders.subarray(this.#starts[entry]!, this.#starts[entry + 1]!);
  }
}

/** Two a pair: a key and one that holds it, in the order of holders. */
function findPairs(
  sortedKeys: readonly string[],
  entryOf: (text: string) => number | undefined,
): Uint32Array {
  const known = new KnownTexts(sortedKeys);
  const pairs = new GrowingUint32();
  const last = new Int32Array(sortedKeys.length).fill(-1);
  for (const [holder, key] of sortedKeys.entries()) {
    for (let from = 0; from + LEAST_LETTERS <= key.length; from++) {
      let hash = SEED;
      for (let at = from; at < key.length; at++) {
        hash = step(hash, key.charCodeAt(at));
        if (at + 1 - from < LEAST_LETTERS || !known.maybe(hash)) continue;
        const held = entryOf(key.slice(from, at + 1));
        // The same name may stand in it twice.
        if (held === undefined || held === holder || last[held] === holder) continue;
        last[held] = holder;
        pairs.push(held);
        pairs.push(holder);
      }
    }
  }
  return pairs.values();
}

/** FNV-1a, a letter at a time: the hash of a part grows with the part. */
const SEED = 0x811c9dc5;
function step(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193);
}

/** One bit for each hash (Bloom 1970, with one hash): of the hundred parts of a name hardly any is a name. */
class KnownTexts {
  readonly #bits: Uint32Array;
  readonly #mask: number;

  constructor(texts: readonly string[]) {
    const bits = 2 ** Math.max(5, Math.ceil(Math.log2(texts.length * BITS_PER_KEY + 1)));
    this.#bits = new Uint32Array(bits / 32);
    this.#mask = bits - 1;
    for (const text of texts) {
      let hash = SEED;
      for (let at = 0; at < text.length; at++) hash = step(hash, text.charCodeAt(at));
      const place = this.#place(hash);
      this.#bits[place >>> 5]! |= 1 << (place & 31);
    }
  }

  maybe(hash: number): boolean {
    const place = this.#place(hash);
    return (this.#bits[place >>> 5]! & (1 << (place & 31))) !== 0;
  }

  #place(hash: number): number {
    return (hash ^ (hash >>> 15)) & this.#mask;
  }
}
