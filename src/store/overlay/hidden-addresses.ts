import { BLOCK_CAPACITY } from '../format/block-layout';
import type { BlockView, Store } from '../rows';
import { Marked } from './marked';

/** Addresses of a dataset that no question finds, because an overlay withdraws or replaces them. */
export class HiddenAddresses {
  readonly #base: Store;
  /** Block → bits of its hidden slots. */
  readonly #slots = new Map<number, number>();
  /** Blocks and streets with an address that is hidden now or was hidden before. */
  readonly #blocks = new Marked();
  readonly #streets = new Marked();
  /** Street → number of hidden addresses. */
  readonly #ofStreet = new Map<number, number>();

  constructor(base: Store) {
    this.#base = base;
  }

  /** @param street the street of the address, if it is known. */
  hide(ordinal: number, street?: number): void {
    if (this.has(ordinal)) return;
    const block = blockOf(ordinal);
    this.#blocks.add(block);
    this.#slots.set(block, (this.#slots.get(block) ?? 0) | bitOf(ordinal));
    this.#count(street ?? this.streetOf(ordinal), 1);
  }

  show(ordinal: number): void {
    if (!this.has(ordinal)) return;
    const block = blockOf(ordinal);
    this.#slots.set(block, this.#slots.get(block)! & ~bitOf(ordinal));
    this.#count(this.streetOf(ordinal), -1);
  }

  has(ordinal: number): boolean {
    const block = blockOf(ordinal);
    return this.#blocks.has(block) && (this.#slots.get(block)! & bitOf(ordinal)) !== 0;
  }

  /** The visible slots of a block; null if all are visible. */
  shownIn(view: BlockView): readonly number[] | null {
    if (!this.#blocks.has(view.block)) return null;
    const hidden = this.#slots.get(view.block)!;
    if (hidden === 0) return null;
    const shown: number[] = [];
    for (let slot = 0; slot < view.count; slot++) if ((hidden & (1 << slot)) === 0) shown.push(slot);
    return shown;
  }

  /** True if every address of the street is hidden. */
  holdsAllOf(street: number): boolean {
    return this.#streets.has(street) && this.#ofStreet.get(street)! >= this.#base.addressCount(street);
  }

  /** The street of an address of the dataset. */
  streetOf(ordinal: number): number {
    return this.#base.load(blockOf(ordinal)).street;
  }

  #count(street: number, more: number): void {
    this.#streets.add(street);
    this.#ofStreet.set(street, (this.#ofStreet.get(street) ?? 0) + more);
  }
}

function blockOf(ordinal: number): number {
  return Math.floor(ordinal / BLOCK_CAPACITY);
}

/** A block has 32 slots, one bit for each. */
function bitOf(ordinal: number): number {
  return 1 << (ordinal % BLOCK_CAPACITY);
}
