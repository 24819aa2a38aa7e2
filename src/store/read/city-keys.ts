import { cityKey, identifierKey } from '../format/identifiers';
import type { AreaTable } from './area-table';

/** The keys of a city from which the ids of its addresses are computed. */
interface KeysOfCity {
  readonly identifier: string;
  readonly city: string;
  readonly country: string;
}

/** Computes these once per city. */
export class CityKeys {
  readonly #areas: AreaTable;
  readonly #known = new Map<number, KeysOfCity>();

  constructor(areas: AreaTable) {
    this.#areas = areas;
  }

  of(city: number): KeysOfCity {
    let keys = this.#known.get(city);
    if (keys === undefined) {
      const chain = this.#areas.chain(city);
      const country = chain[chain.length - 1]!.code;
      const municipality = chain.find(({ level }) => level === 'municipality') ?? null;
      keys = {
        country,
        identifier: identifierKey(country),
        city: cityKey(country, municipality, chain[0]!.name),
      };
      this.#known.set(city, keys);
    }
    return keys;
  }
}
