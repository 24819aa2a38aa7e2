import type { BlockView, Store, Street } from '../../store/rows';

/** A point on a street for a number that does not exist there. */
export interface InterpolatedPoint {
  readonly latitude: number;
  readonly longitude: number;
  /** From the spread of the two neighbours it stands between. */
  readonly uncertaintyMeters: number;
}

const DEGREE_METERS = 111_195;
/** Neighbours further apart than this in numbers say nothing about what lies between them. */
const MAX_NUMBER_GAP = 60;
const MIN_UNCERTAINTY_METERS = 10;

/** An existing number beside the one asked. */
interface Neighbour {
  readonly value: number;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Interpolates a number between the nearest existing ones on its side of the street (odd with odd, even with even), in
 * proportion to the numbers; null where there is no such pair.
 */
export function interpolate(store: Store, street: Street, number: number): InterpolatedPoint | null {
  let below: Neighbour | null = null;
  let above: Neighbour | null = null;
  store.forEachBlockOf(street, (view) => {
    for (let slot = 0; slot < view.count; slot++) {
      const value = leadingNumberOf(view, slot);
      if (Number.isNaN(value) || (value - number) % 2 !== 0) continue;
      if (value < number && value > (below?.value ?? Number.NEGATIVE_INFINITY))
        below = neighbourAt(view, slot, value);
      if (value > number && value < (above?.value ?? Number.POSITIVE_INFINITY))
        above = neighbourAt(view, slot, value);
    }
  });
  return between(below, above, number);
}

function between(below: Neighbour | null, above: Neighbour | null, number: number): InterpolatedPoint | null {
  if (below === null || above === null) return null;
  const gap = above.value - below.value;
  if (gap > MAX_NUMBER_GAP) return null;
  const share = (number - below.value) / gap;
  const north = above.latitude - below.latitude;
  const east = above.longitude - below.longitude;
  const gapMeters = Math.hypot(north, east * Math.cos((below.latitude * Math.PI) / 180)) * DEGREE_METERS;
  return {
    latitude: below.latitude + share * north,
    longitude: below.longitude + share * east,
    uncertaintyMeters: Math.max(MIN_UNCERTAINTY_METERS, gapMeters * 0.75),
  };
}

/** The leading number; NaN for an address that has a name only. */
function leadingNumberOf(view: BlockView, slot: number): number {
  const plain = view.numberValue(slot);
  return plain >= 0 ? plain : Number.parseInt(view.number(slot), 10);
}

function neighbourAt(view: BlockView, slot: number, value: number): Neighbour {
  return { value, latitude: view.latitude(slot), longitude: view.longitude(slot) };
}
