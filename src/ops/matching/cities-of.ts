import type { Area } from '../../model/areas';
import type { Store } from '../../store/rows';
import type { ResolvedPlace } from './resolve-place';

/** Wide places have more cities than one would look through. */
const WIDE = null;

/** What `resolvePlace` remembers keeps its cities beside it. */
const remembered = new WeakMap<readonly ResolvedPlace[], readonly number[] | typeof WIDE>();

/**
 * The cities that may hold an address of one of the places: themselves, those of a municipality, and those of a suburb's
 * municipality, for which of them it lies in is not kept. Null where one is wider than that.
 */
export function citiesOf(store: Store, places: readonly ResolvedPlace[]): readonly number[] | null {
  let cities = remembered.get(places);
  if (cities === undefined) {
    cities = lookUp(store, places);
    remembered.set(places, cities);
  }
  return cities;
}

/** The same of any of several texts; one that names nothing says nothing. Null where all say nothing. */
export function citiesOfAll(
  store: Store,
  asked: readonly (readonly ResolvedPlace[])[],
): readonly number[] | null {
  const known = asked.filter((places) => places.length > 0);
  if (known.length < 2) return known.length === 0 ? null : citiesOf(store, known[0]!);
  const cities = new Set<number>();
  for (const places of known) {
    const listed = citiesOf(store, places);
    if (listed === null) return WIDE;
    for (const city of listed) cities.add(city);
  }
  return [...cities];
}

function lookUp(store: Store, places: readonly ResolvedPlace[]): readonly number[] | null {
  const cities = new Set<number>();
  for (const { area } of places) {
    if (area.level === 'city') {
      cities.add(area.id);
      continue;
    }
    const municipality = municipalityOf(area);
    if (municipality === null) return WIDE;
    for (const city of store.children(municipality, 'city')) cities.add(city.id);
  }
  return [...cities];
}

function municipalityOf(area: Area): number | null {
  if (area.level === 'municipality') return area.id;
  return area.level === 'suburb' ? area.parent : null;
}
