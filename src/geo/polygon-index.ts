import { Bounds } from './bounds';
import type { PolygonPart } from './polygon';
import { PolygonSlabs } from './polygon-slabs';

/** Grid cells per polygon: more cells take longer to build, fewer cells hold more polygons each. */
const CELLS_PER_POLYGON = 16;
const MOST_CELLS_A_SIDE = 1024;

interface Entry<Owner> {
  owner: Owner;
  slabs: PolygonSlabs;
}

/**
 * Finds the polygons that hold a point, smallest first: a uniform grid over all bounding boxes, then the slabs of
 * each polygon. A build asks it millions of times; a dataset on disk has its own index.
 */
export class PolygonIndex<Owner> {
  readonly bounds = new Bounds();
  /** Sorted by area, smallest first; equal areas in the order they were added. */
  readonly #entries: Entry<Owner>[];
  readonly #side: number;
  readonly #cellStarts: Uint32Array;
  readonly #cellEntries: Uint32Array;

  /** @param polygons coordinates in any one unit; a multipolygon becomes several entries with the same owner. */
  constructor(polygons: readonly { owner: Owner; part: PolygonPart }[]) {
    this.#entries = polygons
      .map(({ owner, part }) => ({ owner, slabs: new PolygonSlabs(part) }))
      .filter((entry) => !entry.slabs.bounds.empty)
      .sort((a, b) => a.slabs.area - b.slabs.area);
    for (const { slabs } of this.#entries) {
      this.bounds.add(slabs.bounds.west, slabs.bounds.south);
      this.bounds.add(slabs.bounds.east, slabs.bounds.north);
    }
    this.#side = Math.min(
      MOST_CELLS_A_SIDE,
      Math.ceil(Math.sqrt(this.#entries.length * CELLS_PER_POLYGON)) || 1,
    );
    const starts = new Uint32Array(this.#side * this.#side + 1);
    for (const entry of this.#entries) {
      this.#eachCell(entry.slabs.bounds, (cell) => {
        starts[cell + 1]!++;
      });
    }
    for (let cell = 0; cell < this.#side * this.#side; cell++) starts[cell + 1]! += starts[cell]!;
    this.#cellStarts = starts;
    this.#cellEntries = new Uint32Array(starts[starts.length - 1]!);
    const next = starts.slice();
    for (const [index, entry] of this.#entries.entries()) {
      this.#eachCell(entry.slabs.bounds, (cell) => {
        this.#cellEntries[next[cell]!++] = index;
      });
    }
  }

  get size(): number {
    return this.#entries.length;
  }

  /**
   * The owner of the smallest accepted polygon that holds the point; null if there is none.
   * @param accept called with each owner, smallest polygon first. Without it, every owner is accepted.
   */
  smallestAt(longitude: number, latitude: number, accept?: (owner: Owner) => boolean): Owner | null {
    if (!this.bounds.holds(longitude, latitude)) return null;
    const cell = this.#row(latitude) * this.#side + this.#column(longitude);
    for (let at = this.#cellStarts[cell]!; at < this.#cellStarts[cell + 1]!; at++) {
      const { owner, slabs } = this.#entries[this.#cellEntries[at]!]!;
      if (slabs.holds(longitude, latitude) && (accept === undefined || accept(owner))) return owner;
    }
    return null;
  }

  /**
   * The owner whose border is nearest to a point, at most `maxMeters` away; null if there is none.
   * @param scale coordinate units per degree.
   * @param accept as for `smallestAt`.
   */
  nearest(
    longitude: number,
    latitude: number,
    maxMeters: number,
    scale: number,
    accept?: (owner: Owner) => boolean,
  ): Owner | null {
    const reachY = (maxMeters / 111_000) * scale;
    const reachX =
      reachY / Math.max(0.01, Math.cos(((Math.abs(latitude) + reachY) / scale) * (Math.PI / 180)));
    let nearest: Owner | null = null;
    let least = maxMeters;
    for (const { owner, slabs } of this.#entries) {
      const { west, south, east, north } = slabs.bounds;
      if (longitude < west - reachX || longitude > east + reachX) continue;
      if (latitude < south - reachY || latitude > north + reachY) continue;
      if (accept !== undefined && !accept(owner)) continue;
      const meters = slabs.borderDistanceMeters(longitude, latitude, least, scale);
      if (meters <= least && (nearest === null || meters < least)) {
        nearest = owner;
        least = meters;
      }
    }
    return nearest;
  }

  #eachCell(bounds: Bounds, visit: (cell: number) => void): void {
    const lastRow = this.#row(bounds.north);
    const lastColumn = this.#column(bounds.east);
    for (let row = this.#row(bounds.south); row <= lastRow; row++) {
      for (let column = this.#column(bounds.west); column <= lastColumn; column++) {
        visit(row * this.#side + column);
      }
    }
  }

  #row(latitude: number): number {
    return cellOf(latitude - this.bounds.south, this.bounds.north - this.bounds.south, this.#side);
  }

  #column(longitude: number): number {
    return cellOf(longitude - this.bounds.west, this.bounds.east - this.bounds.west, this.#side);
  }
}

function cellOf(offset: number, extent: number, side: number): number {
  return extent > 0 ? Math.min(side - 1, Math.floor((offset / extent) * side)) : 0;
}
