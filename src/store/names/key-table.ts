import { crc32 } from 'node:zlib';
import { DATABASE_FILE } from '../../model/manifest';
import { writeLetters } from '../../text/letter-counts';
import type { NearBytes } from '../../text/near-bytes';
import { CorruptBytes } from '../format/damage';
import { gramBits } from './gram-marks';
import type { NameKeys } from './name-index';

/** The position and the first letters of every 16th key are in arrays; the other keys are found from there. */
const STRIDE = 16;
/** Bytes before the lengths. */
const LENGTHS = 4;
/** Number of bytes of a head: so many fit exactly into a number. */
const HEAD_BYTES = 6;

/**
 * All keys of one kind in one buffer, sorted by bytes, found by binary search. 250,000 street keys take 4 MB and no
 * objects. The search begins in the heads of every 16th key, which are close together in memory: with a million names
 * (50 M addresses), every step in the keys themselves was a cache miss. Bytes: count (u32), the length of each key
 * (u8), the keys (UTF-8), CRC-32 of all bytes before (u32); little-endian.
 */
export class KeyTable implements NameKeys {
  readonly size: number;
  readonly #bytes: Buffer;
  /** The start of every 16th key, then the end of the last key. */
  readonly #starts: Uint32Array;
  /** The first letters of every 16th key, as one number each. */
  readonly #heads: Float64Array;
  readonly #probe = Buffer.alloc(1024);
  #probeLength = 0;
  #probeBits = 0;
  /** The grams of each key as bits; made by the first `probe`. */
  #marks: Int32Array | null = null;
  /** The letters of each key that `isNear` compared, in two places each: see `letter-counts.ts`. */
  #letters: Int32Array | null = null;

  /** @throws CorruptBytes if the checksum differs or the lengths do not add up. */
  constructor(bytes: Buffer, where: string) {
    const end = bytes.length - 4;
    if (end < 4 || crc32(bytes.subarray(0, end)) !== bytes.readUInt32LE(end)) {
      throw new CorruptBytes(DATABASE_FILE, `the checksum of ${where} disagrees with its bytes`);
    }
    this.size = bytes.readUInt32LE(0);
    if (LENGTHS + this.size > end) throw new CorruptBytes(DATABASE_FILE, `${where} has more keys than bytes`);
    this.#bytes = bytes;
    this.#starts = startsOf(bytes, this.size);
    this.#heads = headsOf(bytes, this.#starts);
    if (this.#starts.at(-1) !== end)
      throw new CorruptBytes(DATABASE_FILE, `the keys of ${where} have another length`);
  }

  static pack(sortedKeys: readonly string[]): Buffer {
    const keys = sortedKeys.map((key) => Buffer.from(key));
    const head = Buffer.alloc(4 + keys.length);
    head.writeUInt32LE(keys.length);
    for (const [name, key] of keys.entries()) head[4 + name] = key.length;
    const body = Buffer.concat([head, ...keys]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(crc32(body));
    return Buffer.concat([body, sum]);
  }

  key(name: number): string {
    const start = this.#startOf(name);
    return this.#bytes.toString('utf8', start, start + this.length(name));
  }

  /** Length of a key in bytes: letters, for the keys that folding leaves. */
  length(name: number): number {
    return this.#bytes[LENGTHS + name]!;
  }

  /** False if the key of the name is more edits away. Makes no string of the key. */
  isNear(name: number, asked: NearBytes, bound: number): boolean {
    this.#letters ??= new Int32Array(2 * this.size);
    const letters = this.#letters;
    const length = this.length(name);
    const place = 2 * name;
    if (letters[place] === 0) {
      const start = this.#startOf(name);
      writeLetters(this.#bytes, start, start + length, letters, place);
    }
    if (!asked.mayBeWithin(length, letters[place]!, letters[place + 1]!, bound)) return false;
    const start = this.#startOf(name);
    return asked.within(this.#bytes, start, start + length, bound);
  }

  /** The name of a key, or -1. */
  find(key: string): number {
    return this.#find(this.#write(key, 0));
  }

  /**
   * Writes text into the probe, as far as there is room, and returns the end. It writes letter by letter, because keys
   * are short.
   */
  #write(text: string, start: number): number {
    const probe = this.#probe;
    const end = Math.min(start + text.length, probe.length);
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at - start);
      if (code > 127) return start + probe.write(text, start);
      probe[at] = code;
    }
    return end;
  }

  /** The name of the key that was written, or -1. */
  #find(length: number): number {
    const name = this.#lowerBound(length);
    return name < this.size && this.#compare(name, this.#probe, length) === 0 ? name : -1;
  }

  #lowerBound(length: number): number {
    const head = headOf(this.#probe, 0, length);
    const heads = this.#heads;
    const first = lowerBoundOf(heads, head, 0);
    // Equal heads are rare; usually the next one is greater.
    const end = first === heads.length || heads[first]! > head ? first : lowerBoundOf(heads, head + 1, first);
    // The key is after the last head that is smaller, and before the first head that is greater. Reading the last
    // sixteen keys in a row instead was 0.95 to 1.09 times as fast.
    let low = Math.max(0, (first - 1) * STRIDE);
    let high = Math.min(this.size, end * STRIDE);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, this.#probe, length) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The half-open range of names that begin with the prefix. */
  prefixRange(prefix: string): [from: number, to: number] {
    const length = this.#write(prefix, 0);
    const from = this.#lowerBound(length);
    return [from, this.#lowerBound(this.#write('\u{10ffff}', length))];
  }

  /** Sets the text that `holdsProbe` looks for: at most 340 letters. */
  probe(fragment: string): void {
    this.#probeLength = this.#probe.write(fragment);
    this.#probeBits = gramBits(this.#probe, 0, this.#probeLength);
    this.#marks ??= this.#markKeys();
  }

  /**
   * True if the key of the name contains the text of the last `probe`. Makes no string of the key. A check of its bits
   * avoids reading most keys, because with 50 M addresses a key is rarely in the cache of the processor.
   */
  holdsProbe(name: number): boolean {
    const bits = this.#probeBits;
    if ((this.#marks![name]! & bits) !== bits) return false;
    const bytes = this.#bytes;
    const probe = this.#probe;
    const length = this.#probeLength;
    const first = this.#startOf(name);
    const last = first + this.length(name) - length;
    for (let start = first; start <= last; start++) {
      let same = 0;
      while (same < length && bytes[start + same] === probe[same]) same++;
      if (same === length) return true;
    }
    return false;
  }

  #markKeys(): Int32Array {
    const marks = new Int32Array(this.size);
    let start = LENGTHS + this.size;
    for (let name = 0; name < this.size; name++) {
      const end = start + this.length(name);
      marks[name] = gramBits(this.#bytes, start, end);
      start = end;
    }
    return marks;
  }

  #startOf(name: number): number {
    const bytes = this.#bytes;
    const last = LENGTHS + name;
    let start = this.#starts[Math.floor(name / STRIDE)]!;
    for (let at = last - (name % STRIDE); at < last; at++) start += bytes[at]!;
    return start;
  }

  #compare(name: number, probe: Buffer, probeLength: number): number {
    const bytes = this.#bytes;
    const start = this.#startOf(name);
    const length = this.length(name);
    const shared = Math.min(length, probeLength);
    for (let i = 0; i < shared; i++) {
      const order = bytes[start + i]! - probe[i]!;
      if (order !== 0) return order;
    }
    return length - probeLength;
  }
}

/**
 * The start of every 16th key, then the end of the last key. The loop is alone in its function: Node compiles the whole function
 * of a long loop, and the constructor took milliseconds.
 */
function startsOf(bytes: Buffer, size: number): Uint32Array {
  const starts = new Uint32Array(Math.ceil(size / STRIDE) + 1);
  let start = LENGTHS + size;
  for (let name = 0; name < size; name++) {
    if (name % STRIDE === 0) starts[name / STRIDE] = start;
    start += bytes[LENGTHS + name]!;
  }
  starts[starts.length - 1] = start;
  return starts;
}

/** The first letters of every 16th key. */
function headsOf(bytes: Buffer, starts: Uint32Array): Float64Array {
  const heads = new Float64Array(starts.length - 1);
  for (let stride = 0; stride < heads.length; stride++) {
    const start = starts[stride]!;
    heads[stride] = headOf(bytes, start, start + bytes[LENGTHS + stride * STRIDE]!);
  }
  return heads;
}

/** How many of the ascending values are less than one, where the first `from` are known to be. */
function lowerBoundOf(values: Float64Array, value: number, from: number): number {
  let low = from;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first bytes as a number that orders as they do; what is shorter is filled up with zeros. */
function headOf(bytes: Buffer, start: number, end: number): number {
  let head = 0;
  for (let at = start; at < start + HEAD_BYTES; at++) head = head * 256 + (at < end ? bytes[at]! : 0);
  return head;
}

/** Order of keys in a table: by their UTF-8 bytes, which is by code point. */
export function compareKeys(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}
