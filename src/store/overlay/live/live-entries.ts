import type { LiveAddress } from '../live-view';
import type { PackedEntries } from '../packed/packed-entries';
import type { PlacedIn, StoredEntry } from '../stored-entry';

/** An entry with its place and its addresses. */
export interface Held {
  readonly entry: StoredEntry;
  /** Null if it lies in no country of the dataset. */
  readonly placed: PlacedIn | null;
  readonly addresses: readonly LiveAddress[];
}

/** The entries of a snapshot, and the entries that were changed since. */
export class LiveEntries {
  readonly #packed: PackedEntries | null;
  readonly #held = new Map<string, Held>();
  /** For each entry of the snapshot: 1 if it was changed since, or is gone. */
  readonly #outdated: Uint8Array;
  #packedSize = 0;

  constructor(packed: PackedEntries | null) {
    this.#packed = packed;
    this.#outdated = new Uint8Array(packed?.size ?? 0);
    for (let at = 0; at < this.#outdated.length; at++) {
      if (packed!.isGone(at)) this.#outdated[at] = 1;
      else this.#packedSize++;
    }
  }

  get size(): number {
    return this.#packedSize + this.#held.size;
  }

  /** Entries that are not gone, by their last change. */
  *all(): Generator<StoredEntry> {
    for (const at of this.#packed?.inOrder() ?? []) if (this.isPacked(at)) yield this.#packed!.entry(at);
    for (const { entry } of this.#held.values()) yield entry;
  }

  get(id: string): StoredEntry | null {
    const held = this.#held.get(id);
    if (held !== undefined) return held.entry;
    const at = this.packed(id);
    return at < 0 ? null : this.#packed!.entry(at);
  }

  /** The number of an unchanged entry in the snapshot; -1 for none. */
  packed(id: string): number {
    const at = this.#packed?.find(id) ?? -1;
    return at >= 0 && this.isPacked(at) ? at : -1;
  }

  /** True if an entry of the snapshot is unchanged. */
  isPacked(at: number): boolean {
    return this.#outdated[at] === 0;
  }

  /** An entry that was changed since the snapshot. */
  held(id: string): Held | undefined {
    return this.#held.get(id);
  }

  /** The place of an entry; null if there is no such entry, or it lies in no country of the dataset. */
  placed(id: string): PlacedIn | null {
    const held = this.#held.get(id);
    if (held !== undefined) return held.placed;
    const at = this.packed(id);
    return at < 0 ? null : this.#packed!.placed(at);
  }

  /** Adds the new state of an entry. Call `remove` for its old state first. */
  add(held: Held): void {
    this.#held.set(held.entry.id, held);
  }

  remove(id: string): void {
    this.#held.delete(id);
    const at = this.packed(id);
    if (at < 0) return;
    this.#outdated[at] = 1;
    this.#packedSize--;
  }
}
