import { crc32 } from 'node:zlib';
import type { Database, Statement } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { CorruptBytes } from '../format/damage';
import { EntryList } from './entry-list';
import { gramOf } from './grams';

/** The entries that hold one gram, packed as the gaps between them. */
interface GramList {
  readonly count: number;
  /** Without the checksum. */
  readonly bytes: Uint8Array;
}

const NONE: GramList = { count: 0, bytes: new Uint8Array(0) };
/** A longer list is of a gram that says little: its length is kept, and the list is read when nothing rarer is there. */
const LONGEST_KEPT = 64 * 2 ** 10;

/**
 * For every gram the entries that hold it. Lists are read and checked once and kept packed (all of the Dutch street
 * names: 0.5 MB, of 50 M addresses 17 MB); one is unpacked at a time, into an array that is used again.
 *
 * Before, every list of a key was unpacked into an array of its own, only to learn which are the rarest. Together with
 * one collator for all calls and a quick no to names far off (`fitsWithin`) this took `lookupStreet` on 1.44 M addresses
 * from 1,240 to 4,670 calls a second and from 547 to 68 KB a call.
 */
export class GramLists {
  readonly #select: Statement<[number], Buffer>;
  readonly #kind: string;
  readonly #counts = new Map<number, number>();
  readonly #kept = new Map<number, GramList>();
  readonly #names: number;
  readonly #room: number;
  #keptBytes = 0;
  readonly #entries = new EntryList();

  /**
   * @param names how many there are: entries are below it.
   * @param room bytes of lists that are kept in all; beyond it they are forgotten and read anew.
   */
  constructor(db: Database, kind: 'street' | 'place', names: number, room: number) {
    this.#names = names;
    this.#room = room;
    this.#kind = kind;
    this.#select = db.prepare<[number], Buffer>(`SELECT bytes FROM ${kind}_gram WHERE gram = ?`).pluck();
  }

  /** How many entries hold the gram. */
  count(gram: number): number {
    return this.#counts.get(gram) ?? this.#list(gram).count;
  }

  /** The entries that hold the gram, ascending; valid until the next call. */
  entries(gram: number): EntryList {
    unpack(this.#list(gram), this.#names, this.#entries);
    return this.#entries;
  }

  /** Of the grams inside a fragment of three letters or more the one that fewest entries hold. */
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
    if (this.#keptBytes > this.#room) {
      this.#kept.clear();
      this.#keptBytes = 0;
    }
    this.#kept.set(gram, list);
    this.#keptBytes += bytes.length;
    return list;
  }
}

/** @throws CorruptBytes for an entry that is no name. */
function unpack({ count, bytes }: GramList, names: number, list: EntryList): void {
  list.clear();
  list.reserve(count);
  const { values } = list;
  let at = 0;
  let entry = 0;
  for (let index = 0; index < count; index++) {
    let byte = bytes[at++]!;
    let gap = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++]!;
      gap |= (byte & 0x7f) << shift;
    }
    // A gap is negative where its bytes are too many: then the entries do not ascend.
    entry += gap;
    if (gap < 0 || entry >= names) throw new CorruptBytes(DATABASE_FILE, 'a list of grams leads to no name');
    values[index] = entry;
  }
  list.length = count;
}
