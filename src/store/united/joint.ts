import type { PolygonPart } from '../../geo/polygon';
import type { Area, AreaLevel } from '../../model/areas';
import type { Manifest } from '../../model/manifest';
import type { Store } from '../rows';
import type { Starts } from './parts';
import type { ShownAddresses } from './repeated-addresses';
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
  /** By dataset: what its sets of sources are called in the manifest. */
  readonly sets: readonly (readonly number[])[];
  readonly areas: AreasOfSeveral;
  readonly links: StreetLinks;
  readonly shown: ShownAddresses;
  /** True for a street here of which no address is shown: no name leads to it. */
  readonly isEmptied: (street: number) => boolean;
}
