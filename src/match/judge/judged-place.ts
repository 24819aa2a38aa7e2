import { distanceMeters } from '../../geo/distance';
import type { Area } from '../../model/areas';
import type { Verdict } from '../../model/match';
import type { Feature } from '../../rank/features';
import type { Store } from '../../store/rows';
import { fold, wordsOf } from '../../text/fold';
import type { Matcher } from '../matcher';
import type { PlaceAgreement } from '../places/agreement';
import { liesIn } from '../places/area-chain';
import { levelTold, nameOfCounty } from '../places/asked-place';
import type { AskedPlace } from '../query/asked-place';
import type { LineEvidence } from '../query/query';

/** An asked place, and how it agrees with a candidate. */
export interface JudgedPlace {
  readonly asked: AskedPlace;
  readonly agreement: PlaceAgreement;
}

/**
 * A place nearer than this to the asked one counts as a neighbouring village; a farther place is another part of the
 * country.
 */
const NEIGHBOUR_METERS = 9_000;
const FAR_METERS = 50_000;
/** A name that at least this many suburbs have tells little about the town. */
const LEAST_OF_COMMON = 3;
/** A town with a name of so few letters has many others whose names differ by one. */
const SHORT_NAME = 6;
const WIDER_AREA = /^(?:kanton|cantone?|province) | province$/;

/**
 * True if an agreeing place is a town, or a suburb whose name no other suburb has: not the `Centrum` of `Centrum,
 * Groningen`.
 */
export function isTown({ asked, agreement }: JudgedPlace, around: readonly Area[]): boolean {
  if (agreement.kind !== 'equal' && agreement.kind !== 'typo') return false;
  // `Rutland, Rutland County`: a county of the town's name is not the town.
  if (nameOfCounty(asked.raw) !== null) return false;
  const { name, level } = agreement.area;
  const namesakes = asked.areas.filter(({ area }) => area.level === 'suburb');
  if (level === 'suburb' && namesakes.length === 1) return true;
  // A suburb may have the name of its town.
  return around.some(
    (area) => area.name === name && (area.level === 'city' || area.level === 'municipality'),
  );
}

/** True if the text names only suburbs, at least three. */
export function isCommonSuburb({ areas }: AskedPlace): boolean {
  return areas.length >= LEAST_OF_COMMON && areas.every(({ area }) => area.level === 'suburb');
}

/**
 * `Molenbeek, Bruxelles`: beside a town, people name the larger city near it. In `Winschoten, Oldambt` the city lies in what
 * agrees, and is meant.
 */
export function namesLargerCity(
  store: Store,
  { areas }: AskedPlace,
  town: Area,
  judged: readonly JudgedPlace[],
): boolean {
  const agreed = judged.flatMap(({ agreement }) => (agreement.kind === 'none' ? [] : [agreement.area]));
  return areas.some(
    ({ area, edits }) =>
      edits === 0 &&
      (area.level === 'city' || area.level === 'municipality') &&
      area.addressCount > town.addressCount &&
      !agreed.some((other) => liesIn(store, area, other)),
  );
}

/** True if two texts are names of one area, in one language or in two. */
export function areSamePlace({ areas }: AskedPlace, other: AskedPlace): boolean {
  return areas.some(({ area, edits }) =>
    other.areas.some((one) => one.area.id === area.id && edits + one.edits === 0),
  );
}

/** The feature of a place that does not agree with a candidate at this point, degrees. */
export function conflictFeature(
  asked: AskedPlace,
  line: LineEvidence,
  latitude: number,
  longitude: number,
): Feature {
  if (asked.field === 'province') return 'province.conflict';
  // `Rue du Bois Grnad Haut`: words that touch the street most likely belong to its name.
  if (asked.areas.length === 0) return line.placeTouchesStreet ? 'place.conflict' : 'place.unknown';
  return metersTo(asked, latitude, longitude) < NEIGHBOUR_METERS ? 'place.near' : 'place.conflict';
}

/** True for a place of the data that no post office shares with this point: `Rue Rougé, 97160 Montreux-Château` is an ocean away. */
export function isFar(asked: AskedPlace, latitude: number, longitude: number): boolean {
  return asked.areas.length > 0 && metersTo(asked, latitude, longitude) > FAR_METERS;
}

/**
 * True if the town that the text names is not near this point: `60 South St, Essex` is not in the county of Essex. Elsewhere than in the
 * United States, people do give the municipality of a village as its town.
 */
export function isFarFromTown({ areas, profile }: AskedPlace, latitude: number, longitude: number): boolean {
  if (profile.code !== 'US') return false;
  const towns = areas.filter(({ area }) => area.level === 'city');
  return towns.length > 0 && metersTo({ areas: towns }, latitude, longitude) > NEIGHBOUR_METERS;
}

/** Metres to the edge of the nearest area that the text may name. */
function metersTo({ areas }: Pick<AskedPlace, 'areas'>, latitude: number, longitude: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { area } of areas) {
    const meters = distanceMeters(latitude, longitude, area.latitude, area.longitude) - area.radiusMeters;
    if (meters < nearest) nearest = meters;
  }
  return nearest;
}

/** `Gießen` and `Hessen` are hardly `Essen`. */
export function beginsLonger(asked: string, found: string): boolean {
  const [one, other] = [fold(asked), fold(found)];
  return other.length <= SHORT_NAME && one.length > other.length && one.charAt(0) !== other.charAt(0);
}

/** `Gron` is Grou with a wrong letter, and it begins Groningen. */
export function beginsOther(matcher: Matcher, { key, profile }: AskedPlace, town: Area): boolean {
  if (matcher.places.keyOf(profile, town).startsWith(key)) return false;
  return matcher.namesOf(profile).places.beginning(key).size > 0;
}

/**
 * True for the name of a province that most likely is meant as the town which gave it: `Bern`. Not for `Kanton Bern` and `BE`.
 * @param area the area that has the name.
 */
export function isMeantAsTown(asked: AskedPlace, area: Area, verdict: Verdict): boolean {
  if (area.level !== 'province' || asked.field !== 'city' || verdict === 'alias') return false;
  return asked.profile.hasProvincesOfTowns && !tellsWiderArea(asked);
}

function tellsWiderArea({ raw }: AskedPlace): boolean {
  return levelTold(raw) !== null || WIDER_AREA.test(fold(raw));
}

/** Letters in front of a name that has capitals and small letters. */
const CAPITAL_IN_FRONT = /^\p{Lu}\s.*\p{Ll}/u;
const LETTER_AND_NAME = /^\p{Ll}\p{Lu}\p{Ll}/u;
/** More letters are a word, which may have a slip. */
const MOST_OF_DISTRICT = 2;

/** `Odense SØ` and Odense NØ, `Aarhus C` and Aarhus N: the last letters are those of two districts of a town, and no slip. */
export function isOtherDistrict(raw: string, { name }: Area): boolean {
  const asked = wordsOf(fold(raw));
  const found = wordsOf(fold(name));
  const [ours, theirs] = [asked.pop() ?? '', found.pop() ?? ''];
  if (asked.length === 0 || ours.length > MOST_OF_DISTRICT || theirs.length > MOST_OF_DISTRICT) return false;
  return ours !== theirs && asked.join(' ') === found.join(' ');
}

/**
 * `l2 Hoogeveen`, `Burlington on`: a word beside the name of the town is no slip in that name. A letter may be one, unless it is that
 * of a direction: `100 Mont-Royal W Montreal`, or a capital where the house number ends: `Espilundur 18 Z Akureyri`.
 */
export function hasWordMore({ places }: Matcher, { raw, profile }: AskedPlace, town: Area): boolean {
  const words = wordsOf(fold(raw));
  // `Bil/Bienne` has no word more than `Biel/Bienne`.
  if (words.length < 2 || words.length <= wordsOf(fold(town.name)).length) return false;
  const mayBeOfHouse = !profile.conventions.numberFirst && CAPITAL_IN_FRONT.test(raw);
  const isLetter = (word: string) =>
    word.length === 1 && profile.opposites.of(profile.token(word)).length === 0;
  const isHarmless = (word: string) => isLetter(word) || word === profile.code.toLowerCase();
  return [words.slice(1), words.slice(0, -1)].some((rest, at) => {
    const name = rest.join(' ');
    return (
      !(at === 0 ? isHarmless(words[0]!) && !mayBeOfHouse : isHarmless(words.at(-1)!)) &&
      places.isKnown(profile, name) &&
      places.resolve(profile, name).areas.some(({ area, edits }) => area.id === town.id && edits === 0)
    );
  });
}

/** `aBiel`: a small letter in front of the whole name is rather that of the house, glued to the town. */
export function hasLetterMore({ places }: Matcher, { raw, profile }: AskedPlace, town: Area): boolean {
  if (!LETTER_AND_NAME.test(raw)) return false;
  return places
    .resolve(profile, raw.slice(1))
    .areas.some(({ area, edits }) => area.id === town.id && edits === 0);
}
