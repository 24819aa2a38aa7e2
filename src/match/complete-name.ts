import type { CountryProfile } from '../country/index';
import type { Area } from '../model/areas';
import { type LineWord, textOf } from '../parse/read-line';
import { EntryList } from '../store/names/entry-list';
import { LeastFirst } from '../store/names/least-first';
import type { Lexicon } from '../store/names/lexicon';
import { NumberSet } from '../store/names/number-set';
import type { PrefixBearers } from '../store/names/prefix-table';
import type { Store, Street } from '../store/rows';
import { countryOf, liesIn } from './area-chain';
import type { Completion, Completions } from './completions';
import type { Narrower } from './narrow';
import { keyOfArea } from './place-key';
import { type ResolvedPlace, resolvePlace } from './resolve-place';
import { sortPart } from './sort-part';

/** A place is picked from a list this much more often than a street with as many addresses. */
const PLACE_WORTH = 0.05;
/** Streets looked at for one place: a city's names are few thousand. */
const MAX_VISITED = 600;

/** Where fewer names begin so, who filters looks at all their bearers instead of the heaviest alone. */
const FEW_NAMES = 64;

/** Used again by each call, of any dataset: operations are synchronous. */
const foundStreets = new NumberSet();
const foundPlaces = new NumberSet();
const ids = new NumberSet();
const heaviest = new EntryList();
const areas: Area[] = [];
let best = new LeastFirst(0);

/** A line that somebody types, as the words of one country. */
export interface LineToComplete {
  store: Store;
  profile: CountryProfile;
  words: readonly LineWord[];
  /** Completions that are wanted. */
  limit: number;
  narrow: Narrower;
  explain: boolean;
  /** Where completions are added. */
  found: Completions;
}

/**
 * Adds the streets and places whose name begins as typed: the whole text as one name, a place and then a street
 * (`Groningen Here`), or a street and then a place (`Herestraat Gro`). The more addresses, the earlier.
 */
export function completeNames(line: LineToComplete): void {
  const { store, profile, words } = line;
  if (words.length === 0) return;
  foundStreets.clear();
  foundPlaces.clear();
  const prefixes = prefixesOf(profile, words, 0);
  addStreetsWithPrefix(line, prefixes, null);
  addPlacesWithPrefix(line, prefixes);
  for (let cut = 1; cut < words.length; cut++) {
    const places = resolvePlace(store, profile, textOf(words, 0, cut));
    if (places.some(isExact)) addStreetsWithPrefix(line, prefixesOf(profile, words, cut), places);
    addStreetThenPlace(line, cut);
  }
}

function isExact({ edits }: ResolvedPlace): boolean {
  return edits === 0;
}

/** Keeps the completion that was taken last, unless it was found before or is narrowed away. */
function keep({ narrow, found }: LineToComplete, completion: Completion): void {
  const { street, area } = completion;
  const isNews =
    narrow.admits(completion) && (street === null ? foundPlaces.add(area.id) : foundStreets.add(street.id));
  if (!isNews) found.drop();
}

/**
 * Keys under which the words from one on may begin: the last word is unfinished, so it is not taken for an
 * abbreviation. None that begins with another, whose names are among those of the other.
 */
function prefixesOf(profile: CountryProfile, words: readonly LineWord[], from: number): string[] {
  let head = '';
  let written = '';
  let last = '';
  for (let at = from; at < words.length; at++) {
    const { folded } = words[at]!;
    for (let start = 0; start < folded.length; ) {
      const space = folded.indexOf(' ', start);
      const end = space < 0 ? folded.length : space;
      if (last !== '') head += profile.token(last);
      written += last;
      last = folded.slice(start, end);
      start = end + 1;
    }
  }
  const unfinished = head + last;
  const finished = head + profile.token(last);
  const asWritten = written + last;
  const prefixes = finished.startsWith(unfinished) ? [unfinished] : [unfinished, finished];
  for (const prefix of prefixes) if (asWritten.startsWith(prefix)) return prefixes;
  return [...prefixes, asWritten];
}

/** Adds those with most addresses. Only these are decoded: of the others their addresses are counted. */
function addStreetsWithPrefix(
  line: LineToComplete,
  prefixes: readonly string[],
  places: readonly ResolvedPlace[] | null,
): void {
  const { store, profile, narrow, limit } = line;
  // Where nothing drops or lifts any, no more than are wanted need be made.
  const most = narrow.idle ? limit : MAX_VISITED;
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
  best.takeInto(heaviest);
  const weight = total || visited;
  for (let at = 0; at < heaviest.length; at++) {
    const street = store.street(heaviest.values[at]!);
    const completion = takeStreet(line, street);
    completion.score = street.addressCount / weight;
    completion.confidence = Math.min(1, completion.score);
    keep(line, completion);
  }
}

function takeStreet({ store, explain, found }: LineToComplete, street: Street): Completion {
  const completion = found.take('street', street, store.area(street.city), explain);
  completion.latitude = street.latitude;
  completion.longitude = street.longitude;
  completion.uncertaintyMeters = street.radiusMeters;
  completion.verdicts = { streetname: 'partial' };
  return completion;
}

/**
 * Adds the streets whose name begins so; where very many do, the heaviest ones.
 * @returns the addresses of all where only the heaviest were added, else 0.
 */
function addStreets(streets: Lexicon, prefix: string, most: number): number {
  const top = streets.prefixTop(prefix);
  if (top !== null && most <= top.length) return addHeaviest(top, most);
  const [from, to] = streets.keys.prefixRange(prefix);
  if (top !== null && to - from > FEW_NAMES) return addHeaviest(top, most);
  for (let entry = from; entry < to && ids.size < MAX_VISITED; entry++) addBearers(streets, entry);
  return 0;
}

function addHeaviest(top: PrefixBearers, most: number): number {
  for (let at = 0; at < Math.min(most, top.length); at++) ids.add(top.values[at]!);
  return top.total;
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
function addStreetsInPlaces(store: Store, prefix: string, places: readonly ResolvedPlace[]): void {
  const { streets } = store.names;
  const [from, to] = streets.keys.prefixRange(prefix);
  let visited = 0;
  for (const { area, edits } of places) {
    if (edits > 0) continue;
    for (const city of citiesOf(store, area)) {
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

/** Adds streets by a whole name, then the beginning of where they are. */
function addStreetThenPlace(line: LineToComplete, cut: number): void {
  const { store, profile, words } = line;
  const { streets } = store.names;
  const entry = streets.keys.find(profile.key(textOf(words, 0, cut)));
  if (entry < 0) return;
  const typed = profile.key(textOf(words, cut, words.length));
  const { values, length } = streets.bearerNumbers(entry);
  let marked = 0;
  for (let at = 0; at + 1 < length; at += 2) {
    marked += values[at]!;
    const city = store.area(values[at + 1]!);
    if (countryOf(store, city).code !== profile.code || !placeBeginsWith(store, profile, city, typed))
      continue;
    const street = store.street(Math.floor(marked / 2));
    const completion = takeStreet(line, street);
    completion.score = 1 + Math.log10(1 + street.addressCount) / 10;
    completion.confidence = Math.min(1, completion.score);
    keep(line, completion);
  }
}

/** True where the city, or its municipality, begins as typed. */
export function placeBeginsWith(store: Store, profile: CountryProfile, city: Area, typed: string): boolean {
  if (keyOfArea(profile, city).startsWith(typed)) return true;
  return city.parent !== null && keyOfArea(profile, store.area(city.parent)).startsWith(typed);
}

function addPlacesWithPrefix(line: LineToComplete, prefixes: readonly string[]): void {
  const { store, profile, limit } = line;
  const severalCountries = hasSeveralCountries(store);
  ids.clear();
  for (const prefix of prefixes) addPlaces(store.names.places, prefix);
  let count = 0;
  let whole = 0;
  for (let place = 0; place < ids.size; place++) {
    const area = store.area(ids.at(place));
    if (area.level === 'suburb') continue;
    if (severalCountries && countryOf(store, area).code !== profile.code) continue;
    areas[count++] = area;
    whole += area.addressCount;
  }
  sortPart(areas, 0, count, byAddresses);
  let wanted = limit;
  for (let at = 0; at < count && wanted > 0; at++) {
    if (holdsNamesake(store, at, count)) continue;
    wanted--;
    addPlace(line, areas[at]!, areas[at]!.addressCount / Math.max(1, whole));
  }
}

function byAddresses(a: Area, b: Area): number {
  return b.addressCount - a.addressCount || a.id - b.id;
}

function addPlace(line: LineToComplete, area: Area, share: number): void {
  const completion = line.found.take(area.level, null, area, line.explain);
  completion.latitude = area.latitude;
  completion.longitude = area.longitude;
  completion.uncertaintyMeters = area.radiusMeters;
  completion.verdicts = {};
  completion.score = share * PLACE_WORTH;
  completion.confidence = share * 0.5;
  keep(line, completion);
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

/** True for the municipality of a city of the same name, of the first `count` areas: people mean the city. */
function holdsNamesake(store: Store, place: number, count: number): boolean {
  const area = areas[place]!;
  // Most are cities, in which no other area lies that is listed.
  if (area.level === 'city') return false;
  for (let at = 0; at < count; at++)
    if (at !== place && areas[at]!.name === area.name && liesIn(store, areas[at]!, area)) return true;
  return false;
}

/** In a dataset of one country no chain of parents need be climbed. */
function hasSeveralCountries(store: Store): boolean {
  return (store.manifest.counts.areas.country ?? 0) > 1;
}

function isOf(store: Store, profile: CountryProfile, street: Street): boolean {
  return countryOf(store, store.area(street.city)).code === profile.code;
}
