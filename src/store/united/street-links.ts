import { type CountryProfile, countryProfile } from '../../country/index';
import type { LearnedConventions } from '../../model/learned';
import type { Store } from '../rows';
import { ownerOf } from './parts';
import type { UnitedAreas } from './united-areas';

const NONE = -1;
/** Most cached links. When it is reached, the cache is cleared. */
const MOST_KEPT = 2 ** 18;

/** Tells which streets of several datasets are the same street. */
export interface StreetLinks {
  /** The united number of a street of a dataset. @param city its area id in that dataset; -1 if unknown. */
  unitedOf(part: number, local: number, city: number): number;
  /** The same street in later datasets, two numbers each: the dataset, and the street there. */
  beside(united: number): readonly number[];
}

const NOTHING_BESIDE: readonly number[] = [];

/** Streets with the same name in the same city are one street. Both datasets must hold the city. */
export class LinksByName implements StreetLinks {
  readonly #stores: readonly Store[];
  readonly #starts: readonly number[];
  readonly #areas: UnitedAreas;
  readonly #conventions: Readonly<Record<string, LearnedConventions>>;
  readonly #profiles = new Map<string, CountryProfile>();
  /**
   * By dataset: true if an earlier or a later dataset shares a country with it. Otherwise no other dataset holds its
   * streets.
   */
  readonly #hasEarlier: readonly boolean[];
  readonly #hasLater: readonly boolean[];
  readonly #united = new Map<number, number>();
  readonly #beside = new Map<number, readonly number[]>();

  constructor(
    stores: readonly Store[],
    starts: readonly number[],
    areas: UnitedAreas,
    conventions: Readonly<Record<string, LearnedConventions>>,
  ) {
    this.#stores = stores;
    this.#starts = starts;
    this.#areas = areas;
    this.#conventions = conventions;
    const countries = stores.map((store) => new Set(store.countries().map(({ uuid }) => uuid)));
    const shares = (part: number, other: number) =>
      [...countries[part]!].some((uuid) => countries[other]!.has(uuid));
    this.#hasEarlier = stores.map((_, part) =>
      stores.some((_, other) => other < part && shares(part, other)),
    );
    this.#hasLater = stores.map((_, part) => stores.some((_, other) => other > part && shares(part, other)));
  }

  unitedOf(part: number, local: number, city: number): number {
    const own = this.#starts[part]! + local;
    if (!this.#hasEarlier[part]!) return own;
    const store = this.#stores[part]!;
    const unitedCity = this.#areas.unitedOf(part, city >= 0 ? city : store.streetHead(local).city);
    // No earlier dataset holds this city.
    if (unitedCity >= this.#areas.firstOf(part)) return own;
    let united = this.#united.get(own);
    if (united === undefined) {
      united = this.#findOriginal(part, store.streetHead(local).name, unitedCity) ?? own;
      remember(this.#united, own, united);
    }
    return united;
  }

  beside(united: number): readonly number[] {
    const owner = ownerOf(this.#starts, united);
    if (!this.#hasLater[owner]!) return NOTHING_BESIDE;
    const known = this.#beside.get(united);
    if (known !== undefined) return known;
    const { name, city } = this.#stores[owner]!.streetHead(united - this.#starts[owner]!);
    const unitedCity = this.#areas.unitedOf(owner, city);
    const found: number[] = [];
    for (let part = owner + 1; part < this.#stores.length; part++) {
      const local = this.#find(part, name, unitedCity);
      if (local !== NONE) found.push(part, local);
    }
    const beside = found.length === 0 ? NOTHING_BESIDE : found;
    remember(this.#beside, united, beside);
    return beside;
  }

  #findOriginal(part: number, name: string, city: number): number | null {
    for (let other = 0; other < part; other++) {
      const local = this.#find(other, name, city);
      if (local !== NONE) return this.#starts[other]! + local;
    }
    return null;
  }

  /** The street of a dataset with exactly this name in a city; -1 for none. */
  #find(part: number, name: string, city: number): number {
    const localCity = this.#areas.localOf(part, city);
    if (localCity === NONE) return NONE;
    const store = this.#stores[part]!;
    const entry = store.names.streets.keys.find(this.#profileOf(city).key(name));
    if (entry < 0) return NONE;
    const streets = store.names.streets.membersIn(entry, [localCity]);
    return streets.find((street) => store.streetHead(street).name === name) ?? NONE;
  }

  #profileOf(city: number): CountryProfile {
    let area = this.#areas.area(city);
    while (area.parent !== null) area = this.#areas.area(area.parent);
    let profile = this.#profiles.get(area.code);
    if (profile === undefined) {
      profile = countryProfile(area.code, this.#conventions[area.code]);
      this.#profiles.set(area.code, profile);
    }
    return profile;
  }
}

function remember<Value>(map: Map<number, Value>, key: number, value: Value): void {
  if (map.size >= MOST_KEPT) map.clear();
  map.set(key, value);
}
