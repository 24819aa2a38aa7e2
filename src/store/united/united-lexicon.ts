import { deletionsOf } from '../names/deletions';
import type { NameLexicon, NameRange } from '../names/name-index';
import type { VisitMember } from '../names/name-rows';
import type { PrefixTop } from '../names/prefix-table';
import { FirstHolders } from './first-holders';
import type { MemberNumbering } from './member-numbering';
import { ownerOf } from './parts';
import { SharedRanking } from './shared-ranking';
import { UnitedKeys } from './united-keys';
import { JoinedNames, MovedNames } from './united-ranges';

const KEPT_NAMES = 2 ** 16;
const NONE: readonly number[] = [];
const KEPT_PREFIXES = 2 ** 12;
/** Most members in the result for a prefix. */
const MOST_LARGEST = 60;

/**
 * The names of several datasets as one. A name that several datasets hold has its number from the first of them, and
 * the members of all.
 */
export class UnitedLexicon implements NameLexicon {
  readonly keys: UnitedKeys;
  readonly #parts: readonly NameLexicon[];
  readonly #starts: readonly number[];
  readonly #members: MemberNumbering;
  /** The last asked names, and for each the later datasets that hold it too. */
  readonly #namesKept = new Int32Array(KEPT_NAMES).fill(-1);
  readonly #laterKept = new Array<readonly number[]>(KEPT_NAMES).fill(NONE);
  /** Results for the last prefixes, because one question asks for the same ones several times. */
  readonly #tops = new Map<string, PrefixTop | null>();
  readonly #firstHolders: FirstHolders;

  constructor(parts: readonly NameLexicon[], members: MemberNumbering) {
    this.#parts = parts;
    const starts = [0];
    for (const [part, { keys }] of parts.slice(0, -1).entries()) starts.push(starts[part]! + keys.size);
    this.#starts = starts;
    this.#members = members;
    const keys = parts.map((part) => part.keys);
    this.keys = new UnitedKeys(keys, starts);
    this.#firstHolders = new FirstHolders(keys, starts);
  }

  /** Clears its cache after a dataset has changed. */
  forget(): void {
    this.#namesKept.fill(-1);
    this.#tops.clear();
  }

  /** The united number of the first name of a dataset. */
  startOf(part: number): number {
    return this.#starts[part]!;
  }

  forEachMember(name: number, visit: VisitMember): void {
    if (this.#laterHolders(name).length === 0) {
      const owner = ownerOf(this.#starts, name);
      this.#forEachMemberOf(owner, name - this.#starts[owner]!, visit);
      return;
    }
    // A later dataset may return a member that an earlier one has returned.
    const seen = new Set<number>();
    let goesOn = true;
    this.#forEachPart(name, (part, local, isLast) => {
      this.#parts[part]!.forEachMember(local, (member, city, alias) => {
        const united = this.#members.memberOf(part, member, city);
        if (united < 0 || seen.has(united)) return;
        if (!isLast) seen.add(united);
        goesOn = visit(united, this.#members.cityOf(part, city), alias) !== false;
        return goesOn;
      });
      return goesOn;
    });
  }

  membersIn(name: number, cities: readonly number[]): number[] {
    const owner = ownerOf(this.#starts, name);
    const found = this.#membersInPart(owner, name - this.#starts[owner]!, cities);
    const later = this.#laterHolders(name);
    if (later.length === 0) return found;
    const all = new Set(found);
    for (let at = 0; at < later.length; at += 2)
      for (const member of this.#membersInPart(later[at]!, later[at + 1]!, cities)) all.add(member);
    return [...all].sort((a, b) => a - b);
  }

  #membersInPart(part: number, local: number, cities: readonly number[]): number[] {
    const inPart = this.#citiesIn(part, cities);
    if (inPart.length === 0) return [];
    // The city of a member is known if only one city was asked. With several it is -1, and the street is looked up.
    const city = inPart.length === 1 ? inPart[0]! : -1;
    return this.#parts[part]!.membersIn(local, inPart)
      .map((member) => this.#members.memberOf(part, member, city))
      .filter((member) => member >= 0);
  }

  prefixTop(prefix: string): PrefixTop | null {
    let top = this.#tops.get(prefix);
    if (top === undefined) {
      top = this.#prefixTop(prefix);
      if (this.#tops.size >= KEPT_PREFIXES) this.#tops.clear();
      this.#tops.set(prefix, top);
    }
    return top;
  }

  #prefixTop(prefix: string): PrefixTop | null {
    const tops = this.#parts.map((part) => part.prefixTop(prefix));
    if (tops.every((top) => top === null)) return null;
    const members = new Set<number>();
    let total = 0;
    for (const [part, top] of tops.entries()) {
      if (top === null) {
        total += this.#addBeginning(part, prefix, members);
        continue;
      }
      total += top.total;
      for (const member of top.largest) members.add(this.#members.memberOf(part, member, -1));
    }
    members.delete(-1);
    const largest = [...members]
      .map((member) => ({ member, weight: this.#members.weightOf(member) }))
      .sort((a, b) => b.weight - a.weight || a.member - b.member)
      .slice(0, MOST_LARGEST)
      .map(({ member }) => member);
    return { total, largest };
  }

  beginning(prefix: string): NameRange {
    const ranges = this.#parts.map((part) => part.beginning(prefix));
    const filled = ranges.filter(({ size }) => size > 0);
    if (filled.length === 1) {
      const [range] = filled;
      return new MovedNames(range!, this.#starts[ranges.indexOf(range!)]!);
    }
    return new JoinedNames(ranges[0]!, this.#ofLaterParts(ranges));
  }

  /** At most the first `most` of each dataset. */
  spelled(mark: string, form: string, most?: number): readonly number[] {
    return this.#collect((part) => part.spelled(mark, form, most));
  }

  oneEdit(key: string): readonly number[] {
    // They are the same for all datasets.
    const deletions = deletionsOf(key);
    return this.#collect((part) => part.oneEdit(key, deletions));
  }

  containing(fragment: string): readonly number[] {
    return this.#collect((part) => part.containing(fragment));
  }

  similar(key: string, limit: number, visits?: number): readonly number[] {
    const first = this.#parts[0]!.similar(key, limit, visits);
    const others = this.#similarInOthers(key, limit, visits, first);
    if (others.length === 0) return first;
    const ranking = new SharedRanking(this.keys, key, (gram) => this.gramCount(gram));
    // A name that is not better than the last of a full list changes nothing. Usually these are all names of an
    // overlay.
    const last = first.length < limit ? Number.POSITIVE_INFINITY : ranking.cost(first.at(-1)!);
    const better = others.filter((name) => ranking.cost(name) <= last);
    return better.length === 0 ? first : ranking.best([...first, ...better], limit);
  }

  gramCount(gram: number): { names: number; holding: number } {
    let names = 0;
    let holding = 0;
    for (const part of this.#parts) {
      const count = part.gramCount(gram);
      names += count.names;
      holding += count.holding;
    }
    return { names, holding };
  }

  #forEachMemberOf(part: number, name: number, visit: VisitMember): void {
    const members = this.#members;
    this.#parts[part]!.forEachMember(name, (member, city, alias) => {
      const united = members.memberOf(part, member, city);
      return united < 0 ? undefined : visit(united, members.cityOf(part, city), alias);
    });
  }

  /** The united number of a name of a dataset. */
  nameOf(part: number, local: number): number {
    return part === 0 ? local : this.#firstHolders.nameOf(part, local);
  }

  /** The names in the ranges of later datasets that no earlier dataset has. */
  #ofLaterParts(ranges: readonly NameRange[]): number[] {
    const names: number[] = [];
    for (let part = 1; part < ranges.length; part++) {
      const range = ranges[part]!;
      for (let at = 0; at < range.size; at++) {
        const name = this.#starts[part]! + range.at(at);
        if (this.nameOf(part, range.at(at)) === name) names.push(name);
      }
    }
    return names;
  }

  /** Visits the datasets that hold a name, with its number there, until the visitor returns `false`. */
  #forEachPart(name: number, visit: (part: number, local: number, isLast: boolean) => boolean): void {
    const owner = ownerOf(this.#starts, name);
    const later = this.#laterHolders(name);
    if (!visit(owner, name - this.#starts[owner]!, later.length === 0)) return;
    for (let at = 0; at < later.length; at += 2)
      if (!visit(later[at]!, later[at + 1]!, at + 2 === later.length)) return;
  }

  /** The later datasets that hold a name too, two numbers each: the dataset, and the number of the name there. */
  #laterHolders(name: number): readonly number[] {
    const place = name % KEPT_NAMES;
    if (this.#namesKept[place] !== name) {
      this.#laterKept[place] = this.#findLaterHolders(name);
      this.#namesKept[place] = name;
    }
    return this.#laterKept[place]!;
  }

  #findLaterHolders(name: number): readonly number[] {
    const owner = ownerOf(this.#starts, name);
    if (owner === this.#parts.length - 1) return NONE;
    const key = this.#parts[owner]!.keys.key(name - this.#starts[owner]!);
    const later: number[] = [];
    for (let part = owner + 1; part < this.#parts.length; part++) {
      const same = this.#parts[part]!.keys.find(key);
      if (same >= 0) later.push(part, same);
    }
    return later.length === 0 ? NONE : later;
  }

  #collect(find: (part: NameLexicon) => readonly number[]): readonly number[] {
    const first = find(this.#parts[0]!);
    let names: Set<number> | null = null;
    for (let part = 1; part < this.#parts.length; part++)
      for (const local of find(this.#parts[part]!)) {
        names ??= new Set(first);
        names.add(this.nameOf(part, local));
      }
    return names === null ? first : [...names];
  }

  #citiesIn(part: number, cities: readonly number[]): readonly number[] {
    if (cities.every((city) => this.#members.localCityOf(part, city) === city)) return cities;
    const found: number[] = [];
    for (const city of cities) {
      const local = this.#members.localCityOf(part, city);
      if (local >= 0) found.push(local);
    }
    return found;
  }

  /** Adds all members of the few names of a dataset that begin with the prefix. @returns their number of addresses. */
  #addBeginning(part: number, prefix: string, members: Set<number>): number {
    const lexicon = this.#parts[part]!;
    const range = lexicon.beginning(prefix);
    const own = new Set<number>();
    for (let at = 0; at < range.size; at++)
      lexicon.forEachMember(range.at(at), (member, city) => {
        own.add(this.#members.memberOf(part, member, city));
      });
    own.delete(-1);
    let total = 0;
    for (const member of own) {
      members.add(member);
      total += this.#members.weightOf(member);
    }
    return total;
  }

  /** The names that later datasets return and the first one does not. */
  #similarInOthers(
    key: string,
    limit: number,
    visits: number | undefined,
    first: readonly number[],
  ): readonly number[] {
    let seen: Set<number> | null = null;
    const others: number[] = [];
    for (let part = 1; part < this.#parts.length; part++)
      for (const local of this.#parts[part]!.similar(key, limit, visits)) {
        const name = this.nameOf(part, local);
        seen ??= new Set(first);
        if (seen.has(name)) continue;
        seen.add(name);
        others.push(name);
      }
    return others;
  }
}
