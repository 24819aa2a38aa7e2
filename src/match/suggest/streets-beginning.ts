import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../../parse/read-line';
import { TopK } from '../../store/names/top-k';
import type { Street } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import { wordsOf } from '../../text/fold';
import type { Matcher } from '../matcher';
import { countryOf } from '../places/area-chain';
import type { ResolvedPlaces } from '../places/place-resolver';
import type { LineToComplete } from './completion';

/** Streets looked at for one place: a city's names are few thousand. */
export const MAX_VISITED = 600;
/** With a filter, if fewer names share the prefix, all their streets are looked at, not only the largest. */
const FEW_NAMES = 64;

/** The streets whose names begin in one way. */
export interface BegunStreets {
  /** Those with most addresses, most first. */
  readonly largest: readonly Street[];
  /** Addresses of all. */
  readonly addressCount: number;
  /** True where those of other countries are among them. */
  readonly isOfAll: boolean;
}

/**
 * Keys under which the words may begin: the last word is unfinished, so it is not taken for an abbreviation. None that
 * begins with another, whose names are among those of the other.
 */
export function prefixesOf(profile: CountryProfile, words: readonly LineWord[]): string[] {
  const written = flatMap(words, ({ folded }) => wordsOf(folded));
  const last = written.pop() ?? '';
  // `gr m` begins `Gracht M…` as well as `Grote Markt`.
  const heads =
    written.length === 0
      ? ['']
      : [written.map((word) => profile.token(word)).join(''), ...profile.keysOf(written.join(' '))];
  const prefixes = new Set(flatMap(heads, (head) => [head + last, head + profile.token(last)]));
  prefixes.add(written.join('') + last);
  const all = [...prefixes];
  return all.filter((prefix) => !all.some((other) => other !== prefix && prefix.startsWith(other)));
}

/**
 * The streets whose name begins so, in some places or anywhere. Only the largest are decoded: of the others their addresses
 * are counted.
 */
export function streetsBeginning(
  line: LineToComplete,
  prefixes: readonly string[],
  places: ResolvedPlaces | null,
): BegunStreets {
  const { matcher, profile, filter, limit } = line;
  const { store } = matcher;
  const isShared = matcher.isShared(profile);
  // Where nothing drops or lifts any, no more than are wanted need be looked at.
  const most = filter.idle ? limit : MAX_VISITED;
  const ids = new Set<number>();
  let total = 0;
  for (const prefix of prefixes) {
    // Of several countries, those of another are set aside below.
    if (places === null) total += addStreets(line, prefix, isShared ? MAX_VISITED : most, ids);
    else addStreetsInPlaces(line, prefix, places, ids);
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
 * Adds the streets whose name begins so; where very many do, the largest ones.
 * @returns the addresses of all where only the largest were added, else 0.
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

/** Adds streets of the places whose name begins so. */
function addStreetsInPlaces(
  { matcher, profile }: LineToComplete,
  prefix: string,
  { cities }: ResolvedPlaces,
  ids: Set<number>,
): void {
  const index = matcher.namesOf(profile);
  const names = index.streets.beginning(prefix);
  for (const city of cities) {
    for (const name of index.streetNamesIn(city)) {
      if (!names.has(name)) continue;
      for (const id of index.streets.membersIn(name, [city])) ids.add(id);
      if (ids.size > MAX_VISITED) return;
    }
  }
}

/** True for a city, by id, in the country of a profile. */
export function isIn({ store }: Matcher, profile: CountryProfile, city: number): boolean {
  return countryOf(store, store.area(city)).code === profile.code;
}
