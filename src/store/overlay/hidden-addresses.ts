import { BLOCK_CAPACITY } from '../format/block-layout';
import type { Store } from '../rows';
import { Marked } from './marked';

/** Addresses of a dataset that no question finds, because an overlay withdraws or replaces them. */
export class HiddenAddresses {
  readonly #base: Store;
  /** Block → bits of its hidden slots. */
  readonly #slots = new Map<number, number>();
  /** Blocks with an address that is hidden now or was hidden before. */
  readonly #blocks = new Marked();
  /** Streets of which all addresses may be hidden, because one was hidden since the last look. */
  readonly #streetsToCheck = new Marked();
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

  /** One bit for each hidden slot of a block of the dataset; 0 for none. */
  hiddenIn(block: number): number {
    return this.#blocks.has(block) ? this.#slots.get(block)! : 0;
  }

  /** True if every address of the street is hidden. */
  holdsAllOf(street: number): boolean {
    if (!this.#streetsToCheck.has(street)) return false;
    if (this.#ofStreet.get(street)! >= this.#base.addressCount(street)) return true;
    this.#streetsToCheck.delete(street);
    return false;
  }

  /** The street of an address of the dataset. */
  streetOf(ordinal: number): number {
    return this.#base.load(blockOf(ordinal)).street;
  }

  #count(street: number, more: number): void {
    if (more > 0) this.#streetsToCheck.add(street);
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
