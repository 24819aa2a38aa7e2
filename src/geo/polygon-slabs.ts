import { Bounds } from './bounds';
import { distanceMeters } from './distance';
import { type PolygonPart, polygonArea } from './polygon';

/** Edges that one slab should hold on average: fewer cost memory, more cost time. */
const EDGES_PER_SLAB = 8;
const MOST_SLABS = 4096;

/**
 * One polygon made ready for many points: its edges are sorted into horizontal slabs, so that a question looks
 * at the few edges that cross one slab (the slab method: Preparata and Shamos, "Computational Geometry", 1985,
 * section 2.2). Same rule and same rounding as `polygonHolds`: a point on a shared border lies in one polygon.
 */
export class PolygonSlabs {
  readonly bounds = new Bounds();
  /** In squared units of the coordinates: orders polygons by size. */
  readonly area: number;
  readonly #slabs: number;
  readonly #slabHeight: number;
  /** Edges of slab `i` are `#slabEdges[#slabStarts[i] … #slabStarts[i + 1])`. */
  readonly #slabStarts: Uint32Array;
  readonly #slabEdges: Uint32Array;
  /** Four numbers an edge, from its lower end to its upper: x, y, x, y. */
  readonly #edges: Float64Array;

  constructor(part: PolygonPart) {
    this.bounds.addAll(part.coordinates);
    this.area = polygonArea(part);
    this.#edges = upwardEdges(part);
    const count = this.#edges.length / 4;
    const height = this.bounds.empty ? 0 : this.bounds.north - this.bounds.south;
    this.#slabs = Math.max(1, Math.min(MOST_SLABS, Math.ceil(count / EDGES_PER_SLAB)));
    this.#slabHeight = height > 0 ? height / this.#slabs : 1;
    const starts = new Uint32Array(this.#slabs + 1);
    for (let edge = 0; edge < count; edge++) {
      const last = this.#slabOf(this.#edges[4 * edge + 3]!);
      for (let slab = this.#slabOf(this.#edges[4 * edge + 1]!); slab <= last; slab++) starts[slab + 1]!++;
    }
    for (let slab = 0; slab < this.#slabs; slab++) starts[slab + 1]! += starts[slab]!;
    this.#slabStarts = starts;
    this.#slabEdges = new Uint32Array(starts[this.#slabs]!);
    const next = starts.slice();
    for (let edge = 0; edge < count; edge++) {
      const last = this.#slabOf(this.#edges[4 * edge + 3]!);
      for (let slab = this.#slabOf(this.#edges[4 * edge + 1]!); slab <= last; slab++) {
        this.#slabEdges[next[slab]!++] = edge;
      }
    }
  }

  /** True where the point lies inside, in the units of the coordinates. */
  holds(longitude: number, latitude: number): boolean {
    if (!this.bounds.holds(longitude, latitude)) return false;
    const edges = this.#edges;
    const slab = this.#slabOf(latitude);
    const end = this.#slabStarts[slab + 1]!;
    let inside = false;
    for (let at = this.#slabStarts[slab]!; at < end; at++) {
      const edge = 4 * this.#slabEdges[at]!;
      const lowY = edges[edge + 1]!;
      const highY = edges[edge + 3]!;
      if (lowY > latitude !== highY > latitude) {
        const lowX = edges[edge]!;
        const crossing = lowX + ((latitude - lowY) / (highY - lowY)) * (edges[edge + 2]! - lowX);
        if (longitude < crossing) inside = !inside;
      }
    }
    return inside;
  }

  /**
   * How far a point lies from the border, in metres, where that is at most `maxMeters`; Infinity beyond.
   * @param scale coordinate units to the degree.
   */
  borderDistanceMeters(longitude: number, latitude: number, maxMeters: number, scale: number): number {
    const reach = (maxMeters / 111_000) * scale;
    const first = this.#slabOf(latitude - reach);
    const last = this.#slabOf(latitude + reach);
    const stretch = Math.max(0.01, Math.cos(((latitude / scale) * Math.PI) / 180));
    let least = Number.POSITIVE_INFINITY;
    for (let at = this.#slabStarts[first]!; at < this.#slabStarts[last + 1]!; at++) {
      const edge = 4 * this.#slabEdges[at]!;
      const x = this.#edges[edge]!;
      const y = this.#edges[edge + 1]!;
      const dx = (this.#edges[edge + 2]! - x) * stretch;
      const dy = this.#edges[edge + 3]! - y;
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : ((longitude - x) * stretch * dx + (latitude - y) * dy) / length;
      const t = Math.max(0, Math.min(1, along));
      const nearX = x + (t * dx) / stretch;
      const nearY = y + t * dy;
      if (Math.abs(nearY - latitude) > reach) continue;
      const meters = distanceMeters(latitude / scale, longitude / scale, nearY / scale, nearX / scale);
      if (meters < least) least = meters;
    }
    return least <= maxMeters ? least : Number.POSITIVE_INFINITY;
  }

  #slabOf(latitude: number): number {
    const slab = Math.floor((latitude - this.bounds.south) / this.#slabHeight);
    return slab < 0 ? 0 : slab >= this.#slabs ? this.#slabs - 1 : slab;
  }
}

/** Every edge, lower end first. Level ones never decide what is inside, but they are border. */
function upwardEdges({ coordinates, ringEnds }: PolygonPart): Float64Array {
  const edges = new Float64Array(2 * coordinates.length);
  let length = 0;
  let start = 0;
  for (const end of ringEnds) {
    for (let point = start; point < end; point++) {
      const before = point === start ? end - 1 : point - 1;
      const x = coordinates[2 * point]!;
      const y = coordinates[2 * point + 1]!;
      const beforeX = coordinates[2 * before]!;
      const beforeY = coordinates[2 * before + 1]!;
      const rising = y > beforeY;
      edges[length++] = rising ? beforeX : x;
      edges[length++] = rising ? beforeY : y;
      edges[length++] = rising ? x : beforeX;
      edges[length++] = rising ? y : beforeY;
    }
    start = end;
  }
  return edges.slice(0, length);
}
