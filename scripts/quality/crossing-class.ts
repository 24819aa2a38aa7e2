import { distanceMeters } from '../../src/geo/distance';
import { type CaseClass, known } from './case';
import { pick } from './random';
import type { Street } from './world';

/** Streets whose nearest doors lie so near to one another meet, metres. */
const MEETING_METERS = 60;
/** Streets of the same city that are tried for one that meets another. */
const ATTEMPTS = 200;

const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  NL: ['hoek A / B', 'A / B', 'hoek A en B', 'A hoek B', 'hoek van de A en de B', 'A & B'],
  FR: ['angle A / B', 'A / B', 'à l’angle de A et B', 'A & B'],
  IS: ['horn A / B', 'A / B', 'á horni A og B', 'A & B'],
};
const ANYWHERE = ['A & B', 'A / B', 'corner of A and B', 'A and B'];

/** Two streets that meet, as people write a corner, with their city. */
export const CROSSING_CLASS: CaseClass = {
  name: 'corner of two streets',
  make(random, truth, world) {
    const { street, city, streetname, country } = truth;
    const near = world.near(street).filter((other) => other.city === city && other.name !== streetname);
    if (near.length === 0 || city === '') return null;
    // Two streets of one name in a city are told apart by nothing.
    const isTwice = (name: string) => world.named(name).filter((other) => other.city === city).length > 1;
    if (isTwice(streetname)) return null;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const other = pick(random, near);
      if (isTwice(other.name) || !mayMeet(street, other)) continue;
      if (nearestDoors(street, other).meters > MEETING_METERS) continue;
      const written = pick(random, WRITTEN[country] ?? ANYWHERE);
      const line = `${written.replace('A', streetname).replace(/B(?!.*B)/, other.name)}, ${city}`;
      return { fields: known(truth), line, wanted: 'crossing', truth, other };
    }
    return null;
  },
};

/** A door of each lies within a kilometre: most streets of a city lie farther apart. */
function mayMeet(one: Street, other: Street): boolean {
  const a = one.doors[0]!;
  const b = other.doors[0]!;
  return distanceMeters(a.latitude, a.longitude, b.latitude, b.longitude) < 1_000;
}

/** Midway between the doors of two streets that are nearest to one another, and how far apart those are. */
export function nearestDoors(
  one: Street,
  other: Street,
): { latitude: number; longitude: number; meters: number } {
  let nearest = { latitude: 0, longitude: 0, meters: Number.POSITIVE_INFINITY };
  for (const a of one.doors) {
    for (const b of other.doors) {
      const meters = distanceMeters(a.latitude, a.longitude, b.latitude, b.longitude);
      if (meters >= nearest.meters) continue;
      nearest = {
        latitude: (a.latitude + b.latitude) / 2,
        longitude: (a.longitude + b.longitude) / 2,
        meters,
      };
    }
  }
  return nearest;
}
