import { type CountryProfile, joinDesignation } from '../../country/index';
import { type LineWord, textOf } from '../../parse/line-words';
import { BLOCK_CAPACITY } from '../../store/block-layout';
import { LeastFirst } from '../../store/names/least-first';
import type { Bearer } from '../../store/names/lexicon';
import type { Address, Store, Street } from '../../store/rows';
import { fold, squash } from '../../text/fold';
import { compareNatural } from '../../text/natural-order';
import { countryOf } from './area-chain';
import type { Candidate } from './candidate';
import { placeBeginsWith } from './complete-name';
import { type ListedDoor, ListedDoors } from './listed-doors';
import type { Narrower } from './narrow';
import { Provenance } from './provenance';
import { resolvePlace } from './resolve-place';
import { plainCandidate } from './to-match';

/** Streets of one name whose numbers are looked at. */
const MAX_STREETS = 24;

/**
 * Addresses whose number begins as typed, once a whole street name stands before (or, where the number comes
 * first, after) it: `Herestraat 1` gives 1, 1A, 10, 11 …; with a place, only there.
 */
export function completeNumbers(
  store: Store,
  profile: CountryProfile,
  words: readonly LineWord[],
  limit: number,
  narrow: Narrower,
): Candidate[] {
  for (let index = words.length - 1; index >= 0; index--) {
    if (!/^\d/.test(words[index]!.raw)) continue;
    const before = words.slice(0, index);
    const after = words.slice(index + 1);
    const typed = words[index]!.raw;
    for (const [street, place] of splits(profile, before, after)) {
      const streets = streetsNamed(store, profile, street, place);
      const found = narrow.apply(streets.flatMap((row) => numbersOf(store, row, typed, limit)));
      if (found.length > 0) return scored(found);
    }
  }
  return [];
}

/** Street and place among the words around the number. */
function splits(
  profile: CountryProfile,
  before: readonly LineWord[],
  after: readonly LineWord[],
): [street: readonly LineWord[], place: readonly LineWord[]][] {
  if (before.length === 0) {
    const whole: [readonly LineWord[], readonly LineWord[]][] = [];
    for (let end = after.length; end > 0; end--) whole.push([after.slice(0, end), after.slice(end)]);
    return profile.habits.numberFirst ? whole : [];
  }
  const ways: [readonly LineWord[], readonly LineWord[]][] = [[before, after]];
  for (let start = 1; start < before.length; start++) {
    ways.push([before.slice(start), before.slice(0, start)]);
    ways.push([before.slice(0, start), before.slice(start)]);
  }
  return ways;
}

function streetsNamed(
  store: Store,
  profile: CountryProfile,
  street: readonly LineWord[],
  place: readonly LineWord[],
): Street[] {
  const { streets } = store.names;
  const entry = streets.keys.find(profile.key(textOf(street)));
  if (entry < 0) return [];
  const bearers = streets.bearers(entry).filter(({ owner }) => {
    return countryOf(store, store.area(owner)).code === profile.code;
  });
  const inPlace = within(store, profile, bearers, place);
  const largest = new LeastFirst(Math.min(MAX_STREETS, inPlace.length));
  for (const { id } of inPlace) largest.offer(id, -store.addressCount(id));
  return largest.taken().map((id) => store.street(id));
}

/** Those in the place, which may be typed in part; where no place begins so, in one that is spelled much like it. */
function within(
  store: Store,
  profile: CountryProfile,
  bearers: readonly Bearer[],
  place: readonly LineWord[],
): readonly Bearer[] {
  if (place.length === 0) return bearers;
  const typed = profile.key(textOf(place));
  const begun = bearers.filter(({ owner }) => placeBeginsWith(store, profile, store.area(owner), typed));
  if (begun.length > 0) return begun;
  const areas = resolvePlace(store, profile, textOf(place)).map(({ area }) => area.id);
  return bearers.filter(
    ({ owner }) => areas.includes(owner) || areas.includes(store.area(owner).parent ?? -1),
  );
}

/** Addresses that begin as typed, used again by each call: operations are synchronous. */
const begun = new ListedDoors();

/** The first ones in natural order. Only these are decoded whole. */
function numbersOf(store: Store, street: Street, typed: string, limit: number): Candidate[] {
  const begins = squash(fold(typed));
  begun.clear();
  for (let block = street.firstBlock; block < street.firstBlock + street.blockCount; block++) {
    const view = store.load(block);
    for (let slot = 0; slot < view.count; slot++) {
      const number = view.number(slot);
      const suffix = view.suffix(slot);
      if (!squash(fold(number + suffix)).startsWith(begins)) continue;
      const door = begun.add(street);
      door.number = number;
      door.suffix = suffix;
      door.ordinal = block * BLOCK_CAPACITY + slot;
    }
  }
  begun.sort(0, byDesignation);
  const found: Candidate[] = [];
  for (let at = 0; at < Math.min(limit, begun.length); at++)
    found.push(numberCandidate(store, street, store.address(begun.at(at).ordinal), begins));
  return found;
}

function byDesignation(a: ListedDoor, b: ListedDoor): number {
  return compareNatural(a.number, b.number) || compareNatural(a.suffix, b.suffix) || a.ordinal - b.ordinal;
}

function numberCandidate(store: Store, street: Street, address: Address, begins: string): Candidate {
  const whole = squash(fold(joinDesignation(address.number, address.suffix)));
  const candidate = plainCandidate(store.area(address.suburb), 'address', {
    streetname: 'exact',
    number: whole === begins ? 'exact' : 'partial',
  });
  candidate.address = address;
  candidate.street = street;
  candidate.latitude = address.latitude;
  candidate.longitude = address.longitude;
  candidate.uncertaintyMeters = Provenance.of(store).accuracyMeters(address.sourceSet);
  return candidate;
}

/** In the order found; the first of equals most likely, each next a little less. */
function scored(found: Candidate[]): Candidate[] {
  const exact = found.filter(({ verdicts }) => verdicts.number === 'exact');
  const rest = found.filter(({ verdicts }) => verdicts.number !== 'exact');
  const ordered = [...exact, ...rest];
  for (const [position, candidate] of ordered.entries()) {
    candidate.score += 1 - position / 1000;
    candidate.confidence = candidate.verdicts.number === 'exact' ? 0.9 / exact.length : 0.5 / ordered.length;
  }
  return ordered;
}
