import { BLOCK_CAPACITY } from '../format/block-layout';
import type { BlockView, Store } from '../rows';

/** Number of blocks whose visible addresses are cached. */
const MOST_KEPT = 2 ** 14;

/**
 * Hides an address if an earlier dataset has an address with the same id. It checks only streets that several datasets
 * hold.
 */
export class RepeatedAddresses {
  readonly #stores: readonly Store[];
  /** True for a street of a dataset that an earlier dataset holds too. */
  readonly #isContinued: (part: number, street: number) => boolean;
  readonly #kept: readonly Map<number, readonly number[] | null>[];

  constructor(stores: readonly Store[], isContinued: (part: number, street: number) => boolean) {
    this.#stores = stores;
    this.#isContinued = isContinued;
    this.#kept = stores.map(() => new Map());
  }

  /** The visible slots of a block; null if all are visible. */
  shownIn(part: number, view: BlockView): readonly number[] | null {
    if (part === 0 || !this.#isContinued(part, view.street)) return null;
    const kept = this.#kept[part]!;
    let shown = kept.get(view.block);
    if (shown === undefined) {
      shown = this.#look(part, view);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(view.block, shown);
    }
    return shown;
  }

  isHidden(part: number, ordinal: number): boolean {
    if (part === 0) return false;
    const store = this.#stores[part]!;
    const slot = ordinal % BLOCK_CAPACITY;
    const block = (ordinal - slot) / BLOCK_CAPACITY;
    const kept = this.#kept[part]!.get(block);
    const shown = kept === undefined ? this.shownIn(part, store.load(block)) : kept;
    return shown !== null && !shown.includes(slot);
  }

  #look(part: number, view: BlockView): readonly number[] | null {
    const store = this.#stores[part]!;
    const addresses = Array.from({ length: view.count }, (_, slot) => view.address(slot));
    const shown: number[] = [];
    for (const [slot, address] of addresses.entries()) {
      const uuid = store.uuidOf(address);
      if (this.#stores.slice(0, part).every((earlier) => earlier.addressByUuid(uuid) === null))
        shown.push(slot);
    }
    return shown.length === addresses.length ? null : shown;
  }
}
