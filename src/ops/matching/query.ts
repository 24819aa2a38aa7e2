import type { CountryProfile } from '../../country/index';
import type { AddressQuery, Field } from '../../model/match';
import { type Designation, readDesignation } from '../../parse/designation';
import { AskedName } from '../../rank/name-fit';
import type { Store } from '../../store/rows';
import { AskedPostcode } from './asked-postcode';
import { type ResolvedPlace, resolvePlace } from './resolve-place';

/** A place as it was asked. */
export class AskedPlace {
  readonly field: Field;
  readonly raw: string;
  /** The areas that the text may name, best first; none where nothing in the data bears such a name. */
  readonly areas: readonly ResolvedPlace[];
  readonly #profile: CountryProfile;
  #key: string | null = null;

  constructor(profile: CountryProfile, field: Field, raw: string, areas: readonly ResolvedPlace[]) {
    this.#profile = profile;
    this.field = field;
    this.raw = raw;
    this.areas = areas;
  }

  /** Looked at where it may be damaged. */
  get key(): string {
    this.#key ??= this.#profile.key(this.raw);
    return this.#key;
  }
}

/** A request prepared once for one country: every text folded, every place looked up. */
export interface PreparedQuery {
  profile: CountryProfile;
  fields: AddressQuery;
  street: AskedName | null;
  door: Designation | null;
  /** Number and suffix as asked, for telling `exact` from `folded`. */
  doorText: string;
  postcode: AskedPostcode | null;
  places: readonly AskedPlace[];
  /** Words of a line that no field took: beside the street, and in parts of their own. */
  leftOver: number;
  leftApart: number;
  /** The parts of the line stood in an unusual order. */
  unusualOrder: boolean;
  /** A comma stood between the street and its number. */
  numberApart: boolean;
  /** What was read as the postcode stood where a house number stands. */
  postcodeAsNumber: boolean;
  /** What speaks for and against each candidate is noted. */
  explain: boolean;
  /** What is found is filtered or lifted afterwards: what agrees in everything may be dropped, so its rivals are wanted. */
  narrowed: boolean;
}

/** How a request came about, beside its fields. */
type Manner = Pick<
  PreparedQuery,
  'leftOver' | 'leftApart' | 'unusualOrder' | 'numberApart' | 'postcodeAsNumber' | 'explain' | 'narrowed'
>;

/** Nothing left over, as where fields are given. */
export const WHOLE: Manner = {
  leftOver: 0,
  leftApart: 0,
  unusualOrder: false,
  numberApart: false,
  postcodeAsNumber: false,
  explain: false,
  narrowed: false,
};

const NO_PLACES: readonly AskedPlace[] = [];
const PLACE_FIELDS = ['city', 'suburb', 'municipality', 'province'] as const;

/** Prepares a request. Text that folds to nothing counts as not given. */
export function prepareQuery(
  store: Store,
  profile: CountryProfile,
  fields: AddressQuery,
  { leftOver, leftApart, unusualOrder, numberApart, postcodeAsNumber, explain, narrowed }: Manner = WHOLE,
): PreparedQuery {
  const street = fields.streetname === undefined ? null : new AskedName(profile, fields.streetname);
  const door = fields.number === undefined ? null : readDesignation(profile, fields.number, fields.suffix);
  return {
    profile,
    fields,
    street: street === null || street.key === '' ? null : street,
    door: door === null || (door.number === '' && door.suffix === '') ? null : door,
    doorText: fields.suffix === undefined ? (fields.number ?? '') : (fields.number ?? '') + fields.suffix,
    postcode: fields.postcode === undefined ? null : AskedPostcode.of(store, profile, fields.postcode),
    places: askedPlaces(store, profile, fields),
    leftOver,
    leftApart,
    unusualOrder,
    numberApart,
    postcodeAsNumber,
    explain,
    narrowed,
  };
}

/** Mostly one or none: a list that grows by pushing takes room for seventeen. */
function askedPlaces(store: Store, profile: CountryProfile, fields: AddressQuery): readonly AskedPlace[] {
  let places = NO_PLACES;
  for (const field of PLACE_FIELDS) {
    const raw = fields[field];
    if (raw === undefined) continue;
    const asked = new AskedPlace(profile, field, raw, resolvePlace(store, profile, raw));
    places = places.length === 0 ? [asked] : [...places, asked];
  }
  return places;
}
