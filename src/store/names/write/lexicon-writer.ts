import type { Database } from 'better-sqlite3';
import type { NameKey } from '../../../country/conventions';
import { hash48 } from '../../../text/hash';
import { GrowingUint32 } from '../../write/growing-arrays';
import { HashPagesWriter } from '../../write/hash-pages-writer';
import { ContainingNames, MOST_CONTAINING } from '../containing-names';
import { deletionsOf } from '../deletions';
import { gramsOf } from '../grams';
import { compareKeys, KeyTable } from '../key-table';
import { packList } from '../packed-list';
import { prefixTops } from './prefix-tops';

const MAX_KEY_BYTES = 255;

/**
 * Collects the keys of one kind of name and writes the tables of `Lexicon`. Keys are numbered in the order of adding.
 * Their data are in plain arrays, not in one object each: with 250,000 keys (ten million addresses) that saves half a
 * gigabyte.
 */
export class LexiconWriter {
  readonly #db: Database;
  readonly #kind: 'street' | 'place';
  readonly #numbers = new Map<string, number>();
  /** Three numbers for each member: its key, id × 2 + alias, city. */
  readonly #members = new GrowingUint32();
  /** Three numbers for each spelling: its key, the upper and the lower 24 bits of its hash. */
  readonly #spellings = new GrowingUint32();

  constructor(db: Database, kind: 'street' | 'place') {
    this.#db = db;
    this.#kind = kind;
  }

  /** @returns the numbers of the keys, in the given order; `finish` gives their final names. */
  add(id: number, city: number, keys: readonly NameKey[]): number[] {
    return keys.map(({ key, alias, spellings }) => {
      const clipped = clip(key);
      let name = this.#numbers.get(clipped);
      if (name === undefined) {
        name = this.#numbers.size;
        // V8 keeps a joined string as a tree of its pieces; a copy is one flat string.
        this.#numbers.set(Buffer.from(clipped).toString(), name);
      }
      this.#members.push(name);
      this.#members.push(id * 2 + (alias ? 1 : 0));
      this.#members.push(city);
      for (const spelling of spellings) {
        const hash = hash48(spelling);
        const high = Math.floor(hash / 2 ** 24);
        this.#spellings.push(name);
        this.#spellings.push(high);
        this.#spellings.push(hash - high * 2 ** 24);
      }
      return name;
    });
  }

  /** Writes everything. @param weightOf addresses of a member. @returns the final name of each key, by its number. */
  finish(weightOf: (id: number) => number): Uint32Array {
    const db = this.#db;
    const kind = this.#kind;
    const keys = [...this.#numbers.keys()].sort(compareKeys);
    db.exec(`
      CREATE TABLE ${kind}_keys (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
      CREATE TABLE ${kind}_bearer (entry INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
      CREATE TABLE ${kind}_prefix (prefix TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID;
      CREATE TABLE ${kind}_gram (gram INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
    `);
    db.prepare(`INSERT INTO ${kind}_keys VALUES (0, ?)`).run(KeyTable.pack(keys));
    const finalName = new Uint32Array(keys.length);
    for (const [number, key] of keys.entries()) finalName[this.#numbers.get(key)!] = number;
    const containing = new ContainingNames(keys, (text) => {
      const number = this.#numbers.get(text);
      return number === undefined ? undefined : finalName[number];
    });
    this.#numbers.clear();
    const members = groupTriples(this.#members.values(), finalName);
    const spelled = groupTriples(this.#spellings.values(), finalName);
    const insertMembers = db.prepare(`INSERT INTO ${kind}_bearer VALUES (?, ?)`);
    const spellings = new HashPagesWriter(db, `${kind}_spelling`);
    const grams = new Map<number, GrowingUint32>();
    for (const [number, key] of keys.entries()) {
      insertMembers.run(number, packName(members.of(number), containing.of(number)));
      for (const hash of deletionsOf(key)) spellings.add(hash, number);
      for (const hash of new Set(hashesOf(spelled.of(number)))) spellings.add(hash, number);
      for (const gram of gramsOf(key)) {
        let list = grams.get(gram);
        if (list === undefined) {
          list = new GrowingUint32(4);
          grams.set(gram, list);
        }
        list.push(number);
      }
    }
    spellings.finish();
    const insertGram = db.prepare(`INSERT INTO ${kind}_gram VALUES (?, ?)`);
    for (const gram of [...grams.keys()].sort((a, b) => a - b)) {
      insertGram.run(gram, packList(ascendingDeltas(grams.get(gram)!.values())));
    }
    const insertPrefix = db.prepare(`INSERT INTO ${kind}_prefix VALUES (?, ?)`);
    for (const { prefix, ids, total } of prefixTops(keys, (name) => memberIds(members.of(name)), weightOf)) {
      insertPrefix.run(prefix, packList([total, ...ids]));
    }
    return finalName;
  }
}

/**
 * Groups triples by the final name of their first number. `of` returns the other two numbers of each, in the order of
 * adding.
 */
function groupTriples(triples: Uint32Array, finalName: Uint32Array): { of: (name: number) => Uint32Array } {
  const starts = new Uint32Array(finalName.length + 1);
  for (let at = 0; at < triples.length; at += 3) starts[finalName[triples[at]!]! + 1]! += 2;
  for (let name = 0; name < finalName.length; name++) starts[name + 1]! += starts[name]!;
  const next = starts.slice();
  const pairs = new Uint32Array(starts[finalName.length]!);
  for (let at = 0; at < triples.length; at += 3) {
    const name = finalName[triples[at]!]!;
    const place = next[name]!;
    pairs[place] = triples[at + 1]!;
    pairs[place + 1] = triples[at + 2]!;
    next[name] = place + 2;
  }
  return { of: (name) => pairs.subarray(starts[name]!, starts[name + 1]!) };
}

function hashesOf(halves: Uint32Array): number[] {
  const hashes: number[] = [];
  for (let at = 0; at < halves.length; at += 2) hashes.push(halves[at]! * 2 ** 24 + halves[at + 1]!);
  return hashes;
}

function memberIds(members: Uint32Array): number[] {
  const ids: number[] = [];
  for (let i = 0; i < members.length; i += 2) ids.push(members[i]! >>> 1);
  return ids;
}

/** A key that the table can hold: its length must fit one byte. */
export function clip(key: string): string {
  let clipped = key;
  while (Buffer.byteLength(clipped) > MAX_KEY_BYTES) clipped = clipped.slice(0, -1);
  return clipped;
}

/**
 * The row of a name: the number of its members, the members, and the names that contain it; a single 0 if these are too
 * many.
 */
function packName(members: Uint32Array, containing: Uint32Array): Buffer {
  const held =
    containing.length > MOST_CONTAINING ? [0] : ascendingDeltas(containing.map((name) => name + 1));
  return packList([members.length / 2, ...deltas(members), ...held]);
}

/** Members ascend by id. Their ids are stored as differences, their cities unchanged. */
function deltas(members: Uint32Array): number[] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < members.length; i += 2) pairs.push([members[i]!, members[i + 1]!]);
  pairs.sort((a, b) => a[0] - b[0]);
  let previous = 0;
  return pairs.flatMap(([id, city]) => {
    const step = id - previous;
    previous = id;
    return [step, city];
  });
}

export function ascendingDeltas(values: Iterable<number>): number[] {
  let previous = 0;
  return Array.from(values, (value) => {
    const step = value - previous;
    previous = value;
    return step;
  });
}
