import type { Area, AreaLevel } from '../../model/areas';
import type { Store } from '../../store/rows';

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

/** The areas that hold a point of a city, smallest first: the city, the suburb where it is known, and what lies around. */
export function areasAround(store: Store, city: Area, suburb: Area | null): Area[] {
  const areas = suburb === null ? [city] : [city, suburb];
  for (let at = city; at.parent !== null; ) {
    at = store.area(at.parent);
    areas.push(at);
  }
  return areas;
}
