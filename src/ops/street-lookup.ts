import { type CountryProfile, joinDesignation } from '../country/index';
import { DEFAULT_LIST_LIMIT } from '../model/limits';
import type { Match } from '../model/match';
import type { StreetLookupOptions } from '../model/options';
import type { StreetLookupRequest } from '../model/requests';
import type { StreetLookupAddress } from '../model/shapes';
import { type Designation, readDesignation } from '../parse/designation';
import { type AskedName, askedName, costOf, fitName } from '../rank/name-fit';
import { rankShortlist } from '../rank/shortlist';
import type { Address, Store, Street } from '../store/rows';
import { squash } from '../text/fold';
import { compareNatural } from '../text/natural-order';
import { countryOf } from './matching/area-chain';
import { profilesInScope } from './matching/scope';
import { matchOfAddress } from './matching/to-match';

/** Close spellings looked at, and how far off they may be. */
const MAX_CLOSE_NAMES = 24;
const WORST_CLOSE_COST = 2.2;

/**
 * Addresses by street name: names equal to the one asked, then names that begin with it, then names that
 * contain it, then close spellings; within each by name, city and number in natural order.
 */
export function lookupStreet(
  store: Store,
  request: StreetLookupRequest,
  options: StreetLookupOptions,
): StreetLookupAddress[] | Match[] {
  const limit = options.limit ?? DEFAULT_LIST_LIMIT;
  let skip = options.offset ?? 0;
  const answers: { address: Address; street: Street }[] = [];
  for (const group of streetGroups(store, request.streetname, options.country)) {
    if (answers.length >= limit) break;
    const total = group.streets.reduce((sum, street) => sum + street.addressCount, 0);
    if (request.number === undefined && skip >= total) {
      skip -= total;
      continue;
    }
    const asked = request.number === undefined ? null : readDesignation(group.profile, request.number);
    const found = group.streets
      .flatMap((street) => addressesOf(store, group.profile, street, asked))
      .sort(byDesignation);
    answers.push(...found.slice(skip, skip + limit - answers.length));
    skip = Math.max(0, skip - found.length);
  }
  if (options.detail === true)
    return answers.map(({ address, street }) => matchOfAddress(store, address, street));
  return answers.map(({ address, street }) => shapeOf(store, address, street));
}

function shapeOf(store: Store, address: Address, street: Street): StreetLookupAddress {
  return {
    streetname: street.name,
    number: joinDesignation(address.number, address.suffix),
    city: store.area(street.city).name || null,
    postcode: address.postcode,
    latitude: address.latitude,
    longitude: address.longitude,
  };
}

/** Streets of one name in one city: their addresses are listed as one. */
interface StreetGroup {
  profile: CountryProfile;
  streets: Street[];
}

function* streetGroups(store: Store, name: string, country: string | undefined): Generator<StreetGroup> {
  const profiles = profilesInScope(store, country);
  const seen = new Set<string>();
  // A street has several names in the index: it is listed where it fits best.
  const listed = new Set<number>();
  for (const tier of ['exact', 'prefix', 'containing', 'close'] as const) {
    for (const profile of profiles) {
      const entries = entriesOf(store, profile, name, tier).filter((entry) => {
        const id = `${profile.code} ${entry}`;
        return !seen.has(id) && seen.add(id);
      });
      yield* sortedGroups(store, profile, entries, tier === 'close', listed);
    }
  }
}

function entriesOf(
  store: Store,
  profile: CountryProfile,
  name: string,
  tier: 'exact' | 'prefix' | 'containing' | 'close',
): number[] {
  const { streets } = store.names;
  const asked = askedName(profile, name);
  if (asked.key === '') return [];
  switch (tier) {
    case 'exact': {
      const entry = streets.keys.find(asked.key);
      return entry < 0 ? [] : [entry];
    }
    case 'prefix':
      return asWritten(asked).flatMap((key) => {
        const [from, to] = streets.keys.prefixRange(key);
        return Array.from({ length: to - from }, (_, position) => from + position);
      });
    case 'containing':
      return asWritten(asked).flatMap((key) => streets.containing(key));
    case 'close': {
      const near = [...new Set([...streets.oneEdit(asked.key), ...streets.similar(asked.key, 60)])].filter(
        (entry) => costOf(fitName(profile, asked, streets.keys.key(entry))) <= WORST_CLOSE_COST,
      );
      const order = rankShortlist(
        asked.key,
        near.map((entry) => streets.keys.key(entry)),
      );
      return order.slice(0, MAX_CLOSE_NAMES).map((position) => near[position]!);
    }
  }
}

/** A part of a name may look like an abbreviation and be none: `Burg` begins both `Burgemeester …` and `Burgwal`. */
function asWritten(asked: AskedName): string[] {
  return [...new Set([asked.key, squash(asked.folded)])];
}

/** The streets that bear some names, by name and city; close spellings keep the order of their likeness. */
function* sortedGroups(
  store: Store,
  profile: CountryProfile,
  entries: readonly number[],
  keepOrder: boolean,
  listed: Set<number>,
): Generator<StreetGroup> {
  const collator = new Intl.Collator(profile.locale);
  const compare = (a: string, b: string) => collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
  const rows: { street: Street; city: string; likeness: number }[] = [];
  for (const [likeness, entry] of entries.entries()) {
    for (const { id, owner } of store.names.streets.bearers(entry)) {
      const city = store.area(owner);
      if (listed.has(id) || countryOf(store, city).code !== profile.code) continue;
      listed.add(id);
      rows.push({ street: store.street(id), city: city.name, likeness: keepOrder ? likeness : 0 });
    }
  }
  rows.sort(
    (a, b) =>
      a.likeness - b.likeness ||
      compare(a.street.name, b.street.name) ||
      compare(a.city, b.city) ||
      a.street.id - b.street.id,
  );
  for (let start = 0; start < rows.length; ) {
    const first = rows[start]!;
    let end = start + 1;
    while (
      end < rows.length &&
      rows[end]!.street.name === first.street.name &&
      rows[end]!.city === first.city
    )
      end++;
    yield { profile, streets: rows.slice(start, end).map(({ street }) => street) };
    start = end;
  }
}

function addressesOf(
  store: Store,
  profile: CountryProfile,
  street: Street,
  asked: Designation | null,
): { address: Address; street: Street }[] {
  const found: { address: Address; street: Street }[] = [];
  const blocks =
    asked === null
      ? Array.from({ length: street.blockCount }, (_, position) => street.firstBlock + position)
      : store.blocksWithNumber(street.id, asked.number);
  for (const block of blocks) {
    const view = store.load(block);
    for (let slot = 0; slot < view.count; slot++) {
      if (asked !== null && !isAsked(profile, asked, view.number(slot), view.suffix(slot))) continue;
      found.push({ address: view.address(slot), street });
    }
  }
  return found;
}

/** Asked `12`: 12 and its suffixed siblings; asked `12A`: only that. */
function isAsked(profile: CountryProfile, asked: Designation, number: string, suffix: string): boolean {
  const designation = readDesignation(profile, number, suffix);
  if (designation.number !== asked.number) return false;
  return asked.suffix === '' || designation.suffix === asked.suffix;
}

function byDesignation(a: { address: Address }, b: { address: Address }): number {
  return (
    compareNatural(a.address.number, b.address.number) ||
    compareNatural(a.address.suffix, b.address.suffix) ||
    a.address.ordinal - b.address.ordinal
  );
}
