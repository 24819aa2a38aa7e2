import { mulberry32 } from '../quality/random';

/** How far a corner stands from its place on the plain grid, in parts of a cell. */
const CORNER_JITTER = 0.16;
/** How far a border strays from the straight line between two corners, in parts of its length. */
const BORDER_JITTER = 0.02;
/** Straight pieces of one side of a cell. */
const PIECES = 16;

export type Position = [longitude: number, latitude: number];

/**
 * A grid of crooked cells. Sides are shared: cells, and blocks of cells, fit together without a gap or an overlap.
 */
export class Lattice {
  readonly #seed: number;
  readonly #west: number;
  readonly #south: number;
  readonly #width: number;
  readonly #height: number;

  /** @param width of a cell, degrees of longitude; `height` of one, degrees of latitude. */
  constructor(seed: number, west: number, south: number, width: number, height: number) {
    this.#seed = seed;
    this.#west = west;
    this.#south = south;
    this.#width = width;
    this.#height = height;
  }

  corner(column: number, row: number): Position {
    const random = mulberry32(
      this.#seed ^ Math.imul(column + 1, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca77),
    );
    random();
    return [
      this.#west + (column + (random() - 0.5) * 2 * CORNER_JITTER) * this.#width,
      this.#south + (row + (random() - 0.5) * 2 * CORNER_JITTER) * this.#height,
    ];
  }

  /** The closed ring around a block of cells, counterclockwise. */
  ring(column: number, row: number, columns: number, rows: number): Position[] {
    const ring: Position[] = [];
    for (let i = 0; i < columns; i++) this.#side(ring, column + i, row, true, false);
    for (let i = 0; i < rows; i++) this.#side(ring, column + columns, row + i, false, false);
    for (let i = columns - 1; i >= 0; i--) this.#side(ring, column + i, row + rows, true, true);
    for (let i = rows - 1; i >= 0; i--) this.#side(ring, column, row + i, false, true);
    ring.push(ring[0]!);
    return ring;
  }

  /** A point of a cell: (0, 0) is its south-west corner, (1, 1) the north-east one. Away from 0 and 1 it is inside. */
  inside(column: number, row: number): (across: number, up: number) => Position {
    const [ax, ay] = this.corner(column, row);
    const [bx, by] = this.corner(column + 1, row);
    const [cx, cy] = this.corner(column, row + 1);
    const [dx, dy] = this.corner(column + 1, row + 1);
    return (across, up) => [
      (ax * (1 - across) + bx * across) * (1 - up) + (cx * (1 - across) + dx * across) * up,
      (ay * (1 - across) + by * across) * (1 - up) + (cy * (1 - across) + dy * across) * up,
    ];
  }

  /** One side without its last point; the same points in either direction. */
  #side(ring: Position[], column: number, row: number, eastward: boolean, backward: boolean): void {
    const [fromX, fromY] = this.corner(column, row);
    const [toX, toY] = this.corner(eastward ? column + 1 : column, eastward ? row : row + 1);
    const random = mulberry32(
      this.#seed ^ Math.imul(column + 7, 0xc2b2ae3d) ^ Math.imul(row + 3, 0x27d4eb2f) ^ (eastward ? 1 : 2),
    );
    const points: Position[] = [];
    for (let piece = 0; piece <= PIECES; piece++) {
      const along = piece / PIECES;
      const astray = piece === 0 || piece === PIECES ? 0 : (random() - 0.5) * 2 * BORDER_JITTER;
      points.push([
        round(fromX + (toX - fromX) * along - (toY - fromY) * astray),
        round(fromY + (toY - fromY) * along + (toX - fromX) * astray),
      ]);
    }
    if (backward) points.reverse();
    points.pop();
    ring.push(...points);
  }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
