import type { NameKey } from '../../country/conventions';
import { hash48 } from '../../text/hash';
import type { NearBytes } from '../../text/near-bytes';
import { Deletions } from '../names/deletions';
import { gramOf, gramsOf } from '../names/grams';
import { compareKeys } from '../names/key-table';
import type { NameKeys, NameLexicon, NameRange } from '../names/name-index';
import type { VisitMember } from '../names/name-rows';
import type { NumberSet } from '../names/number-set';
import type { PrefixTop } from '../names/prefix-table';

interface LiveMember {
  readonly id: number;
  readonly city: number;
  readonly alias: boolean;
}

interface LiveName {
  readonly key: string;
  readonly bytes: Buffer;
  /** By ascending id. */
  members: readonly LiveMember[];
  readonly hashes: Set<number>;
}

/** Where more members than this begin alike, the largest are remembered. */
const COMMON_MEMBERS = 64;
const MOST_LARGEST = 60;
const RAREST = 9;
const LENGTH_COST = 0.5;
const LEAST_WEIGHT = 2;
const LEAST_SHARE = 0.4;
const GRAM_LETTERS = 3;

/**
 * Names that come and go, found in the same ways as those of a dataset. What only misspelt questions need (deletions, sounds,
 * trigrams) is worked out when the first of them comes.
 */
export class LiveLexicon implements NameLexicon {
  readonly keys: LiveKeys;
  readonly #names: LiveName[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #weightOf: (member: number) => number;
  readonly #spellings = new Map<number, number[]>();
  readonly #grams = new Map<number, number[]>();
  /** Names below this one are in the two tables above. */
  #indexed = 0;
  /** Names by their keys; null after a change. */
  #sorted: readonly number[] | null = null;
  readonly #tops = new Map<string, PrefixTop>();

  /** @param weightOf how many addresses a member has. */
  constructor(weightOf: (member: number) => number) {
    this.#weightOf = weightOf;
    this.keys = new LiveKeys(this.#names, this.#numbers);
  }

  add(id: number, city: number, keys: readonly NameKey[]): void {
    for (const { key, alias, spellings } of keys) {
      const number = this.#numberOf(key);
      const name = this.#names[number]!;
      if (name.members.length === 0) this.#sorted = null;
      name.members = [...name.members.filter((member) => member.id !== id), { id, city, alias }].sort(
        (a, b) => a.id - b.id,
      );
      for (const hash of spellings.map((spelling) => hash48(spelling))) {
        if (name.hashes.has(hash)) continue;
        name.hashes.add(hash);
        if (number < this.#indexed) push(this.#spellings, hash, number);
      }
    }
    this.reweighed();
  }

  remove(id: number, keys: readonly NameKey[]): void {
    for (const { key } of keys) {
      const number = this.#numbers.get(key);
      if (number === undefined) continue;
      const name = this.#names[number]!;
      name.members = name.members.filter((member) => member.id !== id);
      if (name.members.length === 0) this.#sorted = null;
    }
    this.reweighed();
  }

  /** What members weigh has changed. */
  reweighed(): void {
    if (this.#tops.size > 0) this.#tops.clear();
  }

  forEachMember(name: number, visit: VisitMember): void {
    for (const { id, city, alias } of this.#names[name]!.members)
      if (visit(id, city, alias) === false) return;
  }

  membersIn(name: number, cities: readonly number[]): number[] {
    return this.#names[name]!.members.filter(({ city }) => cities.includes(city)).map(({ id }) => id);
  }

  prefixTop(prefix: string): PrefixTop | null {
    const known = this.#tops.get(prefix);
    if (known !== undefined) return known;
    const names = this.beginning(prefix);
    if (names.size <= COMMON_MEMBERS) return null;
    const members = new Set<number>();
    for (let at = 0; at < names.size; at++)
      for (const { id } of this.#names[names.at(at)]!.members) members.add(id);
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
    const sorted = this.#inOrder();
    let from = 0;
    let end = sorted.length;
    while (from < end) {
      const middle = (from + end) >>> 1;
      if (compareKeys(this.#names[sorted[middle]!]!.key, prefix) < 0) from = middle + 1;
      else end = middle;
    }
    let to = from;
    while (to < sorted.length && this.#names[sorted[to]!]!.key.startsWith(prefix)) to++;
    return new SortedRange(sorted, from, to);
  }

  spelled(spelling: string): readonly number[] {
    this.#index();
    return this.#alive(this.#spellings.get(hash48(spelling)) ?? []);
  }

  addSpelled(mark: string, form: string, names: NumberSet, most = Number.POSITIVE_INFINITY): void {
    this.#index();
    const found = this.#alive(this.#spellings.get(hash48(form, -1, mark)) ?? []);
    for (const name of found.slice(0, most)) names.add(name);
  }

  oneEdit(key: string): number[] {
    this.#index();
    const names = new Set<number>();
    for (const hash of deletionsOf(key)) for (const name of this.#spellings.get(hash) ?? []) names.add(name);
    return this.#alive([...names]);
  }

  containing(fragment: string): number[] {
    this.#index();
    const holds = (name: number) => this.#names[name]!.key.includes(fragment);
    if (fragment.length < GRAM_LETTERS) return this.#alive([...this.#names.keys()]).filter(holds);
    const gram = gramOf(fragment.charCodeAt(0), fragment.charCodeAt(1), fragment.charCodeAt(2));
    return this.#alive(this.#grams.get(gram) ?? []).filter(holds);
  }

  similar(key: string, limit: number): number[] {
    this.#index();
    const rarest = gramsOf(key)
      .map((gram) => this.#grams.get(gram) ?? [])
      .filter((names) => names.length > 0)
      .sort((a, b) => a.length - b.length)
      .slice(0, RAREST);
    const hits = new Map<number, number>();
    for (const names of rarest) {
      const weight = Math.max(LEAST_WEIGHT, Math.round(Math.log2(this.#names.length / names.length)));
      for (const name of names) hits.set(name, (hits.get(name) ?? 0) + weight);
    }
    const least = LEAST_SHARE * [...hits.values()].reduce((most, sum) => Math.max(most, sum), 0);
    return this.#alive([...hits.keys()])
      .filter((name) => hits.get(name)! >= least)
      .map((name) => ({
        name,
        cost: Math.abs(this.keys.length(name) - key.length) * LENGTH_COST - hits.get(name)!,
      }))
      .sort((a, b) => a.cost - b.cost || a.name - b.name)
      .slice(0, limit)
      .map(({ name }) => name);
  }

  gramCount(gram: number): { names: number; holding: number } {
    this.#index();
    return { names: this.#names.length, holding: this.#grams.get(gram)?.length ?? 0 };
  }

  #numberOf(key: string): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#names.push({ key, bytes: Buffer.from(key), members: [], hashes: new Set() }) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }

  #alive(names: readonly number[]): number[] {
    return names.filter((name) => this.#names[name]!.members.length > 0);
  }

  #inOrder(): readonly number[] {
    this.#sorted ??= this.#alive([...this.#names.keys()]).sort((a, b) =>
      Buffer.compare(this.#names[a]!.bytes, this.#names[b]!.bytes),
    );
    return this.#sorted;
  }

  #index(): void {
    for (; this.#indexed < this.#names.length; this.#indexed++) {
      const { key, hashes } = this.#names[this.#indexed]!;
      for (const hash of new Set([...deletionsOf(key), ...hashes]))
        push(this.#spellings, hash, this.#indexed);
      for (const gram of gramsOf(key)) push(this.#grams, gram, this.#indexed);
    }
  }
}

class LiveKeys implements NameKeys {
  readonly #names: readonly LiveName[];
  readonly #numbers: ReadonlyMap<string, number>;
  #probe = '';

  constructor(names: readonly LiveName[], numbers: ReadonlyMap<string, number>) {
    this.#names = names;
    this.#numbers = numbers;
  }

  get size(): number {
    return this.#names.length;
  }

  find(key: string): number {
    const name = this.#numbers.get(key);
    return name === undefined || this.#names[name]!.members.length === 0 ? -1 : name;
  }

  key(name: number): string {
    return this.#names[name]!.key;
  }

  length(name: number): number {
    return this.#names[name]!.bytes.length;
  }

  isNear(name: number, asked: NearBytes, bound: number): boolean {
    const { bytes } = this.#names[name]!;
    return asked.within(bytes, 0, bytes.length, bound);
  }

  probe(fragment: string): void {
    this.#probe = fragment;
  }

  holdsProbe(name: number): boolean {
    return this.#names[name]!.key.includes(this.#probe);
  }
}

class SortedRange implements NameRange {
  readonly #sorted: readonly number[];
  readonly #from: number;
  readonly #to: number;

  constructor(sorted: readonly number[], from: number, to: number) {
    this.#sorted = sorted;
    this.#from = from;
    this.#to = to;
  }

  get size(): number {
    return this.#to - this.#from;
  }

  at(place: number): number {
    return this.#sorted[this.#from + place]!;
  }

  has(name: number): boolean {
    return this.#sorted.slice(this.#from, this.#to).includes(name);
  }
}

function deletionsOf(key: string): number[] {
  const deletions = new Deletions();
  deletions.of(key);
  const { halves, count } = deletions;
  return Array.from({ length: count }, (_, at) => halves[2 * at]! * 2 ** 24 + halves[2 * at + 1]!);
}

function push(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
