import type { Area } from '../../model/areas';
import { type LineWord, textOf } from '../../parse/read-line';
import { TopK } from '../../store/names/top-k';
import type { Postcode, Street } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import type { FoundAddress } from '../gather/found-address';
import type { RankedCandidate } from '../judge/candidate';
import { countryOf } from '../places/area-chain';
import { isOnStreet } from '../query/asked-postcode';
import type { LineToComplete } from './completion';
import { type NamesMeant, ownName } from './names-meant';
import {
  addressAt,
  type BegunNumber,
  beginsWith,
  numbersOfStreet,
  ofStreet,
  scored,
  type TypedNumber,
  typedNumber,
} from './numbers-of-street';
import { prefixesOf, streetsBeginning } from './streets-beginning';
import { citiesNamed, citiesOf, liesThere, postcodeOf, typedPlaces } from './typed-place';

/** Most streets with one name whose numbers are looked at. */
const MAX_STREETS = 24;
const MAX_STREETS_BY_POSTCODE = 400;
/** Most words of a number, and most letters of those behind the first. */
const MOST_NUMBER_WORDS = 4;
const LONGEST_SUFFIX_WORD = 4;
/** So many times the streets wanted are looked at for a number, because not all have it. */
const STREETS_FOR_ONE = 6;
const STARTS_WITH_DIGIT = /^\d/;
/** Fewer letters begin too many names. */
const LEAST_BEGINNING = 3;

/**
 * The addresses whose number begins as typed, if the line has a whole street name before or after it: `Herestraat 1`
 * gives 1, 1A, 10, 11 …. With a place or a postcode, only there. If no street has that name, or if the name stands at the
 * end of the line and may go on, the numbers of the largest streets whose name begins so: `12 rue pas`.
 */
export function completeNumbers(line: LineToComplete, meant: NamesMeant = ownName): RankedCandidate[] {
  const { words } = line;
  const whole: BegunNumber[] = [];
  for (let from = words.length - 1; from >= 0 && whole.length === 0; from--) {
    if (!STARTS_WITH_DIGIT.test(words[from]!.raw)) continue;
    const ends = numberEnds(line, from);
    for (const end of ends) whole.push(...around(line, { from, end }, meant, 'begun'));
    // If no place begins so, a place with a similar name is used.
    if (whole.length === 0) whole.push(...around(line, { from, end: from + 1 }, meant, 'similar'));
  }
  const verdict = meant === ownName ? 'exact' : 'typo';
  const found = scored(line, distinct(whole), verdict);
  if (meant !== ownName || found.length >= line.limit) return found;
  const begun = numbersOfBegunName(line, whole.length > 0).filter((one) => !isAmong(whole, one));
  return [...found, ...scored(line, distinct(begun), 'partial', found.length)];
}

/** Words of a line that are the number. */
interface NumberSpan {
  readonly from: number;
  readonly end: number;
}

/** Where the number may end: `10 bis`, `40 B, 1. 8b` are several words. */
function numberEnds({ words, profile }: LineToComplete, from: number): number[] {
  const { unitWords } = profile.conventions;
  // `8 bus 1`: the number does not end before the word for a unit.
  const isUnit = (at: number) =>
    unitWords.includes(words[at]?.folded ?? '') && STARTS_WITH_DIGIT.test(words[at + 1]?.raw ?? '');
  const ends = isUnit(from + 1) ? [] : [from + 1];
  for (let end = from + 1; end < words.length && ends.length < MOST_NUMBER_WORDS; end++) {
    if (words[end]!.folded.length > LONGEST_SUFFIX_WORD && !isUnit(end)) break;
    if (!isUnit(end)) ends.push(end + 1);
  }
  return ends;
}

function distinct(found: readonly BegunNumber[]): BegunNumber[] {
  return found.filter((one, at) => !isAmong(found.slice(0, at), one));
}

function isAmong(found: readonly BegunNumber[], { street, address, building }: BegunNumber): boolean {
  return found.some(
    (one) =>
      one.street.id === street.id &&
      one.address?.ordinal === address?.ordinal &&
      one.building?.number === building?.number,
  );
}

/**
 * The first matching number of each street whose name begins with the words behind the number, or else, unless the line
 * has a whole name, with those before it. A place may stand before the number.
 */
function numbersOfBegunName(line: LineToComplete, hasWhole: boolean): BegunNumber[] {
  const { words } = line;
  const from = words.findIndex(({ raw }) => STARTS_WITH_DIGIT.test(raw));
  if (from < 0) return [];
  for (const end of numberEnds(line, from)) {
    const typed = numberText(line, { from, end });
    const behind = words.slice(end);
    for (const streets of streetsBegun(line, from, behind, hasWhole)) {
      const begun = firstNumbers(line, streets, typed);
      if (begun.length > 0) return begun;
    }
  }
  return [];
}

/** The first matching number of each street, until there are enough. */
function firstNumbers(line: LineToComplete, streets: readonly Street[], typed: TypedNumber): BegunNumber[] {
  const one = { ...line, limit: 1 };
  const begun: BegunNumber[] = [];
  for (const street of streets) {
    if (begun.length === line.limit) break;
    begun.push(...numbersOfStreet(one, street, typed, ''));
  }
  return begun;
}

/** The streets that may be meant with the words behind a number, in the town before it, or else with those before it. */
function streetsBegun(
  line: LineToComplete,
  from: number,
  behind: readonly LineWord[],
  hasWhole: boolean,
): (readonly Street[])[] {
  const before = line.words.slice(0, from);
  if (from === 0) return behind.length === 0 ? [] : [begunIn(line, behind, null)];
  if (hasWhole) return [];
  const inTown = citiesNamed(line, textOf(before, 0, from)).map((cities) => begunIn(line, behind, cities));
  const isBegun =
    behind.length === 0 &&
    !isWholeName(line, from) &&
    line.profile.key(textOf(before, 0, from)).length >= LEAST_BEGINNING;
  return isBegun ? [begunIn(line, before, null), ...inTown] : inTown;
}

/** The number as typed, without words that only announce a unit: `12 bus 3`. */
function numberText({ profile, words }: LineToComplete, { from, end }: NumberSpan): TypedNumber {
  const { unitWords } = profile.conventions;
  const number = words.slice(from, end).filter(({ folded }) => !unitWords.includes(folded));
  return typedNumber(textOf(number, 0, number.length));
}

function isWholeName(line: LineToComplete, end: number): boolean {
  return ownName(line, line.profile.key(textOf(line.words, 0, end))).length > 0;
}

/** The largest streets whose name begins with the words, in some cities, or on the postcode of the line. */
function begunIn(
  line: LineToComplete,
  name: readonly LineWord[],
  towns: readonly number[] | null,
): readonly Street[] {
  const { profile } = line;
  const row = postcodeOf(line);
  const cities = towns ?? (row === null ? null : citiesOf(line, row));
  const wide = { ...line, limit: line.limit * STREETS_FOR_ONE };
  return streetsBeginning(wide, prefixesOf(profile, name), cities).largest;
}

/** The addresses of a postcode whose number begins as typed: `9401HS 1`. */
export function numbersOfPostcode(
  line: LineToComplete,
  postcode: Postcode,
  typed: TypedNumber,
): RankedCandidate[] {
  const { store } = line.matcher;
  const begun: FoundAddress[] = [];
  store.forEachBlockOfPostcode(postcode, null, (view) => {
    for (let slot = 0; slot < view.count; slot++)
      if (view.postcode(slot) === postcode.text && beginsWith(line, view, slot, typed.text))
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

/**
 * `Herestraat 12 Groningen`, `Groningen Herestraat 12`, `Herestraat Groningen 12`, `12 Main St Springfield`,
 * `Springfield 12 Main St`.
 */
function around(
  line: LineToComplete,
  { from, end }: NumberSpan,
  meant: NamesMeant,
  manner: PlaceManner,
): readonly BegunNumber[] {
  const { words } = line;
  const typed = numberText(line, { from, end });
  const text = (start: number, stop: number) => textOf(words, start, stop);
  const numbers = (street: string, place: string) => numbersOf(line, typed, { street, place }, meant, manner);
  const before = text(0, from);
  const behind = text(end, words.length);
  let begun = before === '' ? [] : numbers(before, behind);
  // A postcode stands behind the number.
  const isTown = (place: string) => !STARTS_WITH_DIGIT.test(place);
  for (let cut = 1; cut < from && behind === '' && begun.length === 0; cut++) {
    begun = isTown(text(0, cut)) ? numbers(text(cut, from), text(0, cut)) : [];
    if (begun.length === 0 && isTown(text(cut, from))) begun = numbers(text(0, cut), text(cut, from));
  }
  if (behind !== '' && before !== '' && isTown(before) && begun.length === 0) begun = numbers(behind, before);
  for (let cut = words.length; cut > end && before === '' && begun.length === 0; cut--)
    begun = numbers(text(end, cut), text(cut, words.length));
  return begun;
}

/** A place whose name begins as typed, or one whose name is like what is typed. */
type PlaceManner = 'begun' | 'similar';

/** The numbers that begin as typed, on the streets with a name in a place. An empty place means anywhere. */
function numbersOf(
  line: LineToComplete,
  typed: TypedNumber,
  { street, place }: { street: string; place: string },
  meant: NamesMeant,
  manner: PlaceManner,
): readonly BegunNumber[] {
  const { profile, matcher } = line;
  const names = meant(line, profile.key(street));
  if (names.length === 0) return [];
  const numbers = (postcode: string, isThere: (city: Area) => boolean) =>
    flatMap(names, (name) =>
      flatMap(streetsWhere(line, name, postcode, isThere), (id) =>
        numbersOfStreet(line, matcher.store.street(id), typed, postcode),
      ),
    );
  if (manner === 'similar') {
    const { areas } = matcher.places.resolve(profile, place);
    return numbers('', (city) => areas.some(({ area }) => area.id === city.id || area.id === city.parent));
  }
  for (const { town, postcode } of typedPlaces(profile, place)) {
    const found = numbers(postcode, (city) => liesThere(line, city, town));
    const inTown = found.filter((one) => isNamed(line, one, town));
    if (found.length > 0) return inTown.some(({ isWhole }) => isWhole) ? inTown : found;
  }
  return [];
}

/** `203 Main St, Windsor` lies in the town rather than elsewhere in the county of that name. */
function isNamed(
  { matcher, profile }: LineToComplete,
  { street }: BegunNumber,
  town: readonly string[],
): boolean {
  return town.includes(matcher.places.keyOf(profile, matcher.store.area(street.city)));
}

/** The streets with a name that have most addresses. With a postcode more are looked at, because most lack it. */
function streetsWhere(
  line: LineToComplete,
  name: number,
  postcode: string,
  isThere: (city: Area) => boolean,
): number[] {
  const { matcher, profile } = line;
  const { store } = matcher;
  const row = postcodeOf(line);
  const largest = new TopK(postcode === '' ? MAX_STREETS : MAX_STREETS_BY_POSTCODE);
  matcher.namesOf(profile).streets.forEachMember(name, (id, cityId) => {
    const city = store.area(cityId);
    if (countryOf(store, city).code !== profile.code || !isThere(city)) return;
    if (row === null || isOnStreet(row, store.street(id))) largest.offer(id, -store.addressCount(id));
  });
  return largest.taken();
}
