import { METERS_PER_DEGREE } from '../../geo/distance';
import type { BlockView, Store, Street } from '../../store/rows';

/** An estimated point on a street for a house number that the street does not have. */
export interface InterpolatedPoint {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius that holds the true place nine times in ten, measured on held-out numbers: scripts/interpolation.ts. */
  readonly uncertaintyMeters: number;
  /**
   * `between` two numbers on its side, `beside` the nearest number on its side, `opposite` the nearest on the other.
   */
  readonly kind: 'between' | 'beside' | 'opposite';
}

/** Two numbers further apart than this are not used to estimate a number between them. */
const MAX_NUMBER_GAP = 60;
/** A single number further away than this tells no more than the middle of the street: on its side, on the other. */
const MAX_BESIDE = 16;
const MAX_OPPOSITE = 8;
const MIN_UNCERTAINTY_METERS = 10;
/** This share of the distance between two neighbours holds the true place nine times in ten. */
const SHARE_OF_GAP = 0.75;
/** Uncertainty beside a single number: metres per number of difference, and extra metres if it is opposite. */
const METERS_A_NUMBER = 52;
const OPPOSITE_METERS = 500;
/** The uncertainty is at most this many times the radius of the street. */
const MOST_RADII = 2;

/** An existing number near the one asked. */
interface Neighbour {
  readonly value: number;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Estimates the point of a number: between the nearest existing numbers on its side of the street (odd with odd, even
 * with even), in proportion to the numbers; else at the nearest on its side; else at the nearest on the other side.
 * Null if no number is near.
 */
export function interpolate(store: Store, street: Street, number: number): InterpolatedPoint | null {
  const near = new NearNumbers(number);
  store.forEachBlockOf(street, (view) => {
    for (let slot = 0; slot < view.count; slot++) near.offer(view, slot);
  });
  const { below, above } = near;
  if (below !== null && above !== null && above.value - below.value <= MAX_NUMBER_GAP)
    return between(below, above, number);
  const beside = nearer(below, above, number);
  // After the last number of the street, its end is the best known point.
  const isPast = number > near.greatest;
  if (isWithin(beside, number, isPast ? MAX_NUMBER_GAP : MAX_BESIDE))
    return besideOf(beside, street, number, 'beside');
  if (isWithin(near.opposite, number, isPast ? MAX_NUMBER_GAP : MAX_OPPOSITE))
    return besideOf(near.opposite, street, number, 'opposite');
  return null;
}

/** The existing numbers that are nearest to the asked number. */
class NearNumbers {
  /** On its side of the street. */
  below: Neighbour | null = null;
  above: Neighbour | null = null;
  /** On the other side. */
  opposite: Neighbour | null = null;
  /** The greatest number of the street. */
  greatest = 0;
  readonly #number: number;

  constructor(number: number) {
    this.#number = number;
  }

  offer(view: BlockView, slot: number): void {
    const value = leadingNumberOf(view, slot);
    const apart = Math.abs(value - this.#number);
    if (value > this.greatest) this.greatest = value;
    // The number itself does not count, and NaN is never near.
    if (!(apart > 0 && apart <= MAX_NUMBER_GAP)) return;
    if (apart % 2 === 1) {
      if (apart < this.#apart(this.opposite)) this.opposite = neighbourAt(view, slot, value);
    } else if (value < this.#number) {
      if (apart < this.#apart(this.below)) this.below = neighbourAt(view, slot, value);
    } else if (apart < this.#apart(this.above)) {
      this.above = neighbourAt(view, slot, value);
    }
  }

  #apart(neighbour: Neighbour | null): number {
    return neighbour === null ? Number.POSITIVE_INFINITY : Math.abs(neighbour.value - this.#number);
  }
}

/** The leading number; NaN for an address that only has a name. */
function leadingNumberOf(view: BlockView, slot: number): number {
  const plain = view.numberValue(slot);
  return plain >= 0 ? plain : Number.parseInt(view.number(slot), 10);
}

function neighbourAt(view: BlockView, slot: number, value: number): Neighbour {
  return { value, latitude: view.latitude(slot), longitude: view.longitude(slot) };
}

function nearer(below: Neighbour | null, above: Neighbour | null, number: number): Neighbour | null {
  if (below === null || above === null) return below ?? above;
  return number - below.value <= above.value - number ? below : above;
}

function isWithin(neighbour: Neighbour | null, number: number, most: number): neighbour is Neighbour {
  return neighbour !== null && Math.abs(neighbour.value - number) <= most;
}

function between(below: Neighbour, above: Neighbour, number: number): InterpolatedPoint {
  const share = (number - below.value) / (above.value - below.value);
  const north = above.latitude - below.latitude;
  const east = above.longitude - below.longitude;
  const gapMeters = Math.hypot(north, east * Math.cos((below.latitude * Math.PI) / 180)) * METERS_PER_DEGREE;
  return {
    latitude: below.latitude + share * north,
    longitude: below.longitude + share * east,
    uncertaintyMeters: Math.max(MIN_UNCERTAINTY_METERS, gapMeters * SHARE_OF_GAP),
    kind: 'between',
  };
}

function besideOf(
  { latitude, longitude, value }: Neighbour,
  { radiusMeters }: Street,
  number: number,
  kind: 'beside' | 'opposite',
): InterpolatedPoint {
  const apart = Math.abs(value - number);
  const meters = (kind === 'beside' ? 0 : OPPOSITE_METERS) + METERS_A_NUMBER * apart;
  const most = Math.max(MIN_UNCERTAINTY_METERS, MOST_RADII * radiusMeters);
  return { latitude, longitude, uncertaintyMeters: Math.min(meters, most), kind };
}
