/** The side of a cell is 2^9 whole 1e-6 degrees: 57 m from south to north. */
const SIDE_BITS = 9;
/** A box of more cells is faster to search in a tree. */
const MOST_CELLS = 16;
/** There are about as many buckets as points, and at most 2^20. */
const MOST_BUCKET_BITS = 20;

/**
 * Points by the cell of a grid that holds them, in buckets by the hash of the cell. Nearly all questions ask about a
 * small box in which an overlay has no point or a few, and a look into a few cells is less work than a way down a tree.
 */
export class PointGrid {
  readonly #bucketBits: number;
  /** For each bucket: where its points begin. One more at the end. */
  readonly #starts: Uint32Array;
  /** The points, bucket after bucket. */
  readonly #points: Uint32Array;
  /** Their coordinates, x and y in turns. Those of a bucket lie side by side in memory. */
  readonly #coordinates: Int32Array;

  /** @param xs, ys coordinates of the points in whole 1e-6 degrees. */
  constructor(xs: Int32Array, ys: Int32Array) {
    const count = xs.length;
    this.#bucketBits = Math.min(MOST_BUCKET_BITS, Math.ceil(Math.log2(count + 1)));
    this.#starts = new Uint32Array(2 ** this.#bucketBits + 1);
    this.#points = new Uint32Array(count);
    this.#coordinates = new Int32Array(2 * count);
    const bucketOf = (point: number) => this.#bucket(xs[point]! >> SIDE_BITS, ys[point]! >> SIDE_BITS);
    for (let point = 0; point < count; point++) this.#starts[bucketOf(point)]!++;
    for (let bucket = 1; bucket < this.#starts.length; bucket++)
      this.#starts[bucket]! += this.#starts[bucket - 1]!;
    // Each bucket is filled from its end, so that its start is right when it is full.
    for (let point = count - 1; point >= 0; point--) {
      const at = --this.#starts[bucketOf(point)]!;
      this.#points[at] = point;
      this.#coordinates[2 * at] = xs[point]!;
      this.#coordinates[2 * at + 1] = ys[point]!;
    }
  }

  /**
   * The points in a box, borders included; null for a box that is too large for the grid.
   * @param minX, minY, maxX, maxY in whole 1e-6 degrees.
   */
  within(minX: number, minY: number, maxX: number, maxY: number): number[] | null {
    const [west, east] = [minX >> SIDE_BITS, maxX >> SIDE_BITS];
    const [south, north] = [minY >> SIDE_BITS, maxY >> SIDE_BITS];
    if ((east - west + 1) * (north - south + 1) > MOST_CELLS) return null;
    const found: number[] = [];
    for (let row = south; row <= north; row++)
      for (let column = west; column <= east; column++) {
        const bucket = this.#bucket(column, row);
        const end = this.#starts[bucket + 1]!;
        for (let at = this.#starts[bucket]!; at < end; at++) {
          const [x, y] = [this.#coordinates[2 * at]!, this.#coordinates[2 * at + 1]!];
          // Another cell of the box may share the bucket.
          if (x >> SIDE_BITS !== column || y >> SIDE_BITS !== row) continue;
          if (x >= minX && x <= maxX && y >= minY && y <= maxY) found.push(this.#points[at]!);
        }
      }
    return found;
  }

  #bucket(column: number, row: number): number {
    const mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & ((1 << this.#bucketBits) - 1);
  }
}
