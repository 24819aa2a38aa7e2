import type { Area } from '../../model/areas';
import type { Store, StreetHead } from '../../store/rows';

/** The names in answers: as the data write them, or in a language if the data have a name in it. */
export class NamesIn {
  readonly #store: Store;
  /** ISO 639 code; null for the names of the data. */
  readonly #language: string | null;

  constructor(store: Store, language: string | null) {
    this.#store = store;
    this.#language = language;
  }

  street(id: number, { name }: Pick<StreetHead, 'name'>): string {
    return this.#language === null ? name : (this.#store.nameIn(this.#language, 'street', id) ?? name);
  }

  area(area: Area): string {
    const { id, name, level, parent } = area;
    if (this.#language === null) return name;
    const own = this.#store.nameIn(this.#language, 'area', id);
    if (own !== null || parent === null || level !== 'city') return own ?? name;
    // A city without a name in this language, such as one made from addresses, takes that of its municipality if both
    // have the same name in the data.
    const around = this.#store.area(parent);
    return around.name === name ? (this.#store.nameIn(this.#language, 'area', parent) ?? name) : name;
  }
}
