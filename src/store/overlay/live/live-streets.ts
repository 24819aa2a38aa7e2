import type { CountryProfile } from '../../../country/index';
import { BLOCK_CAPACITY } from '../../format/block-layout';
import type { Street } from '../../rows';
import type { Numbering } from '../../united/moved-view';
import { hashedKeys } from '../hashed-keys';
import { type LiveAddress, LiveView } from '../live-view';
import { Marked } from '../marked';
import type { PackedOverlay } from '../packed/packed-overlay';
import { LiveLexicon } from './live-lexicon';
import { middleOf } from './middle';

/** Addresses of one street, each in its slot. */
interface LiveBlock {
  readonly street: number;
  readonly slots: (LiveAddress | undefined)[];
  /** Null after a change. */
  view: LiveView | null;
}

/** A place that the application names ranks like a street with this many addresses. */
const NAMED_PLACE_WORTH = 200;

/** A street with an entry. */
interface LiveStreet {
  readonly id: number;
  readonly name: string;
  readonly city: number;
  /** The number of the same street in the dataset; -1 for none. */
  readonly base: number;
  /** True for the name of a place, which is no street. */
  readonly isPlace: boolean;
  readonly blocks: number[];
  addressCount: number;
  /** The street as the store returns it; null after a change. */
  given: Street | null;
}

/** The key of a street of an overlay. */
export interface StreetKey {
  readonly name: string;
  readonly city: number;
  readonly base: number;
  readonly isPlace: boolean;
}

/** What the streets of an overlay need from the store. */
export interface StreetSource {
  /** The numbers of the overlay in the united store. */
  readonly numbering: Numbering;
  /** The conventions of the country that a city lies in. */
  profileIn(city: number): CountryProfile;
  /** The name of a street of the dataset. */
  nameOfBase(base: number): string;
  /** A row of the snapshot as an address. */
  addressOf(entry: number, isName: boolean, street: number, ordinal: number): LiveAddress;
}

/**
 * The streets of an overlay with their addresses. A street that the dataset has too is found by the names of the
 * dataset. Streets of the snapshot are decoded when first needed.
 */
export class LiveStreets {
  readonly #source: StreetSource;
  readonly #packed: PackedOverlay | null;
  readonly #streets: (LiveStreet | undefined)[];
  readonly #blocks: (LiveBlock | undefined)[];
  /** Streets that are not in the snapshot: those of the dataset by its number, others by city. */
  readonly #byBase = new Map<number, LiveStreet>();
  readonly #own = new Map<number, LiveStreet[]>();
  /** Streets whose addresses are not those of the snapshot. */
  readonly #changed = new Marked();
  /** Names of places, and of the streets that the dataset lacks. */
  readonly names: LiveLexicon;

  constructor(packed: PackedOverlay | null, source: StreetSource) {
    this.#source = source;
    this.#packed = packed;
    this.#streets = new Array<LiveStreet | undefined>(packed?.rows.streetCount ?? 0).fill(undefined);
    this.#blocks = new Array<LiveBlock | undefined>(packed?.rows.blockCount ?? 0).fill(undefined);
    this.names = new LiveLexicon(packed?.names() ?? null, (street) => this.addressCount(street));
  }

  /** Number of blocks, including empty ones. */
  get blockCount(): number {
    return this.#blocks.length;
  }

  /** The street with a name in a city; made if it does not exist. */
  of({ name, city, base, isPlace }: StreetKey): number {
    const known = base >= 0 ? this.#besideBase(base) : this.#findOwn(name, city, isPlace);
    if (known >= 0) return known;
    const id = this.#streets.length;
    const street = { id, name, city, base, isPlace, blocks: [], addressCount: 0, given: null };
    this.#streets.push(street);
    if (base >= 0) this.#byBase.set(base, street);
    else this.#ownIn(city).push(street);
    return id;
  }

  /** Finds a free slot for an address of a street. Returns its ordinal. */
  roomOn(street: number): number {
    const { blocks } = this.#street(street);
    for (const block of blocks) {
      const { slots } = this.#block(block);
      for (let slot = 0; slot < BLOCK_CAPACITY; slot++)
        if (slots[slot] === undefined) return block * BLOCK_CAPACITY + slot;
    }
    const block = this.#blocks.push({ street, slots: [], view: null }) - 1;
    blocks.push(block);
    return block * BLOCK_CAPACITY;
  }

  /** Stores an address in the free slot that `roomOn` found. */
  add(address: LiveAddress): void {
    const street = this.#change(address, address);
    street.addressCount++;
    if (street.addressCount === 1 && street.base < 0)
      this.names.add(street.id, street.city, this.#keysOf(street));
    else this.names.reweighed();
  }

  remove(address: LiveAddress): void {
    const street = this.#change(address, undefined);
    street.addressCount--;
    if (street.addressCount === 0 && street.base < 0) this.names.remove(street.id);
    else this.names.reweighed();
  }

  /** The number of the same street in the dataset; -1 for none. */
  baseOf(street: number): number {
    return this.#streets[street]?.base ?? this.#packed!.rows.base(street);
  }

  /** The overlay street that continues a street of the dataset; -1 for none. */
  besideBase(base: number): number {
    const street = this.#besideBase(base);
    const isEmptied = this.#changed.has(street) && this.addressCount(street) === 0;
    return isEmptied ? -1 : street;
  }

  /** Number of addresses; the name of a place counts as `NAMED_PLACE_WORTH`. */
  addressCount(street: number): number {
    const count = this.#streets[street]?.addressCount ?? this.#packed!.rows.addressCount(street);
    return this.#isPlace(street) ? count * NAMED_PLACE_WORTH : count;
  }

  city(street: number): number {
    return this.#streets[street]?.city ?? this.#packed!.rows.city(street);
  }

  head(street: number): { name: string; city: number } {
    const { name, city } = this.#street(street);
    return { name, city };
  }

  /** The names of the streets in a city. */
  namesIn(city: number): number[] {
    const packed = this.#packed?.rows.ownIn(city) ?? [0, 0];
    const own = this.#own.get(city);
    if (packed[0] === packed[1] && own === undefined) return [];
    const streets = [...between(packed), ...(own ?? []).map(({ id }) => id)];
    return [...new Set(streets.flatMap((street) => this.names.namesOf(street)))].sort((a, b) => a - b);
  }

  street(id: number): Street {
    const street = this.#street(id);
    street.given ??= this.#given(street);
    return street.given;
  }

  blocksOf(street: number): readonly number[] {
    return this.#street(street).blocks;
  }

  /**
   * The first block of a street, from a block on, that has this number, or a number that is no positive whole one; -1 for
   * none.
   */
  blockWithNumber(street: number, number: number, from: number): number {
    if (!this.#changed.has(street)) return this.#packed!.rows.blockWithNumber(street, number, from);
    const holds = (block: number) => block >= from && this.view(block).mayHold(number);
    return this.blocksOf(street).find(holds) ?? -1;
  }

  streetOfBlock(block: number): number {
    return this.#blocks[block]?.street ?? this.#packed!.rows.streetOfBlock(block);
  }

  view(block: number): LiveView {
    const held = this.#block(block);
    held.view ??= new LiveView(block, held.street, this.#addressesOf(block), this.#source.numbering);
    return held.view;
  }

  address(ordinal: number): LiveAddress {
    return this.#block(blockOf(ordinal)).slots[ordinal % BLOCK_CAPACITY]!;
  }

  #besideBase(base: number): number {
    const packed = this.#packed?.rows.besideBase(base) ?? -1;
    if (packed >= 0 || this.#byBase.size === 0) return packed;
    return this.#byBase.get(base)?.id ?? -1;
  }

  #findOwn(name: string, city: number, isPlace: boolean): number {
    const rows = this.#packed?.rows;
    const number = this.#packed?.texts.find(name) ?? -1;
    if (rows !== undefined && number >= 0)
      for (const street of between(rows.ownIn(city)))
        if (rows.name(street) === number && rows.isPlace(street) === isPlace) return street;
    const own = this.#own.get(city) ?? [];
    return own.find((street) => street.name === name && street.isPlace === isPlace)?.id ?? -1;
  }

  #isPlace(street: number): boolean {
    return this.#streets[street]?.isPlace ?? this.#packed!.rows.isPlace(street);
  }

  #given(street: LiveStreet): Street {
    const { id, name, city, blocks, addressCount, isPlace } = street;
    const addresses = blocks.flatMap((block) => this.#addressesOf(block));
    const middle = middleOf(addresses);
    const run = (firstBlock: number) => ({ firstBlock, blockCount: 1 });
    const held = blocks.filter((block) => this.#addressesOf(block).length > 0);
    return {
      id,
      name,
      city,
      ...run(held[0] ?? blocks[0] ?? 0),
      blocksBeside: held.slice(1).map(run),
      latitude: middle.latitude,
      longitude: middle.longitude,
      radiusMeters: middle.radiusMeters,
      addressCount: isPlace ? addressCount * NAMED_PLACE_WORTH : addressCount,
      ...(isPlace && addresses.length === 1 ? { place: addresses[0]!.ordinal } : {}),
    };
  }

  #change({ ordinal }: LiveAddress, to: LiveAddress | undefined): LiveStreet {
    const block = this.#block(blockOf(ordinal));
    const street = this.#street(block.street);
    this.#changed.add(street.id);
    block.slots[ordinal % BLOCK_CAPACITY] = to;
    block.view = null;
    street.given = null;
    return street;
  }

  #street(id: number): LiveStreet {
    let street = this.#streets[id];
    if (street === undefined) {
      const { rows, texts } = this.#packed!;
      const base = rows.base(id);
      street = {
        id,
        name: base >= 0 ? this.#source.nameOfBase(base) : texts.at(rows.name(id)),
        city: rows.city(id),
        base,
        isPlace: rows.isPlace(id),
        blocks: rows.blocksOf(id),
        addressCount: rows.addressCount(id),
        given: null,
      };
      this.#streets[id] = street;
    }
    return street;
  }

  #block(block: number): LiveBlock {
    let held = this.#blocks[block];
    if (held === undefined) {
      const { rows } = this.#packed!;
      const street = rows.streetOfBlock(block);
      const [first, end] = rows.rowsOf(block);
      const slots = Array.from({ length: end - first }, (_, slot) => {
        const { entry, isName } = rows.row(first + slot);
        return this.#source.addressOf(entry, isName, street, block * BLOCK_CAPACITY + slot);
      });
      held = { street, slots, view: null };
      this.#blocks[block] = held;
    }
    return held;
  }

  #keysOf({ name, city }: LiveStreet) {
    return hashedKeys(this.#source.profileIn(city).streetKeys(name));
  }

  #ownIn(city: number): LiveStreet[] {
    let streets = this.#own.get(city);
    if (streets === undefined) {
      streets = [];
      this.#own.set(city, streets);
    }
    return streets;
  }

  #addressesOf(block: number): LiveAddress[] {
    return this.#block(block).slots.filter((address) => address !== undefined);
  }
}

function blockOf(ordinal: number): number {
  return Math.floor(ordinal / BLOCK_CAPACITY);
}

function* between([from, end]: readonly [number, number] | readonly number[]): Generator<number> {
  for (let at = from!; at < end!; at++) yield at;
}
