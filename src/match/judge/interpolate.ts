import { METERS_PER_DEGREE } from '../../geo/distance';
import type { BlockView, Store, Street } from '../../store/rows';

/** A point on a street for a number that does not exist there. */
export interface InterpolatedPoint {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius that holds the true place nine times in ten, as held-out numbers show: scripts/interpolation.ts. */
  readonly uncertaintyMeters: number;
  /** `between` two numbers of its side; `beside` the nearest of its side, or `opposite`, the nearest of the other. */
  readonly kind: 'between' | 'beside' | 'opposite';
}

/** Numbers further apart than this say nothing about what lies between them. */
const MAX_NUMBER_GAP = 60;
/** A single number further away than this says no more than the middle of the street, of its side and of the other. */
const MAX_BESIDE = 16;
const MAX_OPPOSITE = 8;
const MIN_UNCERTAINTY_METERS = 10;
/** Of the metres between two neighbours, this share holds the true place nine times in ten. */
const SHARE_OF_GAP = 0.75;
/** Beside one number: so many metres for each number apart, and more where it stands opposite. */
const METERS_A_NUMBER = 52;
const OPPOSITE_METERS = 500;
/** A street of this many times its own radius holds them all. */
const MOST_RADII = 2;

/** An existing number near the one asked. */
interface Neighbour {
  readonly value: number;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Where a number would stand: between the nearest existing ones of its side of the street (odd with odd, even with even),
 * in proportion to the numbers; else at the nearest of its side; else at the nearest of the other. Null where none is
 * near.
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
  // Past the last number of the street the end of it is the best that is known.
  const isPast = number > near.greatest;
  if (isWithin(beside, number, isPast ? MAX_NUMBER_GAP : MAX_BESIDE))
    return besideOf(beside, street, number, 'beside');
  if (isWithin(near.opposite, number, isPast ? MAX_NUMBER_GAP : MAX_OPPOSITE))
    return besideOf(near.opposite, street, number, 'opposite');
  return null;
}

/** The existing numbers that come nearest to one. */
class NearNumbers {
  /** Of its side of the street. */
  below: Neighbour | null = null;
  above: Neighbour | null = null;
  /** Of the other side. */
  opposite: Neighbour | null = null;
  /** Of all numbers of the street. */
  greatest = 0;
  readonly #number: number;

  constructor(number: number) {
    this.#number = number;
  }

  offer(view: BlockView, slot: number): void {
    const value = leadingNumberOf(view, slot);
    const apart = Math.abs(value - this.#number);
    if (value > this.greatest) this.greatest = value;
    // The number itself plays no part, and NaN is never near.
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

/** The leading number; NaN for an address that has a name only. */
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
