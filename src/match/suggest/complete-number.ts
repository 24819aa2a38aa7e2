import { joinHouseNumber } from '../../country/index';
import type { Area } from '../../model/areas';
import { textOf } from '../../parse/read-line';
import { TopK } from '../../store/names/top-k';
import type { BlockView, Street } from '../../store/rows';
import { fold, squash } from '../../text/fold';
import { compareNatural } from '../../text/natural-order';
import type { FoundAddress } from '../gather/found-address';
import type { RankedCandidate } from '../judge/candidate';
import { countryOf } from '../places/area-chain';
import { completion, type LineToComplete, placeBeginsWith } from './completion';

/** Streets of one name whose numbers are looked at. */
const MAX_STREETS = 24;
const STARTS_WITH_DIGIT = /^\d/;

/** An address whose number begins as typed. */
interface BegunNumber {
  readonly street: Street;
  readonly address: FoundAddress;
  /** The number is typed to its end. */
  readonly isWhole: boolean;
}

/**
 * The addresses whose number begins as typed, once a whole street name stands before (or, where the number comes
 * first, after) it: `Herestraat 1` gives 1, 1A, 10, 11 …; with a place, only there.
 */
export function completeNumbers(line: LineToComplete): RankedCandidate[] {
  const { words, profile } = line;
  for (let index = words.length - 1; index >= 0; index--) {
    if (!STARTS_WITH_DIGIT.test(words[index]!.raw)) continue;
    const begun =
      index > 0 ? behindStreet(line, index) : profile.conventions.numberFirst ? beforeStreet(line) : [];
    if (begun.length > 0) return scored(line, begun);
  }
  return [];
}

/** `Herestraat 12 Groningen`, `Groningen Herestraat 12`, `Herestraat Groningen 12`. */
function behindStreet(line: LineToComplete, index: number): BegunNumber[] {
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
function beforeStreet(line: LineToComplete): BegunNumber[] {
  const { words } = line;
  const typed = squash(fold(words[0]!.raw));
  for (let end = words.length; end > 1; end--) {
    const begun = numbersOf(line, typed, textOf(words, 1, end), textOf(words, end, words.length));
    if (begun.length > 0) return begun;
  }
  return [];
}

/** The numbers that begin as typed, of the streets of a name in a place; an empty place is anywhere. */
function numbersOf(line: LineToComplete, typed: string, streetname: string, place: string): BegunNumber[] {
  const { store } = line.matcher;
  const name = store.names.streets.keys.find(line.profile.key(streetname));
  if (name < 0) return [];
  return largestStreets(line, name, place).flatMap((id) => numbersOfStreet(line, store.street(id), typed));
}

/** The streets of a name that have most addresses: those in a place, or all where none is named. */
function largestStreets(line: LineToComplete, name: number, place: string): number[] {
  if (place === '') return streetsWhere(line, name, () => true);
  // The place may be typed in part; where none begins so, one that is spelled much like it.
  const typed = line.profile.key(place);
  const begun = streetsWhere(line, name, (city) => placeBeginsWith(line, city, typed));
  if (begun.length > 0) return begun;
  const { areas } = line.matcher.places.resolve(line.profile, place);
  return streetsWhere(line, name, (city) =>
    areas.some(({ area }) => area.id === city.id || area.id === city.parent),
  );
}

function streetsWhere(line: LineToComplete, name: number, liesThere: (city: Area) => boolean): number[] {
  const { store } = line.matcher;
  const largest = new TopK(MAX_STREETS);
  store.forEachStreetOfName(name, (id, cityId) => {
    const city = store.area(cityId);
    if (countryOf(store, city).code === line.profile.code && liesThere(city))
      largest.offer(id, -store.addressCount(id));
  });
  return largest.taken();
}

/** The first ones of a street in natural order. */
function numbersOfStreet({ matcher, limit }: LineToComplete, street: Street, typed: string): BegunNumber[] {
  const begun: BegunNumber[] = [];
  matcher.store.forEachBlockOf(street, (view) => {
    for (let slot = 0; slot < view.count; slot++)
      if (beginsWith(view, slot, typed)) begun.push(begunNumber(street, view, slot, typed));
  });
  return begun.sort(byNumber).slice(0, limit);
}

function beginsWith(view: BlockView, slot: number, typed: string): boolean {
  const number = view.number(slot);
  // A plain number is folded already: mostly it decides.
  if (view.numberValue(slot) >= 0) {
    if (number.startsWith(typed)) return true;
    if (!typed.startsWith(number)) return false;
  }
  return squash(fold(number + view.suffix(slot))).startsWith(typed);
}

function begunNumber(street: Street, view: BlockView, slot: number, typed: string): BegunNumber {
  const number = view.number(slot);
  const suffix = view.suffix(slot);
  return {
    street,
    address: {
      ordinal: view.ordinal(slot),
      street: street.id,
      number,
      suffix,
      suffixKey: suffix,
      sameText: false,
      postcode: view.postcode(slot),
      suburb: view.suburb(slot),
      latitude: view.latitude(slot),
      longitude: view.longitude(slot),
    },
    isWhole: squash(fold(joinHouseNumber(number, suffix))) === typed,
  };
}

function byNumber({ address: a }: BegunNumber, { address: b }: BegunNumber): number {
  return compareNatural(a.number, b.number) || compareNatural(a.suffix, b.suffix) || a.ordinal - b.ordinal;
}

/** Whole numbers before others, else in the order found: each next a little less likely. */
function scored(line: LineToComplete, begun: readonly BegunNumber[]): RankedCandidate[] {
  const ordered = [...begun.filter(({ isWhole }) => isWhole), ...begun.filter(({ isWhole }) => !isWhole)];
  const wholes = begun.filter(({ isWhole }) => isWhole).length;
  return ordered.flatMap(({ street, address, isWhole }, at) => {
    const completed = {
      level: 'address' as const,
      address,
      building: null,
      street,
      area: line.matcher.store.area(address.suburb),
      latitude: address.latitude,
      longitude: address.longitude,
      spreadMeters: 0,
      verdicts: { streetname: 'exact' as const, number: isWhole ? ('exact' as const) : ('partial' as const) },
    };
    const confidence = isWhole ? 0.9 / wholes : 0.5 / begun.length;
    return completion(line, completed, 1 - at / 1000, confidence) ?? [];
  });
}
