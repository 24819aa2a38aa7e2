import type { Store, Street } from '../store/rows';

/** A point on a street for a number that does not exist there. */
export interface InterpolatedPoint {
  latitude: number;
  longitude: number;
  /** From the spread of the two neighbours it stands between. */
  uncertaintyMeters: number;
}

const DEGREE_METERS = 111_195;
/** Neighbours further apart than this in numbers say nothing about what lies between them. */
const MAX_NUMBER_GAP = 60;
const MIN_UNCERTAINTY_METERS = 10;

/**
 * Stands a number between the nearest existing ones on its side of the street (odd with odd, even with even),
 * in proportion to the numbers; null where there is no such pair.
 */
export function interpolate(store: Store, street: Street, number: number): InterpolatedPoint | null {
  below.value = Number.NEGATIVE_INFINITY;
  above.value = Number.POSITIVE_INFINITY;
  for (let block = street.firstBlock; block < street.firstBlock + street.blockCount; block++) {
    const view = store.load(block);
    for (let slot = 0; slot < view.count; slot++) {
      const plain = view.numberValue(slot);
      const value = plain >= 0 ? plain : Number.parseInt(view.number(slot), 10);
      if (Number.isNaN(value) || (value - number) % 2 !== 0) continue;
      if (value < number && value > below.value) take(below, value, view, slot);
      if (value > number && value < above.value) take(above, value, view, slot);
    }
  }
  const gap = above.value - below.value;
  if (gap > MAX_NUMBER_GAP) return null;
  const share = (number - below.value) / gap;
  const eastScale = Math.cos((below.latitude * Math.PI) / 180);
  const gapMeters =
    Math.hypot(above.latitude - below.latitude, (above.longitude - below.longitude) * eastScale) *
    DEGREE_METERS;
  return {
    latitude: below.latitude + share * (above.latitude - below.latitude),
    longitude: below.longitude + share * (above.longitude - below.longitude),
    uncertaintyMeters: Math.max(MIN_UNCERTAINTY_METERS, gapMeters * 0.75),
  };
}

interface Neighbour {
  /** Infinite where there is none. */
  value: number;
  latitude: number;
  longitude: number;
}

/** Used again by each call: a new one for each house that comes nearer is what a call would mostly allocate. */
const below: Neighbour = { value: Number.NEGATIVE_INFINITY, latitude: 0, longitude: 0 };
const above: Neighbour = { value: Number.POSITIVE_INFINITY, latitude: 0, longitude: 0 };

function take(
  neighbour: Neighbour,
  value: number,
  view: { latitudes: Int32Array; longitudes: Int32Array },
  slot: number,
): void {
  neighbour.value = value;
  neighbour.latitude = view.latitudes[slot]! / 1e6;
  neighbour.longitude = view.longitudes[slot]! / 1e6;
}
