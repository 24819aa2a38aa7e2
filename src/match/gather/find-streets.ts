import { SPELLING } from '../../country/index';
import { fitPostcode } from '../../rank/postcode-fit';
import { withoutType } from '../../rank/type-conflict';
import type { WordedName } from '../../rank/worded-name';
import type { NameIndex } from '../../store/names/name-index';
import type { Postcode, Street } from '../../store/rows';
import type { FoundName } from '../judge/found-name';
import type { Matcher } from '../matcher';
import { cityAgreement } from '../places/agreement';
import { type AskedPostcode, isOfTown, postcodeOnStreet } from '../query/asked-postcode';
import type { Query } from '../query/query';
import { trace } from '../trace';
import { ComparedNames } from './compared-names';
import { FAR_COST, ONE_EDIT_COST, SAME_COST, SAME_NAME_COST, WORST_COST } from './name-costs';
import { citiesAround, citiesNamed, nearestNamesIn } from './names-in-places';
import { namesTwoEditsAway, similarNames, writtenOf } from './names-like';
import { Namesakes } from './namesakes';
import { keysOfOtherEnds } from './other-ends';
import { StreetCandidate } from './street-candidate';

/**
 * Which stages run. `exact`: only candidates that agree in everything. `otherwise`: those with another writing of the
 * street type alone, rivals of exact ones in another country. `quick`: the quick stages. `thorough`: the
 * thorough stages. `all`: the quick stages, then the thorough ones unless a good street was found.
 */
export type Depth = 'exact' | 'otherwise' | 'quick' | 'thorough' | 'all';

const MAX_OF_HEAD = 200;
/** If a postcode has at most this many streets, any of them may be meant, whatever its name. */
const FEW_STREETS = 8;
/** Shorter last names end too many other names. */
const SHORTEST_LAST_NAME = 4;
const DIGIT = /\d/;

/**
 * Finds the streets that a query may mean, in stages, until one is good enough: the streets of the postcode; the exact
 * name; names that sound alike, differ by one edit or share their core words; all names in the asked places, even if
 * badly damaged; names anywhere that share trigrams.
 * @returns the streets in the order in which they were found.
 */
export function findStreets(
  matcher: Matcher,
  query: Query,
  asked: WordedName,
  depth: Depth,
): readonly StreetCandidate[] {
  const search = new StreetSearch(matcher, query, asked);
  if (depth !== 'thorough' && search.quick()) return search.found;
  if (depth !== 'quick') search.thorough();
  return search.found;
}

/** The search for the streets of one query. */
class StreetSearch {
  readonly found: StreetCandidate[] = [];
  readonly #matcher: Matcher;
  readonly #query: Query;
  readonly #asked: WordedName;
  readonly #names: NameIndex;
  readonly #compared: ComparedNames;
  readonly #namesakes: Namesakes;
  readonly #streetsSeen = new Set<number>();
  readonly #namesSeen = new Set<number>();
  /**
   * Only names with a number are looked at. In `60 Jefferson St` read as a name, 60 is part of the name or it is the house
   * number, and another reading takes it as that.
   */
  readonly #isNumbered: boolean;
  /** Lowest name cost of a street that may be in the asked places, and of a street that fits in everything else. */
  #costInPlaces = Number.POSITIVE_INFINITY;
  #costOfBest = Number.POSITIVE_INFINITY;

  constructor(matcher: Matcher, query: Query, asked: WordedName) {
    this.#matcher = matcher;
    this.#query = query;
    this.#asked = asked;
    this.#names = matcher.namesOf(query.profile);
    this.#compared = new ComparedNames(matcher, query, asked);
    this.#namesakes = new Namesakes(matcher, query);
    this.#isNumbered = query.line.numberElsewhere && asked.numbers !== '' && !asked.hasOrdinal;
  }

  /** Runs the quick stages. True if a wider search cannot do better. */
  quick(): boolean {
    // A street of the postcode with the same name and the asked number needs no look at other streets of that name.
    if (this.#townOfPostcode() === null) this.#lookAtPostcode();
    if (this.#query.manner.filter.idle && this.#costOfBest <= SAME_NAME_COST) return true;
    this.#lookAtOwnNames();
    if (this.#costOfBest <= SAME_COST) return true;
    this.#lookAtLooserNames();
    return this.#costOfBest <= ONE_EDIT_COST || this.#costInPlaces <= SAME_COST;
  }

  /** Runs the thorough stages. */
  thorough(): void {
    const { places } = this.#query;
    const town = this.#townOfPostcode();
    if (town !== null) this.#lookAtTown(town);
    if (this.#isFound()) return;
    const named = citiesNamed(places);
    this.#lookAtNamesIn(named);
    if (this.#isFound()) return;
    this.#lookAtNamesIn(citiesAround(this.#matcher.store, places, named));
    // If a street has exactly the name, no other one elsewhere is likelier.
    if (this.#isFound() || this.#compared.isNamed) return;
    this.#lookAtNames(similarNames(this.#names.streets, this.#asked));
  }

  #lookAtNamesIn(cities: ReadonlySet<number>): void {
    this.#lookAtNames(this.#nearestNamesIn(cities));
  }

  #nearestNamesIn(cities: ReadonlySet<number>): readonly number[] {
    return nearestNamesIn(this.#names, this.#asked, this.#core(), cities, this.#namesSeen);
  }

  /** True if a wider search can hardly do better. */
  #isFound(): boolean {
    return this.#costOfBest <= FAR_COST || this.#costInPlaces <= ONE_EDIT_COST;
  }

  /** The words of the asked name without street types and small words. */
  #core(): readonly string[] {
    return this.#query.profile.coreTokens(this.#asked.tokens);
  }

  /**
   * The asked postcode if it covers a town, else null. The name tells more there, so its streets are compared in the
   * thorough stages.
   */
  #townOfPostcode(): Postcode | null {
    const row = this.#query.postcode?.row ?? null;
    return row !== null && isOfTown(row) ? row : null;
  }

  #lookAtOwnNames(): void {
    this.#lookAtNames(this.#compared.ownIds);
    const { road } = this.#asked;
    if (road === null || this.#costOfBest <= SAME_COST) return;
    this.#lookAtNames((this.#query.profile.roads?.keysOf(road) ?? []).map((key) => this.#compared.idOf(key)));
  }

  /** Looks at the streets of the postcode, whatever their names if they are few. */
  #lookAtPostcode(): void {
    const { store } = this.#matcher;
    const { postcode } = this.#query;
    if (postcode === null || !postcode.whole || postcode.row === null) return;
    const ids = store.streetsOfPostcode(postcode.row);
    for (const id of ids) {
      if (this.#streetsSeen.has(id)) continue;
      const street = store.street(id);
      const found = this.#compared.own(street);
      if (ids.length <= FEW_STREETS || found.cost <= WORST_COST) this.#add(street, found);
    }
  }

  /** Looks at the streets of a town's postcode. There are hundreds, so the index compares the names of its cities first. */
  #lookAtTown(row: Postcode): void {
    const { store } = this.#matcher;
    const ofTown = new Set(store.streetsOfPostcode(row));
    const cities = new Set([...ofTown].map((id) => store.streetHead(id).city));
    for (const name of this.#nearestNamesIn(cities)) {
      const streets = this.#names.streets.membersIn(name, [...cities]);
      this.#addStreets(
        name,
        streets.filter((id) => ofTown.has(id)),
      );
    }
  }

  #lookAtLooserNames(): void {
    const { streets } = this.#names;
    const asked = this.#asked;
    const core = this.#core();
    const head = core[core.length - 1]!;
    const names = new Set(streets.spelled(SPELLING.sound, asked.sound));
    for (const written of writtenOf(asked))
      for (const name of namesTwoEditsAway(streets, written)) names.add(name);
    for (const name of streets.spelled(SPELLING.core, [...core].sort().join(''))) names.add(name);
    // `Far Corners` may lack its type, and its last word is none: `Far Corners Court`.
    const all = asked.tokens.filter((token) => !this.#query.profile.isOptional(token));
    for (const name of streets.spelled(SPELLING.core, [...all].sort().join(''))) names.add(name);
    if (core.length > 1 || asked.count === 1)
      for (const name of streets.spelled(SPELLING.head, head, MAX_OF_HEAD)) names.add(name);
    const ofCore = this.#compared.idOf(core.join(''));
    if (ofCore >= 0) names.add(ofCore);
    const ofHead = core.length > 1 ? this.#compared.idOf(head) : -1;
    if (ofHead >= 0) names.add(ofHead);
    this.#lookAtNames(names);
    const others = keysOfOtherEnds(this.#matcher, this.#query.profile, asked, this.found);
    this.#lookAtNames(others.map((key) => this.#compared.idOf(key)));
    if (this.#costOfBest <= SAME_COST) return;
    // `Via Rossi` for `Via Mario Rossi`, `Herderstraße` for `Gottfried-Herder-Straße`: people leave the given name out.
    if (this.#hasTypeInFront()) this.#lookAtNames(streets.spelled(SPELLING.head, head, MAX_OF_HEAD));
    else if (asked.count === 1 && withoutType(asked).length >= SHORTEST_LAST_NAME)
      this.#lookAtNames(streets.containing(asked.key).slice(0, MAX_OF_HEAD));
  }

  /** True where types stand in front, or the asked one does: `ul. Mickiewicza` in a register without types. */
  #hasTypeInFront(): boolean {
    const { profile } = this.#query;
    return profile.conventions.typePlace === 'first' || profile.isStreetType(this.#asked.tokens[0] ?? '');
  }

  /** Looks at the streets with some names: those in the asked places, then the nearest of the others. */
  #lookAtNames(names: Iterable<number>): void {
    const fresh: number[] = [];
    for (const name of names) {
      if (name < 0 || this.#namesSeen.has(name)) continue;
      this.#namesSeen.add(name);
      if (this.#isNumbered && !DIGIT.test(this.#names.streets.keys.key(name))) continue;
      fresh.push(name);
    }
    for (const name of fresh) this.#addStreets(name, this.#namesakes.inside(name));
    if (this.#query.places.length === 0) return;
    // If a street in the right place agrees in all but one letter of the name, no name elsewhere has a chance. Nor has a
    // name that fits badly.
    const enough = this.#query.manner.filter.idle ? ONE_EDIT_COST : SAME_COST;
    for (const name of fresh) {
      if (this.#costOfBest <= enough) return;
      if (this.#costOfName(name) <= FAR_COST) this.#addStreets(name, this.#namesakes.nearestOutside(name));
    }
  }

  #costOfName(name: number): number {
    const cost = this.#compared.costOf(name);
    if (trace.enabled && cost > FAR_COST)
      trace('keep to the asked places: name %s costs %d', this.#names.streets.keys.key(name), cost);
    return cost;
  }

  /** Adds the streets with one name whose fit costs little enough. */
  #addStreets(name: number, ids: readonly number[]): void {
    for (const id of ids) {
      if (this.#streetsSeen.has(id)) continue;
      const street = this.#matcher.store.street(id);
      const found = this.#compared.of(street, name);
      if (found.cost <= WORST_COST) this.#add(street, found);
      else if (trace.enabled) trace('drop street %d %s: its name costs %d', id, street.name, found.cost);
    }
  }

  #add(street: Street, name: FoundName): void {
    const { cost } = name;
    const candidate = new StreetCandidate(street, name);
    this.#streetsSeen.add(street.id);
    this.found.push(candidate);
    if (trace.enabled) trace('look at street %d %s: its name costs %d', street.id, street.name, cost);
    if (cost > FAR_COST || cost >= this.#costOfBest) return;
    const agreement = this.#agreementOf(candidate);
    if (agreement >= 1) this.#costInPlaces = Math.min(cost, this.#costInPlaces);
    if (agreement === 2) this.#costOfBest = cost;
  }

  /**
   * How well a street fits apart from its name. 2: place, postcode and number agree. 1: it may lie in the asked places,
   * but its postcode or number differs, or only a wider area holds it. 0: it lies elsewhere.
   */
  #agreementOf(candidate: StreetCandidate): 0 | 1 | 2 {
    const { store } = this.#matcher;
    const { street } = candidate;
    const { places, postcode, number } = this.#query;
    const agreement = cityAgreement(store, places, store.area(street.city));
    if (agreement < 2) return agreement;
    if (postcode !== null && !this.#hasPostcode(street, postcode)) return 1;
    if (number === null) return 2;
    return candidate.numbers(store, this.#query).isAsAsked ? 2 : 1;
  }

  /** False for a postcode with another digit: `Rue Bruant, 75018 Paris` may be the Rue Aristide Bruant rather than the Rue Bruant in 75013. */
  #hasPostcode(street: Street, asked: AskedPostcode): boolean {
    const found = postcodeOnStreet(this.#matcher.store, asked, street);
    const verdict = fitPostcode(asked.text, found, asked.raw);
    return verdict !== 'conflict' && verdict !== 'typo';
  }
}
