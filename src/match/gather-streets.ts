import { SPELLING } from '../country/index';
import type { AskedName } from '../rank/asked-name';
import { costOf, fitName, type NameFit, noFit } from '../rank/name-fit';
import { rankShortlist } from '../rank/shortlist';
import type { EntryList } from '../store/names/entry-list';
import { NumberSet } from '../store/names/number-set';
import type { Store, Street } from '../store/rows';
import { editDistance } from '../text/edit-distance';
import { NearBytes } from '../text/near-bytes';
import type { DoorFinder } from './find-door';
import { gradeOf } from './grade-street';
import { NamesInPlaces } from './names-in-places';
import { Namesakes } from './namesakes';
import type { PreparedQuery } from './query';
import { StreetHit } from './street-hit';

/** Which stages are gone through: the quick ones, the thorough ones, or both as long as nothing good was found. */
export type Reach = 'near' | 'far' | 'all';

/** Fits worse than this are not worth a look at their addresses. */
const WORST_COST = 4.2;
/** A name that differs in case, marks and abbreviations alone. */
export const SAME_NAME_COST = 0.1;
/** A name that is the same, within one edit, and as far off as a name in the right place may be without a look elsewhere. */
const SAME_COST = 0.35;
const ONE_EDIT_COST = 1.45;
const FAR_COST = 2.6;
const MAX_OF_HEAD = 200;
/** A postcode with more blocks of addresses is looked through when the name alone leads nowhere. */
const MANY_BLOCKS = 32;
/** Names that share trigrams: so many are ranked, and of these so many looked at. */
const MAX_SIMILAR_RANKED = 60;
const MOST_SIMILAR = 16;
/** Hits that stay from question to question. */
const MOST_KEPT = 1024;

/**
 * Finds the streets that a query may mean, in stages from exact to far-fetched, until one is good enough by
 * `gradeOf`: the streets of the postcode; the exact name; names that sound alike, lie one edit off or share their
 * core; every name in the places asked, however damaged; names anywhere that share trigrams.
 */
export class StreetGatherer {
  readonly #store: Store;
  readonly #namesakes: Namesakes;
  readonly #namesInPlaces: NamesInPlaces;
  /** Used again; the first `length` of them are of the query asked about. */
  readonly #hits: StreetHit[] = [];
  /** The streets of the hits. */
  readonly #streets = new NumberSet();
  readonly #entriesSeen = new NumberSet();
  readonly #entries = new NumberSet();
  readonly #near = new NumberSet();
  readonly #written = new NearBytes();
  /** Of the name looked at. */
  readonly #fit = noFit();
  #query: PreparedQuery;
  #asked: AskedName;
  #finder: DoorFinder | null = null;
  #nameExists = false;
  /** The least cost of a name so far, by the least grade of its street. */
  #costOfAny = Number.POSITIVE_INFINITY;
  #costOfBest = Number.POSITIVE_INFINITY;

  constructor(store: Store, query: PreparedQuery, asked: AskedName) {
    this.#store = store;
    this.#query = query;
    this.#asked = asked;
    this.#namesakes = new Namesakes(store, query);
    this.#namesInPlaces = new NamesInPlaces(store);
  }

  get length(): number {
    return this.#streets.size;
  }

  /** In the order they were found; valid until the next `gather`. */
  at(place: number): StreetHit {
    return this.#hits[place]!;
  }

  /** Those whose names fit best. */
  best(count: number): StreetHit[] {
    const hits = this.#hits.slice(0, this.length);
    return hits.sort((a, b) => a.cost - b.cost || a.street.id - b.street.id).slice(0, count);
  }

  /** @param finder looks for the number asked; null where none was. */
  gather(query: PreparedQuery, asked: AskedName, finder: DoorFinder | null, reach: Reach): void {
    this.#begin(query, asked, finder);
    if (reach !== 'far') {
      if (this.#isWide()) {
        this.#exact();
        if (this.#costOfBest <= SAME_COST) return;
      }
      // What agrees in everything with what was asked needs no look at its namesakes.
      this.#postcodeStreets();
      if (!query.narrowed && this.#costOfBest <= SAME_NAME_COST) return;
      this.#exact();
      if (this.#costOfBest <= SAME_COST) return;
      this.#looser();
      if (this.#costOfBest <= ONE_EDIT_COST || this.#costOfAny <= SAME_COST) return;
    }
    if (reach === 'near') return;
    this.#everyNameOfPlaces();
    if (this.#costOfBest <= FAR_COST || this.#costOfAny <= ONE_EDIT_COST) return;
    this.#similarAnywhere();
  }

  #begin(query: PreparedQuery, asked: AskedName, finder: DoorFinder | null): void {
    this.#query = query;
    this.#asked = asked;
    this.#finder = finder;
    this.#namesakes.begin(query);
    if (this.#hits.length > MOST_KEPT) this.#hits.length = MOST_KEPT;
    this.#streets.clear();
    this.#entriesSeen.clear();
    this.#costOfAny = Number.POSITIVE_INFINITY;
    this.#costOfBest = Number.POSITIVE_INFINITY;
    this.#nameExists = this.#entryOf(asked.key) >= 0;
  }

  #entryOf(key: string): number {
    return this.#store.names.streets.keys.find(key);
  }

  #exact(): void {
    const entry = this.#entryOf(this.#asked.key);
    if (entry >= 0) this.#consider(entry);
  }

  /** True for a postcode that is a town rather than a street: the name says more. */
  #isWide(): boolean {
    const { postcode } = this.#query;
    return postcode !== null && postcode.row !== null && postcode.row.blocks.length > MANY_BLOCKS;
  }

  #postcodeStreets(): void {
    const { postcode } = this.#query;
    if (postcode === null || !postcode.whole) return;
    const found = postcode.row;
    if (found === null) return;
    const streets = this.#near;
    streets.clear();
    for (let at = 0; at < found.blocks.length; at++) streets.add(this.#store.load(found.blocks[at]!).street);
    for (let at = 0; at < streets.size; at++) {
      const street = this.#store.street(streets.at(at));
      fitName(this.#query.profile, this.#asked, street.name, undefined, this.#fit);
      this.#add(street, this.#fit);
    }
  }

  #looser(): void {
    const { streets } = this.#store.names;
    const { profile } = this.#query;
    const asked = this.#asked;
    const core = profile.coreTokens(asked.tokens);
    const head = core[core.length - 1]!;
    const entries = this.#entries;
    entries.clear();
    streets.addSpelled(SPELLING.sound, asked.sound, entries);
    this.#addOneEdit(asked.key);
    if (asked.squashed !== asked.key) this.#addOneEdit(asked.squashed);
    streets.addSpelled(SPELLING.core, inOrder(core), entries);
    streets.addSpelled(SPELLING.core, asked.key, entries);
    if (core.length > 1 || asked.tokens.length === 1)
      streets.addSpelled(SPELLING.head, head, entries, MAX_OF_HEAD);
    const own = this.#entryOf(core === asked.tokens ? asked.key : core.join(''));
    if (own >= 0) entries.add(own);
    const alone = core.length > 1 ? this.#entryOf(head) : -1;
    if (alone >= 0) entries.add(alone);
    for (let at = 0; at < entries.size; at++) this.#consider(entries.at(at));
  }

  /** The index answers with names two edits off and a stranger now and then. */
  #addOneEdit(written: string): void {
    const { streets } = this.#store.names;
    const near = this.#near;
    near.clear();
    streets.addOneEdit(written, near);
    this.#written.reset(written);
    for (let at = 0; at < near.size; at++) {
      const entry = near.at(at);
      if (!streets.keys.isNear(entry, this.#written, 2)) continue;
      // Not known of long names and of letters beyond ASCII.
      if (editDistance(written, streets.keys.key(entry), 2) <= 2) this.#entries.add(entry);
    }
  }

  #everyNameOfPlaces(): void {
    const { values, length } = this.#namesInPlaces.nearest(
      this.#asked,
      this.#query.places,
      this.#entriesSeen,
    );
    for (let at = 0; at < length; at++) this.#consider(values[at]!);
  }

  #similarAnywhere(): void {
    const { key, squashed } = this.#asked;
    const entries = this.#entries;
    entries.clear();
    this.#addSimilar(key);
    if (squashed !== key) this.#addSimilar(squashed);
    const keys = new Array<string>(entries.size);
    for (let at = 0; at < keys.length; at++) keys[at] = this.#store.names.streets.keys.key(entries.at(at));
    const order = rankShortlist(key, keys);
    for (let at = 0; at < Math.min(order.length, MOST_SIMILAR); at++) this.#consider(entries.at(order[at]!));
    for (let at = 0; at < Math.min(entries.size, MOST_SIMILAR); at++) this.#consider(entries.at(at));
  }

  #addSimilar(written: string): void {
    const { values, length } = this.#store.names.streets.similarEntries(written, MAX_SIMILAR_RANKED);
    for (let at = 0; at < length; at++) this.#entries.add(values[at]!);
  }

  /** Looks at all streets that bear a name: those in the places asked, and the nearest of the others. */
  #consider(entry: number): void {
    if (!this.#entriesSeen.add(entry)) return;
    this.#addAll(entry, this.#namesakes.inside(entry));
    // What agrees in all but a letter of the name, in the right place, leaves the same name elsewhere no chance.
    const enough = this.#query.narrowed ? SAME_COST : ONE_EDIT_COST;
    if (this.#costOfBest <= enough || this.#query.places.length === 0) return;
    this.#addAll(entry, this.#namesakes.nearestOutside(entry));
  }

  /** Adds the streets of one key that compare well enough. */
  #addAll(entry: number, { values, length }: EntryList): void {
    const fit = this.#fit;
    // Streets of one key are nearly always spelled alike.
    let name: string | null = null;
    for (let at = 0; at < length; at++) {
      const id = values[at]!;
      if (this.#streets.has(id)) continue;
      const street = this.#store.street(id);
      if (street.name !== name) {
        name = street.name;
        const key = this.#store.names.streets.keys.key(entry);
        fitName(this.#query.profile, this.#asked, name, key, fit);
      }
      if (costOf(fit) <= WORST_COST) this.#add(street, fit);
    }
  }

  /** Adds a street once. */
  #add(street: Street, fit: NameFit): void {
    const place = this.#streets.size;
    if (!this.#streets.add(street.id)) return;
    const hits = this.#hits;
    if (place === hits.length) hits.push(new StreetHit(street));
    const hit = hits[place]!;
    hit.begin(street, fit);
    hit.nameExists = this.#nameExists;
    const { cost } = hit;
    if (cost > FAR_COST || cost >= this.#costOfBest) return;
    const grade = gradeOf(this.#store, this.#query, hit, this.#finder);
    if (grade >= 1) this.#costOfAny = Math.min(cost, this.#costOfAny);
    if (grade === 2) this.#costOfBest = cost;
  }
}

/** As the spellings of names have them: see `CountryProfile.spellings`. */
function inOrder(tokens: readonly string[]): string {
  const first = tokens[0]!;
  if (tokens.length === 1) return first;
  const second = tokens[1]!;
  if (tokens.length === 2) return first < second ? first + second : second + first;
  return [...tokens].sort().join('');
}
