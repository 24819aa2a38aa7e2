import { suffixCost } from '../../rank/suffix-fit';
import type { BlockView, Postcode, Store } from '../../store/rows';
import { compareNatural } from '../../text/natural-order';
import type { AskedNumber } from '../query/asked-number';

/** An address that bears the number asked. */
export interface FoundAddress {
  readonly ordinal: number;
  /** Id of its street. */
  readonly street: number;
  /** Number and suffix as the source writes them. */
  readonly number: string;
  readonly suffix: string;
  /** The suffix as it is compared. */
  readonly suffixKey: string;
  /** Written letter by letter as it was asked; told of those only whose suffix is the one asked. */
  readonly sameText: boolean;
  readonly postcode: string;
  /** Area id of its suburb. */
  readonly suburb: number;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The addresses that come nearest to the number asked, best first; none where the number itself is not there. */
export interface FoundNumbers {
  readonly addresses: readonly FoundAddress[];
  /** Of all of them: see `suffixCost`; infinite for none. */
  readonly cost: number;
}

/** A house with more flats than this is one answer of so many. */
const MAX_SIBLINGS = 4;

export const NO_NUMBERS: FoundNumbers = { addresses: [], cost: Number.POSITIVE_INFINITY };

/** Of a street the addresses with the number: those with the suffix asked, else without suffix, else the siblings. */
export function findNumbersOfStreet(store: Store, asked: AskedNumber, street: number): FoundNumbers {
  const nearest = new NearestNumbers(asked);
  store.forEachBlockWithNumber(street, asked.number, (view) => {
    for (let slot = 0; slot < view.count; slot++) nearest.offer(view, slot);
  });
  return nearest.found();
}

/** The same among the addresses of one postcode, whatever their street. */
export function findNumbersOfPostcode(
  store: Store,
  asked: AskedNumber,
  { text, blocks }: Postcode,
): FoundNumbers {
  const nearest = new NearestNumbers(asked);
  for (const block of blocks) {
    const view = store.load(block);
    // A long list is mostly other numbers: the street knows which of its blocks may hold this one.
    if (blocks.length > 2 && store.blockWithNumber(view.street, asked.number, block) !== block) continue;
    for (let slot = 0; slot < view.count; slot++)
      if (asked.suffixAt(view, slot) !== null && view.postcode(slot) === text) nearest.offer(view, slot);
  }
  return nearest.found();
}

/** The addresses of the least cost among those that are offered. */
class NearestNumbers {
  readonly #asked: AskedNumber;
  #addresses: FoundAddress[] = [];
  #cost = Number.POSITIVE_INFINITY;

  constructor(asked: AskedNumber) {
    this.#asked = asked;
  }

  offer(view: BlockView, slot: number): void {
    const asked = this.#asked;
    const suffixKey = asked.suffixAt(view, slot);
    if (suffixKey === null) return;
    const cost = suffixCost(asked.suffix, suffixKey);
    if (cost > this.#cost) return;
    if (cost < this.#cost) this.#addresses = [];
    this.#cost = cost;
    const number = view.number(slot);
    const suffix = view.suffix(slot);
    this.#addresses.push({
      ordinal: view.ordinal(slot),
      street: view.street,
      number,
      suffix,
      suffixKey,
      // Only where a suffix was asked and is there does it matter how that is written.
      sameText: suffixKey !== '' && suffixKey === asked.suffix && asked.text === number + suffix,
      postcode: view.postcode(slot),
      suburb: view.suburb(slot),
      latitude: view.latitude(slot),
      longitude: view.longitude(slot),
    });
  }

  found(): FoundNumbers {
    if (this.#addresses.length === 0) return NO_NUMBERS;
    const addresses = this.#addresses.sort(bySuffix).slice(0, MAX_SIBLINGS);
    return { addresses, cost: this.#cost };
  }
}

function bySuffix(left: FoundAddress, right: FoundAddress): number {
  return compareNatural(left.suffixKey, right.suffixKey) || left.ordinal - right.ordinal;
}
