import type { Store, Street } from '../../store/rows';

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
  let below: Neighbour | null = null;
  let above: Neighbour | null = null;
  for (let block = street.firstBlock; block < street.firstBlock + street.blockCount; block++) {
    const view = store.load(block);
    for (let slot = 0; slot < view.count; slot++) {
      const value = Number.parseInt(view.number(slot), 10);
      if (Number.isNaN(value) || (value - number) % 2 !== 0) continue;
      if (value < number && (below === null || value > below.value)) below = neighbour(value, view, slot);
      if (value > number && (above === null || value < above.value)) above = neighbour(value, view, slot);
    }
  }
  if (below === null || above === null || above.value - below.value > MAX_NUMBER_GAP) return null;
  const share = (number - below.value) / (above.value - below.value);
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
  value: number;
  latitude: number;
  longitude: number;
}

function neighbour(
  value: number,
  view: { latitudes: Int32Array; longitudes: Int32Array },
  slot: number,
): Neighbour {
  return { value, latitude: view.latitudes[slot]! / 1e6, longitude: view.longitudes[slot]! / 1e6 };
}
