import { BLOCK_CAPACITY } from '../format/block-layout';
import type { BlockView, Store } from '../rows';

/** Addresses of a dataset that no question finds: withdrawn, or said anew by an overlay. */
export class HiddenAddresses {
  readonly #base: Store;
  /** Block → its hidden slots. */
  readonly #slots = new Map<number, Set<number>>();
  /** Street → how many are hidden. */
  readonly #ofStreet = new Map<number, number>();

  constructor(base: Store) {
    this.#base = base;
  }

  hide(ordinal: number): void {
    const slots = this.#slotsOf(ordinal);
    const slot = ordinal % BLOCK_CAPACITY;
    if (slots.has(slot)) return;
    slots.add(slot);
    this.#count(ordinal, 1);
  }

  show(ordinal: number): void {
    if (this.#slotsOf(ordinal).delete(ordinal % BLOCK_CAPACITY)) this.#count(ordinal, -1);
  }

  has(ordinal: number): boolean {
    return this.#slots.get(blockOf(ordinal))?.has(ordinal % BLOCK_CAPACITY) === true;
  }

  /** Places of the addresses of a block that are shown; null for all. */
  shownIn(view: BlockView): readonly number[] | null {
    const hidden = this.#slots.get(view.block);
    if (hidden === undefined || hidden.size === 0) return null;
    return Array.from({ length: view.count }, (_, slot) => slot).filter((slot) => !hidden.has(slot));
  }

  /** True for a street of which every address is hidden. */
  holdsAllOf(street: number): boolean {
    const hidden = this.#ofStreet.get(street);
    return hidden !== undefined && hidden >= this.#base.addressCount(street);
  }

  #count(ordinal: number, more: number): void {
    const { street } = this.#base.load(blockOf(ordinal));
    this.#ofStreet.set(street, (this.#ofStreet.get(street) ?? 0) + more);
  }

  #slotsOf(ordinal: number): Set<number> {
    const block = blockOf(ordinal);
    let slots = this.#slots.get(block);
    if (slots === undefined) {
      slots = new Set();
      this.#slots.set(block, slots);
    }
    return slots;
  }
}

function blockOf(ordinal: number): number {
  return Math.floor(ordinal / BLOCK_CAPACITY);
}
