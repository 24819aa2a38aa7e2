import type { Area, AreaLevel } from '../../model/areas';
import type { Store } from '../../store/rows';

/** The country that an area lies in; for a country, the country itself. */
export function countryOf(store: Store, area: Area): Area {
  let at = area;
  while (at.parent !== null) at = store.area(at.parent);
  return at;
}

/** The area itself or the area above it at a level; null if there is none. */
export function ancestorAt(store: Store, area: Area, level: AreaLevel): Area | null {
  let at: Area = area;
  while (at.level !== level) {
    if (at.parent === null) return null;
    at = store.area(at.parent);
  }
  return at;
}

/** True if the area is the other one or lies in it. */
export function liesIn(store: Store, area: Area, other: Area): boolean {
  let at: Area = area;
  while (at.id !== other.id) {
    if (at.parent === null) return false;
    at = store.area(at.parent);
  }
  return true;
}

/**
 * The areas that hold a point of a city: the city, the suburb if it is known, then the areas above the city, upwards.
 */
export function areasAround(store: Store, city: Area, suburb: Area | null): Area[] {
  const areas = suburb === null ? [city] : [city, suburb];
  for (let at = city; at.parent !== null; ) {
    at = store.area(at.parent);
    areas.push(at);
  }
  return areas;
}
