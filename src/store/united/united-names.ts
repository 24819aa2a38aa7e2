import type { NameIndex } from '../names/name-index';
import type { Joint } from './joint';
import type { MemberNumbering } from './member-numbering';
import { NamesOfOne } from './names-of-one';
import { UnitedLexicon } from './united-lexicon';
import type { UnitedStreets } from './united-streets';

/** The names in more cities than this are not cached. */
const KEPT_CITIES = 256;

/** The text index of several datasets. */
export class UnitedNames implements NameIndex {
  readonly streets: UnitedLexicon;
  readonly places: UnitedLexicon;
  readonly #joint: Joint;
  readonly #streetNumbers: MemberNumbering;
  readonly #placeNumbers: MemberNumbering;
  /** The street names of the last cities that were asked: to join them anew took a tenth of a suggestion. */
  readonly #inCities = new Map<number, number[]>();

  constructor(joint: Joint, streets: UnitedStreets) {
    const { stores, areas, links, isEmptied } = joint;
    this.#joint = joint;
    const kinds = (kind: 'streets' | 'places') => stores.map(({ names }) => names[kind]);
    this.#streetNumbers = {
      memberOf: (part, local, city) => {
        const street = links.unitedOf(part, local, city);
        return isEmptied(street) ? -1 : street;
      },
      cityOf: (part, local) => areas.unitedOf(part, local),
      localCityOf: (part, united) => areas.localOf(part, united),
      weightOf: (street) => streets.addressCount(street),
    };
    this.#placeNumbers = {
      memberOf: (part, local) => areas.unitedOf(part, local),
      cityOf: (_, local) => local,
      localCityOf: (_, united) => united,
      weightOf: (area) => {
        const { level, addressCount } = areas.area(area);
        return level === 'suburb' ? 0 : addressCount;
      },
    };
    this.streets = new UnitedLexicon(kinds('streets'), this.#streetNumbers);
    this.places = new UnitedLexicon(kinds('places'), this.#placeNumbers);
  }

  /** The names of one dataset, with united numbers. */
  ofPart(part: number): NameIndex {
    const { names } = this.#joint.stores[part]!;
    // Numbers of the first dataset stay as they are.
    if (part === 0) return names;
    return new NamesOfOne({
      part,
      names,
      firstStreetName: this.streets.startOf(part),
      firstPlaceName: this.places.startOf(part),
      streets: this.#streetNumbers,
      places: this.#placeNumbers,
    });
  }

  /** Clears its cache after a dataset has changed. */
  forget(): void {
    this.streets.forget();
    this.places.forget();
    this.#inCities.clear();
  }

  streetNamesIn(city: number): number[] {
    let names = this.#inCities.get(city);
    if (names === undefined) {
      names = this.#joinedIn(city);
      if (this.#inCities.size >= KEPT_CITIES) this.#inCities.clear();
      this.#inCities.set(city, names);
    }
    return names;
  }

  #joinedIn(city: number): number[] {
    const { stores, areas } = this.#joint;
    let parts = 0;
    const found: number[] = [];
    for (const [part, store] of stores.entries()) {
      const local = areas.localOf(part, city);
      if (local < 0) continue;
      const names = store.names.streetNamesIn(local);
      if (names.length === 0) continue;
      parts++;
      for (const name of names) found.push(this.streets.nameOf(part, name));
    }
    return parts > 1 ? [...new Set(found)].sort((a, b) => a - b) : found;
  }
}
