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
  /** What an area of a dataset is here. */
  unitedOf(part: number, local: number): number;
  /** What an area here is in a dataset; -1 where that does not hold it. */
  localOf(part: number, united: number): number;
}

/** What several datasets are joined by. */
export interface Joint {
  readonly stores: readonly Store[];
  readonly starts: Starts;
  readonly manifest: Manifest;
  /** By dataset. As with all its numbers, the sets of sources of the first one hold. */
  readonly numberings: readonly Numbering[];
  readonly areas: AreasOfSeveral;
  readonly links: StreetLinks;
  /** A block of a dataset by the numbers that hold here, without the addresses that are not shown. */
  readonly viewOf: (part: number, view: BlockView) => BlockView;
  readonly isHidden: (part: number, ordinal: number) => boolean;
  /** True for a street here of which no address is shown: no name leads to it. */
  readonly isEmptied: (street: number) => boolean;
  /** False where one of them may come to hold what lies in any country: an overlay. */
  readonly areCountriesFixed: boolean;
}
