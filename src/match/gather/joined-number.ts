import type { BlankRead, FoundAddress } from './found-address';
import type { FoundNumbers } from './found-numbers';

const HAS_DIGIT = /\d/;

/**
 * `Tolweg 3 6`: flat 6 of number 3, or number 36 with a blank in it. If the street has both, each is the rival of the other. So it
 * is with `3O`: number 3 with an unknown letter, or number 30.
 * @param apart what the street has, if the blank or the letter is meant.
 * @param joined what it has, if it is not.
 */
export function withJoinedNumber(apart: FoundNumbers, joined: FoundNumbers): FoundNumbers {
  const one = joined.addresses[0] ?? joined.buildings[0]?.addresses[0];
  if (!joined.isAsAsked || one === undefined) return apart;
  const other = apart.addresses[0] ?? apart.buildings[0]?.addresses[0];
  const isMeant = apart.isAsAsked || hasFlats(apart);
  const kept = { blank: { isDropped: false, isLikely: isMeant, rivalPostcode: one.postcode } };
  const dropped = {
    blank: { isDropped: true, isLikely: !isMeant, rivalPostcode: other?.postcode ?? '' },
  };
  return {
    addresses: [...withRead(apart.addresses, kept), ...withRead(joined.addresses, dropped)],
    buildings: [...withRead(apart.buildings, kept), ...withRead(joined.buildings, dropped)],
    isAsAsked: apart.isAsAsked,
  };
}

function withRead<Found>(found: readonly Found[], read: BlankRead): (Found & BlankRead)[] {
  return found.map((one) => ({ ...one, ...read }));
}

/** True if the number has flats with a number of their own, so that another digit is rather one of these. */
function hasFlats({ addresses, buildings }: FoundNumbers): boolean {
  const isFlat = ({ suffixKey }: FoundAddress) => HAS_DIGIT.test(suffixKey);
  return addresses.some(isFlat) || buildings.some((building) => building.addresses.some(isFlat));
}
