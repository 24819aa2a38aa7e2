import type { CountryProfile } from '../../country/index';
import type { Area } from '../../model/areas';
import { type LineWord, textOf } from '../../parse/read-line';
import type { NameLexicon } from '../../store/names/name-index';
import { TopK } from '../../store/names/top-k';
import type { Street } from '../../store/rows';
import { fold, squash, wordsOf } from '../../text/fold';
import { placeOfName } from '../gather/find-numbers';
import type { RankedCandidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import { countryOf, liesIn } from '../places/area-chain';
import type { ResolvedPlaces } from '../places/place-resolver';
import { completion, type LineToComplete, placeBeginsWith } from './completion';

/** A place is picked from a list this much more often than a street with as many addresses. */
const PLACE_WORTH = 0.05;
/** A street with such a later word is picked this much less often than one that begins so. */
const LATER_WORD_WORTH = 0.02;
/** Fewer letters are in too many names. */
const LEAST_FRAGMENT = 4;
/** Streets looked at for one place: a city's names are few thousand. */
const MAX_VISITED = 600;
/** With a filter, if fewer names share the prefix, all their streets are looked at, not only the largest. */
const FEW_NAMES = 64;

/**
 * The streets and places whose name begins as typed: the whole text as one name, a place and then a street
 * (`Groningen Here`), or a street and then a place (`Herestraat Gro`). The more addresses, the earlier.
 */
export function completeNames(line: LineToComplete): RankedCandidate[] {
  const { matcher, profile, words } = line;
  if (words.length === 0) return [];
  const prefixes = prefixesOf(profile, words);
  const found = [...streetsWithPrefix(line, prefixes, null), ...placesWithPrefix(line, prefixes)];
  for (let cut = 1; cut < words.length; cut++) {
    const places = matcher.places.resolve(profile, textOf(words, 0, cut));
    if (places.areas.some(({ edits }) => edits === 0))
      found.push(...streetsWithPrefix(line, prefixesOf(profile, words.slice(cut)), places));
    found.push(...streetsThenPlace(line, cut));
  }
  if (found.length < line.limit) found.push(...streetsWithWord(line));
  return distinct(found);
}

/** Streets with a later word that begins as typed (`molen` gives Oude Molenweg), behind those whose name does. */
function streetsWithWord(line: LineToComplete): RankedCandidate[] {
  const { matcher, profile, words, limit } = line;
  const { store } = matcher;
  const typed = fold(textOf(words, 0, words.length));
  const fragment = squash(typed);
  if (fragment.length < LEAST_FRAGMENT) return [];
  const largest = new TopK(limit);
  let visited = 0;
  for (const name of store.names.streets.containing(fragment)) {
    if (visited > MAX_VISITED) break;
    store.forEachStreetOfName(name, (id) => {
      if (++visited > MAX_VISITED) return false;
      const street = store.street(id);
      if (!` ${fold(street.name)}`.includes(` ${typed}`) || !isOf(matcher, profile, street)) return;
      largest.offer(id, -street.addressCount);
    });
  }
  const streets = largest.taken().map((id) => store.street(id));
  const total = streets.reduce((sum, { addressCount }) => sum + addressCount, 0);
  return streets.flatMap(
    (street) =>
      streetCompletion(
        line,
        street,
        (street.addressCount / total) * LATER_WORD_WORTH,
        LATER_WORD_WORTH / streets.length,
      ) ?? [],
  );
}

/** The first of those of one street, or of one place. */
function distinct(found: readonly RankedCandidate[]): RankedCandidate[] {
  const streets = new Set<number>();
  const places = new Set<number>();
  return found.filter(({ candidate: { street, area } }) => {
    const seen = street === null ? places : streets;
    const id = street === null ? area.id : street.id;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/**
 * Keys under which the words may begin: the last word is unfinished, so it is not taken for an abbreviation. None that
 * begins with another, whose names are among those of the other.
 */
function prefixesOf(profile: CountryProfile, words: readonly LineWord[]): string[] {
  const written = words.flatMap(({ folded }) => wordsOf(folded));
  const last = written.pop() ?? '';
  const head = written.map((word) => profile.token(word)).join('');
  const unfinished = head + last;
  const finished = head + profile.token(last);
  const asWritten = written.join('') + last;
  const prefixes = finished.startsWith(unfinished) ? [unfinished] : [unfinished, finished];
  return prefixes.some((prefix) => asWritten.startsWith(prefix)) ? prefixes : [...prefixes, asWritten];
}

/** Those with most addresses. Only these are decoded: of the others their addresses are counted. */
function streetsWithPrefix(
  line: LineToComplete,
  prefixes: readonly string[],
  places: ResolvedPlaces | null,
): RankedCandidate[] {
  const { matcher, profile, filter, limit } = line;
  const { store, hasSeveralCountries } = matcher;
  // Where nothing drops or lifts any, no more than are wanted need be looked at.
  const most = filter.idle ? limit : MAX_VISITED;
  const ids = new Set<number>();
  let total = 0;
  for (const prefix of prefixes) {
    // Of several countries, those of another are set aside below.
    if (places === null) total += addStreets(matcher, prefix, hasSeveralCountries ? MAX_VISITED : most, ids);
    else addStreetsInPlaces(matcher, prefix, places, ids);
  }
  const largest = new TopK(Math.min(most, Math.max(1, ids.size)));
  let visited = 0;
  for (const id of ids) {
    if (hasSeveralCountries && !isOf(matcher, profile, store.street(id))) continue;
    const addressCount = store.addressCount(id);
    visited += addressCount;
    largest.offer(id, -addressCount);
  }
  const weight = total || visited;
  return largest.taken().flatMap((id) => {
    const street = store.street(id);
    const share = street.addressCount / weight;
    return streetCompletion(line, street, share, Math.min(1, share)) ?? [];
  });
}

function streetCompletion(
  line: LineToComplete,
  street: Street,
  score: number,
  confidence: number,
): RankedCandidate | null {
  const place = placeOfName(line.matcher.store, street);
  const completed = {
    level: place === null ? ('street' as const) : ('address' as const),
    address: place,
    building: null,
    street,
    area: line.matcher.store.area(street.city),
    latitude: street.latitude,
    longitude: street.longitude,
    spreadMeters: street.radiusMeters,
    verdicts: { streetname: 'partial' as const },
  };
  return completion(line, completed, score, confidence);
}

/**
 * Adds the streets whose name begins so; where very many do, the largest ones.
 * @returns the addresses of all where only the largest were added, else 0.
 */
function addStreets({ store }: Matcher, prefix: string, most: number, ids: Set<number>): number {
  const { streets } = store.names;
  const top = streets.prefixTop(prefix);
  if (top !== null && most <= top.largest.length) {
    for (const id of top.largest.slice(0, most)) ids.add(id);
    return top.total;
  }
  const names = streets.beginning(prefix);
  if (top !== null && names.size > FEW_NAMES) {
    for (const id of top.largest) ids.add(id);
    return top.total;
  }
  for (let at = 0; at < names.size && ids.size < MAX_VISITED; at++) {
    store.forEachStreetOfName(names.at(at), (street) => {
      ids.add(street);
    });
  }
  return 0;
}

/** Adds streets of the places whose name begins so. */
function addStreetsInPlaces(
  { store }: Matcher,
  prefix: string,
  { cities }: ResolvedPlaces,
  ids: Set<number>,
): void {
  const names = store.names.streets.beginning(prefix);
  for (const city of cities) {
    for (const name of store.names.streetNamesIn(city)) {
      if (!names.has(name)) continue;
      for (const id of store.streetsOfNameIn(name, [city])) ids.add(id);
      if (ids.size > MAX_VISITED) return;
    }
  }
}

/** Streets by a whole name, then the beginning of where they are. */
function streetsThenPlace(line: LineToComplete, cut: number): RankedCandidate[] {
  const { matcher, profile, words } = line;
  const { store } = matcher;
  const name = store.names.streets.keys.find(profile.key(textOf(words, 0, cut)));
  if (name < 0) return [];
  const typed = profile.key(textOf(words, cut, words.length));
  const found: RankedCandidate[] = [];
  store.forEachStreetOfName(name, (id, cityId) => {
    const city = store.area(cityId);
    if (countryOf(store, city).code !== profile.code || !placeBeginsWith(line, city, typed)) return;
    const street = store.street(id);
    const one = streetCompletion(line, street, 1 + Math.log10(1 + street.addressCount) / 10, 1);
    if (one !== null) found.push(one);
  });
  return found;
}

function placesWithPrefix(line: LineToComplete, prefixes: readonly string[]): RankedCandidate[] {
  const { matcher, profile, limit } = line;
  const { store, hasSeveralCountries } = matcher;
  const ids = new Set<number>();
  for (const prefix of prefixes) addPlaces(matcher, store.names.places, prefix, ids);
  const areas = [...ids]
    .map((id) => store.area(id))
    .filter((area) => area.level !== 'suburb')
    .filter((area) => !hasSeveralCountries || countryOf(store, area).code === profile.code)
    .sort((a, b) => b.addressCount - a.addressCount || a.id - b.id);
  const total = areas.reduce((sum, { addressCount }) => sum + addressCount, 0);
  const found: RankedCandidate[] = [];
  for (const area of areas) {
    if (found.length === limit) break;
    if (holdsNamesake(matcher, area, areas)) continue;
    const share = area.addressCount / Math.max(1, total);
    const one = completion(line, completedPlace(area), share * PLACE_WORTH, share * 0.5);
    if (one !== null) found.push(one);
  }
  return found;
}

function completedPlace(area: Area) {
  const { level, latitude, longitude, radiusMeters } = area;
  const verdicts = {};
  return {
    level,
    address: null,
    building: null,
    street: null,
    area,
    latitude,
    longitude,
    spreadMeters: radiusMeters,
    verdicts,
  };
}

function addPlaces({ store }: Matcher, places: NameLexicon, prefix: string, ids: Set<number>): void {
  const top = places.prefixTop(prefix);
  if (top !== null) {
    for (const id of top.largest) ids.add(id);
    return;
  }
  const names = places.beginning(prefix);
  for (let at = 0; at < names.size; at++) {
    store.forEachAreaOfName(names.at(at), (area) => {
      ids.add(area);
    });
  }
}

/** True for the municipality of a city of the same name: people mean the city. */
function holdsNamesake({ store }: Matcher, area: Area, areas: readonly Area[]): boolean {
  // Most are cities, in which no other area lies that is listed.
  if (area.level === 'city') return false;
  return areas.some((other) => other !== area && other.name === area.name && liesIn(store, other, area));
}

function isOf({ store }: Matcher, profile: CountryProfile, street: Street): boolean {
  return countryOf(store, store.area(street.city)).code === profile.code;
}
