import { hash48 } from '../../../text/hash';
import type { NearBytes } from '../../../text/near-bytes';
import type { HashedKey } from '../hashed-keys';
import { NumberChains } from './number-chains';
import type { PackedTexts } from './packed-texts';
import type { SnapshotColumns } from './snapshot';

const HASH_BYTES = 6;

/** Columns of the names in a snapshot. */
export type NameColumns = Pick<
  SnapshotColumns,
  'nameTexts' | 'nameMemberStarts' | 'nameMembers' | 'nameHashStarts' | 'nameHashes'
>;

/** The names of the streets that the dataset lacks, in the order of their keys. */
export class PackedNames {
  readonly #columns: NameColumns;
  readonly #hashes: Buffer;
  readonly #texts: PackedTexts;
  readonly #cityOf: (street: number) => number;
  readonly #keys: (string | undefined)[];
  /** Names by the hashes of their keys; made when first needed. */
  #byKey: NumberChains | null = null;

  constructor(columns: NameColumns, texts: PackedTexts, cityOf: (street: number) => number) {
    const { nameHashes } = columns;
    this.#columns = columns;
    this.#hashes = Buffer.from(nameHashes.buffer, nameHashes.byteOffset, nameHashes.byteLength);
    this.#texts = texts;
    this.#cityOf = cityOf;
    this.#keys = new Array<string | undefined>(this.size).fill(undefined);
  }

  get size(): number {
    return this.#columns.nameTexts.length;
  }

  /** -1 for a key that no name has. */
  find(key: string): number {
    this.#byKey ??= this.#indexed();
    const hash = hash48(key);
    for (let at = this.#byKey.first(hash); at >= 0; at = this.#byKey.next(at, hash)) {
      const name = this.#byKey.value(at);
      if (this.key(name) === key) return name;
    }
    return -1;
  }

  key(name: number): string {
    let key = this.#keys[name];
    if (key === undefined) {
      key = this.#texts.at(this.#columns.nameTexts[name]!);
      this.#keys[name] = key;
    }
    return key;
  }

  /** Length of the key in bytes. */
  length(name: number): number {
    return this.#texts.length(this.#columns.nameTexts[name]!);
  }

  isNear(name: number, asked: NearBytes, bound: number): boolean {
    return this.#texts.isNear(this.#columns.nameTexts[name]!, asked, bound);
  }

  /** Compares the key with a text in UTF-8 order: negative if the key comes first, positive if the text does. */
  compare(name: number, bytes: Buffer): number {
    return this.#texts.compare(this.#columns.nameTexts[name]!, bytes);
  }

  beginsWith(name: number, bytes: Buffer): boolean {
    return this.#texts.beginsWith(this.#columns.nameTexts[name]!, bytes);
  }

  members(name: number): { id: number; city: number; alias: boolean }[] {
    const { nameMemberStarts, nameMembers } = this.#columns;
    return [...nameMembers.subarray(nameMemberStarts[name]!, nameMemberStarts[name + 1]!)].map((member) => ({
      id: member >>> 1,
      city: this.#cityOf(member >>> 1),
      alias: member % 2 === 1,
    }));
  }

  hashes(name: number): number[] {
    const { nameHashStarts } = this.#columns;
    const first = nameHashStarts[name]!;
    return Array.from({ length: nameHashStarts[name + 1]! - first }, (_, at) =>
      this.#hashes.readUIntLE((first + at) * HASH_BYTES, HASH_BYTES),
    );
  }

  #indexed(): NumberChains {
    const chains = new NumberChains();
    for (let name = 0; name < this.size; name++) chains.add(hash48(this.key(name)), name);
    return chains;
  }
}

/** Packs the names of streets. @param numbers of the texts, in the order of their bytes. */
export function packNames(
  streets: Iterable<readonly [street: number, keys: readonly HashedKey[]]>,
  numbers: ReadonlyMap<string, number>,
): NameColumns {
  const names = new Map<number, { members: number[]; hashes: Set<number> }>();
  for (const [street, keys] of streets)
    for (const { key, alias, hashes } of keys) {
      const text = numbers.get(key)!;
      let name = names.get(text);
      if (name === undefined) {
        name = { members: [], hashes: new Set() };
        names.set(text, name);
      }
      name.members.push(2 * street + (alias ? 1 : 0));
      for (const hash of hashes) name.hashes.add(hash);
    }
  const sorted = [...names].sort(([a], [b]) => a - b);
  const hashes = sorted.flatMap(([, name]) => [...name.hashes]);
  const nameHashes = Buffer.alloc(HASH_BYTES * hashes.length);
  for (const [at, hash] of hashes.entries()) nameHashes.writeUIntLE(hash, HASH_BYTES * at, HASH_BYTES);
  return {
    nameTexts: Uint32Array.from(sorted, ([text]) => text),
    nameMemberStarts: startsOf(sorted.map(([, { members }]) => members.length)),
    nameMembers: Uint32Array.from(sorted.flatMap(([, { members }]) => members)),
    nameHashStarts: startsOf(sorted.map(([, name]) => name.hashes.size)),
    nameHashes,
  };
}

/** Start of each consecutive part, and the end of the last one. */
export function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [at, length] of lengths.entries()) starts[at + 1] = starts[at]! + length;
  return starts;
}
