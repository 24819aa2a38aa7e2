import type { CountryProfile } from '../../country/index';
import type { Designation } from '../../parse/designation';
import { doorCost } from '../../rank/door-fit';
import { BLOCK_CAPACITY } from '../../store/block-layout';
import type { BlockView, Store } from '../../store/rows';
import { compareNatural } from '../../text/natural-order';
import { DoorComparer } from './compare-door';

/** An address that bears the number asked. */
export interface FoundDoor {
  ordinal: number;
  designation: Designation;
  cost: number;
}

const MAX_SIBLINGS = 4;

/**
 * The addresses of a street that come nearest to a designation, best first: the one asked; else the same number
 * without suffix; else its siblings. None where the number itself is not there.
 */
export function findDoors(
  store: Store,
  profile: CountryProfile,
  street: number,
  asked: Designation,
): FoundDoor[] {
  const found: FoundDoor[] = [];
  const comparer = new DoorComparer(profile, asked);
  for (const block of store.blocksWithNumber(street, asked.number)) {
    collect(comparer, store.load(block), asked, found, null);
  }
  return nearestDoors(found);
}

/** The same among the addresses of one postcode, whatever their street. */
export function findDoorsOfPostcode(
  store: Store,
  profile: CountryProfile,
  postcode: { text: string; blocks: readonly number[] },
  asked: Designation,
): FoundDoor[] {
  const found: FoundDoor[] = [];
  const comparer = new DoorComparer(profile, asked);
  for (const block of postcode.blocks) collect(comparer, store.load(block), asked, found, postcode.text);
  return nearestDoors(found);
}

function collect(
  comparer: DoorComparer,
  view: BlockView,
  asked: Designation,
  found: FoundDoor[],
  postcode: string | null,
): void {
  for (let slot = 0; slot < view.count; slot++) {
    const designation = comparer.designation(view, slot);
    if (designation === null) continue;
    if (postcode !== null && view.postcode(slot) !== postcode) continue;
    const ordinal = view.block * BLOCK_CAPACITY + slot;
    found.push({ ordinal, designation, cost: doorCost(asked, designation) });
  }
}

function nearestDoors(found: FoundDoor[]): FoundDoor[] {
  if (found.length < 2) return found;
  found.sort(
    (a, b) =>
      a.cost - b.cost || compareNatural(a.designation.suffix, b.designation.suffix) || a.ordinal - b.ordinal,
  );
  const least = found[0]!.cost;
  return found.filter((door) => door.cost === least).slice(0, MAX_SIBLINGS);
}
