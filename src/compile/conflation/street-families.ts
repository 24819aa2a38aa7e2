import type { CountryProfile } from '../../country/profile';
import type { StreetTable } from '../rows/street-table';

/** The family of a street that only one source has. */
export const ALONE = -1;

/**
 * Families of streets: streets of one country with the same name key, in any city, from more than one source. Only in a
 * family can the same address occur twice.
 */
export class StreetFamilies {
  /** Family of each street, from 0; ALONE if there is none. */
  readonly of: Int32Array;
  /** Number of rows in families. */
  readonly rows: number;

  /** @param profiles country profiles, by country. */
  constructor(streets: StreetTable, profiles: ReadonlyMap<string, CountryProfile>) {
    const byKey = new Map<string, { first: number; several: boolean; number: number }>();
    const families = Array.from({ length: streets.size }, (_, street) => {
      const name = streets.name(street);
      const { country } = streets.city(street);
      const key = `${country}|${profiles.get(country)!.key(name) || name}`;
      const first = streets.firstSource(street);
      let family = byKey.get(key);
      if (family === undefined) {
        family = { first, several: false, number: ALONE };
        byKey.set(key, family);
      }
      if (family.first !== first || streets.hasSeveralSources(street)) family.several = true;
      return family;
    });
    let count = 0;
    let rows = 0;
    this.of = Int32Array.from(families, (family, street) => {
      if (!family.several) return ALONE;
      rows += streets.rowCount(street);
      if (family.number === ALONE) family.number = count++;
      return family.number;
    });
    this.rows = rows;
  }
}
