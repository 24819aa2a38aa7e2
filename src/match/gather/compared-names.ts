import type { NameFit } from '../../rank/fit';
import { costOf, fitName, fitOtherName } from '../../rank/name-fit';
import { isSameDay, type WordedName } from '../../rank/worded-name';
import type { NameIndex } from '../../store/names/name-index';
import type { Street } from '../../store/rows';
import { FoundName } from '../judge/found-name';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';
import { nameInOtherLanguage } from './name-in-other-language';

/** The names of streets, compared with the asked name. Names have ids of the index. */
export class ComparedNames {
  /** Ids of the asked name, one for each way to resolve its abbreviations; empty if no street has the name. */
  readonly ownIds: readonly number[];
  readonly #matcher: Matcher;
  readonly #query: Query;
  readonly #asked: WordedName;
  readonly #names: NameIndex;
  #isNamedAnywhere: boolean | null = null;
  #last: { readonly id: number; readonly found: FoundName } | null = null;

  constructor(matcher: Matcher, query: Query, asked: WordedName) {
    this.#matcher = matcher;
    this.#query = query;
    this.#asked = asked;
    this.#names = matcher.namesOf(query.profile);
    this.ownIds = asked.keys.map((key) => this.idOf(key)).filter((id) => id >= 0);
  }

  /** -1 for a key that no street has. */
  idOf(key: string): number {
    return this.#names.streets.keys.find(key);
  }

  /** True if a street has exactly the asked name, in any country of the data. */
  get isNamed(): boolean {
    this.#isNamedAnywhere ??=
      this.ownIds.length > 0 || this.#matcher.isStreetElsewhere(this.#query.profile, this.#asked.keys);
    return this.#isNamedAnywhere;
  }

  /** The street's own name. */
  own({ name }: Street): FoundName {
    const { profile } = this.#query;
    return this.#found(name, fitName(profile, this.#asked, this.#matcher.worded(profile, name)));
  }

  /**
   * The street's name with the better fit: its own, or the alias by which it was found. Streets with one name follow each other,
   * and most write it in the same way.
   * @param id of the name that was found: the street's own, or an alias.
   */
  of(street: Street, id: number): FoundName {
    const last = this.#last;
    if (last !== null && last.id === id && last.found.written === street.name) return last.found;
    const found = this.#best(street, this.#names.streets.keys.key(id));
    this.#last = { id, found };
    return found;
  }

  /** The cost of the first street that has the name as its own, or the least cost of those that have it as an alias. */
  costOf(id: number): number {
    let cost = Number.POSITIVE_INFINITY;
    this.#names.streets.forEachMember(id, (street, _, alias) => {
      cost = Math.min(cost, this.of(this.#matcher.store.street(street), id).cost);
      return alias;
    });
    return cost;
  }

  #best(street: Street, key: string): FoundName {
    const { profile } = this.#query;
    const own = this.#matcher.worded(profile, street.name);
    const fit = fitName(profile, this.#asked, own, key);
    const other = nameInOtherLanguage(this.#matcher, profile, street, own, key);
    if (other === null) return this.#found(street.name, fit, this.#aliasOfOneWord(own, key));
    const otherFit = fitOtherName(profile, this.#asked, other);
    return this.#found(street.name, costOf(otherFit) < costOf(fit) ? otherFit : fit, other);
  }

  /** The alias with a key, if the asked name is one word; null if the key is that of the street's own name. Keys have no blanks. */
  #aliasOfOneWord(own: WordedName, key: string): WordedName | null {
    if (this.#asked.count > 1 || key === own.squashed || own.keys.includes(key)) return null;
    return this.#matcher.worded(this.#query.profile, key);
  }

  /** A name that adds or leaves out the year of a day is the asked name itself. */
  #found(written: string, fit: NameFit, compared: WordedName | null = null): FoundName {
    const isOther =
      this.isNamed && !isSameDay(this.#asked, this.#matcher.worded(this.#query.profile, written));
    return new FoundName(this.#matcher, this.#query, written, fit, isOther, compared);
  }
}
