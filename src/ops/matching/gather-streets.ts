import { SPELLING } from '../../country/index';
import { type AskedName, costOf, fitName, type NameFit } from '../../rank/name-fit';
import { rankShortlist } from '../../rank/shortlist';
import type { Store, Street } from '../../store/rows';
import { editDistance } from '../../text/edit-distance';
import { Namesakes } from './namesakes';
import type { PreparedQuery } from './query';

/** A street that may be the one asked. */
export interface StreetHit {
  street: Street;
  fit: NameFit;
}

/** How well a street of the right name fits the rest: 2 in all, 1 but for its numbers, 0 less. */
export type Grade = 0 | 1 | 2;

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
const MAX_CITIES_SCANNED = 16;
const MAX_NAMES_SCANNED = 6000;

/**
 * Finds the streets that a query may mean, in stages from exact to far-fetched, until one is good enough by
 * `grade`: the streets of the postcode; the exact name; names that sound alike, lie one edit off or share their
 * core; every name in the places asked, however damaged; names anywhere that share trigrams.
 */
export class StreetGatherer {
  readonly hits = new Map<number, StreetHit>();
  readonly #store: Store;
  readonly #query: PreparedQuery;
  readonly #asked: AskedName;
  readonly #entriesSeen = new Set<number>();
  readonly #grade: (hit: StreetHit) => Grade;
  readonly #namesakes: Namesakes;
  /** The asked name is itself the name of a street somewhere. */
  readonly nameExists: boolean;
  /** The least cost of a name so far, by the least grade of its street. */
  readonly #costs = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number, number];

  constructor(store: Store, query: PreparedQuery, asked: AskedName, grade: (hit: StreetHit) => Grade) {
    this.#store = store;
    this.#query = query;
    this.#asked = asked;
    this.#grade = grade;
    this.#namesakes = new Namesakes(store, query);
    this.nameExists = store.names.streets.keys.find(asked.key) >= 0;
  }

  gather(reach: Reach): void {
    if (reach !== 'far') {
      // What agrees in everything with what was asked needs no look at its namesakes.
      this.#postcodeStreets();
      if (!this.#query.narrowed && this.#costs[2] <= SAME_NAME_COST) return;
      this.#exact();
      if (this.#costs[2] <= SAME_COST) return;
      this.#looser();
      if (this.#costs[2] <= ONE_EDIT_COST || this.#costs[1] <= SAME_COST) return;
    }
    if (reach === 'near') return;
    this.#everyNameOfPlaces();
    if (this.#costs[2] <= FAR_COST || this.#costs[1] <= ONE_EDIT_COST) return;
    this.#similarAnywhere();
  }

  #exact(): void {
    const entry = this.#store.names.streets.keys.find(this.#asked.key);
    if (entry >= 0) this.#consider(entry);
  }

  #postcodeStreets(): void {
    const { postcode } = this.#query;
    if (postcode === null || !postcode.whole) return;
    const found = this.#store.postcode(postcode.text, this.#query.profile.code);
    if (found === null) return;
    const streets = new Set<number>();
    for (const block of found.blocks) streets.add(this.#store.load(block).street);
    for (const id of streets) {
      if (this.hits.has(id)) continue;
      const street = this.#store.street(id);
      this.#add(street, this.#fit(street.name));
    }
  }

  #looser(): void {
    const { streets } = this.#store.names;
    const { profile } = this.#query;
    const asked = this.#asked;
    const core = profile.coreTokens(asked.tokens);
    const coreKey = core.join('');
    const head = core[core.length - 1]!;
    const entries = new Set<number>(streets.spelled(SPELLING.sound + asked.sound));
    for (const written of this.#writtenKeys()) {
      for (const entry of streets.oneEdit(written)) {
        if (editDistance(written, streets.keys.key(entry), 2) <= 2) entries.add(entry);
      }
    }
    for (const entry of streets.spelled(SPELLING.core + [...core].sort().join(''))) entries.add(entry);
    for (const entry of streets.spelled(SPELLING.core + asked.key)) entries.add(entry);
    if (core.length > 1 || asked.tokens.length === 1) {
      for (const entry of streets.spelled(SPELLING.head + head).slice(0, 200)) entries.add(entry);
    }
    const own = streets.keys.find(coreKey);
    if (own >= 0) entries.add(own);
    const alone = core.length > 1 ? streets.keys.find(head) : -1;
    if (alone >= 0) entries.add(alone);
    for (const entry of entries) this.#consider(entry);
  }

  /** Compares every street name of the places asked: complete at any number of typos. */
  #everyNameOfPlaces(): void {
    const { names } = this.#store;
    const entries = new Set<number>();
    for (const city of this.#citiesAsked()) {
      for (const entry of names.streetNamesIn(city)) entries.add(entry);
      if (entries.size > MAX_NAMES_SCANNED) break;
    }
    const asked = this.#writtenKeys();
    const bound = Math.max(2, Math.ceil(this.#asked.key.length * 0.45));
    const ranked: { entry: number; edits: number }[] = [];
    const longest = longestToken(this.#asked.tokens);
    for (const entry of entries) {
      if (this.#entriesSeen.has(entry)) continue;
      const key = names.streets.keys.key(entry);
      let edits = bound + 1;
      for (const written of asked) edits = Math.min(edits, editDistance(written, key, edits - 1));
      if (edits <= bound) ranked.push({ entry, edits });
      else if (key.length > 4 && (key.includes(longest) || this.#asked.key.includes(key)))
        ranked.push({ entry, edits: 2 });
    }
    ranked.sort((a, b) => a.edits - b.edits || a.entry - b.entry);
    for (const { entry } of ranked.slice(0, 12)) this.#consider(entry);
  }

  #similarAnywhere(): void {
    const { streets } = this.#store.names;
    const entries = [...new Set(this.#writtenKeys().flatMap((written) => streets.similar(written, 60)))];
    const order = rankShortlist(
      this.#asked.key,
      entries.map((entry) => streets.keys.key(entry)),
    );
    for (const position of order.slice(0, 16)) this.#consider(entries[position]!);
    for (const entry of entries.slice(0, 16)) this.#consider(entry);
  }

  /** The asked name with abbreviations resolved, and as written where that differs. */
  #writtenKeys(): string[] {
    const { key, squashed } = this.#asked;
    return key === squashed ? [key] : [key, squashed];
  }

  /** Looks at all streets that bear a name: those in the places asked, and the nearest of the others. */
  #consider(entry: number): void {
    if (this.#entriesSeen.has(entry)) return;
    this.#entriesSeen.add(entry);
    const { streets } = this.#store.names;
    const key = streets.keys.key(entry);
    this.#addAll(key, this.#namesakes.inside(entry));
    // What agrees in all but a letter of the name, in the right place, leaves the same name elsewhere no chance.
    const enough = this.#query.narrowed ? SAME_COST : ONE_EDIT_COST;
    if (this.#costs[2] <= enough || this.#query.places.length === 0) return;
    this.#addAll(key, this.#namesakes.nearestOutside(entry));
  }

  /** Adds the streets of one key that compare well enough. */
  #addAll(key: string, ids: readonly number[]): void {
    // Streets of one key are nearly always spelled alike.
    let name = '';
    let fit: NameFit | null = null;
    for (const id of ids) {
      if (this.hits.has(id)) continue;
      const street = this.#store.street(id);
      if (fit === null || street.name !== name) {
        name = street.name;
        fit = this.#fit(name, key);
      }
      if (costOf(fit) <= WORST_COST) this.#add(street, fit);
    }
  }

  #fit(name: string, key?: string): NameFit {
    return fitName(this.#query.profile, this.#asked, name, key);
  }

  #add(street: Street, fit: NameFit): void {
    const hit = { street, fit };
    this.hits.set(street.id, hit);
    const cost = costOf(fit);
    if (cost > FAR_COST || cost >= this.#costs[2]) return;
    const grade = this.#grade(hit);
    if (grade >= 1) this.#costs[1] = Math.min(cost, this.#costs[1]);
    if (grade === 2) this.#costs[2] = cost;
  }

  /** The cities that the places asked name or hold, smallest places first; none for a whole province. */
  #citiesAsked(): number[] {
    const cities = new Set<number>();
    for (const { areas } of this.#query.places) {
      for (const { area } of areas) if (area.level === 'city') cities.add(area.id);
    }
    for (const { areas } of this.#query.places) {
      for (const { area } of areas) {
        const municipality =
          area.level === 'suburb' ? area.parent : area.level === 'municipality' ? area.id : null;
        if (municipality === null) continue;
        for (const city of this.#store.children(municipality, 'city')) {
          if (cities.size >= MAX_CITIES_SCANNED) return [...cities];
          cities.add(city.id);
        }
      }
    }
    return [...cities];
  }
}

function longestToken(tokens: readonly string[]): string {
  return tokens.reduce((longest, token) => (token.length > longest.length ? token : longest), '');
}
