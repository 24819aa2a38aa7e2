import { crc32 } from 'node:zlib';
import type { Database, Statement } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { CorruptBytes } from '../format/damage';
import type { ProvenTree, ProvenTrees } from '../read/proven-trees';
import { gramOf } from './grams';
import { IdList } from './id-list';

/** The ids of the names with one gram, packed as the gaps between them. */
interface GramList {
  readonly count: number;
  /** Without the checksum. */
  readonly bytes: Uint8Array;
}

const NONE: GramList = { count: 0, bytes: new Uint8Array(0) };
/**
 * A longer list belongs to a common gram, which tells little. Only its length is cached; the list is read if no gram is
 * rarer.
 */
const LONGEST_KEPT = 64 * 2 ** 10;

/**
 * For every gram, the names that contain it. A list is read and checked once and stays packed (0.5 MB for all Dutch
 * street names, 17 MB for 50 M addresses). Only one list is unpacked at a time, into the same array. To unpack every
 * list of a key, only to find the rarest, made `lookupStreet` slower by more than half.
 */
export class GramLists {
  readonly #tree: ProvenTree;
  readonly #select: Statement<[number], Buffer>;
  readonly #kind: string;
  readonly #counts = new Map<number, number>();
  readonly #kept = new Map<number, GramList>();
  readonly #nameCount: number;
  readonly #budgetBytes: number;
  #keptBytes = 0;
  readonly #unpacked = new IdList();

  /**
   * @param nameCount all ids of names are smaller than this.
   * @param budgetBytes total size of the cached lists. When it is reached, they are dropped and read again.
   */
  constructor(
    db: Database,
    trees: ProvenTrees,
    kind: 'street' | 'place',
    nameCount: number,
    budgetBytes: number,
  ) {
    this.#tree = trees.of(`${kind}_gram`);
    this.#nameCount = nameCount;
    this.#budgetBytes = budgetBytes;
    this.#kind = kind;
    this.#select = db.prepare<[number], Buffer>(`SELECT bytes FROM ${kind}_gram WHERE gram = ?`).pluck();
  }

  /** Number of names that contain the gram. */
  count(gram: number): number {
    return this.#counts.get(gram) ?? this.#list(gram).count;
  }

  /** Ids of the names that contain the gram, ascending. The next call fills the same list. */
  names(gram: number): IdList {
    unpack(this.#list(gram), this.#nameCount, this.#unpacked);
    return this.#unpacked;
  }

  /** The rarest gram inside a fragment of at least three letters. */
  rarestOf(fragment: string): number {
    let rarest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at + 2 < fragment.length; at++) {
      const gram = gramOf(fragment.charCodeAt(at), fragment.charCodeAt(at + 1), fragment.charCodeAt(at + 2));
      const count = this.count(gram);
      if (count >= least) continue;
      rarest = gram;
      least = count;
    }
    return rarest;
  }

  #list(gram: number): GramList {
    return this.#kept.get(gram) ?? this.#read(gram);
  }

  #read(gram: number): GramList {
    this.#tree.prove();
    const found = this.#select.get(gram);
    if (found === undefined) return NONE;
    if (!(found instanceof Uint8Array) || found.length < 2)
      throw new CorruptBytes(DATABASE_FILE, `expected bytes in ${this.#kind} gram ${gram}, got none`);
    const bytes = found.subarray(0, found.length - 2);
    const sum = found[found.length - 2]! | (found[found.length - 1]! << 8);
    if ((crc32(bytes) & 0xffff) !== sum) {
      throw new CorruptBytes(
        DATABASE_FILE,
        `the checksum of ${this.#kind} gram ${gram} disagrees with its bytes`,
      );
    }
    let count = 0;
    for (const byte of bytes) if (byte < 0x80) count++;
    const list = { count, bytes };
    this.#counts.set(gram, count);
    if (bytes.length > LONGEST_KEPT) return list;
    if (this.#keptBytes > this.#budgetBytes) {
      this.#kept.clear();
      this.#keptBytes = 0;
    }
    this.#kept.set(gram, list);
    this.#keptBytes += bytes.length;
    return list;
  }
}

/** @throws CorruptBytes for an id that is not a name. */
function unpack({ count, bytes }: GramList, nameCount: number, list: IdList): void {
  list.clear();
  list.reserve(count);
  const { values } = list;
  let at = 0;
  let name = 0;
  for (let index = 0; index < count; index++) {
    let byte = bytes[at++]!;
    let gap = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++]!;
      gap |= (byte & 0x7f) << shift;
    }
    // With too many bytes, a gap is negative. Then the ids do not ascend.
    name += gap;
    if (gap < 0 || name >= nameCount)
      throw new CorruptBytes(DATABASE_FILE, 'a list of grams leads to no name');
    values[index] = name;
  }
  list.length = count;
}
