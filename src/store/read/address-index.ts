import Flatbush from 'flatbush';
import { distanceMeters, EARTH_RADIUS_METERS, RADIANS_PER_DEGREE } from '../../geo/distance';
import { MERCATOR_WORLD, mercatorX, mercatorY } from '../../geo/mercator';
import { COORDINATE_SCALE } from '../../model/limits';
import { ADDRESS_INDEX_FILE } from '../../model/manifest';
import { BLOCK_CAPACITY } from '../format/block-layout';
import { CorruptBytes } from '../format/damage';
import type { NearestAddress } from '../rows';
import { DistanceQueue } from './distance-queue';

/** Bytes before the boxes in Flatbush's buffer: magic, version and type, node size, number of boxes. */
const HEADER_BYTES = 8;
const METERS_PER_UNIT = (2 * Math.PI * EARTH_RADIUS_METERS) / MERCATOR_WORLD;
/** Boxes are rounded to whole units, and the eastern edge is one unit short. Two units (2 cm) allow for both. */
const SLACK_UNITS = 2;
/** Beyond this latitude, the Mercator bound is too weak to exclude boxes, so latitudes are compared too. */
const POLAR_RADIANS = 80 * RADIANS_PER_DEGREE;
const HALF_RADIANS_PER_UNIT = RADIANS_PER_DEGREE / COORDINATE_SCALE / 2;
const HALF_TURN_UNITS = 180 * COORDINATE_SCALE;
/** Up to this half angle (637 km), sin² x ≥ 0.999 x². The cheap lower bound depends on it. */
const SMALL_HALF_ANGLE = 0.05;

/** Coordinates of a block: integers of 1e-6 degrees. The next call fills the same arrays. */
export type CoordinateSource = (block: number) => {
  readonly count: number;
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
};

function isNone(): boolean {
  return false;
}

/**
 * The boxes of the blocks, and the search for the nearest address. Blocks are taken in order of the distance of their
 * boxes (Hjaltason and Samet, "Distance browsing in spatial databases", 1999), read directly from Flatbush's buffer.
 *
 * A path of length d from latitude φ stays within |φ| + d/R, where Mercator stretches by at most 1/cos(|φ| + d/R). So a
 * box at planar distance D is at least D·cos(|φ| + d/R) away. Once that is more than the best distance found, no
 * remaining box can hold a nearer address.
 */
export class AddressIndex {
  readonly #boxes: Uint32Array;
  readonly #indices: Uint16Array | Uint32Array;
  readonly #levelBounds: number[] = [];
  readonly #nodeSize: number;
  readonly #blocks: number;
  readonly #queue = new DistanceQueue();

  // State of the current query.
  #latitude = 0;
  #longitude = 0;
  #cosine = 0;
  #scaledLatitude = 0;
  #scaledLongitude = 0;
  #best = 0;
  #bestHaversine = 0;
  #bestOrdinal = -1;
  #isHidden: (ordinal: number) => boolean = isNone;
  /** Square of the planar distance beyond which a box is too far. */
  #limit = 0;
  #lowestY = 0;
  #highestY = 0;

  /** @throws CorruptBytes if the bytes are not an index of that many blocks. */
  constructor(buffer: ArrayBufferLike, blocks: number) {
    this.#blocks = blocks;
    if (blocks === 0) {
      this.#boxes = new Uint32Array(0);
      this.#indices = new Uint32Array(0);
      this.#nodeSize = 0;
      return;
    }
    let index: Flatbush;
    try {
      index = Flatbush.from(buffer);
    } catch (error) {
      throw new CorruptBytes(
        ADDRESS_INDEX_FILE,
        `expected a Flatbush index, got: ${(error as Error).message}`,
        { cause: error },
      );
    }
    this.#nodeSize = index.nodeSize;
    let nodes = blocks;
    let level = blocks;
    this.#levelBounds.push(nodes);
    do {
      level = Math.ceil(level / index.nodeSize);
      nodes += level;
      this.#levelBounds.push(nodes);
    } while (level > 1);
    const wide = nodes >= 16384;
    const boxBytes = nodes * 4 * Uint32Array.BYTES_PER_ELEMENT;
    if (
      index.numItems !== blocks ||
      index.ArrayType !== Uint32Array ||
      buffer.byteLength !== HEADER_BYTES + boxBytes + nodes * (wide ? 4 : 2)
    ) {
      throw new CorruptBytes(ADDRESS_INDEX_FILE, `expected boxes of ${blocks} blocks, got ${index.numItems}`);
    }
    this.#boxes = new Uint32Array(buffer, HEADER_BYTES, nodes * 4);
    this.#indices = wide
      ? new Uint32Array(buffer, HEADER_BYTES + boxBytes, nodes)
      : new Uint16Array(buffer, HEADER_BYTES + boxBytes, nodes);
  }

  /**
   * The nearest address within the distance, or null: great circle on a sphere, metres. Of equally near addresses, the
   * one with the lowest ordinal. Degrees.
   * @param isHidden true for an address to skip.
   */
  nearest(
    latitude: number,
    longitude: number,
    maxDistanceMeters: number,
    coordinatesOf: CoordinateSource,
    isHidden: (ordinal: number) => boolean = isNone,
  ): NearestAddress | null {
    if (this.#blocks === 0) return null;
    this.#isHidden = isHidden;
    this.#latitude = latitude;
    this.#longitude = longitude;
    this.#cosine = Math.cos(latitude * RADIANS_PER_DEGREE);
    this.#scaledLatitude = latitude * COORDINATE_SCALE;
    this.#scaledLongitude = longitude * COORDINATE_SCALE;
    this.#bestOrdinal = -1;
    this.#lowestY = 0;
    this.#highestY = MERCATOR_WORLD;
    this.#shrinkTo(maxDistanceMeters);
    if (Math.abs(latitude) * RADIANS_PER_DEGREE + maxDistanceMeters / EARTH_RADIUS_METERS > POLAR_RADIANS) {
      const reach = maxDistanceMeters / EARTH_RADIUS_METERS / RADIANS_PER_DEGREE;
      this.#lowestY = mercatorY(latitude - reach) - SLACK_UNITS;
      this.#highestY = mercatorY(latitude + reach) + SLACK_UNITS;
    }
    this.#browse(mercatorX(longitude), mercatorY(latitude), coordinatesOf);
    return this.#bestOrdinal < 0 ? null : { ordinal: this.#bestOrdinal, distanceMeters: this.#best };
  }

  #browse(x: number, y: number, coordinatesOf: CoordinateSource): void {
    const boxes = this.#boxes;
    const indices = this.#indices;
    const queue = this.#queue;
    const blocks = this.#blocks;
    const reach = Math.sqrt(this.#limit);
    // Near the antimeridian the nearest box may lie on the other side, so the point shifted by one world is searched
    // too.
    const wraps = x < reach || x > MERCATOR_WORLD - reach;
    queue.clear();
    let node = boxes.length / 4 - 1;
    for (;;) {
      const end = this.#nodeEnd(node);
      for (let child = node; child < end; child++) {
        const at = child * 4;
        const minY = boxes[at + 1]!;
        const maxY = boxes[at + 3]!;
        if (minY > this.#highestY || maxY < this.#lowestY) continue;
        const minX = boxes[at]!;
        const maxX = boxes[at + 2]!;
        let east = x < minX ? minX - x : x > maxX ? x - maxX : 0;
        if (wraps) {
          east = Math.min(east, minX - x + MERCATOR_WORLD, x + MERCATOR_WORLD - maxX);
        }
        const north = y < minY ? minY - y : y > maxY ? y - maxY : 0;
        const squared = east * east + north * north;
        if (squared <= this.#limit) queue.push(child, squared);
      }
      // Blocks that come up are searched. The first inner node that comes up is opened next.
      for (;;) {
        if (queue.empty || queue.nearestDistance() > this.#limit) return;
        const child = queue.pop();
        if (child >= blocks) {
          node = indices[child]! >>> 2;
          break;
        }
        this.#search(indices[child]!, coordinatesOf);
      }
    }
  }

  /** The end of the children of a node: after the most that it may have, or at the end of its level. */
  #nodeEnd(node: number): number {
    const bounds = this.#levelBounds;
    let level = 0;
    while (bounds[level]! <= node) level++;
    const end = node + this.#nodeSize;
    return Math.min(end, bounds[level]!);
  }

  #search(block: number, coordinatesOf: CoordinateSource): void {
    const { count, latitudes, longitudes } = coordinatesOf(block);
    for (let slot = 0; slot < count; slot++) {
      const latitude = latitudes[slot]!;
      const longitude = longitudes[slot]!;
      if (this.#surelyFarther(latitude, longitude)) continue;
      const distance = distanceMeters(
        this.#latitude,
        this.#longitude,
        latitude / COORDINATE_SCALE,
        longitude / COORDINATE_SCALE,
      );
      if (distance > this.#best) continue;
      const ordinal = block * BLOCK_CAPACITY + slot;
      if (distance === this.#best && this.#bestOrdinal >= 0 && ordinal > this.#bestOrdinal) continue;
      if (this.#isHidden(ordinal)) continue;
      this.#bestOrdinal = ordinal;
      this.#shrinkTo(distance);
    }
  }

  /** A lower bound of the haversine without a sine: cos φ falls by no more than the difference of latitudes. */
  #surelyFarther(latitude: number, longitude: number): boolean {
    const north = Math.abs(latitude - this.#scaledLatitude) * HALF_RADIANS_PER_UNIT;
    let turn = Math.abs(longitude - this.#scaledLongitude);
    if (turn > HALF_TURN_UNITS) turn = 2 * HALF_TURN_UNITS - turn;
    const east = turn * HALF_RADIANS_PER_UNIT;
    if (north > SMALL_HALF_ANGLE || east > SMALL_HALF_ANGLE) return false;
    const otherCosine = this.#cosine - 2 * north;
    const sideways = otherCosine > 0 ? this.#cosine * otherCosine * east * east : 0;
    return 0.999 * (north * north + sideways) > this.#bestHaversine;
  }

  #shrinkTo(distance: number): void {
    this.#best = distance;
    const angle = distance / EARTH_RADIUS_METERS;
    const sine = angle < Math.PI ? Math.sin(angle / 2) : 1;
    // Slightly wider than exact, so that rounding never drops an address that is as near as the best.
    this.#bestHaversine = sine * sine * (1 + 1e-9) + 1e-24;
    const shrink = Math.cos(Math.min(Math.PI / 2, Math.abs(this.#latitude) * RADIANS_PER_DEGREE + angle));
    const reach =
      shrink < 1e-6 ? Number.POSITIVE_INFINITY : distance / (shrink * METERS_PER_UNIT) + SLACK_UNITS;
    this.#limit = reach * reach;
  }
}
