import type { Database } from 'better-sqlite3';
import type { NameKey } from '../../country/conventions';
import type { PolygonPart } from '../../geo/polygon';
import { AREA_LEVELS, type AreaLevel } from '../../model/areas';
import { parseUuid } from '../../text/uuid';
import { rowChecksum, tableSalt } from '../format/checksum';
import { areaUuid } from '../format/identifiers';
import { levelNumber } from '../format/schema';
import { BlockReader } from '../read/block-reader';
import { type EachAddress, radiiOf, representativePoints } from './area-points';
import { GrowingUint32 } from './growing-arrays';
import type { SourceSets } from './source-sets';
import { wrapLongitude } from './spread';

/** One area for a dataset. Add enclosing areas first. */
export interface WriterArea {
  level: AreaLevel;
  /** Area id of the enclosing area: a country for a province, …, a municipality for a city and for a suburb. */
  parent: number | null;
  /** Official code, `''` for none; for a country its ISO 3166-1 alpha-2 code. */
  code: string;
  name: string;
  aliases: readonly string[];
  /** True for a suburb that is made for a city without a polygon. */
  made: boolean;
  /** Representative point in degrees; null to use the address nearest to the mean of its addresses. */
  latitude: number | null;
  longitude: number | null;
  /** Keys by which text finds it. */
  keys: readonly NameKey[];
  /** Its polygons, in degrees; empty for an area that is only a name. */
  parts: readonly PolygonPart[];
  /** The layers that it comes from, as a number of the writer's `sourceSets`. */
  sourceSet: number;
}

interface CollectedArea extends Omit<WriterArea, 'keys' | 'parts'> {
  uuid: string;
  /** Square metres of its polygons. */
  extent: number;
  /** Radius around its point that holds nine tenths of its polygons, metres; 0 if it has no point or no polygons. */
  reach: number;
  addressCount: number;
  /** The sources of its addresses; -1 for none yet. */
  addressSourceSet: number;
  /** Sums of differences from the first address, 1e-6 degrees. */
  origin: { latitude: number; longitude: number } | null;
  latitudeSum: number;
  longitudeSum: number;
}

/** Collects the areas, counts and locates their addresses, and writes the area table. */
export class AreaCollector {
  readonly #areas: CollectedArea[] = [];
  readonly #sourceSets: SourceSets;
  /** UUID → number of areas with it. Areas that would get equal ids are numbered. */
  readonly #uuids = new Map<string, number>();

  /** The city of each street. */
  readonly #cities = new GrowingUint32();

  constructor(sourceSets: SourceSets) {
    this.#sourceSets = sourceSets;
  }

  get count(): number {
    return this.#areas.length;
  }

  add(area: WriterArea, extent: number, reach: number): number {
    const { keys: _keys, parts: _parts, ...own } = area;
    this.#checkParent(area);
    const collected: CollectedArea = {
      ...own,
      uuid: '',
      extent,
      reach,
      addressCount: 0,
      addressSourceSet: -1,
      origin: null,
      latitudeSum: 0,
      longitudeSum: 0,
    };
    const chain: CollectedArea[] = [collected];
    for (let parent = area.parent; parent !== null; parent = chain[chain.length - 1]!.parent) {
      chain.push(this.#areas[parent]!);
    }
    const first = areaUuid(chain, 0);
    const occurrence = this.#uuids.get(first) ?? 0;
    this.#uuids.set(first, occurrence + 1);
    collected.uuid = occurrence === 0 ? first : areaUuid(chain, occurrence);
    return this.#areas.push(collected) - 1;
  }

  area(id: number): Readonly<CollectedArea> {
    const area = this.#areas[id];
    if (area === undefined)
      throw new RangeError(`expected an area that was added, got ${id} of ${this.count}`);
    return area;
  }

  /** The enclosing area at a level, or the area itself; null if there is none. */
  ancestor(id: number, level: AreaLevel): Readonly<CollectedArea> | null {
    for (let at: number | null = id; at !== null; at = this.#areas[at]!.parent) {
      if (this.#areas[at]!.level === level) return this.#areas[at]!;
    }
    return null;
  }

  countByLevel(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const level of AREA_LEVELS) counts[level] = 0;
    for (const area of this.#areas) counts[area.level]!++;
    return counts;
  }

  /** Adds the city of the next street. */
  addStreet(city: number): void {
    this.#cities.push(city);
  }

  /** Counts one address of a suburb or a city, 1e-6 degrees. Areas above the city are computed from it. */
  addAddress(area: number, latitude: number, longitude: number, sourceSet: number): void {
    const own = this.#areas[area]!;
    own.origin ??= { latitude, longitude };
    own.addressCount++;
    this.#addSources(own, sourceSet);
    own.latitudeSum += latitude - own.origin.latitude;
    own.longitudeSum += wrapLongitude(longitude - own.origin.longitude);
  }

  #addSources(area: CollectedArea, set: number): void {
    if (area.addressSourceSet === set) return;
    area.addressSourceSet =
      area.addressSourceSet < 0 ? set : this.#sourceSets.union(area.addressSourceSet, set);
  }

  /** Writes one row for each area. The block table must be complete. */
  write(db: Database): void {
    this.#addUpCities();
    const eachAddress: EachAddress = (visit) => this.#eachAddress(db, visit);
    const points = representativePoints(this.#areas, eachAddress);
    const radii = radiiOf(this.#areas, points, eachAddress);
    const insert = db.prepare(`INSERT INTO area VALUES (${'?, '.repeat(15)}?)`);
    const salt = tableSalt('area');
    for (const [id, area] of this.#areas.entries()) {
      const columns = [
        id,
        levelNumber(area.level),
        area.parent,
        parseUuid(area.uuid)!,
        area.code,
        area.name,
        area.aliases.join('\n'),
        area.made ? 1 : 0,
        points.latitudes[id]!,
        points.longitudes[id]!,
        radii[id]!,
        area.addressCount,
        Math.round(area.extent),
        area.sourceSet,
        area.addressSourceSet < 0 ? this.#sourceSets.of([]) : area.addressSourceSet,
      ];
      insert.run(...columns, rowChecksum(columns, columns.length, salt));
    }
  }

  #checkParent(area: WriterArea): void {
    const expected =
      area.level === 'country' ? null : area.level === 'suburb' ? 2 : levelNumber(area.level) - 1;
    const parent = area.parent === null ? null : this.area(area.parent);
    if (expected === null ? parent === null : parent !== null && levelNumber(parent.level) === expected)
      return;
    throw new RangeError(
      `expected ${area.level} "${area.name}" to lie in ${expected === null ? 'nothing' : `a ${AREA_LEVELS[expected]}`}, ` +
        `got ${parent === null ? 'nothing' : `${parent.level} "${parent.name}"`}`,
    );
  }

  /** Adds up municipalities from cities, provinces from municipalities, and countries from provinces. */
  #addUpCities(): void {
    for (const level of ['city', 'municipality', 'province'] as const) {
      for (const area of this.#areas) {
        if (area.level !== level || area.origin === null || area.parent === null) continue;
        const above = this.#areas[area.parent]!;
        const meanLatitude = area.origin.latitude + area.latitudeSum / area.addressCount;
        const meanLongitude = area.origin.longitude + area.longitudeSum / area.addressCount;
        above.origin ??= { ...area.origin };
        above.addressCount += area.addressCount;
        this.#addSources(above, area.addressSourceSet);
        above.latitudeSum += (meanLatitude - above.origin.latitude) * area.addressCount;
        above.longitudeSum += wrapLongitude(meanLongitude - above.origin.longitude) * area.addressCount;
      }
    }
  }

  /** Visits every address once for each area that holds it. Reads each block once. */
  #eachAddress(db: Database, visit: (area: number, latitude: number, longitude: number) => void): void {
    const cities = this.#cities.values();
    const blocks = db.prepare<[], [number, Buffer]>('SELECT id, bytes FROM block ORDER BY id').raw();
    const view = new BlockReader();
    for (const [block, bytes] of blocks.iterate()) {
      view.open(block, bytes, 0, bytes.length - 2);
      const { latitudes, longitudes } = view;
      const city = cities[view.street]!;
      for (let slot = 0; slot < view.count; slot++) {
        visit(view.suburb(slot), latitudes[slot]!, longitudes[slot]!);
        for (let at: number | null = city; at !== null; at = this.#areas[at]!.parent) {
          visit(at, latitudes[slot]!, longitudes[slot]!);
        }
      }
    }
  }
}
