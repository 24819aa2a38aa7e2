import { BLOCK_CAPACITY } from '../format/block-layout';
import type { BlockView, Store } from '../rows';
import { Marked } from './marked';

/** Addresses of a dataset that no question finds, because an overlay withdraws or replaces them. */
export class HiddenAddresses {
  readonly #base: Store;
  /** Block → one bit for each of its slots that is hidden. */
  readonly #slots = new Map<number, number>();
  /** Blocks and streets of which some is hidden, or was. */
  readonly #blocks = new Marked();
  readonly #streets = new Marked();
  /** Street → how many are hidden. */
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

  /** Places of the addresses of a block that are shown; null for all. */
  shownIn(view: BlockView): readonly number[] | null {
    if (!this.#blocks.has(view.block)) return null;
    const hidden = this.#slots.get(view.block)!;
    if (hidden === 0) return null;
    const shown: number[] = [];
    for (let slot = 0; slot < view.count; slot++) if ((hidden & (1 << slot)) === 0) shown.push(slot);
    return shown;
  }

  /** True for a street of which every address is hidden. */
  holdsAllOf(street: number): boolean {
    return this.#streets.has(street) && this.#ofStreet.get(street)! >= this.#base.addressCount(street);
  }

  /** The street of the dataset that an address lies on. */
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

/** A block has 32 slots. */
function bitOf(ordinal: number): number {
  return 1 << (ordinal % BLOCK_CAPACITY);
}
