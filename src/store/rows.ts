/** What the store hands to the operations: plain rows and the ways to find them. */

import type { PolygonPart } from '../geo/polygon';
import type { Area, AreaLevel } from '../model/areas';
import type { Manifest } from '../model/manifest';
import type { Translated } from './format/translation';
import type { NameIndex } from './names/name-index';

/** A street: one name in one city of one municipality (BAG: openbare ruimte). */
export interface Street {
  /** Position along the Hilbert curve: near streets have near ids. */
  readonly id: number;
  /** As the source writes it. */
  readonly name: string;
  /** Area id of its city; the city's parent is the municipality. */
  readonly city: number;
  readonly firstBlock: number;
  readonly blockCount: number;
  /** Of a street that lies in several datasets: its blocks in the others. */
  readonly blocksBeside?: readonly BlockRun[];
  /** Representative point: the address nearest to the middle of its addresses. Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Radius around that point that holds nine in ten of its addresses, metres. */
  readonly radiusMeters: number;
  readonly addressCount: number;
  /** It is the name of a place of an overlay: the ordinal of that place. */
  readonly place?: number;
}

/** Blocks one after the other. */
export interface BlockRun {
  readonly firstBlock: number;
  readonly blockCount: number;
}

export interface Postcode {
  /** As the source writes it, canonical for its country (`1234AB`). */
  readonly text: string;
  /** Blocks that hold an address of it, ascending. */
  readonly blocks: readonly number[];
  /** The street that holds most of its addresses. */
  readonly street: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMeters: number;
  readonly addressCount: number;
}

/** One address, decoded. */
export interface Address {
  /** `block × 32 + slot`: where it lies. */
  readonly ordinal: number;
  readonly street: number;
  /** As the source writes it; `''` where the address has a name only. */
  readonly number: string;
  /** House letter and addition as one text, as written (`A`, `A-2`, `bis`); `''` for none. */
  readonly suffix: string;
  readonly postcode: string;
  /** Area id of its suburb. */
  readonly suburb: number;
  /** Counts addresses that share one natural key, from 0. */
  readonly occurrence: number;
  readonly latitude: number;
  readonly longitude: number;
  /** The source's own identifier; `''` for none. */
  readonly identifier: string;
  /** The source's identifier of the building; `''` for none. */
  readonly building: string;
  /** Which sources hold it: a number of `manifest.sourceSets`. */
  readonly sourceSet: number;
  /** Of a named place of an overlay: its name, and what kind of place it is. */
  readonly name?: string;
  readonly kind?: string;
}

export interface NearestAddress {
  readonly ordinal: number;
  readonly distanceMeters: number;
}

/** What a list shows of a street. */
export interface StreetHead {
  readonly name: string;
  readonly city: number;
}

/**
 * The addresses of one block, decoded column by column into arrays that are reused. Nothing is allocated for an address
 * that is only looked at.
 */
export interface BlockView {
  readonly block: number;
  readonly count: number;
  readonly street: number;
  number(slot: number): string;
  /** The number where it is a plain integer of at most nine digits, else -1. */
  numberValue(slot: number): number;
  /** The slots, ascending, whose number is this positive integer, and those whose number is none: their texts tell. */
  slotsOfNumber(value: number): number[];
  suffix(slot: number): string;
  postcode(slot: number): string;
  suburb(slot: number): number;
  /** A number of `manifest.sourceSets`. */
  sourceSet(slot: number): number;
  /** The number of the address in the dataset: `Store.address` and `Store.viewAt` take it. */
  ordinal(slot: number): number;
  /** Degrees. */
  latitude(slot: number): number;
  /** Degrees. */
  longitude(slot: number): number;
  /** Everything, in a fresh object. */
  address(slot: number): Address;
}

/** The names of a country, with those of others where they are in one index. */
export interface CountryNames {
  readonly index: NameIndex;
  /** True where it may hold names of other countries. */
  readonly isShared: boolean;
}

/** All that an operation may ask of an open dataset. */
export interface Store {
  readonly manifest: Manifest;
  /** The text index: names of streets and places. */
  readonly names: NameIndex;
  /** Where the names of a country are looked for: ISO 3166-1 alpha-2. */
  namesOf(country: string): CountryNames;
  /** A cached area; throws CorruptBytes for an id that does not exist. */
  area(id: number): Area;
  areaByUuid(uuid: string): Area | null;
  /** The areas whose uuid begins with these 48 bits (`uuidHash48`). */
  areasByUuidHash(hash: number): Area[];
  /** The children of an area at one level, in no stated order. */
  children(parent: number, level: AreaLevel): Area[];
  countries(): Area[];
  /** Areas of one level whose polygons hold the point, smallest first. Degrees. */
  areasAt(latitude: number, longitude: number, level: AreaLevel): Area[];
  /** The polygons of an area in whole 1e-6 degrees; none for an area without a border. Not to be changed. */
  shapes(area: number): PolygonPart[];
  street(id: number): Street;
  /** The name and city of a street: for lists, which look at many. */
  streetHead(id: number): StreetHead;
  /** How many addresses a street has. Decodes nothing else: for lists, which look at many. */
  addressCount(street: number): number;
  /** @param country ISO 3166-1 alpha-2: two countries may write a postcode alike. */
  postcode(text: string, country: string): Postcode | null;
  /** The first postcodes of a country that begin so, in their order, at most so many. */
  postcodesFrom(beginning: string, country: string, most: number): string[];
  /**
   * Visits the blocks of a street that may hold the number, in order.
   * @param visit gets a view that is valid during the visit only; `false` ends the visits.
   */
  forEachBlockWithNumber(street: number, number: string, visit: (view: BlockView) => unknown): void;
  /** Visits all blocks of a street in order, as `forEachBlockWithNumber` does. */
  forEachBlockOf(street: Street, visit: (view: BlockView) => unknown): void;
  /**
   * Visits the blocks that hold addresses of a postcode, beside others, in order, as `forEachBlockOf` does.
   * @param number only blocks that may hold this number; null for all.
   */
  forEachBlockOfPostcode(
    postcode: Postcode,
    number: string | null,
    visit: (view: BlockView) => unknown,
  ): void;
  /** Ids of the streets with addresses of a postcode, ascending. */
  streetsOfPostcode(postcode: Postcode): number[];
  /** One block. Read it at once: when all views are in use, its view is given to another block. */
  load(block: number): BlockView;
  address(ordinal: number): Address;
  /**
   * The nearest address within the distance, on the sphere.
   * @param country only addresses of this one, ISO 3166-1 alpha-2; default all.
   * @param isHidden true for the ordinal of an address that is not to be found.
   */
  nearest(
    latitude: number,
    longitude: number,
    maxDistanceMeters: number,
    country?: string,
    isHidden?: (ordinal: number) => boolean,
  ): NearestAddress | null;
  addressByUuid(uuid: string): Address | null;
  /** What an area or a street is called in a language of `manifest.languages`; null where the data have no such name. */
  nameIn(language: string, kind: Translated, id: number): string | null;
  /** The id of the address that replaces a withdrawn id; null for none. */
  redirectOf(uuid: string): string | null;
  /** The addresses whose uuid begins with these 48 bits (`uuidHash48`): seldom more than one. */
  addressesByUuidHash(hash: number): Address[];
  uuidOf(address: Address): string;
  /** UUID of a source's building identifier; null for `''`. */
  buildingUuid(address: Address): string | null;
}
