import { BLOCK_CAPACITY } from '../format/block-layout';
import type { Address, BlockView } from '../rows';
import { movedAddress, type Numbering } from '../united/moved-view';

const ZERO = 48;

/** An address of an overlay as it is returned. */
export interface LiveAddress extends Address {
  /** Lower case. */
  readonly uuid: string;
  /** Building id of the address of the dataset that it corrects; null for none. */
  readonly buildingUuid: string | null;
}

/** A block of at most 32 addresses of one overlay street, with the numbers of the united store. */
export class LiveView implements BlockView {
  readonly block: number;
  readonly street: number;
  readonly count: number;
  readonly #rows: readonly LiveAddress[];
  readonly #values: readonly number[];
  readonly #numbering: Numbering;

  /** @param block its number in the overlay; the addresses too have their numbers of the overlay. */
  constructor(block: number, street: number, rows: readonly LiveAddress[], numbering: Numbering) {
    this.block = numbering.firstBlock + block;
    this.street = numbering.streetOf(street);
    this.count = rows.length;
    this.#rows = rows;
    this.#values = rows.map(({ number }) => plainNumber(number));
    this.#numbering = numbering;
  }

  number(slot: number): string {
    return this.#rows[slot]!.number;
  }

  numberValue(slot: number): number {
    return this.#values[slot]!;
  }

  slotsOfNumber(value: number): number[] {
    const slots: number[] = [];
    const values = this.#values;
    for (let slot = 0; slot < values.length; slot++)
      if (values[slot] === value || values[slot]! <= 0) slots.push(slot);
    return slots;
  }

  /** False if no address has this number, and all have a positive whole number. */
  mayHold(value: number): boolean {
    const values = this.#values;
    for (let slot = 0; slot < values.length; slot++)
      if (values[slot] === value || values[slot]! <= 0) return true;
    return false;
  }

  suffix(slot: number): string {
    return this.#rows[slot]!.suffix;
  }

  postcode(slot: number): string {
    return this.#rows[slot]!.postcode;
  }

  suburb(slot: number): number {
    return this.#numbering.areaOf(this.#rows[slot]!.suburb);
  }

  sourceSet(slot: number): number {
    return this.#numbering.sourceSetOf(this.#rows[slot]!.sourceSet);
  }

  ordinal(slot: number): number {
    return this.#numbering.firstBlock * BLOCK_CAPACITY + this.#rows[slot]!.ordinal;
  }

  latitude(slot: number): number {
    return this.#rows[slot]!.latitude;
  }

  longitude(slot: number): number {
    return this.#rows[slot]!.longitude;
  }

  address(slot: number): Address {
    return movedAddress(this.#rows[slot]!, this.#numbering);
  }
}

/** The number as the blocks of a dataset hold it; -1 if it is not a plain integer. */
export function plainNumber(number: string): number {
  const { length } = number;
  if (length === 0 || length > 9 || (length > 1 && number.charCodeAt(0) === ZERO)) return -1;
  let value = 0;
  for (let at = 0; at < length; at++) {
    const digit = number.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = 10 * value + digit;
  }
  return value;
}
