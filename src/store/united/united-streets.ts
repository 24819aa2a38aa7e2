import type { Changeable } from '../../model/changeable';
import { BLOCK_CAPACITY } from '../format/block-layout';
import type { BlockRun, Store, Street, StreetHead } from '../rows';
import { ownerOf, type Starts } from './parts';
import type { StreetLinks } from './street-links';

/** Number of slots for the streets and the address counts that were read last. A ranking reads the counts of all its candidates. */
const PLACES = 2 ** 16;

/** The numbering of areas that the streets need. */
export interface AreaNumbers {
  unitedOf(part: number, local: number): number;
}

/** The streets of several datasets. Streets with the same name in the same city are one street. */
export class UnitedStreets {
  readonly #stores: readonly Store[];
  readonly #starts: Starts;
  readonly #areas: AreaNumbers;
  readonly #links: StreetLinks;
  /** Streets below this number are those of the first dataset. */
  readonly #endOfFirst: number;
  readonly #kept = new Array<Street | undefined>(PLACES).fill(undefined);
  /** The streets whose counts are kept, each in its slot. */
  readonly #counted = new Int32Array(PLACES).fill(-1);
  readonly #counts = new Int32Array(PLACES);

  constructor(stores: readonly Store[], starts: Starts, areas: AreaNumbers, links: StreetLinks) {
    this.#stores = stores;
    this.#starts = starts;
    this.#areas = areas;
    this.#links = links;
    this.#endOfFirst = starts.streets[1] ?? Number.POSITIVE_INFINITY;
  }

  /** Clears its caches after a dataset has changed. */
  forget(): void {
    this.#kept.fill(undefined);
    this.#counted.fill(-1);
  }

  /** True for a street that only the first dataset holds, as it holds most. */
  isInFirstAlone(id: number): boolean {
    return id < this.#endOfFirst && this.#links.beside(id).length === 0;
  }

  street(id: number): Street {
    const kept = this.#kept[id & (PLACES - 1)];
    if (kept !== undefined && kept.id === id) return kept;
    const street = this.isInFirstAlone(id) ? this.#stores[0]!.street(id) : this.#read(id);
    this.#kept[id & (PLACES - 1)] = street;
    return street;
  }

  head(id: number): StreetHead {
    if (id < this.#endOfFirst) return this.#stores[0]!.streetHead(id);
    const part = ownerOf(this.#starts.streets, id);
    const head = this.#stores[part]!.streetHead(id - this.#starts.streets[part]!);
    return { name: head.name, city: this.#areas.unitedOf(part, head.city) };
  }

  addressCount(id: number): number {
    const place = id & (PLACES - 1);
    if (this.#counted[place] !== id) {
      this.#counts[place] = this.#readCount(id);
      this.#counted[place] = id;
    }
    return this.#counts[place]!;
  }

  #readCount(id: number): number {
    const owner = ownerOf(this.#starts.streets, id);
    let count = this.#stores[owner]!.addressCount(id - this.#starts.streets[owner]!);
    const beside = this.#links.beside(id);
    for (let at = 0; at < beside.length; at += 2)
      count += this.#stores[beside[at]!]!.addressCount(beside[at + 1]!);
    return count;
  }

  /** Visits the datasets that hold a street, with its number there, until a visit returns `false`. Then it returns false too. */
  everyPart(id: number, visit: (store: Store, local: number, part: number) => boolean): boolean {
    const owner = ownerOf(this.#starts.streets, id);
    if (!visit(this.#stores[owner]!, id - this.#starts.streets[owner]!, owner)) return false;
    const beside = this.#links.beside(id);
    for (let at = 0; at < beside.length; at += 2) {
      const part = beside[at]!;
      if (!visit(this.#stores[part]!, beside[at + 1]!, part)) return false;
    }
    return true;
  }

  #read(id: number): Street {
    const owner = ownerOf(this.#starts.streets, id);
    let whole = this.#ofPart(this.#stores[owner]!.street(id - this.#starts.streets[owner]!), owner, id);
    let largest = whole;
    const beside = this.#links.beside(id);
    for (let at = 0; at < beside.length; at += 2) {
      const part = this.#ofPart(this.#stores[beside[at]!]!.street(beside[at + 1]!), beside[at]!, id);
      if (part.addressCount > largest.addressCount) largest = part;
      whole = withPart(whole, part, largest);
    }
    return whole;
  }

  #ofPart(street: Street, part: number, id: number): Street {
    if (part === 0) return street;
    const moved: Changeable<Street> = {
      ...street,
      id,
      city: this.#areas.unitedOf(part, street.city),
      firstBlock: this.#starts.blocks[part]! + street.firstBlock,
    };
    if (street.blocksBeside !== undefined)
      moved.blocksBeside = street.blocksBeside.map((run) => this.#moved(part, run));
    if (street.place !== undefined) moved.place = this.#starts.blocks[part]! * BLOCK_CAPACITY + street.place;
    return moved;
  }

  #moved(part: number, { firstBlock, blockCount }: BlockRun): BlockRun {
    return { firstBlock: this.#starts.blocks[part]! + firstBlock, blockCount };
  }
}

/** Extends a street by its part in a later dataset. The point is that of the part with most addresses. */
function withPart(whole: Street, part: Street, largest: Street): Street {
  const joined: Changeable<Street> = {
    id: whole.id,
    name: whole.name,
    city: whole.city,
    firstBlock: whole.firstBlock,
    blockCount: whole.blockCount,
    blocksBeside: [
      ...(whole.blocksBeside ?? []),
      { firstBlock: part.firstBlock, blockCount: part.blockCount },
      ...(part.blocksBeside ?? []),
    ],
    latitude: largest.latitude,
    longitude: largest.longitude,
    radiusMeters: Math.max(whole.radiusMeters, part.radiusMeters),
    addressCount: whole.addressCount + part.addressCount,
  };
  if (whole.place !== undefined) joined.place = whole.place;
  return joined;
}
