import { distanceMeters, METERS_PER_DEGREE, RADIANS_PER_DEGREE } from '../../geo/distance';
import { COORDINATE_SCALE } from '../../model/limits';
import type { AreaDraft } from '../areas/area-draft';

/**
 * Two of the three nearest addresses within half a kilometre must agree. `scripts/cities-around.ts` takes the cities from half of a
 * register's addresses, or from nineteen in twenty: right are then 99.8 and 99.6 % in the Netherlands, 99.9 and 99.5 % in France, 99.1 and
 * 99.1 % in Vermont.
 */
const VOTERS = 3;
const NEAREST_METERS = 500;
/** Side of the squares of which each gives a city one vote, so that the shops of one house do not decide alone; 1e-6 degrees, 67 m. */
const SQUARE = 600;
const SQUARES = 2 ** 20;
/** `NEAREST_METERS` in 1e-6 degrees of latitude, rounded up: height of the rows of the grid. */
const NEAREST_UNITS = Math.ceil((NEAREST_METERS / METERS_PER_DEGREE) * COORDINATE_SCALE);
const COLUMNS = 2 ** 20;

/** An address that names its city, degrees. */
interface Voter {
  readonly city: AreaDraft;
  readonly latitude: number;
  readonly longitude: number;
}

/** The cities of addresses, found by where these stand: in a grid with cells of half a kilometre. */
export class CitiesAround {
  readonly #cells = new Map<number, Voter[]>();
  readonly #squares = new Map<AreaDraft, Set<number>>();

  get isEmpty(): boolean {
    return this.#cells.size === 0;
  }

  /** Adds an address of a city, 1e-6 degrees. */
  add(city: AreaDraft, latitude: number, longitude: number): void {
    const squares = this.#squares.get(city) ?? new Set();
    this.#squares.set(city, squares);
    const square = Math.floor(latitude / SQUARE) * SQUARES + Math.floor(longitude / SQUARE);
    if (squares.has(square)) return;
    squares.add(square);
    const row = Math.floor(latitude / NEAREST_UNITS);
    const cell = cellOf(row, columnOf(row, longitude));
    const voters = this.#cells.get(cell) ?? [];
    this.#cells.set(cell, voters);
    voters.push({ city, latitude: latitude / COORDINATE_SCALE, longitude: longitude / COORDINATE_SCALE });
  }

  /** The city of two of the nearest addresses in cities that fit, 1e-6 degrees; null if no two agree. */
  at(latitude: number, longitude: number, fits: (city: AreaDraft) => boolean): AreaDraft | null {
    const [north, east] = [latitude / COORDINATE_SCALE, longitude / COORDINATE_SCALE];
    const nearest = this.#voters(latitude, longitude)
      .filter(({ city }) => fits(city))
      .map((voter) => ({
        city: voter.city,
        meters: distanceMeters(voter.latitude, voter.longitude, north, east),
      }))
      .filter(({ meters }) => meters <= NEAREST_METERS)
      .sort((a, b) => a.meters - b.meters)
      .slice(0, VOTERS)
      .map(({ city }) => city);
    return nearest.find((city, at) => nearest.indexOf(city) !== at) ?? null;
  }

  /** The addresses in the nine cells around a point. */
  #voters(latitude: number, longitude: number): Voter[] {
    const found: Voter[] = [];
    const middle = Math.floor(latitude / NEAREST_UNITS);
    for (let row = middle - 1; row <= middle + 1; row++) {
      const column = columnOf(row, longitude);
      for (let at = column - 1; at <= column + 1; at++)
        found.push(...(this.#cells.get(cellOf(row, at)) ?? []));
    }
    return found;
  }
}

/** The column of a longitude in a row. A column is at least half a kilometre wide, in the rows beside it too. */
function columnOf(row: number, longitude: number): number {
  const farthest = (Math.abs(row) + 2) * (NEAREST_UNITS / COORDINATE_SCALE);
  return Math.floor((longitude * Math.cos(farthest * RADIANS_PER_DEGREE)) / NEAREST_UNITS);
}

function cellOf(row: number, column: number): number {
  return row * COLUMNS + column;
}
