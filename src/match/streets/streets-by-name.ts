import type { CountryProfile } from '../../country/index';
import { WordedName } from '../../rank/worded-name';
import type { NameIndex } from '../../store/names/name-index';
import type { Matcher } from '../matcher';
import { countryOf } from '../places/area-chain';
import { type ComparedNames, closeNames } from './close-names';
import { RememberedNames } from './remembered-names';

/** Streets of one country that are listed together. */
export interface StreetGroup {
  readonly profile: CountryProfile;
  readonly streets: readonly number[];
}

/** The asked name as one country reads it. */
interface NameInCountry {
  readonly profile: CountryProfile;
  readonly names: ComparedNames;
  readonly asked: WordedName;
  /** Names that an earlier tier found. */
  readonly seen: Set<number>;
}

/** Finds the ids of names that fit in one way. */
type Tier = (names: ComparedNames, asked: WordedName) => readonly number[];
const TIERS: readonly Tier[] = [equalNames, namesBeginning, namesContaining];

/**
 * The streets with a name that fits: first equal names, then names that begin with the asked one, then names that
 * contain it, then close spellings. A tier is looked up only after the tier before it is used up; most pages need only
 * one. Streets with the same name in the same city are in the same group.
 * @param atOnce least number of streets in a group, except the last group of a tier. Groups are in order of name and
 * city; the streets within a group are not.
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
    // Countries that share an index usually look for the same key, so look-ups are remembered.
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
  // A street may have several names in the index. It is listed once, where it fits best.
  const listed = new Set<number>();
  for (const tier of TIERS) {
    for (const { profile, names, asked, seen } of countries) {
      const fresh = tier(names, asked).filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      yield* groupsOf(matcher, profile, fresh, listed, atOnce);
    }
  }
  // If one country has the name, it is meant there, and close names of another country are noise.
  const isNamed = countries.some(({ names, asked }) => names.keys.find(asked.key) >= 0);
  for (const { profile, names, asked, seen } of countries)
    for (const id of closeNames(names, profile, asked, seen, isNamed))
      yield* groupsOf(matcher, profile, [id], listed, atOnce);
}

/**
 * The streets of the names, without those that were listed before. Too many for one group are sorted by name and city.
 */
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

/** Sorted by name, city and id. */
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

/** True for streets with the same name in the same city: their addresses are listed as one street. */
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

/**
 * The asked text is also looked up as written, because a part may look like an abbreviation: `Burg` begins both
 * `Burgemeester …` and `Burgwal`.
 */
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
