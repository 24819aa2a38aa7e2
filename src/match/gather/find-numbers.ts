import { isRepetition } from '../../rank/suffix-fit';
import type { Address, BlockView, Postcode, Store, Street } from '../../store/rows';
import { compareNatural } from '../../text/natural-order';
import type { AskedNumber } from '../query/asked-number';
import { isLetterOfFlat } from '../query/flat-of-number';
import {
  firstOfRange,
  hyphenated,
  joined,
  LEAST_HYPHENATED,
  misread,
  suffixInSmall,
  suffixSaidOnce,
} from '../query/number-otherwise';
import { hasDigitsOf, isWrittenAlike, isWrittenSo, isWrittenWithSigns } from '../query/written-number';
import { buildingOf, type FoundBuilding } from './building';
import type { FoundAddress } from './found-address';
import type { FoundNumbers } from './found-numbers';
import { withJoinedNumber } from './joined-number';

/** Most addresses with the same number and suffix that are returned. */
const MAX_TWINS = 4;

export const NO_NUMBERS: FoundNumbers = { addresses: [], buildings: [], isAsAsked: false };

/** True if no address has the number. */
export function isEmpty({ addresses, buildings }: FoundNumbers): boolean {
  return addresses.length === 0 && buildings.length === 0;
}

/** The addresses of the same street and number at the same point; null if the address is alone at its point. */
export function unitsAtPoint(store: Store, asked: AskedNumber, address: Address): FoundBuilding | null {
  const found: FoundAddress[] = [];
  store.forEachBlockWithNumber(address.street, asked.number, (view) => {
    for (const slot of asked.slotsIn(view)) {
      const isThere = view.latitude(slot) === address.latitude && view.longitude(slot) === address.longitude;
      const suffixKey = isThere ? asked.suffixAt(view, slot) : null;
      if (suffixKey !== null) found.push(addressAt(asked, view, slot, suffixKey));
    }
  });
  return found.length > 1 ? buildingOf(found) : null;
}

/**
 * The addresses with the asked number on a street. The first of these that exists:
 * - if the letter of a flat was asked of a register without flats: the number itself;
 * - the addresses with the asked suffix;
 * - if number or suffix is written twice, the addresses with it (`66B, B`);
 * - in countries with two numbers, those whose number in the street it is (`230` gives 1511/230);
 * - the addresses with the part of the suffix that belongs to the number (`12 bis, apt 4` gives 12 bis);
 * - the addresses whose number has a hyphen, without the letter or half behind it (`117-11B` gives 117-11);
 * - the building of those whose number has a hyphen and a flat behind it (`19-61` of 19-61 Oficina 502);
 * - the one address with the suffix in small letters, whose capital may be a word for a flat (`B 3` gives flat 3);
 * - the one address with a repeated number (`17 B` gives 17 bis);
 * - for a range, the first number of it;
 * - if no suffix was asked: the only address of the number, or the building of its addresses;
 * - if the asked suffix does not exist: the building of the number's addresses;
 * - the address with a hyphen before the last two digits (`21801` gives 218-01).
 *
 * Beside them, the addresses without a blank between two numbers (`3 6` gives 36), and, if there is no such suffix, those with a
 * letter as the digit that it looks like (`3O` gives 30).
 *
 * One unit is never returned for another unit.
 */
export function findNumbersOfStreet(store: Store, asked: AskedNumber, street: number): FoundNumbers {
  const found = numbersAsWritten(store, asked, street);
  const other = joined(asked) ?? (found.isAsAsked ? null : misread(asked));
  return other === null ? found : withJoinedNumber(found, numbersAsWritten(store, other, street));
}

function numbersAsWritten(store: Store, asked: AskedNumber, street: number): FoundNumbers {
  const found: FoundAddress[] = [];
  store.forEachBlockWithNumber(street, asked.number, (view) => {
    for (const slot of asked.slotsIn(view)) add(found, asked, view, slot);
  });
  if (asked.mayBeOrientationNumber) {
    const addresses = orientationNumbers(store, asked, street, found);
    if (addresses.length > 0) return { addresses, buildings: [], isAsAsked: true };
  }
  if (found.length > 0) return chosen(asked, found);
  const withHyphen = hyphenated(asked);
  if (withHyphen === null) return NO_NUMBERS;
  const { addresses } = numbersAsWritten(store, withHyphen, street);
  const written = addresses.filter(({ sameText }) => sameText);
  if (written.length === 0) return NO_NUMBERS;
  const lacksHyphen = !hasLongNumbers(store, street);
  return {
    addresses: written.map((one) =>
      lacksHyphen && one.number.includes('-') ? { ...one, lacksHyphen } : one,
    ),
    buildings: [],
    isAsAsked: false,
  };
}

/**
 * The addresses of which one of their two numbers was asked, the number in the street first: `230` gives 1511/230, and so does
 * `1511`. None if an address has what was asked as its whole number.
 * @param found the addresses with the asked number as their first one.
 */
function orientationNumbers(
  store: Store,
  asked: AskedNumber,
  street: number,
  found: readonly FoundAddress[],
): FoundAddress[] {
  if (found.some(({ suffixKey }) => suffixKey === asked.suffix)) return [];
  const inStreet: FoundAddress[] = [];
  store.forEachBlockOf(store.street(street), (view) => {
    for (let slot = 0; slot < view.count; slot++)
      if (asked.isOrientationNumberAt(view, slot)) inStreet.push(addressAt(asked, view, slot, asked.suffix));
  });
  if (inStreet.length > 0) return inStreet.slice(0, MAX_TWINS);
  return asked.suffix === '' && found.length === 1 ? [{ ...found[0]!, suffixKey: '' }] : [];
}

/** True if a street has plain numbers that are long enough to be one with a hyphen that was left out. */
function hasLongNumbers(store: Store, street: number): boolean {
  let found = false;
  store.forEachBlockOf(store.street(street), (view) => {
    for (let slot = 0; slot < view.count && !found; slot++)
      found = view.numberValue(slot) >= LEAST_HYPHENATED;
  });
  return found;
}

/** The addresses with the number in one postcode, on any street. */
export function findNumbersOfPostcode(store: Store, asked: AskedNumber, postcode: Postcode): FoundNumbers {
  const found: FoundAddress[] = [];
  store.forEachBlockOfPostcode(postcode, asked.number, (view) => {
    for (const slot of asked.slotsIn(view))
      if (view.postcode(slot) === postcode.text) add(found, asked, view, slot);
  });
  return found.length === 0 ? NO_NUMBERS : chosen(asked, found);
}

function add(found: FoundAddress[], asked: AskedNumber, view: BlockView, slot: number): void {
  const suffixKey = asked.suffixAt(view, slot);
  if (suffixKey === null) return;
  // Once the first found address has the asked suffix, other units are skipped. For a building of 15 flats this takes a
  // sixth of the time.
  if (suffixKey !== asked.suffix && found[0]?.suffixKey === asked.suffix) return;
  found.push(addressAt(asked, view, slot, suffixKey));
}

function addressAt(asked: AskedNumber, view: BlockView, slot: number, suffixKey: string): FoundAddress {
  const number = view.number(slot);
  const suffix = view.suffix(slot);
  return {
    ordinal: view.ordinal(slot),
    street: view.street,
    number,
    suffix,
    suffixKey,
    // The writing matters only if the suffix is the asked one.
    sameText: suffixKey !== '' && suffixKey === asked.suffix && isWrittenSo(asked, number, suffix),
    postcode: view.postcode(slot),
    suburb: view.suburb(slot),
    latitude: view.latitude(slot),
    longitude: view.longitude(slot),
  };
}

function chosen(asked: AskedNumber, found: readonly FoundAddress[]): FoundNumbers {
  // `Scala B, Via Roma 2` is number 2, though there is a house 2b.
  const plain = isLetterOfFlat(asked) ? found.filter(({ suffixKey }) => suffixKey === '') : [];
  if (plain.length > 0)
    return { addresses: [], buildings: byStreet(plain).map(buildingOf), isAsAsked: false };
  const same = found.filter(({ suffixKey }) => suffixKey === asked.suffix);
  if (same.length === 1) return { addresses: same, buildings: [], isAsAsked: true };
  if (same.length > 0) {
    const twins = bestWritten(asked, same);
    return { addresses: [...twins].sort(byOrdinal).slice(0, MAX_TWINS), buildings: [], isAsAsked: true };
  }
  return asked.suffix === '' ? withAnySuffix(found) : withOtherSuffix(asked, found);
}

/** If no suffix was asked: the only address of the number on its street, or the building of its addresses. */
function withAnySuffix(found: readonly FoundAddress[]): FoundNumbers {
  const ofStreets = byStreet(found);
  return {
    addresses: ofStreets.filter((units) => units.length === 1).flat(),
    buildings: ofStreets.filter((units) => units.length > 1).map(buildingOf),
    isAsAsked: true,
  };
}

/** If no address has the asked suffix. */
function withOtherSuffix(asked: AskedNumber, found: readonly FoundAddress[]): FoundNumbers {
  const saidOnce = suffixSaidOnce(asked);
  const once = saidOnce === null ? [] : found.filter(({ suffixKey }) => suffixKey === saidOnce);
  if (once.length > 0) return { addresses: once.slice(0, MAX_TWINS), buildings: [], isAsAsked: true };
  // `12 bis, apt 4` in data without units gives 12 bis.
  const own = asked.ownSuffix === '' ? [] : found.filter(({ suffixKey }) => suffixKey === asked.ownSuffix);
  if (own.length > 0)
    return { addresses: [...own].sort(byOrdinal).slice(0, MAX_TWINS), buildings: [], isAsAsked: false };
  const whole = found.filter(
    ({ number, suffixKey }) => number.includes('-') && asked.suffix.startsWith(`${suffixKey}.`),
  );
  if (whole.length > 0)
    return { addresses: whole.sort(byOrdinal).slice(0, MAX_TWINS), buildings: [], isAsAsked: false };
  const flats = found.filter((one) => isFlatOf(asked, one));
  if (flats.length > 0) return { addresses: [], buildings: byStreet(flats).map(buildingOf), isAsAsked: true };
  const inSmall = suffixInSmall(asked);
  const flat = inSmall === asked.suffix ? [] : found.filter(({ suffixKey }) => suffixKey === inSmall);
  if (flat.length === 1) {
    const addresses = flat.map((one) => ({ ...one, suffixKey: asked.suffix }));
    return { addresses, buildings: [], isAsAsked: true };
  }
  // `17 B` gives 17 bis if there is no 17 B.
  const repeated = found.filter(({ suffixKey }) => isRepetition(asked.suffix, suffixKey));
  if (repeated.length === 1) return { addresses: repeated, buildings: [], isAsAsked: false };
  // `36-38` without such a suffix in the data gives the first number of the range.
  const beginning = firstOfRange(asked);
  const first = beginning === null ? [] : found.filter(({ suffixKey }) => suffixKey === beginning);
  if (first.length > 0) return { addresses: first.slice(0, MAX_TWINS), buildings: [], isAsAsked: true };
  return { addresses: [], buildings: byStreet(found).map(buildingOf), isAsAsked: saidOnce === '' };
}

/** `Calle 100 # 19-61` is the house of 19-61 Oficina 502, and 19-54 is another one. */
function isFlatOf({ suffix }: AskedNumber, { number, suffixKey }: FoundAddress): boolean {
  return number.includes('-') && suffixKey.startsWith(`${suffix}.`);
}

/** A postcode may cover several streets with the number. */
function byStreet(found: readonly FoundAddress[]): FoundAddress[][] {
  const streets = [...new Set(found.map(({ street }) => street))];
  return streets.map((id) => found.filter(({ street }) => street === id));
}

/**
 * Most people write `24b3` and `24-3` for the same address, and box `1` is rarely `-1`. If a register has both, they
 * differ: the letters decide, then their case, then the signs. Without the same letters, the digits decide.
 */
function bestWritten(asked: AskedNumber, same: readonly FoundAddress[]): readonly FoundAddress[] {
  const alike = same.filter(({ number, suffix }) => isWrittenAlike(asked, number, suffix));
  const so = alike.filter(({ sameText }) => sameText);
  const withSigns = so.filter(({ number, suffix }) => isWrittenWithSigns(asked, number, suffix));
  const withDigits = same.filter(({ number, suffix }) => hasDigitsOf(asked, number, suffix));
  return [withSigns, so, alike, withDigits].find((kept) => kept.length > 0) ?? same;
}

function byOrdinal(left: FoundAddress, right: FoundAddress): number {
  return compareNatural(left.suffixKey, right.suffixKey) || left.ordinal - right.ordinal;
}

/** The named place that a street entry stands for; null for a real street. */
export function placeOfName(store: Store, street: Street): FoundAddress | null {
  if (street.place === undefined) return null;
  const { ordinal, number, suffix, postcode, suburb, latitude, longitude } = store.address(street.place);
  return {
    ordinal,
    street: street.id,
    number,
    suffix,
    suffixKey: '',
    sameText: false,
    postcode,
    suburb,
    latitude,
    longitude,
  };
}
