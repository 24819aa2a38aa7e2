import RBush from 'rbush';
import { distanceMeters } from '../../geo/distance';
import type { LiveAddress } from './live-view';

interface PointBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly address: LiveAddress;
}

/** The first look; where nothing lies there, one four times as wide. */
const FIRST_REACH_METERS = 100;
const WIDER = 4;
const LEAST_DEGREE_METERS = 110_000;
const RADIANS = Math.PI / 180;
const POLAR = 85;

/** The points of addresses that come and go. */
export class LivePoints {
  readonly #tree = new RBush<PointBox>();
  readonly #boxes = new Map<LiveAddress, PointBox>();

  add(address: LiveAddress): void {
    const box = boxOf(address);
    this.#boxes.set(address, box);
    this.#tree.insert(box);
  }

  /** The same for very many, when nothing is there. */
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

  /** The nearest within a distance on the sphere that is admitted; of equally near ones the first that came. */
  nearest(
    latitude: number,
    longitude: number,
    maxMeters: number,
    admits: (address: LiveAddress) => boolean,
  ): { address: LiveAddress; distanceMeters: number } | null {
    if (this.#boxes.size === 0) return null;
    for (let reach = Math.min(FIRST_REACH_METERS, maxMeters); ; reach = Math.min(reach * WIDER, maxMeters)) {
      let best: { address: LiveAddress; distanceMeters: number } | null = null;
      for (const { address } of this.#around(latitude, longitude, reach)) {
        if (!admits(address)) continue;
        const meters = distanceMeters(latitude, longitude, address.latitude, address.longitude);
        if (meters > reach || (best !== null && !isNearer(meters, address, best))) continue;
        best = { address, distanceMeters: meters };
      }
      if (best !== null || reach >= maxMeters) return best;
    }
  }

  /** Everything in a box of degrees that holds the circle. */
  #around(latitude: number, longitude: number, meters: number): PointBox[] {
    const reach = meters / LEAST_DEGREE_METERS;
    const highest = Math.abs(latitude) + reach;
    const wide = highest > POLAR ? 360 : reach / Math.cos(highest * RADIANS);
    const box = (at: number) => ({
      minX: at - wide,
      maxX: at + wide,
      minY: latitude - reach,
      maxY: latitude + reach,
    });
    if (wide >= 180) return this.#tree.search(box(longitude));
    // Just beyond the antimeridian the longitude is another.
    return [longitude, longitude - 360, longitude + 360]
      .filter((at) => at - wide <= 180 && at + wide >= -180)
      .flatMap((at) => this.#tree.search(box(at)));
  }
}

function boxOf(address: LiveAddress): PointBox {
  const { latitude, longitude } = address;
  return { minX: longitude, minY: latitude, maxX: longitude, maxY: latitude, address };
}

function isNearer(
  meters: number,
  address: LiveAddress,
  best: { address: LiveAddress; distanceMeters: number },
): boolean {
  if (meters !== best.distanceMeters) return meters < best.distanceMeters;
  return address.ordinal < best.address.ordinal;
}
