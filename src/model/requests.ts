/** Requests of the seven operations, field for field as the service interface lists them. */

export interface StreetLookupRequest {
  streetname: string;
  /** `12` finds 12 and all its suffixes, `12A` only 12A. */
  number?: string | undefined;
}

export interface PostcodeLookupRequest {
  postcode: string;
  /** With or without its suffix: `12`, `12A`, `12-3`. */
  number: string;
}

export interface ForwardGeocodeRequest {
  streetname: string;
  number: string;
  suffix?: string | undefined;
  /** A neighbourhood, a city, a village or a municipality. */
  suburb?: string | undefined;
  province?: string | undefined;
}

export interface ReverseGeocodeRequest {
  /** Degrees, WGS 84, −90…90. */
  latitude: number;
  /** Degrees, WGS 84, −180…180. */
  longitude: number;
}

/** Filters a list of areas by name; ignores case and marks. */
export interface AreaFilter {
  name?: string | undefined;
}

/** A point that prefers near answers, never filters. Degrees, WGS 84. */
export interface NearPoint {
  latitude: number;
  longitude: number;
}

/** West, south, east, north, in degrees: the order of GeoJSON (RFC 7946) and of `manifest.boundingBox`. */
export type BoundingBox = [west: number, south: number, east: number, north: number];

/** A box that filters. Degrees; a box whose west is greater than its east spans the antimeridian. */
export interface WithinBox {
  south: number;
  west: number;
  north: number;
  east: number;
}
