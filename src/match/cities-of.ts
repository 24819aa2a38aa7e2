import type { Area } from '../model/areas';
import type { Store } from '../store/rows';
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
  asked: readonly { readonly areas: readonly ResolvedPlace[] }[],
): readonly number[] | null {
  let cities: readonly number[] | null = null;
  for (const { areas } of asked) {
    if (areas.length === 0) continue;
    const listed = citiesOf(store, areas);
    if (listed === null) return WIDE;
    // Mostly one place is asked: its cities are remembered.
    cities = cities === null ? listed : [...new Set([...cities, ...listed])];
  }
  return cities;
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
