import type { Area } from '../../model/areas';
import type { Verdict } from '../../model/match';
import { type LineWord, textOf } from '../../parse/read-line';
import type { Postcode, Street } from '../../store/rows';
import { fold } from '../../text/fold';
import { placeOfName } from '../gather/find-numbers';
import type { RankedCandidate } from '../judge/candidate';
import { countryOf } from '../places/area-chain';
import { isOnStreet } from '../query/asked-postcode';
import { completion, type LineToComplete, toBeConfirmed } from './completion';
import { type NamesMeant, ownName } from './names-meant';
import { completedPlace, placesBeginning, placesOneSlipOff } from './places-beginning';
import { type BegunStreets, prefixesOf, streetsBeginning, streetsBegun, sumOf } from './streets-beginning';
import { citiesNamed, citiesOf, liesThere, postcodeOf, typedPlaces } from './typed-place';
import { NO_WHOLE_NAMES, type WholeNames, wholeNames } from './whole-names';

/**
 * Weight of a place's address count, compared with a street's: people choose a place less often than its size suggests.
 */
const PLACE_WORTH = 0.05;

/** Who stops typing at the end of a name means that rather than a longer one: its addresses count so many times. */
const WHOLE_WORTH = 10;
const WHOLE_PLACE_WORTH = 1;
/** Where little goes on as typed, a place with one wrong letter may be meant. Its addresses count so much: a province against a street. */
const SLIP_WORTH = 0.001;
/** Who types the whole name of a place of which the data have no addresses means it, as if it were a village. */
const VILLAGE = 500;

/** The streets and places whose name begins as a line does. */
export interface BegunNames {
  readonly line: LineToComplete;
  readonly streets: BegunStreets;
  /** Those among them whose name is typed to its end. */
  readonly whole: WholeNames;
  /** The largest first. */
  readonly places: readonly Area[];
  /** Places whose whole name is one letter off, if little begins as the line does. */
  readonly slipped: readonly Area[];
  /** True if they begin as the line does with a letter mended. */
  readonly isMended: boolean;
}

/** Looks up the names that begin as typed, with the whole text as one name. */
export function beginNames(line: LineToComplete): BegunNames {
  const { profile, words } = line;
  const prefixes = prefixesOf(profile, words);
  const key = profile.key(textOf(words, 0, words.length));
  const streets = streetsBegun(line, words, null);
  const places = placesBeginning(line, prefixes);
  const known = sumOf(places) + streets.addressCount;
  // If nothing begins so, names with a slip are completed later, streets as well. No place outweighs more than this.
  const mayBeSlip = known > 0 && known < line.matcher.store.manifest.counts.addresses * SLIP_WORTH;
  const slipped = mayBeSlip ? placesOneSlipOff(line, key).filter((area) => !places.includes(area)) : [];
  return { line, streets, whole: wholeNames(line, [key]), places, slipped, isMended: false };
}

/** Looks up the names that begin as one of some mended texts. */
export function beginMended(line: LineToComplete, mended: readonly string[]): BegunNames {
  return {
    line,
    streets: streetsBeginning(line, mended, null),
    whole: wholeNames(line, mended),
    places: placesBeginning(line, mended),
    slipped: [],
    isMended: true,
  };
}

/**
 * Number of addresses of all such names in some countries, with places weighted. The confidence of a completion is its
 * share of them.
 */
export function addressesOf(begun: readonly BegunNames[]): number {
  const ofAll = begun.find(({ streets }) => streets.isOfAll)?.streets.addressCount;
  const ofStreets = ofAll ?? begun.reduce((sum, { streets }) => sum + streets.addressCount, 0);
  const ofPlaces = begun.reduce((sum, names) => sum + weightsOf(names), 0);
  const ofWhole = begun.reduce((sum, { whole }) => sum + whole.addressCount * (WHOLE_WORTH - 1), 0);
  return ofStreets + ofPlaces + ofWhole || 1;
}

/**
 * The streets and places whose name begins as typed: the whole text as one name, a place and then a street (`Groningen
 * Here`), or a street and then a place (`Herestraat Gro`). Those with more addresses score higher.
 * @param total number of addresses of all names that begin as typed.
 */
export function completeNames(begun: BegunNames, total: number): RankedCandidate[] {
  const { line } = begun;
  const { words } = line;
  const row = postcodeOf(line);
  if (row !== null) {
    const there = completeInPostcode(line, row);
    if (there.length > 0) return there;
  }
  const found = completeWhole(begun, total);
  for (let cut = 1; cut < words.length; cut++) {
    const inTown = citiesNamed(line, textOf(words, 0, cut)).map((cities) =>
      streetsInCities(line, words.slice(cut), cities),
    );
    found.push(...(inTown.find((streets) => streets.length > 0) ?? []));
    found.push(...streetsThenPlace(line, cut, ownName));
  }
  return distinct(found);
}

/** `4424EN We`: streets of the postcode that begin as typed, else those with such a later word; and its towns. */
function completeInPostcode(line: LineToComplete, row: Postcode): RankedCandidate[] {
  const { matcher, profile, words } = line;
  const { store } = matcher;
  const cities = citiesOf(line, row);
  const typed = fold(textOf(words, 0, words.length));
  const towns = typedPlaces(profile, typed).filter(({ postcode }) => postcode === '');
  const places = cities
    .map((id) => store.area(id))
    .filter((city) => towns.some(({ town }) => liesThere(line, city, town)));
  const begun = streetsBegun(line, words, cities);
  const streets = begun.largest.length > 0 ? begun : streetsOfPostcodeWith(line, row, typed);
  const names = { line, streets, whole: NO_WHOLE_NAMES, places, slipped: [], isMended: false };
  return completeWhole(names, addressesOf([names]));
}

function streetsOfPostcodeWith({ matcher }: LineToComplete, row: Postcode, typed: string): BegunStreets {
  const { store } = matcher;
  const streets = store.streetsOfPostcode(row).map((id) => store.street(id));
  const largest = streets.filter(({ name }) => hasWord(name, typed));
  return { largest, addressCount: sumOf(largest), isOfAll: false };
}

function weightsOf({ places, slipped, whole }: BegunNames): number {
  const ofPlaces = places.reduce((sum, area) => sum + weightOf(area, whole.isPlace(area)), 0);
  return ofPlaces + sumOf(slipped) * SLIP_WORTH;
}

/** Its addresses, as people mean it; never 0, because a place without addresses is found too. */
function weightOf({ addressCount }: Area, isNamed: boolean): number {
  return isNamed ? (addressCount || VILLAGE) * WHOLE_PLACE_WORTH : (addressCount || 1) * PLACE_WORTH;
}

/** True if a word of the name begins as typed, and the words behind it go on so. */
export function hasWord(name: string, typed: string): boolean {
  return ` ${fold(name)}`.includes(` ${typed}`);
}

/** Keeps the first completion of each street and of each place. */
export function distinct(found: readonly RankedCandidate[]): RankedCandidate[] {
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

/** The streets and places whose name begins as the whole text, mended or not. */
export function completeWhole(
  { line, streets, whole, places, slipped, isMended }: BegunNames,
  total: number,
): RankedCandidate[] {
  // A filter may drop or lift any place, so all are looked at.
  const worthALook = line.filter.idle ? places.slice(0, line.limit) : places;
  const wholeIds = new Set(whole.streets.map(({ id }) => id));
  const begun = [
    ...whole.streets.map((street) => {
      const share = (street.addressCount * WHOLE_WORTH) / total;
      return streetCompletion(line, street, share, Math.min(1, share), isMended ? 'typo' : 'partial');
    }),
    ...streets.largest
      .filter(({ id }) => !wholeIds.has(id))
      .map((street) => streetCompletion(line, street, street.addressCount / total)),
    ...worthALook.map((area) => {
      const isNamed = whole.isPlace(area);
      const share = weightOf(area, isNamed) / total;
      const verdict = !isNamed ? 'partial' : isMended ? 'typo' : 'exact';
      return completion(line, completedPlace(area, verdict), share, share);
    }),
    ...slipped.map((area) => {
      const share = (area.addressCount * SLIP_WORTH) / total;
      const place = completion(line, completedPlace(area, 'typo'), share, share);
      return place === null ? null : toBeConfirmed(place);
    }),
  ];
  return begun.filter((one) => one !== null);
}

function streetsInCities(
  line: LineToComplete,
  words: readonly LineWord[],
  cities: readonly number[],
): RankedCandidate[] {
  const { largest, addressCount } = streetsBegun(line, words, cities);
  return largest
    .map((street) => streetCompletion(line, street, street.addressCount / addressCount))
    .filter((one) => one !== null);
}

export function streetCompletion(
  line: LineToComplete,
  street: Street,
  score: number,
  confidence = Math.min(1, score),
  verdict: Verdict = 'partial',
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
    verdicts: { streetname: verdict },
  };
  return completion(line, completed, score, confidence);
}

/** Streets with a whole name, followed by the beginning of their city or municipality. */
export function streetsThenPlace(
  line: LineToComplete,
  cut: number,
  namesMeant: NamesMeant,
): RankedCandidate[] {
  const { matcher, profile, words } = line;
  const { store } = matcher;
  const places = typedPlaces(profile, textOf(words, cut, words.length));
  const row = postcodeOf(line);
  const found: RankedCandidate[] = [];
  const verdict = namesMeant === ownName ? 'partial' : namesMeant.verdict;
  for (const name of namesMeant.find(line, profile.key(textOf(words, 0, cut)))) {
    matcher.namesOf(profile).streets.forEachMember(name, (id, cityId) => {
      const city = store.area(cityId);
      if (
        countryOf(store, city).code !== profile.code ||
        !places.some(({ town, postcode }) => postcode === '' && liesThere(line, city, town))
      )
        return;
      const street = store.street(id);
      if (row !== null && !isOnStreet(row, street)) return;
      const score = 1 + Math.log10(1 + street.addressCount) / 10;
      const one = streetCompletion(line, street, score, 1, verdict);
      if (one !== null) found.push(one);
    });
  }
  return found;
}
