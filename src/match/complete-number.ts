import { type CountryProfile, joinHouseNumber } from '../country/index';
import type { Area } from '../model/areas';
import { COORDINATE_SCALE } from '../model/limits';
import { textOf } from '../parse/read-line';
import { BLOCK_CAPACITY } from '../store/format/block-layout';
import { EntryList } from '../store/names/entry-list';
import { LeastFirst } from '../store/names/least-first';
import type { BlockView, Store, Street } from '../store/rows';
import { fold, squash } from '../text/fold';
import { compareNatural } from '../text/natural-order';
import { countryOf } from './area-chain';
import { type LineToComplete, placeBeginsWith } from './complete-name';
import type { Completion } from './completions';
import { type ListedDoor, ListedDoors } from './listed-doors';
import { Provenance } from './provenance';
import { type ResolvedPlace, resolvePlace } from './resolve-place';

/** Streets of one name whose numbers are looked at. */
const MAX_STREETS = 24;
const STARTS_WITH_DIGIT = /^\d/;

/** Used again by each call, of any dataset: operations are synchronous. */
const largest = new LeastFirst(MAX_STREETS);
const streets = new EntryList();
/** Addresses that begin as typed. */
const begun = new ListedDoors();

/**
 * Adds the addresses whose number begins as typed, once a whole street name stands before (or, where the number comes
 * first, after) it: `Herestraat 1` gives 1, 1A, 10, 11 …; with a place, only there.
 */
export function completeNumbers(line: LineToComplete): void {
  const { words, found } = line;
  const before = found.length;
  for (let index = words.length - 1; index >= 0 && found.length === before; index--) {
    if (!STARTS_WITH_DIGIT.test(words[index]!.raw)) continue;
    if (index > 0) behindStreet(line, index);
    else if (line.profile.conventions.numberFirst) beforeStreet(line);
  }
  setScores(line, before);
}

/** `Herestraat 12 Groningen`, `Groningen Herestraat 12`, `Herestraat Groningen 12`. */
function behindStreet(line: LineToComplete, index: number): void {
  const { words, found } = line;
  const before = found.length;
  addNumbers(line, index, 0, index, index + 1, words.length);
  for (let cut = 1; cut < index && found.length === before; cut++) {
    addNumbers(line, index, cut, index, 0, cut);
    if (found.length === before) addNumbers(line, index, 0, cut, cut, index);
  }
}

/** `12 Main St`, `12 Main St Springfield`. */
function beforeStreet(line: LineToComplete): void {
  const { words, found } = line;
  const before = found.length;
  for (let end = words.length; end > 1 && found.length === before; end--)
    addNumbers(line, 0, 1, end, end, words.length);
}

/** Adds the numbers that begin as a word does, of the streets named by some words in the place named by others. */
function addNumbers(
  line: LineToComplete,
  index: number,
  streetFrom: number,
  streetEnd: number,
  placeFrom: number,
  placeEnd: number,
): void {
  const { store, profile, words } = line;
  const { keys } = store.names.streets;
  const entry = keys.find(profile.key(textOf(words, streetFrom, streetEnd)));
  if (entry < 0) return;
  const begins = squash(fold(words[index]!.raw));
  takeStreets(store, profile, entry, textOf(words, placeFrom, placeEnd));
  for (let at = 0; at < streets.length; at++) addNumbersOf(line, store.street(streets.values[at]!), begins);
}

/** Takes the streets of a name that have most addresses: those in a place, or all where none is named. */
function takeStreets(store: Store, profile: CountryProfile, entry: number, place: string): void {
  largest.clear();
  if (place === '') {
    offerStreets(store, profile, entry, anywhere);
  } else {
    // The place may be typed in part; where none begins so, one that is spelled much like it.
    const typed = profile.key(place);
    const isBegun = (city: Area) => placeBeginsWith(store, profile, city, typed);
    if (offerStreets(store, profile, entry, isBegun) === 0) {
      const resolved = resolvePlace(store, profile, place);
      offerStreets(
        store,
        profile,
        entry,
        (city) => isOneOf(resolved, city.id) || isOneOf(resolved, city.parent),
      );
    }
  }
  largest.takeInto(streets);
}

/** @returns how many there are. */
function offerStreets(
  store: Store,
  profile: CountryProfile,
  entry: number,
  liesThere: (city: Area) => boolean,
): number {
  const { values, length } = store.names.streets.bearerNumbers(entry);
  let count = 0;
  let marked = 0;
  for (let at = 0; at + 1 < length; at += 2) {
    marked += values[at]!;
    const city = store.area(values[at + 1]!);
    if (countryOf(store, city).code !== profile.code || !liesThere(city)) continue;
    const id = Math.floor(marked / 2);
    largest.offer(id, -store.addressCount(id));
    count++;
  }
  return count;
}

function anywhere(): boolean {
  return true;
}

function isOneOf(places: readonly ResolvedPlace[], id: number | null): boolean {
  for (let at = 0; at < places.length; at++) if (places[at]!.area.id === id) return true;
  return false;
}

/** Adds the first ones of a street in natural order. */
function addNumbersOf(line: LineToComplete, street: Street, begins: string): void {
  const { store, limit } = line;
  begun.clear();
  for (let block = street.firstBlock; block < street.firstBlock + street.blockCount; block++) {
    const view = store.load(block);
    for (let slot = 0; slot < view.count; slot++) {
      if (!beginsWith(view, slot, begins)) continue;
      const door = begun.add();
      door.number = view.number(slot);
      door.suffix = view.suffix(slot);
      door.ordinal = block * BLOCK_CAPACITY + slot;
    }
  }
  begun.sort(0, byDesignation);
  for (let at = 0; at < Math.min(limit, begun.length); at++) addNumber(line, street, begun.at(at), begins);
}

function beginsWith(view: BlockView, slot: number, begins: string): boolean {
  const number = view.number(slot);
  // A plain number is folded already: mostly it decides.
  if (view.numberValue(slot) >= 0) {
    if (number.startsWith(begins)) return true;
    if (!begins.startsWith(number)) return false;
  }
  return squash(fold(number + view.suffix(slot))).startsWith(begins);
}

function byDesignation(a: ListedDoor, b: ListedDoor): number {
  return compareNatural(a.number, b.number) || compareNatural(a.suffix, b.suffix) || a.ordinal - b.ordinal;
}

function addNumber(
  { store, narrow, explain, found }: LineToComplete,
  street: Street,
  { number, suffix, ordinal }: ListedDoor,
  begins: string,
): void {
  const view = store.load(Math.floor(ordinal / BLOCK_CAPACITY));
  const slot = ordinal % BLOCK_CAPACITY;
  const isWhole = squash(fold(joinHouseNumber(number, suffix))) === begins;
  const completion = found.take('address', street, store.area(view.suburb(slot)), explain);
  completion.ordinal = ordinal;
  completion.latitude = view.latitudes[slot]! / COORDINATE_SCALE;
  completion.longitude = view.longitudes[slot]! / COORDINATE_SCALE;
  completion.uncertaintyMeters = Provenance.of(store).accuracyMeters(view.sourceSet(slot));
  completion.verdicts = { streetname: 'exact', number: isWhole ? 'exact' : 'partial' };
  if (!narrow.admits(completion)) found.drop();
}

/** Whole numbers before others, else in the order found: each next a little less likely. */
function setScores({ found }: LineToComplete, from: number): void {
  let wholes = 0;
  for (let at = from; at < found.length; at++) if (isWhole(found.at(at))) wholes++;
  let whole = 0;
  let other = wholes;
  for (let at = from; at < found.length; at++) {
    const completion = found.at(at);
    const exact = isWhole(completion);
    const position = exact ? whole++ : other++;
    completion.score += 1 - position / 1000;
    completion.confidence = exact ? 0.9 / wholes : 0.5 / (found.length - from);
  }
}

function isWhole({ verdicts }: Completion): boolean {
  return verdicts.number === 'exact';
}
