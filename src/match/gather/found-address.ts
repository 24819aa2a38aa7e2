/**
 * How a blank between two numbers was read, if the street has both: flat 6 of number 3, and number 36. A letter like a digit (`3O`) is
 * read in the same two ways.
 */
export interface BlankRead {
  readonly blank?: {
    /** The blank was taken for a slip. */
    readonly isDropped: boolean;
    /** False if it is rather the other way round. */
    readonly isLikely: boolean;
    /** The postcode of what the other way gives; empty for none. */
    readonly rivalPostcode: string;
  };
}

/** An address with the asked number. */
export interface FoundAddress extends BlankRead {
  readonly ordinal: number;
  /** Id of its street. */
  readonly street: number;
  /** Number and suffix as the source writes them. */
  readonly number: string;
  readonly suffix: string;
  /** The suffix in the form that is compared. */
  readonly suffixKey: string;
  /**
   * True if number and suffix are written letter for letter as asked. Only set if the suffix is the asked one; else
   * false.
   */
  readonly sameText: boolean;
  /**
   * True if the asked number is this one without its hyphen, and the street has no plain numbers of that length:
   * `9116` is 91-16.
   */
  readonly lacksHyphen?: boolean;
  readonly postcode: string;
  /** Area id of its suburb. */
  readonly suburb: number;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}
