import type { NameFit } from '../../rank/fit';
import { costOf } from '../../rank/name-fit';
import type { Store, Street } from '../../store/rows';
import type { Query } from '../query/query';
import { findNumbersOfStreet, NO_NUMBERS } from './find-numbers';
import type { FoundNumbers } from './found-numbers';

/** A street that may be the asked one. */
export class StreetCandidate {
  readonly street: Street;
  readonly fit: NameFit;
  /** The cost of its name: see `costOf`. */
  readonly cost: number;
  /** True if a street somewhere has exactly the asked name, and this name is another. */
  readonly nameExists: boolean;
  #numbers: FoundNumbers | null = null;

  constructor(street: Street, fit: NameFit, nameExists: boolean) {
    this.street = street;
    this.fit = fit;
    this.cost = costOf(fit);
    this.nameExists = nameExists;
  }

  /** The addresses with the asked number on this street, looked up once; empty if no number was asked. */
  numbers(store: Store, { number }: Query): FoundNumbers {
    if (number === null) return NO_NUMBERS;
    this.#numbers ??= findNumbersOfStreet(store, number, this.street.id);
    return this.#numbers;
  }
}
