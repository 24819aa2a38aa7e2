import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { WordedName } from '../../rank/worded-name';
import { flatMap } from '../../text/flat-map';
import type { Matcher } from '../matcher';
import { AskedNumber } from './asked-number';
import type { AskedPlace } from './asked-place';
import { type AskedPostcode, askPostcode } from './asked-postcode';

/** What the reading of a line says beside its fields. */
export interface LineEvidence {
  /** Words of a line that no field took: beside the street, and in parts of their own. */
  readonly leftOver: number;
  readonly leftApart: number;
  /** What is left over stands beside a place that the data knows, not beside the street. */
  readonly leftByPlace: boolean;
  /** The parts of the line stood in an unusual order. */
  readonly unusualOrder: boolean;
  /** A comma stood between the street and its number. */
  readonly numberApart: boolean;
  /** What was read as the postcode stood where a house number stands. */
  readonly postcodeAsNumber: boolean;
  /** What is meant is beside the address: `tegenover`, `near`. */
  readonly nearby: boolean;
  /** A number stands in the line that this reading takes for none. */
  readonly lacksNumber: boolean;
}

/** Nothing is left over where fields are given. */
export const GIVEN_AS_FIELDS: LineEvidence = {
  leftOver: 0,
  leftApart: 0,
  leftByPlace: false,
  unusualOrder: false,
  numberApart: false,
  postcodeAsNumber: false,
  nearby: false,
  lacksNumber: false,
};

/** How a question is to be answered. */
export interface Manner {
  /** What speaks for and against each candidate is noted. */
  readonly explain: boolean;
  /** What is found is filtered or lifted afterwards: what agrees in everything may be dropped, so its rivals are wanted. */
  readonly filtered: boolean;
}

/** A request prepared once for one country: every text folded, every place looked up. */
export interface Query {
  readonly profile: CountryProfile;
  readonly fields: AddressQuery;
  /** Null where it was not asked or folds to nothing, as the number and the postcode. */
  readonly street: WordedName | null;
  readonly number: AskedNumber | null;
  readonly postcode: AskedPostcode | null;
  readonly places: readonly AskedPlace[];
  /** Ids of the cities that may hold what lies in a place asked; null where they are too many to list, or any. */
  readonly cities: readonly number[] | null;
  readonly line: LineEvidence;
  readonly manner: Manner;
}

const PLACE_FIELDS = ['city', 'suburb', 'municipality', 'province'] as const;

/** Prepares a request for one country. */
export function prepareQuery(
  matcher: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
  manner: Manner,
  line = GIVEN_AS_FIELDS,
): Query {
  const { streetname, number, suffix, postcode } = fields;
  const places = placesOf(matcher, profile, fields);
  return {
    profile,
    fields,
    street: streetname === undefined ? null : nameOf(matcher, profile, streetname),
    number: number === undefined ? null : numberOf(matcher, profile, number, suffix),
    postcode: postcode === undefined ? null : askPostcode(matcher.store, profile, postcode),
    places,
    cities: citiesOf(places),
    line,
    manner,
  };
}

/** True where a query asks for nothing but a place, or beside it for a postcode that is not in the data. */
export function asksPlaceAlone({ street, number, postcode, places }: Query): boolean {
  if (street !== null || number !== null) return false;
  return postcode === null || (postcode.whole && postcode.row === null && places.length > 0);
}

function nameOf(matcher: Matcher, profile: CountryProfile, raw: string): WordedName | null {
  const name = matcher.worded(profile, raw);
  return name.key === '' ? null : name;
}

function numberOf(
  matcher: Matcher,
  profile: CountryProfile,
  number: string,
  suffix: string | undefined,
): AskedNumber | null {
  const asked = new AskedNumber(profile, matcher.suffixKeys(profile), number, suffix);
  return asked.isEmpty ? null : asked;
}

function placesOf(matcher: Matcher, profile: CountryProfile, fields: AddressQuery): AskedPlace[] {
  const places: AskedPlace[] = [];
  for (const field of PLACE_FIELDS) {
    const raw = fields[field];
    if (raw === undefined) continue;
    const { key, areas, cities, isWide } = matcher.places.resolve(profile, raw);
    places.push({ profile, field, raw, key, areas, cities: isWide ? null : cities });
  }
  return places;
}

/** Those of all places together; a place that names nothing says nothing. */
function citiesOf(places: readonly AskedPlace[]): readonly number[] | null {
  const known = places.filter(({ areas }) => areas.length > 0);
  if (known.length === 0 || known.some(({ cities }) => cities === null)) return null;
  if (known.length === 1) return known[0]!.cities;
  return [...new Set(flatMap(known, ({ cities }) => cities!))];
}
