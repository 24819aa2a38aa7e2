/** Converts members of names (streets or areas) between one dataset and the united one. */
export interface MemberNumbering {
  /** The united number of a member of a dataset; -1 if it must not be found. */
  memberOf(part: number, local: number, city: number): number;
  /** The united number of a city of a dataset. If the members are areas, the number stays as it is. */
  cityOf(part: number, local: number): number;
  /** The number of a united city in a dataset; -1 if the dataset does not hold it. */
  localCityOf(part: number, united: number): number;
  /** Number of addresses of a united member in all datasets that hold it. */
  weightOf(member: number): number;
}
