import type { Area, AreaLevel } from '../model/areas';
import type { Store } from '../store/rows';

/** The country an area lies in (itself, for a country). */
export function countryOf(store: Store, area: Area): Area {
  let at = area;
  while (at.parent !== null) at = store.area(at.parent);
  return at;
}

/** The area itself or the one above it at a level; null where the chain has none. */
export function ancestorAt(store: Store, area: Area, level: AreaLevel): Area | null {
  let at: Area = area;
  while (at.level !== level) {
    if (at.parent === null) return null;
    at = store.area(at.parent);
  }
  return at;
}

/** True where the area is the other or lies in it. */
export function liesIn(store: Store, area: Area, other: Area): boolean {
  let at: Area = area;
  while (at.id !== other.id) {
    if (at.parent === null) return false;
    at = store.area(at.parent);
  }
  return true;
}

const WIDER_LEVELS = ['municipality', 'province', 'country'] as const;

/** All areas that hold a point, smallest first, in an array that is used again. */
export class AreaChain {
  readonly #areas: Area[] = [];
  length = 0;

  at(place: number): Area {
    return this.#areas[place]!;
  }

  /** Takes the areas that hold a point of a city, and of a suburb where that is known. */
  climb(store: Store, city: Area, suburb: Area | null): this {
    this.#areas[0] = city;
    this.length = 1;
    if (suburb !== null) this.#areas[this.length++] = suburb;
    for (let at = 0; at < WIDER_LEVELS.length; at++) {
      const area = ancestorAt(store, city, WIDER_LEVELS[at]!);
      if (area !== null) this.#areas[this.length++] = area;
    }
    return this;
  }

  holds(area: Area): boolean {
    for (let at = 0; at < this.length; at++) if (this.#areas[at]!.id === area.id) return true;
    return false;
  }
}
