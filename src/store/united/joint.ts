import type { PolygonPart } from '../../geo/polygon';
import type { Area, AreaLevel } from '../../model/areas';
import type { Manifest } from '../../model/manifest';
import type { BlockView, Store } from '../rows';
import type { Numbering } from './moved-view';
import type { Starts } from './parts';
import type { StreetLinks } from './street-links';

/** The areas of several datasets. */
export interface AreasOfSeveral {
  area(id: number): Area;
  byUuid(uuid: string): Area | null;
  byUuidHash(hash: number): Area[];
  children(parent: number, level: AreaLevel): Area[];
  countries(): Area[];
  at(latitude: number, longitude: number, level: AreaLevel): Area[];
  shapes(area: number): PolygonPart[];
  /** The united number of an area of a dataset. */
  unitedOf(part: number, local: number): number;
  /** The number of a united area in a dataset; -1 if the dataset does not hold it. */
  localOf(part: number, united: number): number;
}

/** The conversions that join several datasets. */
export interface Joint {
  readonly stores: readonly Store[];
  readonly starts: Starts;
  readonly manifest: Manifest;
  /** By dataset. All numbers of the first dataset stay as they are, also those of its sets of sources. */
  readonly numberings: readonly Numbering[];
  readonly areas: AreasOfSeveral;
  readonly links: StreetLinks;
  /** By dataset: a block of it with united numbers, without its hidden addresses. Null if its blocks are so already. */
  readonly views: readonly (((view: BlockView) => BlockView) | null)[];
  readonly isHidden: (part: number, ordinal: number) => boolean;
  /** True for a united street with no visible address, which no name must find. */
  readonly isEmptied: (street: number) => boolean;
  /** False if one of them is an overlay, because an overlay may get entries in any country. */
  readonly areCountriesFixed: boolean;
}
