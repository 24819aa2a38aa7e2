import { COORDINATE_SCALE } from '../../model/limits';
import type { Dataset } from '../../store/dataset';
import type { Address } from '../../store/rows';
import type { WriterAddress } from '../../store/write/writer';

/** One address in the form of the dataset writer, and its position in its dataset. */
export interface Row extends WriterAddress {
  ordinal: number;
}

/** A street of a dataset with all its addresses, in the order of the writer. Coordinates in 1e-6 degrees. */
export interface StreetRows {
  id: number;
  name: string;
  /** Area id of its city. */
  city: number;
  latitude: number;
  longitude: number;
  rows: Row[];
}

/** Reads one street. May throw CorruptBytes. */
export function streetRows(dataset: Dataset, id: number): StreetRows {
  const street = dataset.street(id);
  const rows: Row[] = [];
  for (let block = street.firstBlock; block < street.firstBlock + street.blockCount; block++) {
    const view = dataset.load(block);
    for (let slot = 0; slot < view.count; slot++) {
      rows.push(rowOf(view.address(slot)));
    }
  }
  return {
    id,
    name: street.name,
    city: street.city,
    latitude: units(street.latitude),
    longitude: units(street.longitude),
    rows,
  };
}

/** An address with its point in 1e-6 degrees. */
export function rowOf({ street: _street, ...address }: Address): Row {
  return { ...address, latitude: units(address.latitude), longitude: units(address.longitude) };
}

function units(degrees: number): number {
  return Math.round(degrees * COORDINATE_SCALE);
}
