import Flatbush from 'flatbush';
import { distanceMeters } from '../../../geo/distance';
import type { LiveAddress } from '../live-view';
import { type AskedPoint, type Box, type FoundPoint, isNearer } from '../nearest-point';
import { degreesOf, wholeDegrees } from './entry-record';
import type { PackedOverlay } from './packed-overlay';
import { PointGrid } from './point-grid';

/** The points of the entries in a snapshot, in whole 1e-6 degrees. A place with an address has the point of the address. */
export class PackedPoints {
  /** The entries with a point. */
  readonly #entries: Int32Array;
  readonly #latitudes: Int32Array;
  readonly #longitudes: Int32Array;
  readonly #addressOf: (entry: number) => LiveAddress | null;
  /** Null if no entry has a point: Flatbush makes no empty tree. */
  readonly #tree: Flatbush | null;
  readonly #grid: PointGrid;

  /** @param addressOf the address of an entry at an ordinal; null for an entry that was changed since. */
  constructor(
    { rows, entries, columns }: PackedOverlay,
    addressOf: (entry: number, ordinal: number) => LiveAddress | null,
  ) {
    const all = Int32Array.from({ length: entries.size }, (_, entry) => entry);
    this.#entries = all.filter((entry) => rows.ordinalOf(entry) >= 0);
    this.#latitudes = this.#entries.map((entry) => columns.latitudes[entry]!);
    this.#longitudes = this.#entries.map((entry) => columns.longitudes[entry]!);
    this.#addressOf = (entry) => addressOf(entry, rows.ordinalOf(entry));
    const count = this.#entries.length;
    this.#tree = count === 0 ? null : new Flatbush(count, 16, Int32Array);
    for (let at = 0; at < count; at++) this.#tree?.add(this.#longitudes[at]!, this.#latitudes[at]!);
    this.#tree?.finish();
    this.#grid = new PointGrid(this.#longitudes, this.#latitudes);
  }

  /** The nearest in a box, or the one that was found before. */
  nearest(
    { minX, minY, maxX, maxY }: Box,
    { latitude, longitude, reachMeters, admits }: AskedPoint,
    before: FoundPoint | null,
  ): FoundPoint | null {
    const [west, south] = [wholeDegrees(minX) - 1, wholeDegrees(minY) - 1];
    const [east, north] = [wholeDegrees(maxX) + 1, wholeDegrees(maxY) + 1];
    if (this.#tree === null) return before;
    let best = before;
    for (const at of this.#grid.within(west, south, east, north) ??
      this.#tree.search(west, south, east, north)) {
      const meters = distanceMeters(
        latitude,
        longitude,
        degreesOf(this.#latitudes[at]!),
        degreesOf(this.#longitudes[at]!),
      );
      // Most points are too far away. An address is made only for the others.
      if (meters > reachMeters || (best !== null && meters > best.distanceMeters)) continue;
      const address = this.#addressOf(this.#entries[at]!);
      if (address === null || !isNearer(meters, address, best) || !admits(address)) continue;
      best = { address, distanceMeters: meters };
    }
    return best;
  }
}
