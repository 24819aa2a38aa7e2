import type { Changeable } from '../../model/changeable';
import { bitCount } from '../bits';
import { BLOCK_CAPACITY } from '../format/block-layout';
import type { Address, BlockView } from '../rows';

/** Converts the numbers of one dataset to united numbers. */
export interface Numbering {
  readonly firstBlock: number;
  streetOf(local: number): number;
  areaOf(local: number): number;
  sourceSetOf(local: number): number;
}

/** A block of one dataset with united numbers, without the hidden addresses. */
export class MovedView implements BlockView {
  readonly #view: BlockView;
  readonly #numbering: Numbering;
  readonly #hidden: number;
  readonly block: number;
  readonly count: number;
  readonly street: number;

  /** @param hidden one bit for each hidden slot; 0 for none. */
  constructor(view: BlockView, numbering: Numbering, hidden: number) {
    this.#view = view;
    this.#numbering = numbering;
    this.#hidden = hidden;
    this.block = numbering.firstBlock + view.block;
    this.count = view.count - bitCount(hidden);
    this.street = numbering.streetOf(view.street);
  }

  number(slot: number): string {
    return this.#view.number(this.#place(slot));
  }

  numberValue(slot: number): number {
    return this.#view.numberValue(this.#place(slot));
  }

  slotsOfNumber(value: number): number[] {
    const places = this.#view.slotsOfNumber(value);
    const hidden = this.#hidden;
    if (hidden === 0) return places;
    return places
      .filter((place) => (hidden & (1 << place)) === 0)
      .map((place) => place - bitCount(hidden & ((1 << place) - 1)));
  }

  suffix(slot: number): string {
    return this.#view.suffix(this.#place(slot));
  }

  postcode(slot: number): string {
    return this.#view.postcode(this.#place(slot));
  }

  suburb(slot: number): number {
    return this.#numbering.areaOf(this.#view.suburb(this.#place(slot)));
  }

  sourceSet(slot: number): number {
    return this.#numbering.sourceSetOf(this.#view.sourceSet(this.#place(slot)));
  }

  ordinal(slot: number): number {
    return this.#numbering.firstBlock * BLOCK_CAPACITY + this.#view.ordinal(this.#place(slot));
  }

  latitude(slot: number): number {
    return this.#view.latitude(this.#place(slot));
  }

  longitude(slot: number): number {
    return this.#view.longitude(this.#place(slot));
  }

  address(slot: number): Address {
    return movedAddress(this.#view.address(this.#place(slot)), this.#numbering);
  }

  /** The slot among the hidden ones too: as many places further as hidden slots lie up to it. */
  #place(slot: number): number {
    let place = slot;
    for (;;) {
      const moved = slot + bitCount(this.#hidden & ((2 << place) - 1));
      if (moved === place) return place;
      place = moved;
    }
  }
}

/** An address of one dataset with united numbers. */
export function movedAddress(address: Address, numbering: Numbering): Address {
  const { name, kind } = address;
  // The fields are listed one by one: an object spread of this size costs ten times as much in V8.
  const moved: Changeable<Address> = {
    ordinal: numbering.firstBlock * BLOCK_CAPACITY + address.ordinal,
    street: numbering.streetOf(address.street),
    number: address.number,
    suffix: address.suffix,
    postcode: address.postcode,
    suburb: numbering.areaOf(address.suburb),
    occurrence: address.occurrence,
    latitude: address.latitude,
    longitude: address.longitude,
    identifier: address.identifier,
    building: address.building,
    sourceSet: numbering.sourceSetOf(address.sourceSet),
  };
  if (name !== undefined) moved.name = name;
  if (kind !== undefined) moved.kind = kind;
  return moved;
}
