import type { Store, Street } from '../../store/rows';
import type { FoundName } from '../judge/found-name';
import type { Query } from '../query/query';
import { findNumbersOfStreet, NO_NUMBERS } from './find-numbers';
import type { FoundNumbers } from './found-numbers';

/** A street that may be the asked one. */
export class StreetCandidate {
  readonly street: Street;
  /** Shared by the streets of one name. */
  readonly name: FoundName;
  #numbers: FoundNumbers | null = null;

  constructor(street: Street, name: FoundName) {
    this.street = street;
    this.name = name;
  }

  /** The addresses with the asked number on this street, looked up once; empty if no number was asked. */
  numbers(store: Store, { number }: Query): FoundNumbers {
    if (number === null) return NO_NUMBERS;
    this.#numbers ??= findNumbersOfStreet(store, number, this.street.id);
    return this.#numbers;
  }
}
