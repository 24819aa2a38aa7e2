import type { Area } from '../../model/areas';
import { textOf } from '../../parse/read-line';
import { TopK } from '../../store/names/top-k';
import type { Postcode } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import type { FoundAddress } from '../gather/found-address';
import type { RankedCandidate } from '../judge/candidate';
import { countryOf } from '../places/area-chain';
import { isOnStreet } from '../query/asked-postcode';
import type { LineToComplete } from './completion';
import { type NamesMeant, ownName } from './names-meant';
import { type NumberSpan, numberEnds, numberText } from './number-span';
import { numbersOfBegunName } from './numbers-of-begun-name';
import {
  addressAt,
  type BegunNumber,
  beginsWith,
  numbersOfStreet,
  ofStreet,
  scored,
  type TypedNumber,
  wholeNumbersOfStreet,
} from './numbers-of-street';
import { rankOf } from './streets-beginning';
import { liesThere, postcodeOf, typedPlaces } from './typed-place';

/** So many streets with one name are looked at for every number that begins as typed, the others for the typed number alone. */
const MAX_STREETS = 24;
const MOST_STREETS = 400;
/** More streets with the typed number change nothing: none of them is sure. */
const ENOUGH_WHOLES = 10;
const HAS_DIGIT = /\d/;
const STARTS_WITH_DIGIT = /^\d/;

/**
 * The addresses whose number begins as typed, if the line has a whole street name before or after it: `Herestraat 1`
 * gives 1, 1A, 10, 11 …. With a place or a postcode, only there. If no street has that name, or if the name stands at the
 * end of the line and may go on, the numbers of the largest streets whose name begins so: `12 rue pas`. Those of several
 * countries are one list: `Ring 6` in one stands before `Ringstraße 60` in another.
 * @param lines the line as each country reads it.
 */
export function completeNumbers(
  lines: readonly LineToComplete[],
  meant: NamesMeant = ownName,
): RankedCandidate[] {
  const [first] = lines;
  if (first === undefined) return [];
  const wholes = lines.map((line) => wholeNames(line, meant));
  const whole = largestFirst(lines, wholes);
  const found = scored(first, distinct(whole), meant.verdict);
  if (meant !== ownName || found.length >= first.limit) return found;
  const begun = lines.map((line, at) =>
    numbersOfBegunName(lines, line, wholes[at]!.length > 0).filter((one) => !isAmong(whole, one)),
  );
  return [...found, ...scored(first, distinct(largestFirst(lines, begun)), 'partial', found.length)];
}

/** The numbers on streets with a whole name. */
function wholeNames(line: LineToComplete, meant: NamesMeant): readonly BegunNumber[] {
  const { words } = line;
  const whole: BegunNumber[] = [];
  for (let from = words.length - 1; from >= 0 && whole.length === 0; from--) {
    if (!STARTS_WITH_DIGIT.test(words[from]!.raw)) continue;
    const ends = numberEnds(line, from);
    whole.push(...longestFirst(ends.map((end) => around(line, { from, end }, meant, 'begun'))));
    // Some registers write the word into the unit: `b 7`.
    if (whole.length === 0)
      for (const end of ends) whole.push(...around(line, { from, end, withUnitWord: true }, meant, 'begun'));
    // If no place begins so, a place with a similar name is used. The longest number counts: `12 A Grnoingen` is 12A.
    const spans = ends.flatMap((end) => [
      { from, end, withUnitWord: true },
      { from, end },
    ]);
    while (whole.length === 0 && spans.length > 0)
      whole.push(...around(line, spans.pop()!, meant, 'similar'));
  }
  return whole;
}

/** The lists of several countries as one: each time from the list whose next street is the largest. */
function largestFirst(
  lines: readonly LineToComplete[],
  lists: readonly (readonly BegunNumber[])[],
): readonly BegunNumber[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return filled[0] ?? [];
  const waiting = filled.map((list) => list.map((one) => ({ one, rank: rankOf(lines[0]!, one.street.id) })));
  const joined: BegunNumber[] = [];
  while (waiting.length > 0) {
    let next = 0;
    for (let at = 1; at < waiting.length; at++)
      if (waiting[at]![0]!.rank < waiting[next]![0]!.rank) next = at;
    joined.push(waiting[next]!.shift()!.one);
    if (waiting[next]!.length === 0) waiting.splice(next, 1);
  }
  return joined;
}

/** `12 1` is the unit 1 of number 12, where that is there, rather than number 12 and the beginning of a postcode. */
function longestFirst(begun: readonly (readonly BegunNumber[])[]): BegunNumber[] {
  const longest = begun.findLastIndex((found) => found.some(({ isWhole }) => isWhole));
  const others = begun.map((found, at) =>
    at < longest ? found.map((one) => ({ ...one, isWhole: false })) : found,
  );
  return others.reverse().flat();
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
  span: NumberSpan,
  meant: NamesMeant,
  manner: PlaceManner,
): readonly BegunNumber[] {
  const { words } = line;
  const { from, end } = span;
  const typed = numberText(line, span);
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
  const names = meant.find(line, profile.key(street));
  if (names.length === 0) return [];
  const numbers = (postcode: string, isThere: (city: Area) => boolean) =>
    flatMap(names, (name) => numbersOfStreets(line, streetsWhere(line, name, isThere), typed, postcode));
  if (manner === 'similar') {
    // A number in it is none of a town: it is the house number, and the other one its unit.
    if (HAS_DIGIT.test(place)) return [];
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

/**
 * The numbers that begin as typed on the largest streets. The others may have the number, too: without them, one of 200
 * streets would seem to be the only one. Enough of them make it uncertain.
 */
function numbersOfStreets(
  line: LineToComplete,
  streets: readonly number[],
  typed: TypedNumber,
  postcode: string,
): BegunNumber[] {
  const { store } = line.matcher;
  const found: BegunNumber[] = [];
  let wholes = 0;
  for (const [at, id] of streets.entries()) {
    if (at >= MAX_STREETS && wholes >= ENOUGH_WHOLES) break;
    const isLate = at >= MAX_STREETS && postcode === '';
    const begun = isLate
      ? wholeNumbersOfStreet(line, store.street(id), typed)
      : numbersOfStreet(line, store.street(id), typed, postcode);
    found.push(...begun);
    if (begun.some(({ isWhole }) => isWhole)) wholes++;
  }
  return found;
}

/** `203 Main St, Windsor` lies in the town rather than elsewhere in the county of that name. */
function isNamed(
  { matcher, profile }: LineToComplete,
  { street }: BegunNumber,
  town: readonly string[],
): boolean {
  return town.includes(matcher.places.keyOf(profile, matcher.store.area(street.city)));
}

/** The streets with a name that have most addresses; the nearest ones, if a point is given. */
function streetsWhere(line: LineToComplete, name: number, isThere: (city: Area) => boolean): number[] {
  const { matcher, profile } = line;
  const { store } = matcher;
  const row = postcodeOf(line);
  const first = new TopK(MOST_STREETS);
  matcher.namesOf(profile).streets.forEachMember(name, (id, cityId) => {
    const city = store.area(cityId);
    if (countryOf(store, city).code !== profile.code || !isThere(city)) return;
    if (row === null || isOnStreet(row, store.street(id))) first.offer(id, rankOf(line, id));
  });
  return first.taken();
}
