import type { CountryProfile } from '../../country/index';
import type { Area } from '../../model/areas';
import { type LineWord, textOf } from '../../parse/line-words';
import { LeastFirst } from '../../store/names/least-first';
import type { Lexicon } from '../../store/names/lexicon';
import { NumberSet } from '../../store/names/number-set';
import type { Store, Street } from '../../store/rows';
import { wordsOf } from '../../text/fold';
import { countryOf, liesIn } from './area-chain';
import type { Candidate } from './candidate';
import type { Narrower } from './narrow';
import { keyOfArea } from './place-key';
import { resolvePlace } from './resolve-place';
import { sortFew } from './sort-few';
import { plainCandidate } from './to-match';

/** A place is picked from a list this much more often than a street with as many addresses. */
const PLACE_WORTH = 0.05;
/** Streets looked at for one place: a city's names are few thousand. */
const MAX_VISITED = 600;

/** Used again by each call, of any dataset: operations are synchronous. */
const foundStreets = new NumberSet();
const foundPlaces = new NumberSet();
const ids = new NumberSet();
let best = new LeastFirst(0);

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
  const found: Candidate[] = [];
  foundStreets.clear();
  foundPlaces.clear();
  const keep = (candidates: Candidate[]) => {
    for (const candidate of narrow.apply(candidates)) {
      const { street, area } = candidate;
      if (street === null ? foundPlaces.add(area.id) : foundStreets.add(street.id)) found.push(candidate);
    }
  };
  // Nothing drops or lifts any: no more than are wanted need be made.
  const most = narrow.idle ? limit : MAX_VISITED;
  const prefixes = prefixesOf(profile, words);
  keep(streetsWithPrefix(store, profile, prefixes, null, most));
  keep(placesWithPrefix(store, profile, prefixes, limit));
  for (let cut = 1; cut < words.length; cut++) {
    const head = words.slice(0, cut);
    const tail = words.slice(cut);
    const places = resolvePlace(store, profile, textOf(head)).filter(({ edits }) => edits === 0);
    if (places.length > 0)
      keep(
        streetsWithPrefix(
          store,
          profile,
          prefixesOf(profile, tail),
          places.map(({ area }) => area),
          most,
        ),
      );
    keep(streetThenPlace(store, profile, head, tail));
  }
  return found;
}

/** Keys under which the typed words may begin: the last word is unfinished, so it is not taken for an abbreviation. */
function prefixesOf(profile: CountryProfile, words: readonly LineWord[]): string[] {
  let head = '';
  let written = '';
  let last = '';
  for (const { folded } of words) {
    for (const word of wordsOf(folded)) {
      if (last !== '') head += profile.token(last);
      written += last;
      last = word;
    }
  }
  const prefixes = [head + last];
  for (const other of [head + profile.token(last), written + last])
    if (!prefixes.includes(other)) prefixes.push(other);
  return prefixes;
}

/** Those with most addresses, at most `most`. Only these are decoded: of the others their addresses are counted. */
function streetsWithPrefix(
  store: Store,
  profile: CountryProfile,
  prefixes: readonly string[],
  places: readonly Area[] | null,
  most: number,
): Candidate[] {
  const severalCountries = hasSeveralCountries(store);
  ids.clear();
  let total = 0;
  for (const prefix of prefixes) {
    // Of several countries, those of another are set aside below.
    if (places === null)
      total += addStreets(store.names.streets, prefix, severalCountries ? MAX_VISITED : most);
    else addStreetsInPlaces(store, prefix, places);
  }
  const wanted = most < MAX_VISITED ? most : ids.size;
  if (best.limit !== wanted) best = new LeastFirst(wanted);
  best.clear();
  let visited = 0;
  for (let place = 0; place < ids.size; place++) {
    const id = ids.at(place);
    if (severalCountries && !isOf(store, profile, store.street(id))) continue;
    const addressCount = store.addressCount(id);
    visited += addressCount;
    best.offer(id, -addressCount);
  }
  const weight = total || visited;
  return best.taken().map((id) => {
    const row = store.street(id);
    return streetCandidate(store, row, row.addressCount / weight);
  });
}

/**
 * Adds the streets whose name begins so; where very many do, the heaviest ones.
 * @returns the addresses of all where only the heaviest were added, else 0.
 */
function addStreets(streets: Lexicon, prefix: string, most: number): number {
  const top = streets.prefixTop(prefix);
  if (top !== null) {
    for (let at = 0; at < Math.min(most, top.length); at++) ids.add(top.values[at]!);
    return top.total;
  }
  const [from, to] = streets.keys.prefixRange(prefix);
  for (let entry = from; entry < to && ids.size < MAX_VISITED; entry++) addBearers(streets, entry);
  return 0;
}

function addBearers(lexicon: Lexicon, entry: number): void {
  const { values, length } = lexicon.bearerNumbers(entry);
  let marked = 0;
  for (let at = 0; at + 1 < length; at += 2) {
    marked += values[at]!;
    ids.add(Math.floor(marked / 2));
  }
}

/** Adds streets of the places whose name begins so. */
function addStreetsInPlaces(store: Store, prefix: string, places: readonly Area[]): void {
  const { streets } = store.names;
  const [from, to] = streets.keys.prefixRange(prefix);
  let visited = 0;
  for (const place of places) {
    for (const city of citiesOf(store, place)) {
      for (const entry of store.names.streetNamesIn(city.id)) {
        if (entry < from || entry >= to) continue;
        for (const id of streets.bearersOwnedBy(entry, [city.id])) {
          ids.add(id);
          visited++;
        }
        if (visited > MAX_VISITED) return;
      }
    }
  }
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
  if (keyOfArea(profile, city).startsWith(typed)) return true;
  return city.parent !== null && keyOfArea(profile, store.area(city.parent)).startsWith(typed);
}

function placesWithPrefix(
  store: Store,
  profile: CountryProfile,
  prefixes: readonly string[],
  limit: number,
): Candidate[] {
  const severalCountries = hasSeveralCountries(store);
  ids.clear();
  for (const prefix of prefixes) addPlaces(store.names.places, prefix);
  const ranked: Area[] = [];
  let whole = 0;
  for (let place = 0; place < ids.size; place++) {
    const area = store.area(ids.at(place));
    if (area.level === 'suburb') continue;
    if (severalCountries && countryOf(store, area).code !== profile.code) continue;
    ranked.push(area);
    whole += area.addressCount;
  }
  sortFew(ranked, 0, ranked.length, (a, b) => b.addressCount - a.addressCount || a.id - b.id);
  const candidates: Candidate[] = [];
  for (let at = 0; at < ranked.length && candidates.length < limit; at++) {
    const area = ranked[at]!;
    if (holdsNamesake(store, area, ranked)) continue;
    const share = area.addressCount / Math.max(1, whole);
    const candidate = plainCandidate(area, area.level);
    candidate.score = share * PLACE_WORTH;
    candidate.confidence = share * 0.5;
    candidates.push(candidate);
  }
  return candidates;
}

function addPlaces(places: Lexicon, prefix: string): void {
  const top = places.prefixTop(prefix);
  if (top !== null) {
    for (let at = 0; at < top.length; at++) ids.add(top.values[at]!);
    return;
  }
  const [from, to] = places.keys.prefixRange(prefix);
  for (let entry = from; entry < to; entry++) addBearers(places, entry);
}

/** True for the municipality of a city of the same name: people mean the city. */
function holdsNamesake(store: Store, area: Area, others: readonly Area[]): boolean {
  for (const other of others)
    if (other !== area && other.name === area.name && liesIn(store, other, area)) return true;
  return false;
}

/** In a dataset of one country no chain of parents need be climbed. */
function hasSeveralCountries(store: Store): boolean {
  return (store.manifest.counts.areas.country ?? 0) > 1;
}

function isOf(store: Store, profile: CountryProfile, street: Street): boolean {
  return countryOf(store, store.area(street.city)).code === profile.code;
}

function streetCandidate(store: Store, street: Street, score: number): Candidate {
  const candidate = plainCandidate(store.area(street.city), 'street', { streetname: 'partial' });
  candidate.street = street;
  candidate.latitude = street.latitude;
  candidate.longitude = street.longitude;
  candidate.uncertaintyMeters = street.radiusMeters;
  candidate.score = score;
  candidate.confidence = Math.min(1, score);
  return candidate;
}
