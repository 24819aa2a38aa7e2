import { mostEdits } from '../../rank/name-fit';
import type { WordedName } from '../../rank/worded-name';
import type { NameIndex } from '../../store/names/name-index';
import { TopK } from '../../store/names/top-k';
import type { Store } from '../../store/rows';
import { editDistance } from '../../text/edit-distance';
import { flatMap } from '../../text/flat-map';
import { NearBytes } from '../../text/near-bytes';
import { municipalityOf } from '../places/place-resolver';
import type { AskedPlace } from '../query/asked-place';
import { WORST_COST } from './name-costs';
import { writtenOf } from './names-like';

const MAX_CITIES_SCANNED = 16;
const MAX_NAMES_SCANNED = 6000;
const MOST = 12;
/** Shorter names are part of too many other names. */
const SHORTEST_PART = 5;
/** A name counts as this many edits away if it contains a word of the asked name, or is a part of the asked name. */
const EDITS_OF_PART = 2;

/**
 * Compares the street names of some cities with the asked name.
 * @param core the words of the asked name without street types and small words.
 * @param cities ids. After a city with which the names exceed 6,000, the other cities are not compared.
 * @param seen names that were compared before; they are skipped.
 * @returns ids of the at most 12 nearest names, best first.
 */
export function nearestNamesIn(
  index: NameIndex,
  asked: WordedName,
  core: readonly string[],
  cities: Iterable<number>,
  seen: ReadonlySet<number>,
): number[] {
  const { keys } = index.streets;
  const longest = longestOf(core);
  const written = writtenOf(asked);
  const near = written.map((text) => new NearBytes(text));
  keys.probe(longest);
  const best = new TopK(MOST);
  let bound = mostEditsOf(asked);
  /** A cheap test on the bytes of a key. It is false for nearly all names that do not fit. */
  const mayFit = (name: number) => {
    for (const text of near) if (keys.isNear(name, text, bound)) return true;
    const length = keys.length(name);
    if (length < SHORTEST_PART) return false;
    // A name that is part of the asked name is as many edits away as the asked name has more letters.
    return keys.holdsProbe(name) || keys.isNear(name, near[0]!, asked.key.length - length);
  };
  const compared = new Set(seen);
  let scanned = 0;
  for (const city of cities) {
    const names = index.streetNamesIn(city);
    for (const name of names) {
      if (!mayFit(name) || compared.has(name)) continue;
      compared.add(name);
      const edits = editsTo(keys.key(name), written, longest, bound);
      if (edits > bound) continue;
      best.offer(name, edits);
      // Once enough names were found, only names that are as near are useful.
      bound = Math.min(bound, Math.max(best.worst, EDITS_OF_PART));
    }
    scanned += names.length;
    if (scanned > MAX_NAMES_SCANNED) break;
  }
  return best.taken();
}

/** Ids of the cities that the places name. */
export function citiesNamed(places: readonly AskedPlace[]): ReadonlySet<number> {
  const areas = flatMap(places, (place) => place.areas.map(({ area }) => area));
  return new Set(areas.filter(({ level }) => level === 'city').map(({ id }) => id));
}

/**
 * Ids of the other cities of the municipalities that the places name, or whose suburbs they name. Provinces are
 * ignored. Named cities and these are at most 16 together.
 */
export function citiesAround(
  store: Store,
  places: readonly AskedPlace[],
  named: ReadonlySet<number>,
): ReadonlySet<number> {
  const around = new Set<number>();
  for (const { areas } of places) {
    for (const { area } of areas) {
      const municipality = municipalityOf(area);
      if (municipality === null) continue;
      for (const { id } of store.children(municipality, 'city')) {
        if (named.size + around.size >= MAX_CITIES_SCANNED) return around;
        if (!named.has(id)) around.add(id);
      }
    }
  }
  return around;
}

/** Names with more edits cost too much, unless they sound the same: the quick stages find those. */
function mostEditsOf(asked: WordedName): number {
  return Math.max(EDITS_OF_PART, mostEdits(asked, WORST_COST));
}

/** Number of edits from a key to the asked name; more than `bound` if they have nothing in common. */
function editsTo(key: string, written: readonly string[], longest: string, bound: number): number {
  const edits = Math.min(...written.map((text) => editDistance(text, key, bound)));
  if (edits <= bound) return edits;
  const isPart = key.length >= SHORTEST_PART && (key.includes(longest) || written[0]!.includes(key));
  return isPart ? EDITS_OF_PART : bound + 1;
}

function longestOf(tokens: readonly string[]): string {
  return tokens.reduce((longest, token) => (token.length > longest.length ? token : longest), '');
}
