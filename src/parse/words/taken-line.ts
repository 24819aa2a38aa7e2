import type { LineWord } from './line-word';

/** One way to take a line apart: certain fields are taken out, the other words stay in order. */
export interface TakenLine {
  readonly words: readonly LineWord[];
  /** The postcode; only its beginning if the line has no whole one. */
  readonly postcode: string | null;
  /** The state or other division behind its places, if it was taken out: `IL` of `Chicago, IL 60601`. */
  readonly division: string | null;
  /**
   * The postcode has only digits and is in the position of a house number: right after a name and before a comma or the
   * end; or right before a name, in countries where numbers come first.
   */
  readonly postcodeAsNumber: boolean;
  /** The postcode has only digits and stands right behind a name: `Hverfisgata 105 Reykjavík`. */
  readonly postcodeBesideName: boolean;
  /** Words such as `opposite` were taken out: the place meant is beside the address. */
  readonly nearby: boolean;
  /** Such words stand behind the address, and name what is beside it in words that are asides. */
  readonly hasLandmark: boolean;
  /** Another address may be meant: words were taken out that may belong to it, or other towns have the name of its town. */
  readonly mayBeOther: boolean;
  /** The number of a row of a table was taken out: the address has one of its own behind it. */
  readonly lacksRowNumber: boolean;
  /** A flat that is named separately from the number. */
  readonly unit: string | null;
  /** It is one only if the register has it. */
  readonly unitMayBeNone: boolean;
  /** A floor that counts as a unit; null for none. */
  readonly floor: string | null;
  /** Words that belong to no field: floors, rooms, attention lines. */
  readonly noise: readonly string[];
  /** The words that were taken out may belong to a name. */
  readonly mayBeName: boolean;
  /** A post box was named and taken out. */
  readonly postBox: boolean;
  /** Cost of this way: higher is less likely; 0 for the plain way. */
  readonly cost: number;
}
