import type { FoundName } from './found-name';

/** The evidence from the name of a street. */
export interface NameEvidence {
  readonly found: FoundName;
  /** True if a street with the asked name lies in the asked place. Then a street around that place is hardly meant. */
  readonly namesakeInside: boolean;
  /** True if a street in the asked place has the asked name with another street type. */
  readonly sisterInside: boolean;
  /**
   * True if the asked street most likely is this one with another street type: the rest of the name is the same, the
   * asked number is there, and no street in its town has the asked name.
   */
  readonly hasOtherType: boolean;
}
