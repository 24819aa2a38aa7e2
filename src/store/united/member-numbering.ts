/** Converts members of names (streets or areas) between one dataset and the united one. */
export interface MemberNumbering {
  /** A member of a dataset here; -1 for one that is not to be found. */
  memberOf(part: number, local: number, city: number): number;
  /** A city of a dataset here; 0 stays where the members are areas. */
  cityOf(part: number, local: number): number;
  /** The number of a united city in a dataset; -1 if the dataset does not hold it. */
  localCityOf(part: number, united: number): number;
  /** A member here in the datasets that hold it: how many addresses it has in all. */
  weightOf(member: number): number;
}
