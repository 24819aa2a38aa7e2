import type { AreaLevel } from '../../model/areas';

/** An address in a list of changes. Missing texts are `''`. */
export interface ChangedAddress {
  id: string;
  streetname: string;
  number: string;
  suffix: string;
  postcode: string;
  city: string;
  suburb: string;
  municipality: string;
  province: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** The source's own identifiers. */
  identifier: string;
  building: string;
}

/** The old and the new value of a field. */
export interface FieldChange {
  from: string;
  to: string;
}

/** Fields of an address that may change while it keeps its id. */
export const CHANGING_FIELDS = [
  'streetname',
  'number',
  'suffix',
  'postcode',
  'city',
  'suburb',
  'municipality',
  'province',
  'building',
] as const;
export type ChangingField = (typeof CHANGING_FIELDS)[number];

/** One difference between two states of a dataset. */
export type Change =
  | AddressAdded
  | AddressChanged
  | AddressMoved
  | AddressWithdrawn
  | StreetRenamed
  | AreaAdded
  | AreaChanged
  | AreaWithdrawn;

export interface AddressAdded {
  change: 'added';
  address: ChangedAddress;
  /** The withdrawn id that it replaces: the same house number under a new id. */
  replaces?: string;
}

/** The same id with other fields. A renamed street is reported once, as `renamed`. */
export interface AddressChanged {
  change: 'changed';
  id: string;
  fields: Partial<Record<ChangingField, FieldChange>>;
  /** Distance between the points; absent if the point is the same. */
  movedMeters?: number;
  /** As it is now. */
  address: ChangedAddress;
}

/** The same id with the same fields at another point. */
export interface AddressMoved {
  change: 'moved';
  id: string;
  movedMeters: number;
  from: { latitude: number; longitude: number };
  to: { latitude: number; longitude: number };
}

export interface AddressWithdrawn {
  change: 'withdrawn';
  /** As it was. */
  address: ChangedAddress;
  /** The id that took its place; null for none. */
  replacedBy: string | null;
}

export interface StreetRenamed {
  change: 'renamed';
  from: string;
  to: string;
  city: string;
  municipality: string;
  /** Number of addresses of the new street. */
  addresses: number;
}

export interface ChangedArea {
  id: string;
  level: AreaLevel;
  name: string;
  code: string;
  /** Name of the enclosing area; `''` for a country. */
  parent: string;
}

export interface AreaAdded {
  change: 'area-added';
  area: ChangedArea;
}

export interface AreaWithdrawn {
  change: 'area-withdrawn';
  area: ChangedArea;
}

export interface AreaChanged {
  change: 'area-changed';
  id: string;
  /** `border`: its polygons changed; both texts are empty. */
  fields: Partial<Record<'name' | 'code' | 'parent' | 'border', FieldChange>>;
  /** As it is now. */
  area: ChangedArea;
}

/** The number of changes of each kind. */
export interface DiffSummary {
  addresses: { before: number; now: number };
  added: number;
  changed: number;
  /** Addresses whose point moved, including those with other changes. */
  moved: number;
  withdrawn: number;
  /** Withdrawn addresses that another id replaced. */
  replaced: number;
  streetsRenamed: number;
  areasAdded: number;
  areasChanged: number;
  areasWithdrawn: number;
  /** Number of changes of each field, of addresses that kept their id. */
  fields: Partial<Record<ChangingField, number>>;
}
