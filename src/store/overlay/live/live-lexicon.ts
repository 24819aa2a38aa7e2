import { hash48 } from '../../../text/hash';
import { deletionsOf } from '../../names/deletions';
import { gramOf, gramsOf } from '../../names/grams';
import type { NameLexicon, NameRange } from '../../names/name-index';
import type { VisitMember } from '../../names/name-rows';
import type { PrefixTop } from '../../names/prefix-table';
import { TopK } from '../../names/top-k';
import type { HashedKey } from '../hashed-keys';
import { NumberChains } from '../packed/number-chains';
import type { PackedNames } from '../packed/packed-names';
import { LiveKeys, SortedRange } from './live-keys';
import { type LiveMember, LiveNames } from './live-names';

/** If more names than this share a prefix, the largest members of the prefix are cached. */
const COMMON_MEMBERS = 64;
const MOST_LARGEST = 60;
const RAREST = 9;
const LENGTH_COST = 0.5;
const LEAST_WEIGHT = 2;
const LEAST_SHARE = 0.4;
const GRAM_LETTERS = 3;
const NO_NAMES: readonly number[] = [];

/**
 * Names that are added and removed while the overlay is open. They are found in the same ways as the names of a
 * dataset. The tables for misspelt questions (deletions, sounds, trigrams) are made when the first of these comes.
 */
export class LiveLexicon implements NameLexicon {
  readonly keys: LiveKeys;
  readonly #names: LiveNames;
  readonly #weightOf: (member: number) => number;
  readonly #spellings = new NumberChains();
  readonly #grams = new Map<number, number[]>();
  /** The names of each member; made when first needed. */
  #namesOf: Map<number, readonly number[]> | null = null;
  /** The two tables above contain the names below this number. */
  #indexed = 0;
  /** The grams of each name as bits. */
  readonly #marks: number[] = [];
  /** Shared grams of each name in the current call, by weight. */
  #hits = new Uint16Array(0);
  readonly #tops = new Map<string, PrefixTop>();

  /**
   * @param packed names of a snapshot; null for none.
   * @param weightOf number of addresses of a member.
   */
  constructor(packed: PackedNames | null, weightOf: (member: number) => number) {
    this.#weightOf = weightOf;
    this.#names = new LiveNames(packed);
    this.keys = new LiveKeys(this.#names);
  }

  add(id: number, city: number, keys: readonly HashedKey[]): void {
    const names: number[] = [];
    for (const { key, alias, hashes } of keys) {
      const number = this.#names.of(key);
      const name = this.#names.at(number);
      names.push(number);
      this.#names.setMembers(number, withMember(name.members, { id, city, alias }));
      for (const hash of hashes) {
        if (name.hashes.has(hash)) continue;
        name.hashes.add(hash);
        if (number < this.#indexed) this.#spellings.add(hash, number);
      }
    }
    this.#namesByMember().set(id, names);
    this.reweighed();
  }

  remove(id: number): void {
    for (const number of this.namesOf(id)) {
      const { members } = this.#names.at(number);
      this.#names.setMembers(
        number,
        members.filter((member) => member.id !== id),
      );
    }
    this.#namesByMember().delete(id);
    this.reweighed();
  }

  /** The names of a member. */
  namesOf(id: number): readonly number[] {
    return this.#namesByMember().get(id) ?? NO_NAMES;
  }

  /** Call this after the weight of a member has changed. */
  reweighed(): void {
    if (this.#tops.size > 0) this.#tops.clear();
  }

  forEachMember(name: number, visit: VisitMember): void {
    for (const { id, city, alias } of this.#names.at(name).members)
      if (visit(id, city, alias) === false) return;
  }

  membersIn(name: number, cities: readonly number[]): number[] {
    return this.#names
      .at(name)
      .members.filter(({ city }) => cities.includes(city))
      .map(({ id }) => id);
  }

  prefixTop(prefix: string): PrefixTop | null {
    const known = this.#tops.get(prefix);
    if (known !== undefined) return known;
    const names = this.beginning(prefix);
    if (names.size <= COMMON_MEMBERS) return null;
    const members = new Set<number>();
    for (let at = 0; at < names.size; at++)
      for (const { id } of this.#names.at(names.at(at)).members) members.add(id);
    const weighed = [...members].map((id) => ({ id, weight: this.#weightOf(id) }));
    const top = {
      total: weighed.reduce((sum, { weight }) => sum + weight, 0),
      largest: weighed
        .sort((a, b) => b.weight - a.weight || a.id - b.id)
        .slice(0, MOST_LARGEST)
        .map(({ id }) => id),
    };
    this.#tops.set(prefix, top);
    return top;
  }

  beginning(prefix: string): NameRange {
    const [from, to] = this.#names.beginning(prefix);
    return new SortedRange(this.#names.inOrder(), from, to);
  }

  spelled(mark: string, form: string, most?: number): readonly number[] {
    this.#index();
    const names = this.#spellings.of(hash48(form, mark));
    return names.length === 0 ? NO_NAMES : this.#alive(names).slice(0, most);
  }

  oneEdit(key: string, deletions = deletionsOf(key)): readonly number[] {
    this.#index();
    let names: Set<number> | null = null;
    for (const hash of deletions) {
      for (let at = this.#spellings.first(hash); at >= 0; at = this.#spellings.next(at, hash)) {
        names ??= new Set();
        names.add(this.#spellings.value(at));
      }
    }
    return names === null ? NO_NAMES : this.#alive([...names]);
  }

  containing(fragment: string): readonly number[] {
    this.#index();
    const holds = (name: number) => this.#names.isAlive(name) && this.#names.key(name).includes(fragment);
    if (fragment.length < GRAM_LETTERS) return [...this.#names.inOrder()].filter(holds);
    const grams = gramsInside(fragment);
    const mark = markOf(grams);
    return this.#withRarest(grams).filter((name) => (this.#marks[name]! & mark) === mark && holds(name));
  }

  /** The names with the rarest of some grams; none if no name has one of them. */
  #withRarest(grams: readonly number[]): readonly number[] {
    let rarest: readonly number[] | null = null;
    for (const gram of grams) {
      const names = this.#grams.get(gram);
      if (names === undefined) return NO_NAMES;
      if (rarest === null || names.length < rarest.length) rarest = names;
    }
    return rarest ?? NO_NAMES;
  }

  similar(key: string, limit: number): readonly number[] {
    this.#index();
    const rarest: (readonly number[])[] = [];
    for (const gram of gramsOf(key)) {
      const names = this.#grams.get(gram);
      if (names !== undefined) rarest.push(names);
    }
    if (rarest.length === 0) return NO_NAMES;
    rarest.sort((a, b) => a.length - b.length);
    if (this.#hits.length < this.#names.size) this.#hits = new Uint16Array(2 * this.#names.size);
    const hits = this.#hits;
    const touched: number[] = [];
    let most = 0;
    for (const names of rarest.slice(0, RAREST)) {
      const weight = Math.max(LEAST_WEIGHT, Math.round(Math.log2(this.#names.size / names.length)));
      for (const name of names) {
        const before = hits[name]!;
        if (before === 0) touched.push(name);
        hits[name] = before + weight;
        if (before + weight > most) most = before + weight;
      }
    }
    const best = new TopK(limit);
    for (const name of touched) {
      const sum = hits[name]!;
      hits[name] = 0;
      if (sum < LEAST_SHARE * most || -sum > best.worst || !this.#names.isAlive(name)) continue;
      best.offer(name, Math.abs(this.keys.length(name) - key.length) * LENGTH_COST - sum);
    }
    return best.taken();
  }

  gramCount(gram: number): { names: number; holding: number } {
    this.#index();
    return { names: this.#names.size, holding: this.#grams.get(gram)?.length ?? 0 };
  }

  #alive(names: readonly number[]): number[] {
    return names.filter((name) => this.#names.isAlive(name));
  }

  #namesByMember(): Map<number, readonly number[]> {
    if (this.#namesOf !== null) return this.#namesOf;
    const names = new Map<number, number[]>();
    for (let name = 0; name < this.#names.size; name++)
      for (const { id } of this.#names.members(name)) push(names, id, name);
    this.#namesOf = names;
    return names;
  }

  #index(): void {
    for (; this.#indexed < this.#names.size; this.#indexed++) {
      const key = this.#names.key(this.#indexed);
      const hashes = new Set([...this.#names.hashes(this.#indexed), ...deletionsOf(key)]);
      for (const hash of hashes) this.#spellings.add(hash, this.#indexed);
      this.#marks.push(markOf(gramsInside(key)));
      for (const gram of gramsOf(key)) push(this.#grams, gram, this.#indexed);
    }
  }
}

/** The members with one member added, or replaced if its id is there; by ascending id. */
function withMember(members: readonly LiveMember[], member: LiveMember): LiveMember[] {
  const last = members.at(-1);
  if (last === undefined || last.id < member.id) return [...members, member];
  return [...members.filter(({ id }) => id !== member.id), member].sort((a, b) => a.id - b.id);
}

/** The grams of a text, without those at its ends. */
function gramsInside(text: string): number[] {
  const grams: number[] = [];
  for (let at = 0; at + GRAM_LETTERS <= text.length; at++)
    grams.push(gramOf(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)));
  return grams;
}

/** One bit of 32 for each gram (a superimposed code: Roberts 1979). A name without a bit of a fragment does not contain it. */
function markOf(grams: readonly number[]): number {
  let mark = 0;
  // The upper bits of a multiplicative hash (Knuth, The Art of Computer Programming 3, 6.4).
  for (const gram of grams) mark |= 1 << (Math.imul(gram, 0x9e3779b1) >>> 27);
  return mark;
}

function push(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
