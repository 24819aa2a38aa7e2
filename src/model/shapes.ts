/** The shapes of the seven operations, field for field as the service interface lists them. */

/** An address as street lookup returns it. */
export interface StreetLookupAddress {
  streetname: string;
  /** The whole house number with its suffix (`12A`, `12-3`). */
  number: string;
  city: string | null;
  /** `''` if the source has none. */
  postcode: string;
  latitude: number;
  longitude: number;
}

/** An address as postcode lookup returns it. `number` is null if only the postcode was found. */
export interface PostcodeLookupAddress {
  suburb_id: string;
  building_id: string | null;
  number: string | null;
  suffix: string | null;
  streetname: string;
  postcode: string | null;
  city: string | null;
  latitude: number;
  longitude: number;
}

/** An address as forward geocoding returns it. Nulls tell the level: no number, or no street either. */
export interface ForwardAddress {
  suburb_id: string;
  building_id: string | null;
  number: string | null;
  suffix: string | null;
  streetname: string | null;
  postcode: string | null;
  city: string | null;
  latitude: number;
  longitude: number;
}

/** An address as reverse geocoding returns it: no coordinates, by the interface. */
export interface ReverseAddress {
  suburb_id: string;
  building_id: string | null;
  number: string | null;
  suffix: string | null;
  streetname: string | null;
  postcode: string | null;
  city: string | null;
}

/** An address as lookup by id returns it. */
export interface AddressRecord {
  id: string;
  suburb_id: string;
  building_id: string | null;
  number: string;
  suffix: string | null;
  /** A plain street name: "format uuid" in the interface's table is an erratum. */
  streetname: string;
  postcode: string | null;
  city: string | null;
}

export interface Country {
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  local_identifier: string;
}

export interface Province {
  id: string;
  country_id: string;
  name: string;
  local_identifier: string;
}

export interface Municipality {
  id: string;
  province_id: string;
  name: string;
  local_identifier: string;
}

export interface Suburb {
  id: string;
  municipality_id: string;
  name: string;
  local_identifier: string;
}

/** Border of an area as GeoJSON (RFC 7946): outer rings counter-clockwise, degrees, longitude first. */
export interface AreaShape {
  type: 'MultiPolygon';
  coordinates: number[][][][];
}

/** An area as lookup by id returns it. */
export interface AreaRecord {
  id: string;
  level: 'country' | 'province' | 'municipality' | 'city' | 'suburb';
  name: string;
  local_identifier: string;
  /** The enclosing area's id; null for a country. */
  parent_id: string | null;
  latitude: number;
  longitude: number;
  /** Number of addresses of the dataset in the area. */
  address_count: number;
  /** With `shape: true`; null for an area without a border of its own. */
  shape?: AreaShape | null;
}
