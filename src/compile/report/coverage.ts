import type { AreaLevel } from '../../model/areas';
import type { AreaDraft } from '../areas/area-draft';
import type { Placed } from '../areas/placement';

/** The coverage of a source at one level of areas. */
export interface LevelCoverage {
  /** Areas with at least one of its addresses. */
  areas: number;
  /**
   * Addresses in no area of the data. For suburbs: those in a suburb that was made for their city. For cities: those
   * whose source names none. For provinces: those whose municipality lies in none. For municipalities: those outside
   * every polygon, if there are polygons.
   */
  addressesWithout: number;
}

/** Counts the areas of the addresses of one source. */
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
   * The coverage by level, from province down. Call it when the parents of all areas are known.
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
