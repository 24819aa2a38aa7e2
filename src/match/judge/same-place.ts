import { distanceMeters } from '../../geo/distance';
import type { FoundAddress } from '../gather/found-address';

/**
 * Two records of the same address that are nearer to each other than this give one answer: the parts of a farm or of a row of
 * shops, which nothing in the address tells apart (1.7 % of the addresses of Baltimore County lie 60 to 300 m from such a
 * twin). Streets of one name in a merged commune are farther apart.
 */
export const SAME_PLACE_METERS = 300;

/** An address, and how far other records of it lie from its point. */
export interface OneAddress {
  readonly address: FoundAddress;
  readonly spreadMeters: number;
}

/**
 * True if two records on one street mean one address. Suffixes are compared by key, so boxes `0002` and `b002` of one house are equal.
 * Volunteers leave the postcode out of many records: without one, a record may be the same address.
 */
export function areOneAddress(a: FoundAddress, b: FoundAddress): boolean {
  if (a.number !== b.number || a.suffixKey !== b.suffixKey) return false;
  if (a.postcode !== b.postcode && a.postcode !== '' && b.postcode !== '') return false;
  return distanceMeters(a.latitude, a.longitude, b.latitude, b.longitude) < SAME_PLACE_METERS;
}

/** One record of each address: one with a postcode if possible. Records of one door stand together in the list, and the order stays. */
export function oneOfEach(sorted: readonly FoundAddress[]): OneAddress[] {
  const kept: OneAddress[] = [];
  for (const address of sorted) {
    let at = kept.length - 1;
    while (isOfDoor(kept[at], address) && !areOneAddress(kept[at]!.address, address)) at--;
    if (isOfDoor(kept[at], address)) kept[at] = joined(kept[at]!, address);
    else kept.push({ address, spreadMeters: 0 });
  }
  return kept;
}

function joined({ address, spreadMeters }: OneAddress, other: FoundAddress): OneAddress {
  const apart = distanceMeters(address.latitude, address.longitude, other.latitude, other.longitude);
  return {
    address: address.postcode === '' ? other : address,
    spreadMeters: Math.max(spreadMeters, apart),
  };
}

function isOfDoor(one: OneAddress | undefined, { number, suffixKey }: FoundAddress): boolean {
  return one?.address.number === number && one.address.suffixKey === suffixKey;
}
