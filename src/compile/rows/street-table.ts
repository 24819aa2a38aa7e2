import { hilbertOfPoint } from '../../geo/hilbert';
import { COORDINATE_SCALE } from '../../model/limits';
import type { AreaDraft } from '../areas/area-draft';
import { compareText, detached } from './text-pool';

const WORLD = 360 * COORDINATE_SCALE;

const NO_TRANSLATIONS: ReadonlyMap<string, string> = new Map();

/** The point of a street, 1e-6 degrees. */
export interface StreetPoint {
  latitude: number;
  longitude: number;
  /** Number of its source. */
  source: number;
}

/** All streets of a build, numbered in the order of their first use. A street is one name in one city. */
export class StreetTable {
  readonly #names: string[] = [];
  readonly #cities: AreaDraft[] = [];
  readonly #ofCity = new Map<AreaDraft, Map<string, number>>();
  readonly #aliases = new Map<number, Set<string>>();
  readonly #translations = new Map<number, Map<string, string>>();
  readonly #points = new Map<number, StreetPoint>();
  /** For each street: number of rows, first longitude, sum of latitudes, sum of longitudes relative to the first. */
  #sums = new Float64Array(4 * 1024);
  /** For each street: its first source, and whether there is another one. */
  #firstSources = new Uint16Array(1024);
  #shared = new Uint8Array(1024);
  #lastCity: AreaDraft | null = null;
  #lastStreets = new Map<string, number>();

  get size(): number {
    return this.#names.length;
  }

  /** The number of the street with that name in that city; a new one is added. */
  obtain(city: AreaDraft, name: string): number {
    if (city !== this.#lastCity) {
      this.#lastCity = city;
      this.#lastStreets = this.#ofCity.get(city) ?? new Map();
      this.#ofCity.set(city, this.#lastStreets);
    }
    const known = this.#lastStreets.get(name);
    if (known !== undefined) return known;
    const street = this.#names.length;
    const copy = detached(name);
    this.#names.push(copy);
    this.#cities.push(city);
    this.#lastStreets.set(copy, street);
    if (4 * street >= this.#sums.length) {
      const larger = new Float64Array(2 * this.#sums.length);
      larger.set(this.#sums);
      this.#sums = larger;
      this.#firstSources = grown(this.#firstSources);
      this.#shared = grown(this.#shared);
    }
    return street;
  }

  /** Adds the point of an address, 1e-6 degrees. */
  addPoint(street: number, latitude: number, longitude: number): void {
    const sums = this.#sums;
    const at = 4 * street;
    if (sums[at]! === 0) sums[at + 1] = longitude;
    // Relative to the first point, the short way round, because streets may cross the antimeridian.
    sums[at]!++;
    sums[at + 2]! += latitude;
    sums[at + 3]! += shortWayRound(longitude - sums[at + 1]!);
  }

  /** Sets the point of a street from a source; the first one is kept. */
  setPoint(street: number, point: StreetPoint): void {
    if (!this.#points.has(street)) this.#points.set(street, point);
  }

  /** The point of a street from a source; null for none: the middle of its addresses is used then. */
  point(street: number): StreetPoint | null {
    return this.#points.get(street) ?? null;
  }

  /** Streets with a point and no addresses. They are not part of the dataset. */
  *pointsAlone(): Generator<{ name: string; source: number }> {
    for (const [street, { source }] of this.#points)
      if (this.rowCount(street) === 0) yield { name: this.name(street), source };
  }

  /** Undoes `addPoint`. */
  removePoint(street: number, latitude: number, longitude: number): void {
    const sums = this.#sums;
    const at = 4 * street;
    sums[at]!--;
    sums[at + 2]! -= latitude;
    sums[at + 3]! -= shortWayRound(longitude - sums[at + 1]!);
  }

  /** Records the source of an address, after its point. */
  addSource(street: number, source: number): void {
    const first = this.#firstSources[street]!;
    const isOnly = this.#sums[4 * street]! === 1;
    if (!isOnly && first !== source) this.#shared[street] = 1;
    this.#firstSources[street] = isOnly ? source : Math.min(first, source);
  }

  /** The first source with rows of the street. */
  firstSource(street: number): number {
    return this.#firstSources[street]!;
  }

  hasSeveralSources(street: number): boolean {
    return this.#shared[street] === 1;
  }

  addAliases(street: number, aliases: readonly string[]): void {
    for (const alias of aliases) {
      if (alias === this.#names[street]) continue;
      let known = this.#aliases.get(street);
      if (known === undefined) {
        known = new Set();
        this.#aliases.set(street, known);
      }
      if (!known.has(alias)) known.add(detached(alias));
    }
  }

  /** @param translations names by the ISO 639 code of their language; the first name of a language is kept. */
  addTranslations(street: number, translations: ReadonlyMap<string, string>): void {
    if (translations.size === 0) return;
    const known = this.#translations.get(street) ?? new Map<string, string>();
    for (const [language, name] of translations)
      if (!known.has(language)) known.set(detached(language), detached(name));
    this.#translations.set(street, known);
  }

  /** Names by the ISO 639 code of their language. */
  translations(street: number): ReadonlyMap<string, string> {
    return this.#translations.get(street) ?? NO_TRANSLATIONS;
  }

  name(street: number): string {
    return this.#names[street]!;
  }

  city(street: number): AreaDraft {
    return this.#cities[street]!;
  }

  aliases(street: number): string[] {
    return [...(this.#aliases.get(street) ?? [])].sort(compareText);
  }

  rowCount(street: number): number {
    return this.#sums[4 * street]!;
  }

  /** All streets with rows, in the order of the dataset: along a Hilbert curve, by the middle of their addresses. */
  inHilbertOrder(): Uint32Array {
    const positions = new Float64Array(this.size);
    for (let street = 0; street < positions.length; street++) {
      const at = 4 * street;
      const count = this.#sums[at]!;
      const latitude = this.#sums[at + 2]! / count / COORDINATE_SCALE;
      const longitude = (this.#sums[at + 1]! + this.#sums[at + 3]! / count) / COORDINATE_SCALE;
      const wrapped = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
      positions[street] = hilbertOfPoint(latitude, wrapped);
    }
    const populated = Uint32Array.from(this.#names.keys()).filter((street) => this.rowCount(street) > 0);
    return populated.sort(
      (a, b) =>
        positions[a]! - positions[b]! ||
        compareText(this.#names[a]!, this.#names[b]!) ||
        compareText(this.#cities[a]!.name, this.#cities[b]!.name) ||
        a - b,
    );
  }
}

function shortWayRound(offset: number): number {
  return offset > WORLD / 2 ? offset - WORLD : offset < -WORLD / 2 ? offset + WORLD : offset;
}

/** A copy of an array, twice as long. */
function grown<Kind extends Uint16Array | Uint8Array>(array: Kind): Kind {
  const larger = new (array.constructor as new (length: number) => Kind)(2 * array.length);
  larger.set(array);
  return larger;
}
