/** Query parameters as other geocoders read them: unknown ones are ignored, and the first of a name counts. */

import { GeocoderError } from '../../model/errors';

/** A box in degrees. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const DECIMAL = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?\s*$/;
/** This value means no; every other value means yes. */
const NO = '0';

export class Parameters {
  readonly #endpoint: string;
  readonly #query: URLSearchParams;

  /** @param endpoint begins each error message. */
  constructor(endpoint: string, query: string) {
    this.#endpoint = endpoint;
    this.#query = new URLSearchParams(query);
  }

  /** Trimmed; null if it is absent or blank. */
  text(name: string): string | null {
    return this.#query.get(name)?.trim() || null;
  }

  /** All values of a name, each split at its commas. */
  texts(name: string): string[] {
    return this.#query
      .getAll(name)
      .flatMap((written) => written.split(','))
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  has(name: string): boolean {
    return this.text(name) !== null;
  }

  flag(name: string, standard: boolean): boolean {
    const written = this.text(name);
    return written === null ? standard : written !== NO;
  }

  /** Null if it is absent. @throws GeocoderError INVALID_REQUEST for a text that is no number. */
  number(name: string): number | null {
    const written = this.text(name);
    return written === null ? null : this.#number(name, written);
  }

  /**
   * A number within bounds; a number outside becomes the nearest bound.
   * @throws GeocoderError INVALID_REQUEST for a text that is no number.
   */
  clamped(name: string, least: number, most: number, standard: number): number {
    const number = this.number(name);
    return number === null ? standard : Math.min(most, Math.max(least, Math.floor(number)));
  }

  /** @throws GeocoderError INVALID_REQUEST for a value that is not one of the choices. */
  choice<Choice extends string>(name: string, choices: readonly Choice[], standard: Choice): Choice {
    const written = this.text(name);
    if (written === null) return standard;
    return choices.find((choice) => choice === written) ?? this.refuse(name, choices.join(', '), written);
  }

  /**
   * A point from `lat` and `lon`; null if neither is there.
   * @throws GeocoderError INVALID_REQUEST if one is missing or out of range.
   */
  point(): { latitude: number; longitude: number } | null {
    if (!this.has('lat') && !this.has('lon')) return null;
    return { latitude: this.#degrees('lat', 90), longitude: this.#degrees('lon', 180) };
  }

  /**
   * Any two numbers as `lat` and `lon`, on Earth or not.
   * @throws GeocoderError INVALID_REQUEST if one is missing or no number.
   */
  anyPoint(): { latitude: number; longitude: number } {
    const [latitude, longitude] = [this.number('lat'), this.number('lon')];
    if (latitude !== null && longitude !== null) return { latitude, longitude };
    throw this.error(`expected "lat" and "lon", but got no "${latitude === null ? 'lat' : 'lon'}"`);
  }

  /**
   * A box from two opposite corners, `longitude,latitude,longitude,latitude`.
   * @throws GeocoderError INVALID_REQUEST if they are not four numbers that span a box.
   */
  box(name: string): Box | null {
    const written = this.text(name);
    if (written === null) return null;
    const corners = written.split(',');
    const expected = 'longitude,latitude,longitude,latitude of two opposite corners';
    if (corners.length !== 4 || !corners.every((corner) => DECIMAL.test(corner)))
      return this.refuse(name, expected, written);
    const [x1, y1, x2, y2] = corners.map(Number) as [number, number, number, number];
    if (x1 === x2 || y1 === y2) return this.refuse(name, expected, written);
    return {
      south: within(Math.min(y1, y2), 90),
      west: within(Math.min(x1, x2), 180),
      north: within(Math.max(y1, y2), 90),
      east: within(Math.max(x1, x2), 180),
    };
  }

  /** @throws GeocoderError INVALID_REQUEST, always. */
  refuse(name: string, expected: string, written: string): never {
    const came = JSON.stringify(written.length > 40 ? `${written.slice(0, 40)}…` : written);
    throw this.error(`expected "${name}" to be ${expected}, but got ${came}`);
  }

  error(message: string): GeocoderError {
    return new GeocoderError('INVALID_REQUEST', `${this.#endpoint}: ${message}`);
  }

  #degrees(name: string, most: number): number {
    const written = this.text(name);
    if (written === null) throw this.error(`expected "lat" and "lon", but got no "${name}"`);
    const degrees = this.#number(name, written);
    return Math.abs(degrees) <= most
      ? degrees
      : this.refuse(name, `degrees from -${most} to ${most}`, written);
  }

  #number(name: string, written: string): number {
    return DECIMAL.test(written) ? Number(written) : this.refuse(name, 'a number', written);
  }
}

function within(degrees: number, most: number): number {
  return Math.max(-most, Math.min(most, degrees));
}
