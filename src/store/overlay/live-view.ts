import type { Address, BlockView } from '../rows';

/** An address of an overlay as it is found. */
export interface LiveAddress extends Address {
  /** Lower case. */
  readonly uuid: string;
  /** Of the address of the dataset that it corrects; null for none. */
  readonly buildingUuid: string | null;
}

/** The addresses of one street of an overlay, or 32 of them, as a block. */
export class LiveView implements BlockView {
  readonly block: number;
  readonly street: number;
  readonly #rows: readonly LiveAddress[];
  readonly #values: readonly number[];

  constructor(block: number, street: number, rows: readonly LiveAddress[]) {
    this.block = block;
    this.street = street;
    this.#rows = rows;
    this.#values = rows.map(({ number }) => plainNumber(number));
  }

  get count(): number {
    return this.#rows.length;
  }

  number(slot: number): string {
    return this.#rows[slot]!.number;
  }

  numberValue(slot: number): number {
    return this.#values[slot]!;
  }

  slotsOfNumber(value: number): number[] {
    const slots: number[] = [];
    for (const [slot, one] of this.#values.entries()) if (one === value || one < 0) slots.push(slot);
    return slots;
  }

  suffix(slot: number): string {
    return this.#rows[slot]!.suffix;
  }

  postcode(slot: number): string {
    return this.#rows[slot]!.postcode;
  }

  suburb(slot: number): number {
    return this.#rows[slot]!.suburb;
  }

  sourceSet(slot: number): number {
    return this.#rows[slot]!.sourceSet;
  }

  ordinal(slot: number): number {
    return this.#rows[slot]!.ordinal;
  }

  latitude(slot: number): number {
    return this.#rows[slot]!.latitude;
  }

  longitude(slot: number): number {
    return this.#rows[slot]!.longitude;
  }

  address(slot: number): Address {
    return this.#rows[slot]!;
  }
}

/** A number that the blocks of a dataset hold as an integer; else -1. */
function plainNumber(number: string): number {
  return /^(?:0|[1-9]\d{0,8})$/.test(number) ? Number(number) : -1;
}
