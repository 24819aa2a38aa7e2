import RBush from 'rbush';
import { distanceMeters, RADIANS_PER_DEGREE } from '../../../geo/distance';
import type { LiveAddress } from '../live-view';
import { type AskedPoint, type Box, type FoundPoint, isNearer } from '../nearest-point';
import type { PackedPoints } from '../packed/packed-points';

interface PointBox extends Box {
  readonly address: LiveAddress;
}

/** Radius of the first search. If it finds nothing, the next radius is four times as large. */
const FIRST_REACH_METERS = 100;
const WIDER = 4;
const LEAST_DEGREE_METERS = 110_000;
const POLAR = 85;

/** The points of a snapshot, and of addresses that are added and removed. */
export class LivePoints {
  readonly #tree = new RBush<PointBox>();
  readonly #boxes = new Map<LiveAddress, PointBox>();
  readonly #readPacked: () => PackedPoints | null;
  /** Read with its tree by the first question, because that takes 30 ms for 100,000 points. */
  #packed: PackedPoints | null | undefined;

  /** @param packed reads the points of a snapshot; null for none. */
  constructor(packed: () => PackedPoints | null) {
    this.#readPacked = packed;
  }

  add(address: LiveAddress): void {
    const box = boxOf(address);
    this.#boxes.set(address, box);
    this.#tree.insert(box);
  }

  /** Adds very many addresses at once to an empty index. */
  load(addresses: readonly LiveAddress[]): void {
    const boxes = addresses.map(boxOf);
    for (const box of boxes) this.#boxes.set(box.address, box);
    this.#tree.load(boxes);
  }

  remove(address: LiveAddress): void {
    const box = this.#boxes.get(address);
    if (box === undefined) return;
    this.#boxes.delete(address);
    this.#tree.remove(box);
  }

  /**
   * The nearest accepted address within a distance on the sphere. Of equally near ones, the one with the smallest
   * ordinal.
   */
  nearest(
    latitude: number,
    longitude: number,
    maxMeters: number,
    admits: (address: LiveAddress) => boolean,
  ): FoundPoint | null {
    if (this.#packed === undefined) this.#packed = this.#readPacked();
    const packed = this.#packed;
    if (this.#boxes.size === 0 && packed === null) return null;
    for (let reach = Math.min(FIRST_REACH_METERS, maxMeters); ; reach = Math.min(reach * WIDER, maxMeters)) {
      const asked = { latitude, longitude, reachMeters: reach, admits };
      let best: FoundPoint | null = null;
      for (const box of boxesAround(latitude, longitude, reach)) {
        best = this.#nearestLive(box, asked, best);
        if (packed !== null) best = packed.nearest(box, asked, best);
      }
      if (best !== null || reach >= maxMeters) return best;
    }
  }

  #nearestLive(box: Box, asked: AskedPoint, before: FoundPoint | null): FoundPoint | null {
    if (this.#boxes.size === 0) return before;
    let best = before;
    for (const { address } of this.#tree.search(box)) {
      const meters = distanceMeters(asked.latitude, asked.longitude, address.latitude, address.longitude);
      if (meters > asked.reachMeters || !isNearer(meters, address, best) || !asked.admits(address)) continue;
      best = { address, distanceMeters: meters };
    }
    return best;
  }
}

/** Boxes in degrees that hold a circle; several if it crosses the antimeridian. */
function boxesAround(latitude: number, longitude: number, meters: number): Box[] {
  const reach = meters / LEAST_DEGREE_METERS;
  const highest = Math.abs(latitude) + reach;
  const wide = highest > POLAR ? 360 : reach / Math.cos(highest * RADIANS_PER_DEGREE);
  const box = (at: number) => ({
    minX: at - wide,
    maxX: at + wide,
    minY: latitude - reach,
    maxY: latitude + reach,
  });
  if (wide >= 180 || Math.abs(longitude) + wide <= 180) return [box(longitude)];
  // Just beyond the antimeridian the longitude is another.
  return [longitude, longitude - 360, longitude + 360]
    .filter((at) => at - wide <= 180 && at + wide >= -180)
    .map(box);
}

function boxOf(address: LiveAddress): PointBox {
  const { latitude, longitude } = address;
  return { minX: longitude, minY: latitude, maxX: longitude, maxY: latitude, address };
}
