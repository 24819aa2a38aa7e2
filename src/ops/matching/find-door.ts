import type { CountryProfile } from '../../country/index';
import { type Designation, readDesignation } from '../../parse/designation';
import { doorCost } from '../../rank/door-fit';
import type { BlockView, Store } from '../../store/rows';
import { compareNatural } from '../../text/natural-order';

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
  for (const block of store.blocksWithNumber(street, asked.number)) {
    collect(profile, store.load(block), asked, found, null);
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
  for (const block of postcode.blocks) collect(profile, store.load(block), asked, found, postcode.text);
  return nearestDoors(found);
}

function collect(
  profile: CountryProfile,
  view: BlockView,
  asked: Designation,
  found: FoundDoor[],
  postcode: string | null,
): void {
  for (let slot = 0; slot < view.count; slot++) {
    const number = view.number(slot);
    if (!mayBe(number, asked.number)) continue;
    if (postcode !== null && view.postcode(slot) !== postcode) continue;
    const designation = readDesignation(profile, number, view.suffix(slot));
    if (designation.number !== asked.number) continue;
    found.push({ ordinal: view.block * 32 + slot, designation, cost: doorCost(asked, designation) });
  }
}

/** A cheap first look: the number begins with the one asked, zeros in front set aside. */
function mayBe(number: string, asked: string): boolean {
  return (
    number === asked || number.startsWith(asked) || number.charCodeAt(0) === 48 || !startsWithDigit(number)
  );
}

function startsWithDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
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
