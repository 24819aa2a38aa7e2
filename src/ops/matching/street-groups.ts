import type { CountryProfile } from '../../country/index';
import { AskedName, fitsWithin } from '../../rank/name-fit';
import { rankShortlist } from '../../rank/shortlist';
import type { Store, Street } from '../../store/rows';
import { squash } from '../../text/fold';
import { countryOf } from './area-chain';
import { profilesInScope } from './scope';

/** Close spellings looked at, and how far off they may be. */
const MAX_CLOSE_NAMES = 24;
const WORST_CLOSE_COST = 2.2;
/** Names looked at because they share trigrams, and how many bear these: the end of a list is not worth more. */
const MAX_SIMILAR = 60;
const MAX_VISITS = 8_000;

/** Streets of one name in one city: their addresses are listed as one. */
export interface StreetGroup {
  profile: CountryProfile;
  streets: Street[];
}

/**
 * The streets whose name fits: equal, then beginning with it, then containing it, then spelled closely; within each by
 * name and city. A tier is looked up when the one before is exhausted: who wants one page mostly needs no other.
 * @throws GeocoderError INVALID_REQUEST for a country that the dataset does not hold.
 */
export function* streetGroups(
  store: Store,
  name: string,
  country: string | undefined,
): Generator<StreetGroup, void, undefined> {
  const inScope = profilesInScope(store, country).map((profile) => ({
    profile,
    asked: new AskedName(profile, name),
    seen: new Set<number>(),
  }));
  // A street has several names in the index: it is listed where it fits best.
  const listed = new Set<number>();
  for (const tier of [exact, beginning, containing, close]) {
    for (const { profile, asked, seen } of inScope) {
      if (asked.key === '') continue;
      const entries: number[] = [];
      for (const entry of tier(store, profile, asked)) {
        if (seen.has(entry)) continue;
        seen.add(entry);
        entries.push(entry);
      }
      if (entries.length > 0) yield* groupsOf(store, profile, entries, tier === close, listed);
    }
  }
}

function exact({ names }: Store, _: CountryProfile, asked: AskedName): number[] {
  const entry = names.streets.keys.find(asked.key);
  return entry < 0 ? [] : [entry];
}

function beginning({ names }: Store, _: CountryProfile, asked: AskedName): number[] {
  const entries: number[] = [];
  for (const key of asWritten(asked)) {
    const [from, to] = names.streets.keys.prefixRange(key);
    for (let entry = from; entry < to; entry++) entries.push(entry);
  }
  return entries;
}

function containing({ names }: Store, _: CountryProfile, asked: AskedName): number[] {
  const entries: number[] = [];
  for (const key of asWritten(asked)) {
    const { values, length } = names.streets.containing(key);
    for (let at = 0; at < length; at++) entries.push(values[at]!);
  }
  return entries;
}

function close({ names }: Store, profile: CountryProfile, asked: AskedName): number[] {
  const { streets } = names;
  const near: number[] = [];
  const keys: string[] = [];
  for (const entry of new Set([
    ...streets.oneEdit(asked.key),
    ...streets.similar(asked.key, MAX_SIMILAR, MAX_VISITS),
  ])) {
    const key = streets.keys.key(entry);
    if (!fitsWithin(profile, asked, key, WORST_CLOSE_COST)) continue;
    near.push(entry);
    keys.push(key);
  }
  return rankShortlist(asked.key, keys)
    .slice(0, MAX_CLOSE_NAMES)
    .map((position) => near[position]!);
}

/** A part of a name may look like an abbreviation and be none: `Burg` begins both `Burgemeester …` and `Burgwal`. */
function asWritten(asked: AskedName): string[] {
  const squashed = squash(asked.folded);
  return asked.key === squashed ? [asked.key] : [asked.key, squashed];
}

/** A street and what it is listed by. */
interface Listed {
  street: Street;
  city: string;
  /** Place of its name in the order of likeness; 0 where that does not count. */
  likeness: number;
}

/** The streets that bear some names, by name and city; close spellings keep the order of their likeness. */
function* groupsOf(
  store: Store,
  profile: CountryProfile,
  entries: readonly number[],
  keepOrder: boolean,
  listed: Set<number>,
): Generator<StreetGroup, void, undefined> {
  const rows = listedStreets(store, profile, entries, keepOrder, listed).sort(listOrder(profile.locale));
  for (let start = 0; start < rows.length; ) {
    const { street, city } = rows[start]!;
    const streets = [street];
    for (start++; start < rows.length; start++) {
      const next = rows[start]!;
      if (next.street.name !== street.name || next.city !== city) break;
      streets.push(next.street);
    }
    yield { profile, streets };
  }
}

function listedStreets(
  store: Store,
  profile: CountryProfile,
  entries: readonly number[],
  keepOrder: boolean,
  listed: Set<number>,
): Listed[] {
  const rows: Listed[] = [];
  for (const [likeness, entry] of entries.entries()) {
    const { values: bearers, length } = store.names.streets.bearerNumbers(entry);
    let marked = 0;
    for (let at = 0; at + 1 < length; at += 2) {
      marked += bearers[at]!;
      const id = Math.floor(marked / 2);
      const city = store.area(bearers[at + 1]!);
      if (listed.has(id) || countryOf(store, city).code !== profile.code) continue;
      listed.add(id);
      rows.push({ street: store.street(id), city: city.name, likeness: keepOrder ? likeness : 0 });
    }
  }
  return rows;
}

const listOrders = new Map<string, (a: Listed, b: Listed) => number>();

/** A collator takes 13 µs to make and memory outside the heap: one for each locale, not one for each question. */
function listOrder(locale: string): (a: Listed, b: Listed) => number {
  let order = listOrders.get(locale);
  if (order === undefined) {
    const { compare: collate } = new Intl.Collator(locale);
    const compare = (a: string, b: string): number => (a === b ? 0 : collate(a, b) || (a < b ? -1 : 1));
    order = (a, b) =>
      a.likeness - b.likeness ||
      compare(a.street.name, b.street.name) ||
      compare(a.city, b.city) ||
      a.street.id - b.street.id;
    listOrders.set(locale, order);
  }
  return order;
}
