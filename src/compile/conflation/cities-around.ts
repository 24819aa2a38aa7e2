import Flatbush from 'flatbush';
import { METERS_PER_DEGREE, RADIANS_PER_DEGREE } from '../../geo/distance';
import { MERCATOR_WORLD, mercatorX, mercatorY } from '../../geo/mercator';
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
/** Units of the projection in a metre on the equator. */
const UNITS_PER_METER = MERCATOR_WORLD / 360 / METERS_PER_DEGREE;

/** The cities of addresses, found by where these stand. */
export class CitiesAround {
  readonly #latitudes: number[] = [];
  readonly #longitudes: number[] = [];
  readonly #cities: AreaDraft[] = [];
  readonly #squares = new Map<AreaDraft, Set<number>>();
  #index: Flatbush | null = null;

  /** Adds an address of a city, 1e-6 degrees. Call it before `at`. */
  add(city: AreaDraft, latitude: number, longitude: number): void {
    let squares = this.#squares.get(city);
    if (squares === undefined) {
      squares = new Set();
      this.#squares.set(city, squares);
    }
    const square = Math.floor(latitude / SQUARE) * SQUARES + Math.floor(longitude / SQUARE);
    if (squares.has(square)) return;
    squares.add(square);
    this.#latitudes.push(latitude / COORDINATE_SCALE);
    this.#longitudes.push(longitude / COORDINATE_SCALE);
    this.#cities.push(city);
  }

  get isEmpty(): boolean {
    return this.#cities.length === 0;
  }

  /** The city of two of the nearest addresses in cities that fit, 1e-6 degrees; null if no two agree. */
  at(latitude: number, longitude: number, fits: (city: AreaDraft) => boolean): AreaDraft | null {
    this.#index ??= this.#indexed();
    const north = latitude / COORDINATE_SCALE;
    const reach = (NEAREST_METERS * UNITS_PER_METER) / Math.cos(north * RADIANS_PER_DEGREE);
    const nearest = this.#index
      .neighbors(mercatorX(longitude / COORDINATE_SCALE), mercatorY(north), VOTERS, reach, (at) =>
        fits(this.#cities[at]!),
      )
      .map((at) => this.#cities[at]!);
    return nearest.find((city, at) => nearest.indexOf(city) !== at) ?? null;
  }

  #indexed(): Flatbush {
    const index = new Flatbush(this.#cities.length);
    for (const [at, latitude] of this.#latitudes.entries()) {
      const [x, y] = [mercatorX(this.#longitudes[at]!), mercatorY(latitude)];
      index.add(x, y, x, y);
    }
    index.finish();
    return index;
  }
}
