/** An address that bears the number asked. */
export interface FoundAddress {
  readonly ordinal: number;
  /** Id of its street. */
  readonly street: number;
  /** Number and suffix as the source writes them. */
  readonly number: string;
  readonly suffix: string;
  /** The suffix as it is compared. */
  readonly suffixKey: string;
  /** Written letter by letter as it was asked; told of those only whose suffix is the one asked. */
  readonly sameText: boolean;
  readonly postcode: string;
  /** Area id of its suburb. */
  readonly suburb: number;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}
