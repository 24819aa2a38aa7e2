import type { NearBytes } from '../../text/near-bytes';
import type { NameIndex, NameKeys, NameLexicon, NameRange } from '../names/name-index';
import type { VisitMember } from '../names/name-rows';
import type { PrefixTop } from '../names/prefix-table';
import type { MemberNumbering } from './member-numbering';
import { MovedNames } from './united-ranges';

/** The names of one of several datasets, and its numberings. */
export interface PartOfNames {
  readonly part: number;
  readonly names: NameIndex;
  /** The united numbers of its first street name and its first place name. */
  readonly firstStreetName: number;
  readonly firstPlaceName: number;
  readonly streets: MemberNumbering;
  readonly places: MemberNumbering;
}

/**
 * The names of one dataset alone, with united numbers. If an earlier dataset has the same name, the name has another
 * number there. That number leads to the members of both datasets, this one only to those of this dataset.
 */
export class NamesOfOne implements NameIndex {
  readonly streets: NameLexicon;
  readonly places: NameLexicon;
  readonly #of: PartOfNames;

  constructor(of: PartOfNames) {
    this.#of = of;
    const { part, names } = of;
    this.streets = new LexiconOfOne(part, names.streets, of.firstStreetName, of.streets);
    this.places = new LexiconOfOne(part, names.places, of.firstPlaceName, of.places);
  }

  streetNamesIn(city: number): number[] {
    const { part, names, firstStreetName, streets } = this.#of;
    const local = streets.localCityOf(part, city);
    return local < 0 ? [] : names.streetNamesIn(local).map((name) => firstStreetName + name);
  }
}

class LexiconOfOne implements NameLexicon {
  readonly keys: NameKeys;
  readonly #part: number;
  readonly #lexicon: NameLexicon;
  readonly #first: number;
  readonly #members: MemberNumbering;

  constructor(part: number, lexicon: NameLexicon, first: number, members: MemberNumbering) {
    this.#part = part;
    this.#lexicon = lexicon;
    this.#first = first;
    this.#members = members;
    this.keys = new KeysOfOne(lexicon.keys, first);
  }

  forEachMember(name: number, visit: VisitMember): void {
    const members = this.#members;
    this.#lexicon.forEachMember(name - this.#first, (member, city, alias) =>
      visit(members.memberOf(this.#part, member, city), members.cityOf(this.#part, city), alias),
    );
  }

  membersIn(name: number, cities: readonly number[]): number[] {
    const part = this.#part;
    const own = cities.map((city) => this.#members.localCityOf(part, city)).filter((city) => city >= 0);
    if (own.length === 0) return [];
    return this.#lexicon
      .membersIn(name - this.#first, own)
      .map((member) => this.#members.memberOf(part, member, -1));
  }

  prefixTop(prefix: string): PrefixTop | null {
    const top = this.#lexicon.prefixTop(prefix);
    if (top === null) return null;
    const { total, largest } = top;
    return { total, largest: largest.map((member) => this.#members.memberOf(this.#part, member, -1)) };
  }

  beginning(prefix: string): NameRange {
    return new MovedNames(this.#lexicon.beginning(prefix), this.#first);
  }

  spelled(mark: string, form: string, most?: number): readonly number[] {
    return this.#moved(this.#lexicon.spelled(mark, form, most));
  }

  oneEdit(key: string, deletions?: readonly number[]): readonly number[] {
    return this.#moved(this.#lexicon.oneEdit(key, deletions));
  }

  containing(fragment: string): readonly number[] {
    return this.#moved(this.#lexicon.containing(fragment));
  }

  similar(key: string, limit: number, visits?: number): readonly number[] {
    return this.#moved(this.#lexicon.similar(key, limit, visits));
  }

  gramCount(gram: number): { readonly names: number; readonly holding: number } {
    return this.#lexicon.gramCount(gram);
  }

  #moved(names: readonly number[]): readonly number[] {
    return names.length === 0 ? names : names.map((name) => this.#first + name);
  }
}

class KeysOfOne implements NameKeys {
  readonly #keys: NameKeys;
  readonly #first: number;

  constructor(keys: NameKeys, first: number) {
    this.#keys = keys;
    this.#first = first;
  }

  get size(): number {
    return this.#keys.size;
  }

  find(key: string): number {
    const name = this.#keys.find(key);
    return name < 0 ? name : this.#first + name;
  }

  key(name: number): string {
    return this.#keys.key(name - this.#first);
  }

  length(name: number): number {
    return this.#keys.length(name - this.#first);
  }

  isNear(name: number, asked: NearBytes, bound: number): boolean {
    return this.#keys.isNear(name - this.#first, asked, bound);
  }

  probe(fragment: string): void {
    this.#keys.probe(fragment);
  }

  holdsProbe(name: number): boolean {
    return this.#keys.holdsProbe(name - this.#first);
  }
}
