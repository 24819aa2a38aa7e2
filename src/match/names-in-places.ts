import type { AskedName } from '../rank/asked-name';
import { EntryList } from '../store/names/entry-list';
import { LeastFirst } from '../store/names/least-first';
import { NumberSet } from '../store/names/number-set';
import type { Store } from '../store/rows';
import { editDistance } from '../text/edit-distance';
import { NearBytes } from '../text/near-bytes';
import type { AskedPlace } from './asked-place';

const MAX_CITIES_SCANNED = 16;
const MAX_NAMES_SCANNED = 6000;
const MOST = 12;
/** Names this short are part of too many others. */
const SHORTEST_PART = 5;
/** What a name counts as that holds a word of the one asked, or is a part of it. */
const EDITS_OF_PART = 2;

/** Compares every street name of the places asked: complete at any number of typos. */
export class NamesInPlaces {
  readonly #store: Store;
  readonly #entries = new NumberSet();
  readonly #best = new LeastFirst(MOST);
  readonly #found = new EntryList();
  readonly #key = new NearBytes();
  readonly #written = new NearBytes();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Entries of the names that come nearest, best first, without those seen before; valid until the next call. */
  nearest(asked: AskedName, places: readonly AskedPlace[], seen: NumberSet): EntryList {
    const { names } = this.#store;
    const entries = this.#entries;
    entries.clear();
    for (const city of this.#citiesOf(places)) {
      names.addStreetNamesIn(city, entries);
      if (entries.size > MAX_NAMES_SCANNED) break;
    }
    const longest = longestOf(asked.tokens);
    const bound = Math.max(2, Math.ceil(asked.key.length * 0.45));
    this.#key.reset(asked.key);
    this.#written.reset(asked.squashed);
    names.streets.keys.probe(longest);
    for (let at = 0; at < entries.size; at++) {
      const entry = entries.at(at);
      if (seen.has(entry) || !this.#mayFit(entry, asked, bound)) continue;
      const edits = editsTo(names.streets.keys.key(entry), asked, longest, bound);
      if (edits <= bound) this.#best.offer(entry, edits);
    }
    this.#best.takeInto(this.#found);
    return this.#found;
  }

  /** False for nearly all that do not fit, without a text of the name. */
  #mayFit(entry: number, asked: AskedName, bound: number): boolean {
    const { keys } = this.#store.names.streets;
    const length = keys.length(entry);
    return (
      keys.isNear(entry, this.#key, bound) ||
      keys.isNear(entry, this.#written, bound) ||
      // A part is as many edits away as there are letters beside it.
      (length >= SHORTEST_PART &&
        (keys.holdsProbe(entry) || keys.isNear(entry, this.#key, asked.key.length - length)))
    );
  }

  /** The cities that the places name or hold, smallest places first; none for a whole province. */
  #citiesOf(places: readonly AskedPlace[]): ReadonlySet<number> {
    const cities = new Set<number>();
    for (const { areas } of places) {
      for (const { area } of areas) if (area.level === 'city') cities.add(area.id);
    }
    for (const { areas } of places) {
      for (const { area } of areas) {
        const municipality =
          area.level === 'suburb' ? area.parent : area.level === 'municipality' ? area.id : null;
        if (municipality === null) continue;
        for (const city of this.#store.children(municipality, 'city')) {
          if (cities.size >= MAX_CITIES_SCANNED) return cities;
          cities.add(city.id);
        }
      }
    }
    return cities;
  }
}

/** Letters that differ, more than the bound for a name that has nothing in common with the one asked. */
function editsTo(key: string, asked: AskedName, longest: string, bound: number): number {
  const edits = Math.min(editDistance(asked.key, key, bound), editDistance(asked.squashed, key, bound));
  if (edits <= bound) return edits;
  const isPart = key.length >= SHORTEST_PART && (key.includes(longest) || asked.key.includes(key));
  return isPart ? EDITS_OF_PART : bound + 1;
}

function longestOf(tokens: readonly string[]): string {
  let longest = '';
  for (const token of tokens) if (token.length > longest.length) longest = token;
  return longest;
}
