import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../../parse/read-line';
import { TopK } from '../../store/names/top-k';
import type { Street } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import { wordsOf } from '../../text/fold';
import type { Matcher } from '../matcher';
import { countryOf } from '../places/area-chain';
import { isOnStreet } from '../query/asked-postcode';
import type { LineToComplete } from './completion';
import { postcodeOf } from './typed-place';
import { wordsLeftOut } from './words-left-out';

/** Most streets that are looked at for one search, to limit its time. */
export const MAX_VISITED = 600;
/** With a filter and fewer names than this, all streets are looked at, not only the largest. */
const FEW_NAMES = 64;

/** Small words that are not typed, where no name begins as typed. */
const MOST_BETWEEN = 2;

/** Nearness before size: no street has more addresses. */
const NEAR_FIRST = 1_000_000;

/** The streets whose names begin in one way. */
export interface BegunStreets {
  /** Those with most addresses, most first. */
  readonly largest: readonly Street[];
  /** Number of addresses of all of them. */
  readonly addressCount: number;
  /** True if `addressCount` includes streets of other countries. */
  readonly isOfAll: boolean;
}

/**
 * Keys with which a fitting name may begin. The last word is unfinished, so it is also taken as written, not only as an
 * abbreviation. A key that begins with another key is left out, because the shorter one finds its names too.
 */
export function prefixesOf(profile: CountryProfile, words: readonly LineWord[]): string[] {
  const all = flatMap(words, ({ folded }) => wordsOf(folded));
  const written = all.slice(0, -1);
  const last = all.at(-1) ?? '';
  // `gr m` begins `Gracht M…` as well as `Grote Markt`.
  const heads =
    written.length === 0
      ? ['']
      : [written.map((word) => profile.token(word)).join(''), ...profile.keysOf(written.join(' '))];
  const prefixes = new Set(flatMap(heads, (head) => [head + last, head + profile.token(last)]));
  prefixes.add(written.join('') + last);
  const every = [...prefixes];
  return every.filter((prefix) => !every.some((other) => other !== prefix && prefix.startsWith(other)));
}

/**
 * The streets whose name begins with the words, in some cities or anywhere. If there is none, those whose name does so with small
 * words that are not typed: `rue riv` gives Rue de Rivoli.
 */
export function streetsBegun(
  line: LineToComplete,
  words: readonly LineWord[],
  cities: readonly number[] | null,
): BegunStreets {
  const begun = streetsBeginning(line, prefixesOf(line.profile, words), cities);
  return begun.largest.length > 0 ? begun : streetsLessSmallWords(line, words, cities, MOST_BETWEEN);
}

/**
 * The streets whose name begins with the words and with small words between them that are not typed.
 * @param most see `wordsLeftOut`.
 */
export function streetsLessSmallWords(
  line: LineToComplete,
  words: readonly LineWord[],
  cities: readonly number[] | null,
  most: number,
): BegunStreets {
  const { prefixes, fits } = wordsLeftOut(line, words, most);
  if (prefixes.length === 0) return { largest: [], addressCount: 0, isOfAll: false };
  const largest = streetsBeginning(line, prefixes, cities).largest.filter(fits);
  return { largest, addressCount: sumOf(largest), isOfAll: false };
}

/** Addresses of streets or places. */
export function sumOf(counted: readonly { readonly addressCount: number }[]): number {
  return counted.reduce((sum, { addressCount }) => sum + addressCount, 0);
}

/**
 * The streets whose name begins with one of the prefixes, in some cities or anywhere. Only the largest are decoded; for
 * the others only the addresses are counted.
 */
export function streetsBeginning(
  line: LineToComplete,
  prefixes: readonly string[],
  cities: readonly number[] | null,
): BegunStreets {
  const { matcher, profile, filter, limit } = line;
  const { store } = matcher;
  const isShared = matcher.isShared(profile);
  // Without a filter, no more streets are needed than are wanted.
  const most = filter.idle ? limit : MAX_VISITED;
  const ids = new Set<number>();
  let total = 0;
  for (const prefix of prefixes) {
    // A shared index also gives streets of other countries, which are dropped below. So more streets are added first.
    if (cities === null) total += addStreets(line, prefix, isShared ? MAX_VISITED : most, ids);
    else addStreetsInCities(line, prefix, cities, ids);
  }
  const largest = new TopK(Math.min(most, Math.max(1, ids.size)));
  let visited = 0;
  for (const id of ids) {
    if (isShared && !isIn(matcher, profile, store.streetHead(id).city)) continue;
    const addressCount = store.addressCount(id);
    visited += addressCount;
    largest.offer(id, -addressCount);
  }
  return {
    largest: largest.taken().map((id) => store.street(id)),
    addressCount: total || visited,
    isOfAll: isShared && total > 0,
  };
}

/**
 * Adds the streets whose name begins with the prefix; if there are very many, only the largest.
 * @returns the number of addresses of all, if only the largest were added; else 0.
 */
function addStreets(
  { matcher, profile }: LineToComplete,
  prefix: string,
  most: number,
  ids: Set<number>,
): number {
  const { streets } = matcher.namesOf(profile);
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
    streets.forEachMember(names.at(at), (street) => {
      ids.add(street);
    });
  }
  return 0;
}

/** Adds the streets in the cities whose name begins with the prefix. If the line has a postcode, only those on it. */
function addStreetsInCities(
  line: LineToComplete,
  prefix: string,
  cities: readonly number[],
  ids: Set<number>,
): void {
  const { matcher, profile } = line;
  const row = postcodeOf(line);
  const index = matcher.namesOf(profile);
  const names = index.streets.beginning(prefix);
  for (const city of cities) {
    for (const name of index.streetNamesIn(city)) {
      if (!names.has(name)) continue;
      for (const id of index.streets.membersIn(name, [city]))
        if (row === null || isOnStreet(row, matcher.store.street(id))) ids.add(id);
      if (ids.size > MAX_VISITED) return;
    }
  }
}

/** Streets are looked at in the order of this: the largest first, or the nearest if a point is given. */
export function rankOf({ matcher: { store }, filter }: LineToComplete, id: number): number {
  if (filter.idle) return -store.addressCount(id);
  const street = store.street(id);
  const { latitude, longitude, city, addressCount } = street;
  const boost = filter.boost({ area: store.area(city), street, latitude, longitude });
  return -boost * NEAR_FIRST - addressCount;
}

/** True if the city with this id lies in the country of the profile. */
export function isIn({ store }: Matcher, profile: CountryProfile, city: number): boolean {
  return countryOf(store, store.area(city)).code === profile.code;
}
