import { bitCount } from '../../bits';
import { BLOCK_CAPACITY } from '../../format/block-layout';
import type { BlockView, Store } from '../../rows';
import { Marked } from '../marked';

/** Addresses of a dataset that no question finds, because an overlay withdraws or replaces them. */
export class HiddenAddresses {
  readonly #base: Store;
  /** Block → bits of its hidden slots. */
  readonly #slots = new Map<number, number>();
  /** Blocks with an address that is hidden now or was hidden before. */
  readonly #blocks = new Marked();
  /** Streets of which all addresses may be hidden, because one was hidden since the last look. */
  readonly #streetsToCheck = new Marked();

  constructor(base: Store) {
    this.#base = base;
  }

  /** @param street the street of the address, if it is known. */
  hide(ordinal: number, street?: number): void {
    if (this.has(ordinal)) return;
    const block = blockOf(ordinal);
    this.#blocks.add(block);
    this.#slots.set(block, (this.#slots.get(block) ?? 0) | bitOf(ordinal));
    this.#streetsToCheck.add(street ?? this.streetOf(ordinal));
  }

  show(ordinal: number): void {
    if (!this.has(ordinal)) return;
    const block = blockOf(ordinal);
    this.#slots.set(block, this.#slots.get(block)! & ~bitOf(ordinal));
  }

  has(ordinal: number): boolean {
    const block = blockOf(ordinal);
    return this.#blocks.has(block) && (this.#slots.get(block)! & bitOf(ordinal)) !== 0;
  }

  /** One bit for each hidden slot of a block; 0 for none. */
  hiddenIn(view: BlockView): number {
    const hidden = this.#blocks.has(view.block) ? this.#slots.get(view.block)! : 0;
    const last = view.count - 1;
    if (hidden === 0 || last < 0 || placeOf(view.ordinal(last)) === last) return hidden;
    // Several datasets as one leave out what an earlier one has, so the slots of this block have other numbers.
    let bits = 0;
    for (let slot = 0; slot <= last; slot++)
      if ((hidden & bitOf(view.ordinal(slot))) !== 0) bits |= 1 << slot;
    return bits;
  }

  /** True if every address of the street is hidden. */
  holdsAllOf(street: number): boolean {
    if (!this.#streetsToCheck.has(street)) return false;
    const isShown = this.#showsAny(street);
    if (isShown) this.#streetsToCheck.delete(street);
    return !isShown;
  }

  /** The street of an address of the dataset. */
  streetOf(ordinal: number): number {
    return this.#base.load(blockOf(ordinal)).street;
  }

  #showsAny(street: number): boolean {
    let isShown = false;
    this.#base.forEachBlockOf(this.#base.street(street), (view) => {
      isShown = bitCount(this.hiddenIn(view)) < view.count;
      return !isShown;
    });
    return isShown;
  }
}

function blockOf(ordinal: number): number {
  return Math.floor(ordinal / BLOCK_CAPACITY);
}

function placeOf(ordinal: number): number {
  return ordinal % BLOCK_CAPACITY;
}

/** A block has 32 slots, one bit for each. */
function bitOf(ordinal: number): number {
  return 1 << placeOf(ordinal);
}
