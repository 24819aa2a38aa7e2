import type { CountryProfile } from '../../country/index';
import { distanceMeters } from '../../geo/distance';
import { BLOCK_CAPACITY } from '../format/block-layout';
import type { Street } from '../rows';
import { LiveLexicon } from './live-lexicon';
import { type LiveAddress, LiveView } from './live-view';

/** Addresses of one street, each in its place. */
interface LiveBlock {
  readonly street: number;
  readonly slots: (LiveAddress | undefined)[];
  /** Null after a change. */
  view: LiveView | null;
}

/** A street that some entry lies on. */
interface LiveStreet {
  readonly id: number;
  readonly name: string;
  readonly city: number;
  readonly profile: CountryProfile;
  /** The street of the dataset that it is; -1 for none. */
  readonly base: number;
  /** It is the name of a place, and no street. */
  readonly isPlace: boolean;
  readonly blocks: number[];
  addressCount: number;
  /** As it is given; null after a change. */
  given: Street | null;
}

/** The streets of an overlay with their addresses. Those that the dataset has too are found by the dataset's names. */
export class LiveStreets {
  readonly #streets: LiveStreet[] = [];
  readonly #blocks: LiveBlock[] = [];
  readonly #byKey = new Map<string, LiveStreet>();
  readonly #byBase = new Map<number, LiveStreet>();
  /** Those that the dataset has not, by city. */
  readonly #own = new Map<number, LiveStreet[]>();
  /** Names of the streets that the dataset has not, and of places. */
  readonly names = new LiveLexicon((street) => this.#streets[street]!.addressCount);

  /** How many blocks there are, empty ones too. */
  get blockCount(): number {
    return this.#blocks.length;
  }

  /** The street of a name in a city; made when it is asked for first. */
  of(name: string, city: number, profile: CountryProfile, base: number, isPlace: boolean): number {
    const key = `${city}|${isPlace ? 'place' : base}|${base < 0 ? name : ''}`;
    let street = this.#byKey.get(key);
    if (street === undefined) {
      const id = this.#streets.length;
      street = { id, name, city, profile, base, isPlace, blocks: [], addressCount: 0, given: null };
      this.#streets.push(street);
      this.#byKey.set(key, street);
      if (base >= 0) this.#byBase.set(base, street);
      else this.#ownIn(city).push(street);
    }
    return street.id;
  }

  /** Finds room for an address of a street, and tells its ordinal. */
  roomOn(street: number): number {
    const { blocks } = this.#streets[street]!;
    for (const block of blocks) {
      const { slots } = this.#blocks[block]!;
      for (let slot = 0; slot < BLOCK_CAPACITY; slot++)
        if (slots[slot] === undefined) return block * BLOCK_CAPACITY + slot;
    }
    const block = this.#blocks.push({ street, slots: [], view: null }) - 1;
    blocks.push(block);
    return block * BLOCK_CAPACITY;
  }

  /** Puts an address where `roomOn` found room. */
  add(address: LiveAddress): void {
    const block = this.#blockOf(address.ordinal);
    const street = this.#streets[block.street]!;
    block.slots[address.ordinal % BLOCK_CAPACITY] = address;
    block.view = null;
    street.given = null;
    street.addressCount++;
    if (street.addressCount === 1 && street.base < 0)
      this.names.add(street.id, street.city, street.profile.streetKeys(street.name));
    else this.names.reweighed();
  }

  remove(address: LiveAddress): void {
    const block = this.#blockOf(address.ordinal);
    const street = this.#streets[block.street]!;
    block.slots[address.ordinal % BLOCK_CAPACITY] = undefined;
    block.view = null;
    street.given = null;
    street.addressCount--;
    if (street.addressCount === 0 && street.base < 0)
      this.names.remove(street.id, street.profile.streetKeys(street.name));
    else this.names.reweighed();
  }

  /** The street of the dataset that a street is; -1 for none. */
  baseOf(street: number): number {
    return this.#streets[street]!.base;
  }

  /** The street that goes on with one of the dataset; -1 for none. */
  besideBase(base: number): number {
    const street = this.#byBase.get(base);
    return street === undefined || street.addressCount === 0 ? -1 : street.id;
  }

  addressCount(street: number): number {
    return this.#streets[street]!.addressCount;
  }

  head(street: number): { name: string; city: number } {
    const { name, city } = this.#streets[street]!;
    return { name, city };
  }

  /** The names of the streets in a city. */
  namesIn(city: number): number[] {
    const names = new Set<number>();
    for (const street of this.#own.get(city) ?? []) {
      if (street.addressCount === 0) continue;
      for (const { key } of street.profile.streetKeys(street.name)) names.add(this.names.keys.find(key));
    }
    return [...names].sort((a, b) => a - b);
  }

  street(id: number): Street {
    const street = this.#streets[id]!;
    street.given ??= this.#given(street);
    return street.given;
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
      addressCount,
      ...(isPlace && addresses.length === 1 ? { place: addresses[0]!.ordinal } : {}),
    };
  }

  blocksOf(street: number): readonly number[] {
    return this.#streets[street]!.blocks;
  }

  view(block: number): LiveView {
    const held = this.#blocks[block]!;
    held.view ??= new LiveView(block, held.street, this.#addressesOf(block));
    return held.view;
  }

  address(ordinal: number): LiveAddress {
    return this.#blockOf(ordinal).slots[ordinal % BLOCK_CAPACITY]!;
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
    return this.#blocks[block]!.slots.filter((address) => address !== undefined);
  }

  #blockOf(ordinal: number): LiveBlock {
    return this.#blocks[Math.floor(ordinal / BLOCK_CAPACITY)]!;
  }
}

/** The address nearest to the middle of all, and the metres around it that hold nine in ten. */
export function middleOf(addresses: readonly LiveAddress[]): {
  latitude: number;
  longitude: number;
  radiusMeters: number;
} {
  if (addresses.length === 0) return { latitude: 0, longitude: 0, radiusMeters: 0 };
  const mean = (of: (address: LiveAddress) => number) =>
    addresses.reduce((sum, address) => sum + of(address), 0) / addresses.length;
  const latitude = mean((address) => address.latitude);
  const longitude = mean((address) => address.longitude);
  const metersFrom = (lat: number, lon: number) => (one: LiveAddress) =>
    distanceMeters(lat, lon, one.latitude, one.longitude);
  const toMean = metersFrom(latitude, longitude);
  const middle = addresses.reduce((best, one) => (toMean(one) < toMean(best) ? one : best));
  const distances = addresses.map(metersFrom(middle.latitude, middle.longitude)).sort((a, b) => a - b);
  return {
    latitude: middle.latitude,
    longitude: middle.longitude,
    radiusMeters: distances[Math.ceil(distances.length * 0.9) - 1]!,
  };
}
