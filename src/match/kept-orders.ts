/** Names that fewer bear are put in order each time. */
const POPULAR = 64;
/** Ids kept in all: 2 MB; beyond it they are forgotten and ordered anew. */
const MOST_KEPT = 2 ** 19;

/** The bearers of names that very many bear, in the order in which they are listed: they are the ones asked most. */
export class KeptOrders {
  readonly #orders = new Map<number, Uint32Array>();
  #kept = 0;

  get(entry: number): Uint32Array | undefined {
    return this.#orders.get(entry);
  }

  /** @param ids all that bear the name, in order; copied. */
  keep(entry: number, ids: Uint32Array): void {
    if (ids.length < POPULAR) return;
    if (this.#kept + ids.length > MOST_KEPT) {
      this.#orders.clear();
      this.#kept = 0;
    }
    this.#orders.set(entry, ids.slice());
    this.#kept += ids.length;
  }
}
