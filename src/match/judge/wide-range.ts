import { distanceMeters } from '../../geo/distance';
import type { Store } from '../../store/rows';
import type { FoundAddress } from '../gather/found-address';
import type { AskedNumber } from '../query/asked-number';

/** The numbers of a range up to this width are those of one building, or of a few neighbours. */
const NARROW = 10;
/** The length of a block of houses. */
const NEAR_METERS = 150;
const LAST = /\d+$/;

/**
 * False for `6-36` where the street has no number 36 near number 6: 36 is rather a unit that the data lack.
 * @param first the address with the first number of the asked range.
 */
export function mayBeOneRange(store: Store, { number, suffix }: AskedNumber, first: FoundAddress): boolean {
  const last = LAST.exec(suffix)?.[0];
  if (last === undefined || Number(last) - Number(number) <= NARROW) return true;
  let isNear = false;
  store.forEachBlockWithNumber(first.street, last, (view) => {
    for (const slot of view.slotsOfNumber(Number(last)))
      isNear ||=
        distanceMeters(first.latitude, first.longitude, view.latitude(slot), view.longitude(slot)) <=
        NEAR_METERS;
  });
  return isNear;
}
