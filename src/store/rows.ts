/** The rows that the store gives to the operations, and the ways to find them. */

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
  /** The blocks of the street in other datasets, if several hold it. */
  readonly blocksBeside?: readonly BlockRun[];
  /** Representative point: the address nearest to the mean of its addresses. Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Radius around that point that holds nine in ten of its addresses, metres. */
  readonly radiusMeters: number;
  readonly addressCount: number;
  /** For the name of a place of an overlay: the ordinal of that place. */
  readonly place?: number;
}

/** Consecutive blocks. */
export interface BlockRun {
  readonly firstBlock: number;
  readonly blockCount: number;
}

export interface Postcode {
  /** As the source writes it, canonical for its country (`1234AB`). */
  readonly text: string;
  /** Blocks with at least one address of the postcode, ascending. */
  readonly blocks: readonly number[];
  /** Number of its blocks. Reading it decodes nothing. */
  readonly blockCount: number;
  /** The street with most of its addresses. */
  readonly street: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMeters: number;
  readonly addressCount: number;
}

/** One address, decoded. */
export interface Address {
  /** Position in the dataset: `block × 32 + slot`. */
  readonly ordinal: number;
  readonly street: number;
  /** As the source writes it; `''` for an address that has only a name. */
  readonly number: string;
  /** House letter and addition as one text, as written (`A`, `A-2`, `bis`); `''` for none. */
  readonly suffix: string;
  readonly postcode: string;
  /** Area id of its suburb. */
  readonly suburb: number;
  /** Number of the address among those with the same natural key, from 0. */
  readonly occurrence: number;
  readonly latitude: number;
  readonly longitude: number;
  /** The source's own identifier; `''` for none. */
  readonly identifier: string;
  /** The source's identifier of the building; `''` for none. */
  readonly building: string;
  /** The sources that hold it, as a number of `manifest.sourceSets`. */
  readonly sourceSet: number;
  /** For a named place of an overlay: its name and its kind. */
  readonly name?: string;
  readonly kind?: string;
}

export interface NearestAddress {
  readonly ordinal: number;
  readonly distanceMeters: number;
}

/** The fields of a street that a list shows. */
export interface StreetHead {
  readonly name: string;
  readonly city: number;
}

/**
 * The addresses of one block. Columns are decoded into arrays that are reused, so looking at an address allocates no
 * object.
 */
export interface BlockView {
  readonly block: number;
  readonly count: number;
  readonly street: number;
  number(slot: number): string;
  /** The number if it is a plain integer of at most nine digits, else -1. */
  numberValue(slot: number): number;
  /**
   * The slots with this positive integer as number, and those whose number is 0 or not a plain integer, ascending. The
   * texts of the latter decide.
   */
  slotsOfNumber(value: number): number[];
  suffix(slot: number): string;
  postcode(slot: number): string;
  suburb(slot: number): number;
  /** A number of `manifest.sourceSets`. */
  sourceSet(slot: number): number;
  /** The ordinal of the address, for `Store.address`. */
  ordinal(slot: number): number;
  /** Degrees. */
  latitude(slot: number): number;
  /** Degrees. */
  longitude(slot: number): number;
  /** All fields in a new object. */
  address(slot: number): Address;
}

/** Gets a block. Its view is valid only during the visit. `false` ends the visits. */
export type VisitBlock = (view: BlockView) => unknown;

/** The names of a country. If several countries share an index, their names are in it too. */
export interface CountryNames {
  readonly index: NameIndex;
  /** True if the index may hold names of other countries. */
  readonly isShared: boolean;
}

/** The ids of addresses. */
export interface AddressIds {
  addressByUuid(uuid: string): Address | null;
  /** The addresses whose uuid begins with these 48 bits (`uuidHash48`), rarely more than one. */
  addressesByUuidHash(hash: number): Address[];
  uuidOf(address: Address): string;
  /** The id of the address that replaces a withdrawn id; null for none. */
  redirectOf(uuid: string): string | null;
}

/** Everything that an operation may ask of an open dataset. */
export interface Store extends AddressIds {
  readonly manifest: Manifest;
  /** The text index: names of streets and places. */
  readonly names: NameIndex;
  /** The index with the names of a country, ISO 3166-1 alpha-2. */
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
  /** The polygons of an area in whole 1e-6 degrees; empty for an area without a border. Do not change them. */
  shapes(area: number): PolygonPart[];
  street(id: number): Street;
  /** The name and city of a street. Fast, for lists of many streets. */
  streetHead(id: number): StreetHead;
  /** Number of addresses of a street. Decodes nothing else, for lists of many streets. */
  addressCount(street: number): number;
  /** The name of the source of a street, if the dataset that holds it has only one source of addresses; else null. */
  sourceOfStreet(street: number): string | null;
  /** @param country ISO 3166-1 alpha-2, because two countries may have the same postcode text. */
  postcode(text: string, country: string): Postcode | null;
  /** The first `most` postcodes of a country that begin with the text, in order. */
  postcodesFrom(beginning: string, country: string, most: number): string[];
  /**
   * Visits the blocks of a street that may hold the number, in order.
   * @returns false if a visit ended the visits.
   */
  forEachBlockWithNumber(street: number, number: string, visit: VisitBlock): boolean;
  /** Visits all blocks of a street in order, as `forEachBlockWithNumber` does. */
  forEachBlockOf(street: Street, visit: VisitBlock): boolean;
  /**
   * Visits the blocks with addresses of a postcode, in order, as `forEachBlockOf` does. They may hold other addresses
   * too.
   * @param number only blocks that may hold this number; null for all.
   */
  forEachBlockOfPostcode(postcode: Postcode, number: string | null, visit: VisitBlock): boolean;
  /** Ids of the streets with addresses of a postcode, ascending. */
  streetsOfPostcode(postcode: Postcode): readonly number[];
  /** One block. Read it at once, because its view is reused for other blocks. */
  load(block: number): BlockView;
  address(ordinal: number): Address;
  /**
   * The nearest address within a distance on the sphere.
   * @param country only addresses of this country, ISO 3166-1 alpha-2; default all.
   * @param isHidden true for the ordinal of an address that must not be found.
   */
  nearest(
    latitude: number,
    longitude: number,
    maxDistanceMeters: number,
    country?: string,
    isHidden?: (ordinal: number) => boolean,
  ): NearestAddress | null;
  /** The name of an area or a street in a language of `manifest.languages`; null if the data have none. */
  nameIn(language: string, kind: Translated, id: number): string | null;
  /** UUID of a source's building identifier; null for `''`. */
  buildingUuid(address: Address): string | null;
}
