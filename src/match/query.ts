import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import { type HouseNumber, readHouseNumber } from '../parse/house-number';
import { AskedName } from '../rank/asked-name';
import { ListsByLength } from '../rank/lists-by-length';
import type { Store } from '../store/rows';
import { AskedPlace } from './asked-place';
import { AskedPostcode } from './asked-postcode';
import { resolvePlace } from './resolve-place';

/** How a request came about, beside its fields. */
export interface Manner {
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

const PLACE_FIELDS = ['city', 'suburb', 'municipality', 'province'] as const;

/** A request prepared once for one country: every text folded, every place looked up. Used again: see `begin`. */
export class PreparedQuery implements Manner {
  profile: CountryProfile;
  fields: AddressQuery = {};
  /** Null for text that folds to nothing, as the door and the postcode. */
  street: AskedName | null = null;
  door: HouseNumber | null = null;
  /** Number and suffix as asked, for telling `exact` from `folded`. */
  doorText = '';
  postcode: AskedPostcode | null = null;
  places: readonly AskedPlace[] = [];
  leftOver = 0;
  leftApart = 0;
  unusualOrder = false;
  numberApart = false;
  postcodeAsNumber = false;
  explain = false;
  narrowed = false;
  readonly #store: Store;
  readonly #street: AskedName;
  readonly #postcode: AskedPostcode;
  readonly #places: AskedPlace[] = [];
  readonly #listsOfPlaces = new ListsByLength<AskedPlace>();

  constructor(store: Store, profile: CountryProfile) {
    this.#store = store;
    this.profile = profile;
    this.#street = new AskedName(profile, '');
    this.#postcode = new AskedPostcode(store);
  }

  /** Takes another request. */
  begin(profile: CountryProfile, fields: AddressQuery, manner: Manner): void {
    this.profile = profile;
    this.fields = fields;
    this.street = this.#streetOf(fields.streetname);
    this.door = doorOf(profile, fields);
    this.doorText =
      fields.suffix === undefined ? (fields.number ?? '') : (fields.number ?? '') + fields.suffix;
    this.postcode = this.#postcodeOf(fields.postcode);
    this.places = this.#placesOf(fields);
    this.leftOver = manner.leftOver;
    this.leftApart = manner.leftApart;
    this.unusualOrder = manner.unusualOrder;
    this.numberApart = manner.numberApart;
    this.postcodeAsNumber = manner.postcodeAsNumber;
    this.explain = manner.explain;
    this.narrowed = manner.narrowed;
  }

  #streetOf(raw: string | undefined): AskedName | null {
    if (raw === undefined) return null;
    this.#street.begin(this.profile, raw);
    return this.#street.key === '' ? null : this.#street;
  }

  #postcodeOf(raw: string | undefined): AskedPostcode | null {
    if (raw === undefined) return null;
    this.#postcode.begin(this.profile, raw);
    return this.#postcode.text === '' ? null : this.#postcode;
  }

  #placesOf(fields: AddressQuery): readonly AskedPlace[] {
    const { profile } = this;
    const known = this.#places;
    let count = 0;
    for (let at = 0; at < PLACE_FIELDS.length; at++) {
      const field = PLACE_FIELDS[at]!;
      const raw = fields[field];
      if (raw === undefined) continue;
      if (count === known.length) known.push(new AskedPlace(profile));
      known[count++]!.begin(profile, field, raw, resolvePlace(this.#store, profile, raw));
    }
    const places = this.#listsOfPlaces.of(count);
    for (let at = 0; at < count; at++) places[at] = known[at]!;
    return places;
  }
}

function doorOf(profile: CountryProfile, { number, suffix }: AddressQuery): HouseNumber | null {
  if (number === undefined) return null;
  const door = readHouseNumber(profile, number, suffix);
  return door.number === '' && door.suffix === '' ? null : door;
}
