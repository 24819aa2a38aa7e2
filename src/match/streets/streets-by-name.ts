import type { CountryProfile } from '../../country/index';
import { WordedName } from '../../rank/worded-name';
import type { NameIndex } from '../../store/names/name-index';
import type { Matcher } from '../matcher';
import { countryOf } from '../places/area-chain';
import { type ComparedNames, closeNames } from './close-names';
import { RememberedNames } from './remembered-names';

/** Streets in the order in which they are listed, all of one country. */
export interface StreetGroup {
  readonly profile: CountryProfile;
  readonly streets: readonly number[];
}

/** The name as one country reads it. */
interface NameInCountry {
  readonly profile: CountryProfile;
  readonly names: ComparedNames;
  readonly asked: WordedName;
  /** Names that an earlier tier had. */
  readonly seen: Set<number>;
}

/** Ids of the names that fit in one way. */
type Tier = (names: ComparedNames, asked: WordedName) => readonly number[];
const TIERS: readonly Tier[] = [equalNames, namesBeginning, namesContaining];

/**
 * The streets whose name fits: equal, then beginning with it, then containing it, then spelled closely; within each by
 * name and city. A tier is looked up when the one before is exhausted: one page mostly needs only one.
 * Streets of one name in one city come in one group.
 * @param atOnce so many streets make a group at least; their order within it is of no matter then.
 * @throws GeocoderError INVALID_REQUEST for a country that the dataset does not hold.
 */
export function* streetsByName(
  matcher: Matcher,
  name: string,
  country: string | undefined,
  atOnce: number,
): Generator<StreetGroup, void, undefined> {
  const remembered = new Map<NameIndex, ComparedNames>();
  const namesOf = (profile: CountryProfile): ComparedNames => {
    const index = matcher.namesOf(profile);
    if (!matcher.isShared(profile)) return index.streets;
    // Countries in one index mostly look for the same key.
    const names = remembered.get(index) ?? new RememberedNames(index.streets);
    remembered.set(index, names);
    return names;
  };
  const countries: NameInCountry[] = matcher
    .profilesInScope(country)
    .map((profile) => ({
      profile,
      names: namesOf(profile),
      asked: new WordedName(profile, name),
      seen: new Set<number>(),
    }))
    .filter(({ asked }) => asked.key !== '');
  // A street has several names in the index: it is listed where it fits best.
  const listed = new Set<number>();
  for (const tier of TIERS) {
    for (const { profile, names, asked, seen } of countries) {
      const fresh = tier(names, asked).filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      yield* groupsOf(matcher, profile, fresh, listed, atOnce);
    }
  }
  // A name that one country has is meant there: close ones of another are noise.
  const isNamed = countries.some(({ names, asked }) => names.keys.find(asked.key) >= 0);
  for (const { profile, names, asked, seen } of countries)
    for (const id of closeNames(names, profile, asked, seen, isNamed))
      yield* groupsOf(matcher, profile, [id], listed, atOnce);
}

/** The streets of names that were not listed before, by name and city where they are too many for one group. */
function* groupsOf(
  matcher: Matcher,
  profile: CountryProfile,
  names: readonly number[],
  listed: Set<number>,
  atOnce: number,
): Generator<StreetGroup, void, undefined> {
  const { streets } = matcher.namesOf(profile);
  const found: number[] = [];
  for (const name of names) {
    streets.forEachMember(name, (street, city) => {
      if (listed.has(street) || !isOf(matcher, profile, city)) return;
      listed.add(street);
      found.push(street);
    });
  }
  if (found.length === 0) return;
  if (found.length <= atOnce) {
    yield { profile, streets: found };
    return;
  }
  const rows = sortedRows(matcher, profile, found);
  for (let from = 0; from < rows.length; ) {
    let to = Math.min(from + atOnce, rows.length);
    while (to < rows.length && areAlike(rows[to - 1]!, rows[to]!)) to++;
    yield { profile, streets: rows.slice(from, to).map(({ id }) => id) };
    from = to;
  }
}

interface StreetRow {
  readonly id: number;
  readonly name: string;
  readonly city: string;
}

/** By name, city and id. */
function sortedRows(
  { store, collations }: Matcher,
  { locale }: CountryProfile,
  ids: readonly number[],
): StreetRow[] {
  const compare = collations.of(locale);
  return ids
    .map((id) => {
      const { name, city } = store.streetHead(id);
      return { id, name, city: store.area(city).name };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.city, b.city) || a.id - b.id);
}

/** True for streets of one name in one city: their addresses are listed as one. */
function areAlike(left: StreetRow, right: StreetRow): boolean {
  return left.name === right.name && left.city === right.city;
}

function isOf(matcher: Matcher, profile: CountryProfile, city: number): boolean {
  const { store } = matcher;
  return !matcher.isShared(profile) || countryOf(store, store.area(city)).code === profile.code;
}

function equalNames(names: ComparedNames, asked: WordedName): readonly number[] {
  return [...new Set(asked.keys.map((key) => names.keys.find(key)))].filter((name) => name >= 0);
}

/** A part of a name may look like an abbreviation and be none: `Burg` begins both `Burgemeester …` and `Burgwal`. */
function namesBeginning(names: ComparedNames, { key, squashed }: WordedName): readonly number[] {
  const found = range(names, key);
  return squashed === key ? found : [...new Set([...found, ...range(names, squashed)])];
}

function range(lexicon: ComparedNames, prefix: string): number[] {
  const names = lexicon.beginning(prefix);
  return Array.from({ length: names.size }, (_, at) => names.at(at));
}

function namesContaining(names: ComparedNames, { key, squashed }: WordedName): readonly number[] {
  const found = names.containing(key);
  return squashed === key ? found : [...new Set([...found, ...names.containing(squashed)])];
}
