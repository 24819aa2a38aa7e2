import type { AreaLevel } from '../../model/areas';
import type { AreaDraft } from '../areas/area-draft';
import type { Placed } from '../areas/placement';

/** What a source reaches at one level of areas. */
export interface LevelCoverage {
  /** Areas that at least one of its addresses lies in. */
  areas: number;
  /**
   * Addresses that no area of the data holds: of suburbs, those in one made for their city; of cities, those whose
   * source names none; of provinces, those whose municipality lies in none; of municipalities, those outside every
   * polygon, where there are any.
   */
  addressesWithout: number;
}

/** Where the addresses of one source lie. */
export class Coverage {
  /** Addresses by suburb. */
  readonly #suburbs = new Map<AreaDraft, number>();
  readonly #cities = new Set<AreaDraft>();
  #lastSuburb: AreaDraft | null = null;
  #lastCount = 0;
  #withoutCity = 0;

  add({ suburb, city }: Placed): void {
    if (suburb !== this.#lastSuburb) {
      this.#settle();
      this.#lastSuburb = suburb;
    }
    this.#lastCount++;
    this.#cities.add(city);
    if (city.name === '') this.#withoutCity++;
  }

  /**
   * By level, from province down. To be asked when the parents of all areas are settled.
   * @param outsidePolygons addresses outside every polygon of a municipality.
   */
  report(outsidePolygons: number): Partial<Record<AreaLevel, LevelCoverage>> {
    this.#settle();
    const municipalities = new Set<AreaDraft>();
    const provinces = new Set<AreaDraft>();
    let suburbs = 0;
    let withoutSuburb = 0;
    let withoutProvince = 0;
    for (const [suburb, count] of this.#suburbs) {
      if (suburb.made) withoutSuburb += count;
      else suburbs++;
      const municipality = suburb.parent!;
      municipalities.add(municipality);
      const province = municipality.parent;
      if (province === null || province.made) withoutProvince += count;
      else provinces.add(province);
    }
    const cities = [...this.#cities].filter(({ name }) => name !== '').length;
    return {
      province: { areas: provinces.size, addressesWithout: withoutProvince },
      municipality: { areas: municipalities.size, addressesWithout: outsidePolygons },
      city: { areas: cities, addressesWithout: this.#withoutCity },
      suburb: { areas: suburbs, addressesWithout: withoutSuburb },
    };
  }

  #settle(): void {
    if (this.#lastSuburb === null) return;
    this.#suburbs.set(this.#lastSuburb, (this.#suburbs.get(this.#lastSuburb) ?? 0) + this.#lastCount);
    this.#lastCount = 0;
  }
}
