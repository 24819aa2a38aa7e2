import { BLOCK_CAPACITY } from '../format/block-layout';
import type { BlockView, Store } from '../rows';

/** Number of blocks whose hidden addresses are cached. */
const MOST_KEPT = 2 ** 14;

/**
 * Hides an address if an earlier dataset has an address with the same id, which is the same address (`IdsApart`). It
 * checks only streets that several datasets hold.
 */
export class RepeatedAddresses {
  readonly #stores: readonly Store[];
  /** True for a street of a dataset that an earlier dataset holds too. */
  readonly #isContinued: (part: number, street: number) => boolean;
  readonly #kept: readonly Map<number, number>[];

  constructor(stores: readonly Store[], isContinued: (part: number, street: number) => boolean) {
    this.#stores = stores;
    this.#isContinued = isContinued;
    this.#kept = stores.map(() => new Map());
  }

  /** One bit for each hidden slot of a block; 0 for none. */
  hiddenIn(part: number, view: BlockView): number {
    if (part === 0 || !this.#isContinued(part, view.street)) return 0;
    const kept = this.#kept[part]!;
    let hidden = kept.get(view.block);
    if (hidden === undefined) {
      hidden = this.#look(part, view);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(view.block, hidden);
    }
    return hidden;
  }

  isHidden(part: number, ordinal: number): boolean {
    if (part === 0) return false;
    const store = this.#stores[part]!;
    const slot = ordinal % BLOCK_CAPACITY;
    const block = (ordinal - slot) / BLOCK_CAPACITY;
    const hidden = this.#kept[part]!.get(block) ?? this.hiddenIn(part, store.load(block));
    return (hidden & (1 << slot)) !== 0;
  }

  #look(part: number, view: BlockView): number {
    const store = this.#stores[part]!;
    let hidden = 0;
    for (let slot = 0; slot < view.count; slot++) {
      const uuid = store.uuidOf(view.address(slot));
      if (this.#stores.slice(0, part).some((earlier) => earlier.addressByUuid(uuid) !== null))
        hidden |= 1 << slot;
    }
    return hidden;
  }
}
