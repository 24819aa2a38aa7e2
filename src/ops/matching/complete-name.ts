import type { CountryProfile } from '../../country/index';
import type { Area } from '../../model/areas';
import { type LineWord, textOf } from '../../parse/line-words';
import { LeastFirst } from '../../store/names/least-first';
import type { Lexicon } from '../../store/names/lexicon';
import type { Store, Street } from '../../store/rows';
import { countryOf, liesIn } from './area-chain';
import type { Candidate } from './candidate';
import type { Narrower } from './narrow';
import { resolvePlace } from './resolve-place';
import { plainCandidate } from './to-match';

/** A place is picked from a list this much more often than a street with as many addresses. */
const PLACE_WORTH = 0.05;
/** Streets looked at for one place: a city's names are few thousand. */
const MAX_VISITED = 600;

/**
 * Streets and places whose name begins as typed: the whole text as one name, a place and then a street
 * (`Groningen Here`), or a street and then a place (`Herestraat Gro`). The more addresses, the earlier.
 */
export function completeNames(
  store: Store,
  profile: CountryProfile,
  words: readonly LineWord[],
  limit: number,
  narrow: Narrower,
): Candidate[] {
  if (words.length === 0) return [];
  const found = new Map<string, Candidate>();
  const keep = (candidates: Candidate[]) => {
    for (const candidate of narrow.apply(candidates)) {
      const name = `${candidate.street?.id}|${candidate.area.id}`;
      if (!found.has(name)) found.set(name, candidate);
    }
  };
  // Nothing drops or lifts any: no more than are wanted need be made.
  const most = narrow.idle ? limit : MAX_VISITED;
  keep(streetsWithPrefix(store, profile, words, null, most));
  keep(placesWithPrefix(store, profile, words, limit));
  for (let cut = 1; cut < words.length; cut++) {
    const head = words.slice(0, cut);
    const tail = words.slice(cut);
    const places = resolvePlace(store, profile, textOf(head)).filter(({ edits }) => edits === 0);
    if (places.length > 0)
      keep(
        streetsWithPrefix(
          store,
          profile,
          tail,
          places.map(({ area }) => area),
          most,
        ),
      );
    keep(streetThenPlace(store, profile, head, tail));
  }
  return [...found.values()];
}

/** Keys under which the typed words may begin: the last word is unfinished, so it is not taken for an abbreviation. */
function prefixesOf(profile: CountryProfile, words: readonly LineWord[]): string[] {
  const folded = words.flatMap((word) => word.folded.split(' '));
  const last = folded.pop()!;
  const head = folded.map((word) => profile.token(word)).join('');
  return [...new Set([head + last, head + profile.token(last), folded.join('') + last])];
}

/** Those with most addresses, at most `most`. */
function streetsWithPrefix(
  store: Store,
  profile: CountryProfile,
  words: readonly LineWord[],
  places: readonly Area[] | null,
  most: number,
): Candidate[] {
  const { streets } = store.names;
  const severalCountries = (store.manifest.counts.areas.country ?? 0) > 1;
  const ids = new Set<number>();
  let total = 0;
  for (const prefix of prefixesOf(profile, words)) {
    if (places !== null) {
      for (const id of inPlaces(store, prefix, places)) ids.add(id);
      continue;
    }
    const top = streets.prefixTop(prefix);
    if (top !== null) {
      // They come heaviest first; those of another country are set aside below.
      for (const id of severalCountries ? top.ids : top.ids.slice(0, most)) ids.add(id);
      total += top.total;
    } else {
      const [from, to] = streets.keys.prefixRange(prefix);
      for (let entry = from; entry < to && ids.size < MAX_VISITED; entry++) addBearers(streets, entry, ids);
    }
  }
  const best = new LeastFirst(Math.min(most, ids.size));
  let visited = 0;
  for (const id of ids) {
    const row = store.street(id);
    if (!isOf(store, profile, row)) continue;
    visited += row.addressCount;
    best.offer(id, -row.addressCount);
  }
  const weight = total || visited;
  return best.taken().map((id) => {
    const row = store.street(id);
    return streetCandidate(store, row, row.addressCount / weight);
  });
}

function addBearers(lexicon: Lexicon, entry: number, ids: Set<number>): void {
  const { values, length } = lexicon.bearerNumbers(entry);
  let marked = 0;
  for (let at = 0; at + 1 < length; at += 2) {
    marked += values[at]!;
    ids.add(Math.floor(marked / 2));
  }
}

/** Streets of the places whose name begins so. */
function inPlaces(store: Store, prefix: string, places: readonly Area[]): number[] {
  const { streets } = store.names;
  const [from, to] = streets.keys.prefixRange(prefix);
  const ids: number[] = [];
  const cities = places.flatMap((place) => citiesOf(store, place));
  for (const city of cities) {
    for (const entry of store.names.streetNamesIn(city.id)) {
      if (entry < from || entry >= to) continue;
      for (const { id, owner } of streets.bearers(entry)) if (owner === city.id) ids.push(id);
      if (ids.length > MAX_VISITED) return ids;
    }
  }
  return ids;
}

function citiesOf(store: Store, place: Area): Area[] {
  if (place.level === 'city') return [place];
  if (place.level === 'municipality') return store.children(place.id, 'city');
  if (place.level === 'suburb' && place.parent !== null) return store.children(place.parent, 'city');
  return [];
}

/** A whole street name, then the beginning of where it is. */
function streetThenPlace(
  store: Store,
  profile: CountryProfile,
  head: readonly LineWord[],
  tail: readonly LineWord[],
): Candidate[] {
  const { streets } = store.names;
  const entry = streets.keys.find(profile.key(textOf(head)));
  if (entry < 0) return [];
  const typed = profile.key(textOf(tail));
  const found: Candidate[] = [];
  for (const { id, owner } of streets.bearers(entry)) {
    const city = store.area(owner);
    if (countryOf(store, city).code !== profile.code || !placeBeginsWith(store, profile, city, typed))
      continue;
    const row = store.street(id);
    found.push(streetCandidate(store, row, 1 + Math.log10(1 + row.addressCount) / 10));
  }
  return found;
}

/** True where the city, or its municipality, begins as typed. */
export function placeBeginsWith(store: Store, profile: CountryProfile, city: Area, typed: string): boolean {
  if (keyOf(profile, city).startsWith(typed)) return true;
  return city.parent !== null && keyOf(profile, store.area(city.parent)).startsWith(typed);
}

/** A common street name has thousands of bearers, all in the same few cities. */
const keys = new WeakMap<Area, string>();

function keyOf(profile: CountryProfile, area: Area): string {
  let key = keys.get(area);
  if (key === undefined) {
    key = profile.key(area.name);
    keys.set(area, key);
  }
  return key;
}

function placesWithPrefix(
  store: Store,
  profile: CountryProfile,
  words: readonly LineWord[],
  limit: number,
): Candidate[] {
  const { places } = store.names;
  const areas = new Map<number, Area>();
  for (const prefix of prefixesOf(profile, words)) {
    const top = places.prefixTop(prefix);
    const ids = new Set(top?.ids);
    if (top === null) {
      const [from, to] = places.keys.prefixRange(prefix);
      for (let entry = from; entry < to; entry++) addBearers(places, entry, ids);
    }
    for (const id of ids) {
      const area = store.area(id);
      if (area.level !== 'suburb' && countryOf(store, area).code === profile.code) areas.set(id, area);
    }
  }
  const ranked = [...areas.values()].sort((a, b) => b.addressCount - a.addressCount || a.id - b.id);
  const whole = ranked.reduce((sum, area) => sum + area.addressCount, 0);
  return ranked
    .filter(
      (area) =>
        !ranked.some((other) => other !== area && other.name === area.name && liesIn(store, other, area)),
    )
    .slice(0, limit)
    .map((area) => {
      const share = area.addressCount / Math.max(1, whole);
      return { ...plainCandidate(area, area.level), score: share * PLACE_WORTH, confidence: share * 0.5 };
    });
}

function isOf(store: Store, profile: CountryProfile, street: Street): boolean {
  return countryOf(store, store.area(street.city)).code === profile.code;
}

function streetCandidate(store: Store, street: Street, score: number): Candidate {
  const candidate = plainCandidate(store.area(street.city), 'street');
  candidate.street = street;
  candidate.latitude = street.latitude;
  candidate.longitude = street.longitude;
  candidate.uncertaintyMeters = street.radiusMeters;
  candidate.score = score;
  candidate.confidence = Math.min(1, score);
  candidate.verdicts = { streetname: 'partial' };
  return candidate;
}
