import type { Area } from '../model/areas';
import { fitPostcode } from '../rank/postcode-fit';
import type { Store } from '../store/rows';
import { liesIn } from './area-chain';
import type { DoorFinder } from './find-door';
import type { PreparedQuery } from './query';
import type { ResolvedPlace } from './resolve-place';
import type { StreetHit } from './street-hit';

/** How well a street of the right name fits the rest: 2 in all, 1 but for its numbers, 0 less. */
export type Grade = 0 | 1 | 2;

export function gradeOf(
  store: Store,
  query: PreparedQuery,
  hit: StreetHit,
  finder: DoorFinder | null,
): Grade {
  const { street } = hit;
  const agreement = placesAgree(store, query, store.area(street.city));
  if (agreement < 2) return agreement;
  const { postcode, door } = query;
  if (postcode !== null) {
    if (fitPostcode(postcode.text, postcode.onStreet(street), postcode.raw) === 'conflict') return 1;
  }
  if (door === null) return 2;
  const doors = hit.doors(finder);
  // A house where every door has a suffix is the one that was asked without any.
  return doors.cost === 0 || (doors.length > 0 && door.suffix === '') ? 2 : 1;
}

/**
 * How a city agrees with the places asked: 2 where it is what they name, 1 where it only lies in a wider area of the
 * same name (`Leeuwarden` the municipality, not the town) or beside a suburb of that name, 0 where it does neither.
 */
export function placesAgree(store: Store, query: PreparedQuery, city: Area): Grade {
  let least: Grade = 2;
  for (let place = 0; place < query.places.length; place++) {
    const { areas } = query.places[place]!;
    const namesCity = nameCity(areas);
    let grade: Grade = 0;
    for (let at = 0; at < areas.length; at++) {
      const { area } = areas[at]!;
      if (area.id === city.id) grade = 2;
      else if (grade < 2 && (liesIn(store, city, area) || isBeside(area, city))) grade = namesCity ? 1 : 2;
    }
    if (grade < least) least = grade;
  }
  return least;
}

function nameCity(areas: readonly ResolvedPlace[]): boolean {
  for (let at = 0; at < areas.length; at++) if (areas[at]!.area.level === 'city') return true;
  return false;
}

/** Which cities a suburb lies in is not kept; they are of its municipality. */
function isBeside(area: Area, city: Area): boolean {
  return area.level === 'suburb' && area.parent === city.parent;
}
