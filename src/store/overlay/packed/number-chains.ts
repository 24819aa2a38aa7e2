const FIRST_ROOM = 1024;
const NONE = -1;
/** Bits of the filter for each number that fits. */
const FILTER_BITS = 8;

/**
 * Lists of small numbers by a key of up to 48 bits, in a few arrays: 12 bytes for a number and its key, 8 for links,
 * and 1 for a filter that refuses most keys that are not there.
 */
export class NumberChains {
  #heads = new Int32Array(FIRST_ROOM).fill(NONE);
  #keys = new Float64Array(FIRST_ROOM);
  #values = new Int32Array(FIRST_ROOM);
  #nexts = new Int32Array(FIRST_ROOM);
  /** It fits the cache of the processor, while each step in the lists is a cache miss. */
  #filter = new Marks(FIRST_ROOM * FILTER_BITS);
  #size = 0;

  add(key: number, value: number): void {
    if (this.#size === this.#keys.length) this.#grow();
    const at = this.#size++;
    this.#keys[at] = key;
    this.#values[at] = value;
    this.#link(at);
  }

  /** The numbers that were added with a key, in the order of adding. */
  of(key: number): number[] {
    const found: number[] = [];
    for (let at = this.first(key); at !== NONE; at = this.next(at, key)) found.push(this.value(at));
    return found.reverse();
  }

  /** Position of the last number that was added with a key; -1 for none. */
  first(key: number): number {
    return this.#filter.has(key) ? this.#from(this.#heads[this.#placeOf(key)]!, key) : NONE;
  }

  /** Position of the number added before it. */
  next(at: number, key: number): number {
    return this.#from(this.#nexts[at]!, key);
  }

  value(at: number): number {
    return this.#values[at]!;
  }

  #from(first: number, key: number): number {
    let at = first;
    while (at !== NONE && this.#keys[at] !== key) at = this.#nexts[at]!;
    return at;
  }

  #link(at: number): void {
    const key = this.#keys[at]!;
    this.#filter.add(key);
    const place = this.#placeOf(key);
    this.#nexts[at] = this.#heads[place]!;
    this.#heads[place] = at;
  }

  #placeOf(key: number): number {
    // Both halves of a hash are as good as random.
    return (key ^ (key / 2 ** 24)) & (this.#heads.length - 1);
  }

  #grow(): void {
    const room = 2 * this.#keys.length;
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Float64Array(room);
    this.#keys.set(keys);
    this.#values = new Int32Array(room);
    this.#values.set(values);
    this.#nexts = new Int32Array(room);
    this.#filter = new Marks(room * FILTER_BITS);
    this.#heads = new Int32Array(room).fill(NONE);
    for (let at = 0; at < this.#size; at++) this.#link(at);
  }
}

/**
 * A Bloom filter with one bit for each key (Bloom 1970). It is false for most keys that were not added, and true for
 * all others.
 */
class Marks {
  readonly #words: Int32Array;
  readonly #mask: number;

  /** @param bits a power of two. */
  constructor(bits: number) {
    this.#words = new Int32Array(bits / 32);
    this.#mask = bits - 1;
  }

  add(key: number): void {
    const bit = this.#bitOf(key);
    this.#words[bit >>> 5]! |= 1 << bit;
  }

  has(key: number): boolean {
    const bit = this.#bitOf(key);
    return (this.#words[bit >>> 5]! & (1 << bit)) !== 0;
  }

  /** Uses other bits of the key than `#placeOf`. */
  #bitOf(key: number): number {
    return (Math.imul(key, 0x9e3779b1) ^ (key / 2 ** 24)) & this.#mask;
  }
}
