import { isRepetition } from '../../rank/suffix-fit';
import type { Address, BlockView, Postcode, Store, Street } from '../../store/rows';
import { compareNatural } from '../../text/natural-order';
import type { AskedNumber } from '../query/asked-number';
import { buildingOf, type FoundBuilding } from './building';
import type { FoundAddress } from './found-address';

/**
 * What bears the number asked: the addresses with the suffix asked; else those with the part of it that stands with the
 * number; else the first number of a range; else the one address of that number; else the building that its addresses
 * are. A unit is never taken for another.
 */
export interface FoundNumbers {
  readonly addresses: readonly FoundAddress[];
  /** One for each street: a postcode may lie on several. */
  readonly buildings: readonly FoundBuilding[];
  /** The suffix that was asked is there, or none was asked. */
  readonly isAsAsked: boolean;
}

/** The same number and suffix may stand several times in the data: so many are told apart. */
const MAX_TWINS = 4;

export const NO_NUMBERS: FoundNumbers = { addresses: [], buildings: [], isAsAsked: false };

/** True where nothing bears the number. */
export function isEmpty({ addresses, buildings }: FoundNumbers): boolean {
  return addresses.length === 0 && buildings.length === 0;
}

/** The units of an address that share its point; null where it has the point to itself. */
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

/** What bears the number on a street. */
export function findNumbersOfStreet(store: Store, asked: AskedNumber, street: number): FoundNumbers {
  const found: FoundAddress[] = [];
  store.forEachBlockWithNumber(street, asked.number, (view) => {
    for (const slot of asked.slotsIn(view)) add(found, asked, view, slot);
  });
  return found.length === 0 ? NO_NUMBERS : chosen(asked, found);
}

/** The same among the addresses of one postcode, whatever their street. */
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
  // Other units do not count where the suffix asked is there: of a flat of 15 that takes a sixth of the time.
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
    // Only where a suffix was asked and is there does it matter how that is written.
    sameText: suffixKey !== '' && suffixKey === asked.suffix && asked.isWrittenSo(number, suffix),
    postcode: view.postcode(slot),
    suburb: view.suburb(slot),
    latitude: view.latitude(slot),
    longitude: view.longitude(slot),
  };
}

function chosen(asked: AskedNumber, found: readonly FoundAddress[]): FoundNumbers {
  const same = found.filter(({ suffixKey }) => suffixKey === asked.suffix);
  if (same.length === 1) return { addresses: same, buildings: [], isAsAsked: true };
  if (same.length > 0) {
    // `24b3` and `24-3` are one to most people; a register that has both means two, and the letters tell which.
    const exact = same.filter(({ sameText }) => sameText);
    const alike =
      exact.length > 0 ? exact : same.filter((one) => asked.isWrittenAlike(one.number, one.suffix));
    const twins = alike.length > 0 ? alike : same;
    return { addresses: [...twins].sort(byOrdinal).slice(0, MAX_TWINS), buildings: [], isAsAsked: true };
  }
  // `12 bis, apt 4` where no units are told apart: 12 bis.
  const own = asked.ownSuffix === '' ? [] : found.filter(({ suffixKey }) => suffixKey === asked.ownSuffix);
  if (own.length > 0)
    return { addresses: [...own].sort(byOrdinal).slice(0, MAX_TWINS), buildings: [], isAsAsked: false };
  const inSmall = asked.suffixInSmall;
  const flat = inSmall === asked.suffix ? [] : found.filter(({ suffixKey }) => suffixKey === inSmall);
  if (flat.length === 1) {
    const addresses = flat.map((one) => ({ ...one, suffixKey: asked.suffix }));
    return { addresses, buildings: [], isAsAsked: true };
  }
  // `17 B` where there is 17 bis and no 17 B.
  const repeated = found.filter(({ suffixKey }) => isRepetition(asked.suffix, suffixKey));
  if (repeated.length === 1) return { addresses: repeated, buildings: [], isAsAsked: false };
  // `36-38` where no such suffix is there: the first number of a range.
  const first = asked.isRange ? found.filter(({ suffixKey }) => suffixKey === '') : [];
  if (first.length > 0) return { addresses: first.slice(0, MAX_TWINS), buildings: [], isAsAsked: true };
  const isAsAsked = asked.suffix === '';
  const streets = [...new Set(found.map(({ street }) => street))];
  const ofStreets = streets.map((id) => found.filter(({ street }) => street === id));
  return {
    addresses: isAsAsked ? ofStreets.filter((units) => units.length === 1).flat() : [],
    buildings: ofStreets.filter((units) => !isAsAsked || units.length > 1).map(buildingOf),
    isAsAsked,
  };
}

function byOrdinal(left: FoundAddress, right: FoundAddress): number {
  return compareNatural(left.suffixKey, right.suffixKey) || left.ordinal - right.ordinal;
}

/** The place that bears a name itself; null for the name of a street. */
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
