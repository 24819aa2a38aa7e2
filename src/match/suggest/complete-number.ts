import { joinHouseNumber } from '../../country/index';
import type { Area } from '../../model/areas';
import type { Verdict } from '../../model/match';
import { textOf } from '../../parse/read-line';
import { TopK } from '../../store/names/top-k';
import type { BlockView, Postcode, Street } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import { fold, squash } from '../../text/fold';
import { compareNatural } from '../../text/natural-order';
import { buildingOf, type FoundBuilding } from '../gather/building';
import type { FoundAddress } from '../gather/found-address';
import type { RankedCandidate } from '../judge/candidate';
import { countryOf } from '../places/area-chain';
import { type Completed, completion, type LineToComplete, placeBeginsWith } from './completion';
import { prefixesOf, streetsBeginning } from './streets-beginning';

/** Most streets with one name whose numbers are looked at. */
const MAX_STREETS = 24;
const STARTS_WITH_DIGIT = /^\d/;
/** Fewer letters begin too many names. */
const LEAST_BEGINNING = 3;

/** An address whose number begins as typed, or a building whose number is typed completely. */
interface BegunNumber {
  readonly street: Street;
  readonly address: FoundAddress | null;
  readonly building: FoundBuilding | null;
  /** True if the number is typed completely. */
  readonly isWhole: boolean;
}

/**
 * The addresses whose number begins as typed, if the line has a whole street name before it (or after it, in countries
 * that write the number first): `Herestraat 1` gives 1, 1A, 10, 11 …. With a place, only there. If no street has that
 * name, the numbers of the largest streets whose name begins so: `12 rue pas`.
 */
export function completeNumbers(line: LineToComplete): RankedCandidate[] {
  const { words, profile } = line;
  for (let index = words.length - 1; index >= 0; index--) {
    if (!STARTS_WITH_DIGIT.test(words[index]!.raw)) continue;
    const begun =
      index > 0 ? behindStreet(line, index) : profile.conventions.numberFirst ? beforeStreet(line) : [];
    if (begun.length > 0) return scored(line, begun);
  }
  return numbersOfBegunName(line);
}

/**
 * The first matching number of each street. The number is at an end of the line, and the other words begin a street
 * name but are not a whole one.
 */
function numbersOfBegunName(line: LineToComplete): RankedCandidate[] {
  const { words, profile, matcher } = line;
  const at = profile.conventions.numberFirst ? 0 : words.length - 1;
  const number = words[at];
  if (number === undefined || !STARTS_WITH_DIGIT.test(number.raw)) return [];
  const others = words.filter((word) => word !== number);
  const key = profile.key(textOf(others, 0, others.length));
  if (key.length < LEAST_BEGINNING || matcher.namesOf(profile).streets.keys.find(key) >= 0) return [];
  const { largest } = streetsBeginning(line, prefixesOf(profile, others), null);
  const begun = flatMap(largest, (street) =>
    numbersOfStreet({ ...line, limit: 1 }, street, squash(fold(number.raw))),
  );
  return scored(line, begun, 'partial');
}

/** The addresses of a postcode whose number begins as typed: `9401HS 1`. */
export function numbersOfPostcode(
  line: LineToComplete,
  postcode: Postcode,
  typed: string,
): RankedCandidate[] {
  const { store } = line.matcher;
  const begun: FoundAddress[] = [];
  store.forEachBlockOfPostcode(postcode, null, (view) => {
    for (let slot = 0; slot < view.count; slot++)
      if (view.postcode(slot) === postcode.text && beginsWith(view, slot, typed))
        begun.push(addressAt(view, slot));
  });
  const streets = [...new Set(begun.map(({ street }) => street))];
  const numbers = flatMap(streets, (id) =>
    ofStreet(
      store.street(id),
      begun.filter(({ street }) => street === id),
      typed,
    ),
  );
  return scored(line, numbers.slice(0, line.limit));
}

/** `Herestraat 12 Groningen`, `Groningen Herestraat 12`, `Herestraat Groningen 12`. */
function behindStreet(line: LineToComplete, index: number): readonly BegunNumber[] {
  const { words } = line;
  const typed = squash(fold(words[index]!.raw));
  const text = (from: number, end: number) => textOf(words, from, end);
  let begun = numbersOf(line, typed, text(0, index), text(index + 1, words.length));
  for (let cut = 1; cut < index && begun.length === 0; cut++) {
    begun = numbersOf(line, typed, text(cut, index), text(0, cut));
    if (begun.length === 0) begun = numbersOf(line, typed, text(0, cut), text(cut, index));
  }
  return begun;
}

/** `12 Main St`, `12 Main St Springfield`. */
function beforeStreet(line: LineToComplete): readonly BegunNumber[] {
  const { words } = line;
  const typed = squash(fold(words[0]!.raw));
  for (let end = words.length; end > 1; end--) {
    const begun = numbersOf(line, typed, textOf(words, 1, end), textOf(words, end, words.length));
    if (begun.length > 0) return begun;
  }
  return [];
}

/** The numbers that begin as typed, on the streets with a name in a place. An empty place means anywhere. */
function numbersOf(
  line: LineToComplete,
  typed: string,
  streetname: string,
  place: string,
): readonly BegunNumber[] {
  const { store } = line.matcher;
  const name = line.matcher.namesOf(line.profile).streets.keys.find(line.profile.key(streetname));
  if (name < 0) return [];
  return flatMap(largestStreets(line, name, place), (id) => numbersOfStreet(line, store.street(id), typed));
}

/** The streets with a name that have most addresses: those in a place, or all if none is named. */
function largestStreets(line: LineToComplete, name: number, place: string): number[] {
  if (place === '') return streetsWhere(line, name, () => true);
  // The place may be typed in part. If no place begins so, a place with a similar name is used.
  const typed = line.profile.key(place);
  const begun = streetsWhere(line, name, (city) => placeBeginsWith(line, city, typed));
  if (begun.length > 0) return begun;
  const { areas } = line.matcher.places.resolve(line.profile, place);
  return streetsWhere(line, name, (city) =>
    areas.some(({ area }) => area.id === city.id || area.id === city.parent),
  );
}

function streetsWhere(line: LineToComplete, name: number, liesThere: (city: Area) => boolean): number[] {
  const { matcher, profile } = line;
  const { store } = matcher;
  const largest = new TopK(MAX_STREETS);
  matcher.namesOf(profile).streets.forEachMember(name, (id, cityId) => {
    const city = store.area(cityId);
    if (countryOf(store, city).code === profile.code && liesThere(city))
      largest.offer(id, -store.addressCount(id));
  });
  return largest.taken();
}

/** The first numbers of a street, in natural order. The building of a number with several units comes first. */
function numbersOfStreet({ matcher, limit }: LineToComplete, street: Street, typed: string): BegunNumber[] {
  const begun: FoundAddress[] = [];
  matcher.store.forEachBlockOf(street, (view) => {
    for (let slot = 0; slot < view.count; slot++)
      if (beginsWith(view, slot, typed)) begun.push(addressAt(view, slot));
  });
  return ofStreet(street, begun, typed).slice(0, limit);
}

function ofStreet(street: Street, begun: FoundAddress[], typed: string): BegunNumber[] {
  const numbers = begun
    .sort(byNumber)
    .map((address) => ({ street, address, building: null, isWhole: isTyped(address, typed) }));
  const units = begun.filter(({ number }) => squash(fold(number)) === typed);
  const hasUnits = units.length > 1 && units.every(({ suffix }) => suffix !== '');
  const building = { street, address: null, building: hasUnits ? buildingOf(units) : null, isWhole: true };
  return hasUnits ? [building, ...numbers] : numbers;
}

function beginsWith(view: BlockView, slot: number, typed: string): boolean {
  const number = view.number(slot);
  // A plain number is folded already, and usually decides without the suffix.
  if (view.numberValue(slot) >= 0) {
    if (number.startsWith(typed)) return true;
    if (!typed.startsWith(number)) return false;
  }
  return squash(fold(number + view.suffix(slot))).startsWith(typed);
}

function addressAt(view: BlockView, slot: number): FoundAddress {
  const suffix = view.suffix(slot);
  return {
    ordinal: view.ordinal(slot),
    street: view.street,
    number: view.number(slot),
    suffix,
    suffixKey: suffix,
    sameText: false,
    postcode: view.postcode(slot),
    suburb: view.suburb(slot),
    latitude: view.latitude(slot),
    longitude: view.longitude(slot),
  };
}

function isTyped({ number, suffix }: FoundAddress, typed: string): boolean {
  return squash(fold(joinHouseNumber(number, suffix))) === typed;
}

function byNumber(a: FoundAddress, b: FoundAddress): number {
  return compareNatural(a.number, b.number) || compareNatural(a.suffix, b.suffix) || a.ordinal - b.ordinal;
}

/** Share of the certainty for completely typed numbers, if longer numbers fit too. */
const WHOLE_SHARE = 0.9;

/** Completely typed numbers first, the others in the order found. The confidences add up to 1. */
function scored(
  line: LineToComplete,
  begun: readonly BegunNumber[],
  streetname: Verdict = 'exact',
): RankedCandidate[] {
  const wholes = begun.filter(({ isWhole }) => isWhole);
  const others = begun.filter(({ isWhole }) => !isWhole);
  const wholeShare = wholes.length === 0 ? 0 : others.length === 0 ? 1 : WHOLE_SHARE;
  const completions = [...wholes, ...others].map((one, at) => {
    const confidence = one.isWhole ? wholeShare / wholes.length : (1 - wholeShare) / others.length;
    return completion(line, completedNumber(line, one, streetname), 1 - at / 1000, confidence);
  });
  return completions.filter((one) => one !== null);
}

function completedNumber({ matcher }: LineToComplete, one: BegunNumber, streetname: Verdict): Completed {
  const { street, address, building, isWhole } = one;
  const found = (address ?? building)!;
  return {
    level: building === null ? 'address' : 'building',
    address,
    building,
    street,
    area: matcher.store.area(found.suburb),
    latitude: found.latitude,
    longitude: found.longitude,
    spreadMeters: building?.spreadMeters ?? 0,
    verdicts: { streetname, number: isWhole ? 'exact' : 'partial' },
  };
}
