import { Bounds } from './bounds';
import { distanceMeters } from './distance';
import { type PolygonPart, polygonArea } from './polygon';

/** Average number of edges in one slab. Fewer edges cost memory, more edges cost time. */
const EDGES_PER_SLAB = 2;
const MOST_SLABS = 16384;

/**
 * One polygon prepared for many points. Its edges are sorted into horizontal slabs, so that a test reads only
 * the few edges that cross one slab (the slab method: Preparata and Shamos, "Computational Geometry", 1985,
 * section 2.2). It has the same rule and rounding as `polygonHolds`: a point on a shared border lies in exactly one
 * polygon.
 */
export class PolygonSlabs {
  readonly bounds = new Bounds();
  /** Area in squared coordinate units; used to sort polygons by size. */
  readonly area: number;
  readonly #slabs: number;
  readonly #slabHeight: number;
  /** Edges of slab `i` are `#slabEdges[#slabStarts[i] … #slabStarts[i + 1])`. */
  readonly #slabStarts: Uint32Array;
  readonly #slabEdges: Uint32Array;
  /** The rings one after another, each closed: edge `i` runs from point `i` to the next. */
  readonly #points: Float64Array | Int32Array;

  constructor(part: PolygonPart) {
    this.bounds.addAll(part.coordinates);
    this.area = polygonArea(part);
    const { points, edges } = closedRings(part);
    this.#points = points;
    const count = edges.length;
    const height = this.bounds.empty ? 0 : this.bounds.north - this.bounds.south;
    this.#slabs = Math.max(1, Math.min(MOST_SLABS, Math.ceil(count / EDGES_PER_SLAB)));
    this.#slabHeight = height > 0 ? height / this.#slabs : 1;
    const starts = new Uint32Array(this.#slabs + 1);
    for (const edge of edges) {
      const last = this.#slabOf(Math.max(points[2 * edge + 1]!, points[2 * edge + 3]!));
      const first = this.#slabOf(Math.min(points[2 * edge + 1]!, points[2 * edge + 3]!));
      for (let slab = first; slab <= last; slab++) starts[slab + 1]!++;
    }
    for (let slab = 0; slab < this.#slabs; slab++) starts[slab + 1]! += starts[slab]!;
    this.#slabStarts = starts;
    this.#slabEdges = new Uint32Array(starts[this.#slabs]!);
    const next = starts.slice();
    for (const edge of edges) {
      const last = this.#slabOf(Math.max(points[2 * edge + 1]!, points[2 * edge + 3]!));
      const first = this.#slabOf(Math.min(points[2 * edge + 1]!, points[2 * edge + 3]!));
      for (let slab = first; slab <= last; slab++) this.#slabEdges[next[slab]!++] = edge;
    }
  }

  /** Approximate memory use in bytes. */
  get byteLength(): number {
    return this.#points.byteLength + this.#slabStarts.byteLength + this.#slabEdges.byteLength;
  }

  /** True if the point, in coordinate units, lies inside. */
  holds(longitude: number, latitude: number): boolean {
    if (!this.bounds.holds(longitude, latitude)) return false;
    const points = this.#points;
    const slab = this.#slabOf(latitude);
    const end = this.#slabStarts[slab + 1]!;
    let inside = false;
    for (let at = this.#slabStarts[slab]!; at < end; at++) {
      const edge = 2 * this.#slabEdges[at]!;
      const fromY = points[edge + 1]!;
      const toY = points[edge + 3]!;
      if (fromY > latitude !== toY > latitude) {
        // Computed from the lower end, as in `polygonHolds`.
        const low = toY > fromY ? edge : edge + 2;
        const high = toY > fromY ? edge + 2 : edge;
        const lowX = points[low]!;
        const lowY = points[low + 1]!;
        const crossing = lowX + ((latitude - lowY) / (points[high + 1]! - lowY)) * (points[high]! - lowX);
        if (longitude < crossing) inside = !inside;
      }
    }
    return inside;
  }

  /**
   * Distance from a point to the border in metres; Infinity if it is more than `maxMeters`.
   * @param scale coordinate units per degree.
   */
  borderDistanceMeters(longitude: number, latitude: number, maxMeters: number, scale: number): number {
    const reach = (maxMeters / 111_000) * scale;
    const first = this.#slabOf(latitude - reach);
    const last = this.#slabOf(latitude + reach);
    const stretch = Math.max(0.01, Math.cos(((latitude / scale) * Math.PI) / 180));
    let least = Number.POSITIVE_INFINITY;
    for (let at = this.#slabStarts[first]!; at < this.#slabStarts[last + 1]!; at++) {
      const edge = 2 * this.#slabEdges[at]!;
      const x = this.#points[edge]!;
      const y = this.#points[edge + 1]!;
      const dx = (this.#points[edge + 2]! - x) * stretch;
      const dy = this.#points[edge + 3]! - y;
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

/**
 * Every ring with its first point repeated at its end, and the index of the first point of every edge. Level edges
 * count too: they are part of the border.
 */
function closedRings({ coordinates, ringEnds }: PolygonPart): {
  points: Float64Array | Int32Array;
  edges: Uint32Array;
} {
  const rings = ringEnds.length;
  const points = new (coordinates.constructor as new (length: number) => Float64Array | Int32Array)(
    coordinates.length + 2 * rings,
  );
  const edges = new Uint32Array(coordinates.length / 2);
  let edge = 0;
  let start = 0;
  let point = 0;
  for (const end of ringEnds) {
    if (end === start) continue;
    points.set(coordinates.subarray(2 * start, 2 * end), 2 * point);
    for (let at = start; at < end; at++) edges[edge++] = point++;
    points[2 * point] = coordinates[2 * start]!;
    points[2 * point + 1] = coordinates[2 * start + 1]!;
    point++;
    start = end;
  }
  return { points, edges: edges.subarray(0, edge) };
}
