import type { Area, AreaLevel } from '../../model/areas';
import { COORDINATE_SCALE } from '../../model/limits';
import type { Dataset } from '../../store/dataset';
import type { ChangedAddress, ChangedArea } from './change';
import type { Row } from './street-rows';

/** The part of a street that its shown addresses need. */
export interface ShownStreet {
  id: number;
  name: string;
  /** Area id of its city. */
  city: number;
}

/** The area of a level that contains an area, or is that area; null for none. */
export function areaAbove(dataset: Dataset, area: number, level: AreaLevel): Area | null {
  let at = dataset.area(area);
  while (at.level !== level && at.parent !== null) at = dataset.area(at.parent);
  return at.level === level ? at : null;
}

/** An address as it is shown in a list of changes. */
export function shownAddress(dataset: Dataset, street: ShownStreet, row: Row): ChangedAddress {
  const nameOf = (level: AreaLevel): string => areaAbove(dataset, street.city, level)?.name ?? '';
  return {
    id: dataset.uuidOf({ ...row, street: street.id }),
    streetname: street.name,
    number: row.number,
    suffix: row.suffix,
    postcode: row.postcode,
    city: dataset.area(street.city).name,
    suburb: dataset.area(row.suburb).name,
    municipality: nameOf('municipality'),
    province: nameOf('province'),
    country: areaAbove(dataset, street.city, 'country')?.code ?? '',
    ...pointOf(row),
    identifier: row.identifier,
    building: row.building,
  };
}

/** A point of 1e-6 degrees, in degrees. */
export function pointOf({ latitude, longitude }: { latitude: number; longitude: number }): {
  latitude: number;
  longitude: number;
} {
  return { latitude: latitude / COORDINATE_SCALE, longitude: longitude / COORDINATE_SCALE };
}

export function shownArea(dataset: Dataset, area: Area): ChangedArea {
  const { uuid: id, level, name, code, parent } = area;
  return { id, level, name, code, parent: parent === null ? '' : dataset.area(parent).name };
}
