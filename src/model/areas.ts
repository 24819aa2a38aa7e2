/** The levels of the area tree, from the root down. A city (woonplaats, locality) is a name within a municipality. */
export const AREA_LEVELS = ['country', 'province', 'municipality', 'city', 'suburb'] as const;
export type AreaLevel = (typeof AREA_LEVELS)[number];

/** One area as the store holds it. Ids are small integers, private to one dataset; `uuid` is the public id. */
export interface Area {
  readonly id: number;
  readonly level: AreaLevel;
  /** The enclosing area; `null` for a country. A city and a suburb both lie in a municipality. */
  readonly parent: number | null;
  readonly uuid: string;
  /** Official code: CBS `GM0014`, FIPS `36081`, ISO 3166-1 alpha-2 for a country; `''` if the source has none. */
  readonly code: string;
  /** As the source writes it; `''` only for the city of a source without cities. */
  readonly name: string;
  /** Other names of the area, as its sources write them. */
  readonly aliases?: readonly string[];
  /** True for a suburb made for a city that no suburb polygon covers. */
  readonly made: boolean;
  /** Representative point, degrees (WGS 84). */
  readonly latitude: number;
  readonly longitude: number;
  /** Radius around that point that holds 90 % of the area's addresses, metres. */
  readonly radiusMeters: number;
  readonly addressCount: number;
  /** The layers of the area, as an index into `manifest.sourceSets`. */
  readonly sourceSet: number;
  /** The sources of the addresses in the area, as an index into `manifest.sourceSets`. */
  readonly addressSourceSet: number;
}
