import type { FoundBuilding } from './building';
import type { FoundAddress } from './found-address';

/** The addresses that have the asked number, or what comes nearest to it. */
export interface FoundNumbers {
  readonly addresses: readonly FoundAddress[];
  /** One for each street, because a postcode may cover several. */
  readonly buildings: readonly FoundBuilding[];
  /**
   * True if no suffix was asked, or the asked suffix exists: also as a flat in small letters or as the first number of
   * a range.
   */
  readonly isAsAsked: boolean;
}
