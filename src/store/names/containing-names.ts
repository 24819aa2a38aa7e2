import { GrowingUint32 } from '../write/growing-arrays';

/** Fewer letters make no gram; then all names are scanned. */
export const LEAST_LETTERS = 3;
/** If more names than this contain a key, they are not stored; the search by grams finds them. */
export const MOST_CONTAINING = 255;
/** Bits for each key. One in sixteen of the parts that are not keys is looked up in vain. */
const BITS_PER_KEY = 16;

/**
 * For every key, the keys that contain it: `oudekerkstraat` contains `kerkstraat`. One in seven Dutch street names is
 * part of another name. The build finds them, so that a look-up of an existing name needs no search.
 */
export class ContainingNames {
  readonly #starts: Uint32Array;
  readonly #containing: Uint32Array;

  /**
   * @param sortedKeys in the order of their name ids.
   * @param nameOf the name id of a key; undefined for a text that is not a key.
   */
  constructor(sortedKeys: readonly string[], nameOf: (text: string) => number | undefined) {
    const pairs = findPairs(sortedKeys, nameOf);
    const starts = new Uint32Array(sortedKeys.length + 1);
    for (let at = 0; at < pairs.length; at += 2) starts[pairs[at]! + 1]!++;
    for (let name = 0; name < sortedKeys.length; name++) starts[name + 1]! += starts[name]!;
    const next = starts.slice();
    const containing = new Uint32Array(pairs.length / 2);
    for (let at = 0; at < pairs.length; at += 2) containing[next[pairs[at]!]!++] = pairs[at + 1]!;
    this.#starts = starts;
    this.#containing = containing;
  }

  /** Ids of the names that contain a name, ascending; the name itself is not included. */
  of(name: number): Uint32Array {
    return this.#containing.subarray(this.#starts[name]!, this.#starts[name + 1]!);
  }
}

/** Pairs of numbers: a name and a name that contains it, in the order of the latter. */
function findPairs(sortedKeys: readonly string[], nameOf: (text: string) => number | undefined): Uint32Array {
  const known = new KnownTexts(sortedKeys);
  const pairs = new GrowingUint32();
  const last = new Int32Array(sortedKeys.length).fill(-1);
  for (const [containing, key] of sortedKeys.entries()) {
    for (let from = 0; from + LEAST_LETTERS <= key.length; from++) {
      let hash = SEED;
      for (let at = from; at < key.length; at++) {
        hash = step(hash, key.charCodeAt(at));
        if (at + 1 - from < LEAST_LETTERS || !known.maybe(hash)) continue;
        const contained = nameOf(key.slice(from, at + 1));
        // The same part may occur twice in a name.
        if (contained === undefined || contained === containing || last[contained] === containing) continue;
        last[contained] = containing;
        pairs.push(contained);
        pairs.push(containing);
      }
    }
  }
  return pairs.values();
}

/** FNV-1a, a letter at a time: a longer part continues the hash of a shorter one. */
const SEED = 0x811c9dc5;
function step(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193);
}

/** A Bloom filter with one hash (Bloom 1970). A name has about a hundred parts, and very few of them are names. */
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
