/** Side of a cell in whole 1e-6 degrees: 230 m from south to north. */
const SIDE = 2048;
const BITS = 2 ** 20;
/** A box of more cells most likely holds a point. */
const MOST_CELLS = 16;

/**
 * The cells of a grid that hold a point, one bit each. Cells may share a bit (Bloom 1970), so an empty one may seem to
 * hold a point. Most questions ask about places where an overlay has none, and this tells so without a look at its tree.
 */
export class MarkedCells {
  readonly #words = new Int32Array(BITS / 32);

  /** @param x, y in whole 1e-6 degrees, as for `mayHold`. */
  add(x: number, y: number): void {
    const bit = bitOf(Math.floor(x / SIDE), Math.floor(y / SIDE));
    this.#words[bit >>> 5]! |= 1 << bit;
  }

  /** False if no point lies in a box. */
  mayHold(minX: number, minY: number, maxX: number, maxY: number): boolean {
    const [west, east] = [Math.floor(minX / SIDE), Math.floor(maxX / SIDE)];
    const [south, north] = [Math.floor(minY / SIDE), Math.floor(maxY / SIDE)];
    if ((east - west + 1) * (north - south + 1) > MOST_CELLS) return true;
    for (let row = south; row <= north; row++)
      for (let column = west; column <= east; column++) {
        const bit = bitOf(column, row);
        if ((this.#words[bit >>> 5]! & (1 << bit)) !== 0) return true;
      }
    return false;
  }
}

function bitOf(column: number, row: number): number {
  const mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & (BITS - 1);
}
