import { BLOCK_CAPACITY } from '../../format/block-layout';
import type { Postcode } from '../../rows';
import type { LiveAddress } from '../live-view';
import type { PackedOverlay } from '../packed/packed-overlay';
import { middleOf } from './middle';

const KEPT_POSTCODES = 2 ** 13;

/** What the postcodes need from the store. */
export interface PostcodeSource {
  /** ISO 3166-1 alpha-2. */
  countryOf(street: number): string;
  /** False for an entry of the snapshot that was changed since. */
  isThere(entry: number): boolean;
  /** An address of the snapshot; null for one that was removed. */
  packedAddress(entry: number, ordinal: number): LiveAddress | null;
}

/** The postcodes of a snapshot, and of addresses that are added and removed. */
export class LivePostcodes {
  readonly #source: PostcodeSource;
  readonly #packed: PackedOverlay | null;
  readonly #live = new Map<string, Set<LiveAddress>>();
  /** Results for the last asked postcodes. */
  readonly #kept = new Map<string, Postcode | null>();
  /** The rows of the snapshot, grouped by the number of their postcode's text; one more start than there are texts. */
  #firsts: Uint32Array | null = null;
  #rows: Uint32Array = new Uint32Array(0);

  constructor(packed: PackedOverlay | null, source: PostcodeSource) {
    this.#packed = packed;
    this.#source = source;
  }

  /** Clears its cache after an entry has changed. */
  forget(): void {
    this.#kept.clear();
  }

  add(address: LiveAddress): void {
    if (address.postcode === '') return;
    const key = this.#keyOf(address);
    const held = this.#live.get(key);
    if (held === undefined) this.#live.set(key, new Set([address]));
    else held.add(address);
  }

  remove(address: LiveAddress): void {
    this.#live.get(this.#keyOf(address))?.delete(address);
  }

  find(text: string, country: string): Postcode | null {
    const key = `${country}|${text}`;
    let postcode = this.#kept.get(key);
    if (postcode === undefined) {
      postcode = this.#find(text, country);
      if (this.#kept.size >= KEPT_POSTCODES) this.#kept.clear();
      this.#kept.set(key, postcode);
    }
    return postcode;
  }

  #find(text: string, country: string): Postcode | null {
    const addresses = this.#addressesOf(text, country);
    if (addresses.length === 0) return null;
    addresses.sort((a, b) => a.ordinal - b.ordinal);
    const blocks = [...new Set(addresses.map(({ ordinal }) => Math.floor(ordinal / BLOCK_CAPACITY)))];
    return {
      text,
      blocks,
      blockCount: blocks.length,
      street: commonest(addresses.map(({ street }) => street)),
      ...middleOf(addresses),
      addressCount: addresses.length,
    };
  }

  /** The first `most` postcodes that begin with the prefix, in order. */
  beginning(prefix: string, country: string, most: number): string[] {
    const key = `${country}|${prefix}`;
    const found = [...this.#live].flatMap(([other, held]) =>
      held.size > 0 && other.startsWith(key) ? [other.slice(country.length + 1)] : [],
    );
    const texts = this.#packed?.texts;
    const [first, end] = texts?.beginning(prefix) ?? [0, 0];
    for (let number = first; number < end && found.length < most + this.#live.size; number++)
      if (this.#isHeld(number, country)) found.push(texts!.at(number));
    return [...new Set(found)].sort().slice(0, most);
  }

  #addressesOf(text: string, country: string): LiveAddress[] {
    const live = this.#live.get(`${country}|${text}`);
    const number = this.#packed?.texts.find(text) ?? -1;
    return [...(live ?? []), ...(number > 0 ? this.#packedOf(number, country) : [])];
  }

  #isHeld(number: number, country: string): boolean {
    const { rows } = this.#packed!;
    const firsts = this.#indexed();
    for (let at = firsts[number]!; at < firsts[number + 1]!; at++) {
      const row = this.#rows[at]!;
      const street = rows.streetOfBlock(Math.floor(rows.ordinalOfRow(row) / BLOCK_CAPACITY));
      if (this.#source.isThere(rows.row(row).entry) && this.#source.countryOf(street) === country)
        return true;
    }
    return false;
  }

  #packedOf(number: number, country: string): LiveAddress[] {
    const { rows } = this.#packed!;
    const firsts = this.#indexed();
    const found: LiveAddress[] = [];
    for (let at = firsts[number]!; at < firsts[number + 1]!; at++) {
      const row = this.#rows[at]!;
      const address = this.#source.packedAddress(rows.row(row).entry, rows.ordinalOfRow(row));
      if (address !== null && this.#source.countryOf(address.street) === country) found.push(address);
    }
    return found;
  }

  /** Sorts the rows by counting. */
  #indexed(): Uint32Array {
    if (this.#firsts !== null) return this.#firsts;
    const { columns, texts } = this.#packed!;
    const { rowPostcodes } = columns;
    const firsts = new Uint32Array(texts.size + 1);
    for (const number of rowPostcodes) firsts[number + 1]!++;
    for (let number = 0; number < texts.size; number++) firsts[number + 1]! += firsts[number]!;
    const next = firsts.slice();
    this.#rows = new Uint32Array(rowPostcodes.length);
    for (let row = 0; row < rowPostcodes.length; row++) this.#rows[next[rowPostcodes[row]!]!++] = row;
    this.#firsts = firsts;
    return firsts;
  }

  #keyOf({ street, postcode }: LiveAddress): string {
    return `${this.#source.countryOf(street)}|${postcode}`;
  }
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
