import Flatbush from 'flatbush';
import RBush from 'rbush';
import { distanceMeters, RADIANS_PER_DEGREE } from '../../geo/distance';
import { degreesOf, wholeDegrees } from './entry-record';
import type { LiveAddress } from './live-view';
import { MarkedCells } from './marked-cells';

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

interface PointBox extends Box {
  readonly address: LiveAddress;
}

/** Points of a snapshot in whole 1e-6 degrees, each with the number of its entry. */
export interface PackedPoints {
  readonly numbers: Int32Array;
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  /** Null for a point that was removed. */
  address(number: number): LiveAddress | null;
}

interface Found {
  readonly address: LiveAddress;
  readonly distanceMeters: number;
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
  #packedTree: Flatbush | null = null;
  #packedCells: MarkedCells | null = null;

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
  ): Found | null {
    if (this.#packed === undefined) {
      this.#packed = this.#readPacked();
      if (this.#packed !== null) {
        this.#packedTree = treeOf(this.#packed);
        this.#packedCells = cellsOf(this.#packed);
      }
    }
    if (this.#boxes.size === 0 && this.#packed === null) return null;
    for (let reach = Math.min(FIRST_REACH_METERS, maxMeters); ; reach = Math.min(reach * WIDER, maxMeters)) {
      let best: Found | null = null;
      for (const box of boxesAround(latitude, longitude, reach)) {
        best = this.#nearestLive(box, latitude, longitude, reach, admits, best);
        best = this.#nearestPacked(box, latitude, longitude, reach, admits, best);
      }
      if (best !== null || reach >= maxMeters) return best;
    }
  }

  #nearestLive(
    box: Box,
    latitude: number,
    longitude: number,
    reach: number,
    admits: (address: LiveAddress) => boolean,
    before: Found | null,
  ): Found | null {
    if (this.#boxes.size === 0) return before;
    let best = before;
    for (const { address } of this.#tree.search(box)) {
      const meters = distanceMeters(latitude, longitude, address.latitude, address.longitude);
      if (meters > reach || !isNearer(meters, address, best) || !admits(address)) continue;
      best = { address, distanceMeters: meters };
    }
    return best;
  }

  #nearestPacked(
    { minX, minY, maxX, maxY }: Box,
    latitude: number,
    longitude: number,
    reach: number,
    admits: (address: LiveAddress) => boolean,
    before: Found | null,
  ): Found | null {
    const packed = this.#packed;
    if (packed === null || packed === undefined) return before;
    const [west, south] = [wholeDegrees(minX) - 1, wholeDegrees(minY) - 1];
    const [east, north] = [wholeDegrees(maxX) + 1, wholeDegrees(maxY) + 1];
    if (!this.#packedCells!.mayHold(west, south, east, north)) return before;
    let best = before;
    for (const number of this.#packedTree!.search(west, south, east, north)) {
      const lat = degreesOf(packed.latitudes[number]!);
      const lon = degreesOf(packed.longitudes[number]!);
      const meters = distanceMeters(latitude, longitude, lat, lon);
      // Most points are too far away. An address is made only for the others.
      if (meters > reach || (best !== null && meters > best.distanceMeters)) continue;
      const address = packed.address(packed.numbers[number]!);
      if (address === null || !isNearer(meters, address, best) || !admits(address)) continue;
      best = { address, distanceMeters: meters };
    }
    return best;
  }
}

function treeOf({ latitudes, longitudes }: PackedPoints): Flatbush {
  const tree = new Flatbush(latitudes.length, 16, Int32Array);
  for (let at = 0; at < latitudes.length; at++) tree.add(longitudes[at]!, latitudes[at]!);
  tree.finish();
  return tree;
}

function cellsOf({ latitudes, longitudes }: PackedPoints): MarkedCells {
  const cells = new MarkedCells();
  for (let at = 0; at < latitudes.length; at++) cells.add(longitudes[at]!, latitudes[at]!);
  return cells;
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

function isNearer(meters: number, address: LiveAddress, best: Found | null): boolean {
  if (best === null) return true;
  if (meters !== best.distanceMeters) return meters < best.distanceMeters;
  return address.ordinal < best.address.ordinal;
}
