import type { HouseNumber } from '../parse/house-number';
import { doorCost } from '../rank/door-fit';
import type { BlockView, Postcode, Store } from '../store/rows';
import { DoorComparer } from './compare-door';
import type { NearestDoors } from './nearest-doors';
import type { PreparedQuery } from './query';

/**
 * Finds the addresses of a street or a postcode that come nearest to a house number, best first: the one asked; else the
 * same number without suffix; else its siblings. None where the number itself is not there. Used again: see `begin`.
 */
export class DoorFinder {
  readonly #store: Store;
  #asked: HouseNumber;
  #askedText = '';
  #asksPostcode = false;
  readonly #comparer: DoorComparer;

  constructor(store: Store, query: PreparedQuery, asked: HouseNumber) {
    this.#store = store;
    this.#asked = asked;
    this.#comparer = new DoorComparer(query.profile, asked);
  }

  /** Takes the house number of another query. */
  begin({ profile, doorText, postcode }: PreparedQuery, asked: HouseNumber): void {
    this.#asked = asked;
    this.#askedText = doorText;
    this.#asksPostcode = postcode !== null;
    this.#comparer.begin(profile, asked);
  }

  ofStreet(street: number, doors: NearestDoors): void {
    doors.begin(this.#asksPostcode);
    const store = this.#store;
    const { number } = this.#asked;
    let block = store.blockWithNumber(street, number, 0);
    for (; block >= 0; block = store.blockWithNumber(street, number, block + 1))
      this.#collect(store.load(block), null, doors);
  }

  /** The same among the addresses of one postcode, whatever their street. */
  ofPostcode({ text, blocks }: Postcode, doors: NearestDoors): void {
    doors.begin(this.#asksPostcode);
    for (let at = 0; at < blocks.length; at++) this.#collect(this.#store.load(blocks[at]!), text, doors);
  }

  #collect(view: BlockView, postcode: string | null, doors: NearestDoors): void {
    const asked = this.#asked.suffix;
    for (let slot = 0; slot < view.count; slot++) {
      const suffix = this.#comparer.suffixKey(view, slot);
      if (suffix === null) continue;
      if (postcode !== null && view.postcode(slot) !== postcode) continue;
      // Only where a suffix was asked and is there does it matter how that is written.
      const sameText =
        suffix !== '' && suffix === asked && this.#askedText === view.number(slot) + view.suffix(slot);
      doors.offer(view, slot, doorCost(asked, suffix), suffix, sameText);
    }
  }
}
