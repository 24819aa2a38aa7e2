import { distanceMeters } from '../../geo/distance';
import { AREA_LEVELS, type Area } from '../../model/areas';
import type { Verdict } from '../../model/match';
import { lettersApart } from '../../rank/letters-apart';
import type { Store } from '../../store/rows';
import { editDistance } from '../../text/edit-distance';
import { fold, squash } from '../../text/fold';
import type { Matcher } from '../matcher';
import type { AskedPlace } from '../query/asked-place';
import { liesIn } from './area-chain';
import type { ResolvedPlace } from './resolved-place';

/*
 * Only this file decides whether something lies in the asked places: for a city, before its addresses are read, and for
 * an address, with all areas around it.
 */

/**
 * How a city agrees with all asked places. 2: the places name it, or name no city and may hold it. 1: a place that also
 * names another city may hold it (`Leeuwarden` the municipality, not the town). 0: some place does not hold it.
 */
export type CityAgreement = 0 | 1 | 2;

export function cityAgreement(store: Store, places: readonly AskedPlace[], city: Area): CityAgreement {
  let least: CityAgreement = 2;
  for (const { areas } of places) {
    const namesCity = areas.some(({ area }) => area.level === 'city');
    let agreement: CityAgreement = 0;
    for (const { area } of areas) {
      if (area.id === city.id) agreement = 2;
      else if (agreement < 2 && mayHold(store, area, city))
        agreement = namesCity && !isMainCity(city, area) ? 1 : 2;
    }
    if (agreement < least) least = agreement;
  }
  return least;
}

/** Metres from a city to the nearest asked place: 0 if such a place may hold the city, or if none is known. */
export function metersFromPlaces(store: Store, places: readonly AskedPlace[], city: Area): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { areas } of places) {
    for (const { area } of areas) {
      if (mayHold(store, area, city)) return 0;
      nearest = Math.min(
        nearest,
        distanceMeters(city.latitude, city.longitude, area.latitude, area.longitude),
      );
    }
  }
  return nearest === Number.POSITIVE_INFINITY ? 0 : Math.max(1, nearest);
}

/** True if the area holds the city, or is a suburb in its municipality: the data do not tell the city of a suburb. */
function mayHold(store: Store, area: Area, city: Area): boolean {
  if (area.level === 'suburb') return area.parent === city.parent;
  return liesIn(store, city, area);
}

/** How one asked place agrees with the areas around an address. */
export type PlaceAgreement =
  | { readonly kind: 'none' }
  | {
      /**
       * `shadowed`: only a wide area has the name, and a narrower area with the same name lies elsewhere. `Groningen`
       * means the town; an address elsewhere in the province of that name is hardly meant.
       */
      readonly kind: 'equal' | 'typo' | 'shadowed';
      readonly area: Area;
      readonly edits: number;
      readonly verdict: Verdict;
      /** See `ResolvedPlace`. */
      readonly isCalledAfterTown: boolean;
    };

const LEAST_OF_CONTRACTION = 3;
const LEAST_OF_CUT_OFF = 2;
const CONSONANTS = /^[b-df-hj-np-tv-xz]+$/;

/** Largest share of the letters of a damaged name that may differ. */
const MOST_EDITS = 0.4;
/** Fewer letters that differ are few in any name. */
export const FAR_EDITS = 3;

const NO_AGREEMENT: PlaceAgreement = { kind: 'none' };

/** @param around the areas that hold the address: see `areasAround`. */
export function placeAgreement(matcher: Matcher, asked: AskedPlace, around: readonly Area[]): PlaceAgreement {
  const named = namedArea(asked, around);
  if (named !== null) return agreementWith(asked, named, around);
  if (asked.field === 'province' || asked.profile.isDivision(asked.raw)) return NO_AGREEMENT;
  const damaged = damagedArea(matcher, asked, around);
  return damaged === null
    ? NO_AGREEMENT
    : agreementWith(asked, { area: damaged.area, edits: Math.max(1, damaged.edits), alias: false }, around);
}

function agreementWith(
  asked: AskedPlace,
  { area, edits, alias, isCalledAfterTown = false }: ResolvedPlace,
  around: readonly Area[],
): PlaceAgreement {
  const verdict = edits > 0 ? 'typo' : verdictOn(asked.raw, area, alias);
  const isWide =
    area.level === 'province' || (area.level === 'municipality' && asked.field !== 'municipality');
  const isShadowed =
    isWide &&
    asked.field !== 'province' &&
    asked.areas.some((other) => depthOf(other.area) > depthOf(area)) &&
    !around.some((city) => isMainCity(city, area));
  const kind = isShadowed ? 'shadowed' : edits > 0 ? 'typo' : 'equal';
  return { kind, area, edits, verdict, isCalledAfterTown };
}

/** True for a city with the name of its municipality: other names of one (`Bruxelles`) are also names of the other. */
export function isMainCity(city: Area, { level, name }: Area): boolean {
  return level === 'municipality' && city.level === 'city' && city.name === name;
}

/** The area around the address that the text names with the fewest edits; of equal ones the narrowest. */
function namedArea(asked: AskedPlace, around: readonly Area[]): AskedPlace['areas'][number] | null {
  let best: AskedPlace['areas'][number] | null = null;
  for (const place of asked.areas) {
    if (asked.field === 'province' && place.area.level !== 'province') continue;
    if (best !== null) {
      if (place.edits > best.edits) continue;
      if (place.edits === best.edits && depthOf(place.area) <= depthOf(best.area)) continue;
    }
    if (around.some(({ id }) => id === place.area.id)) best = place;
  }
  return best;
}

/**
 * The area around the address that a damaged place name means, if the index did not find it; null for none. A name that
 * sounds the same counts as one edit: `Dronrijp` for `Dronryp`.
 */
function damagedArea(
  matcher: Matcher,
  { key, raw, profile, areas }: AskedPlace,
  around: readonly Area[],
): { area: Area; edits: number } | null {
  // The name of an existing place is rarely a damaged one, so at most one letter may differ, and it is no short form.
  const isPlace = isNameOfPlace({ areas });
  let bound = isPlace ? 1 : Math.floor(key.length * MOST_EDITS);
  const sound = profile.sound(key);
  // `Gron.` for Groningen; but `St.` is an abbreviation that the country knows.
  const isCutOff =
    !isPlace && raw.endsWith('.') && key.length >= LEAST_OF_CUT_OFF && key === squash(fold(raw));
  let best: { area: Area; edits: number } | null = null;
  for (const area of around) {
    if (bound < 0) break;
    if (area.level === 'province' || area.level === 'country' || area.name === '') continue;
    const found = matcher.places.keyOf(profile, area);
    const isClose =
      profile.soundsAs(found, sound) ||
      (!isPlace && bound > 0 && isContraction(key, found)) ||
      (isCutOff && found.startsWith(key));
    const edits = isClose ? Math.min(1, bound) : editDistance(key, found, bound);
    if (edits > bound || (edits >= FAR_EDITS && differsInAWord(profile.tokens(raw), found, edits))) continue;
    best = { area, edits };
    bound = Math.max(1, edits) - 1;
  }
  return best;
}

/** `Nørby Sund` is not `Vester Sund`: most letters differ of the words that the two do not share. */
function differsInAWord(tokens: readonly string[], found: string, edits: number): boolean {
  return tokens.length > 1 && edits > MOST_EDITS * lettersApart(tokens, found);
}

/**
 * `Rvk` and `Rvík` for Reykjavík, `Kbh` for København: letters of the name in their order, from its first one on; only
 * consonants, or up to its last one.
 */
function isContraction(key: string, name: string): boolean {
  if (key.length < LEAST_OF_CONTRACTION || key.length > name.length / 2 || key[0] !== name[0]) return false;
  if (!CONSONANTS.test(key) && key.at(-1) !== name.at(-1)) return false;
  // `Lyn` is Lynn, not Lynnfield.
  if (name.startsWith(key)) return false;
  let at = 0;
  for (const letter of name) if (letter === key[at]) at++;
  return at === key.length;
}

/** True if the text is exactly the name of a place. */
export function isNameOfPlace({ areas }: Pick<AskedPlace, 'areas'>): boolean {
  return areas.some(({ edits }) => edits === 0);
}

function verdictOn(raw: string, area: Area, alias: boolean): Verdict {
  if (raw === area.name) return 'exact';
  if (alias) return 'alias';
  return fold(raw) === fold(area.name) ? 'folded' : 'abbreviation';
}

function depthOf(area: Area): number {
  return AREA_LEVELS.indexOf(area.level);
}
