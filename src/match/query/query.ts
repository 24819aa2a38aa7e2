import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { PlaceDoubt } from '../../parse/places/doubted-place';
import type { WordedName } from '../../rank/worded-name';
import { flatMap } from '../../text/flat-map';
import type { Matcher } from '../matcher';
import { AskedNumber } from './asked-number';
import type { AskedPlace } from './asked-place';
import { type AskedPostcode, askPostcode } from './asked-postcode';
import type { CandidateFilter } from './filter';
import { nameOfProvince } from './province-of-code';

/** What the reading of a line tells in addition to its fields. */
export interface LineEvidence {
  /** Number of words of a line that belong to no field: beside the street, and in separate parts of the line. */
  readonly leftOver: number;
  readonly leftApart: number;
  /** The left-over words are beside a place that the data know, not beside the street. */
  readonly leftByPlace: boolean;
  /** They hold a number, which is most likely that of a part of the house; or they tell that the number is that of land. */
  readonly leavesNumber: boolean;
  /** That number is written in digits. */
  readonly leavesDigits: boolean;
  /** Unread words in front of the street that may be its town; no other is named. */
  readonly townsLeft: readonly string[];
  /** What makes it doubtful that a known place is the town meant; null for nothing. */
  readonly placeDoubt: PlaceDoubt | null;
  /** The parts of the line are in an unusual order. */
  readonly unusualOrder: boolean;
  /** A comma separates the street and its number. */
  readonly numberApart: boolean;
  /** Neither a comma nor a number separates a place from the street. */
  readonly placeTouchesStreet: boolean;
  /** The text that was read as the postcode is in the position of a house number. */
  readonly postcodeAsNumber: boolean;
  /** The postcode stands right behind a name, so it may be the house number. */
  readonly postcodeBesideName: boolean;
  /** The place meant is beside the address: `tegenover`, `near`. */
  readonly nearby: boolean;
  /** The line has a number that this reading does not read as one. */
  readonly lacksNumber: boolean;
  /** A likelier reading takes a number of the line as the house number, and this one takes none. */
  readonly numberElsewhere: boolean;
}

/** The evidence for a request in fields: nothing is left over. */
export const GIVEN_AS_FIELDS: LineEvidence = {
  leftOver: 0,
  leftApart: 0,
  leftByPlace: false,
  leavesNumber: false,
  leavesDigits: false,
  townsLeft: [],
  placeDoubt: null,
  unusualOrder: false,
  numberApart: false,
  placeTouchesStreet: false,
  postcodeAsNumber: false,
  postcodeBesideName: false,
  nearby: false,
  lacksNumber: false,
  numberElsewhere: false,
};

/** How a question is to be answered. */
export interface Manner {
  /** The evidence for and against each candidate is kept. */
  readonly explain: boolean;
  /**
   * It runs later. Unless it is idle, it may drop the candidates that agree in everything, so the search must also find
   * their rivals.
   */
  readonly filter: CandidateFilter;
}

/** A request prepared once for one country: every text folded, every place looked up. */
export interface Query {
  readonly profile: CountryProfile;
  readonly fields: AddressQuery;
  /** Null if it was not asked or folds to nothing; the same holds for the number and the postcode. */
  readonly street: WordedName | null;
  readonly number: AskedNumber | null;
  readonly postcode: AskedPostcode | null;
  readonly places: readonly AskedPlace[];
  /**
   * Ids of the cities that may hold an address in an asked place; null if they are too many to list, or if no place is
   * known.
   */
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
    postcode: postcode === undefined ? null : askPostcode(matcher, profile, postcode),
    places,
    cities: citiesOf(places),
    line,
    manner,
  };
}

/** True if a query asks only for a place, or for a place and a postcode that is not in the data. */
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
    const name = field === 'province' ? nameOfProvince(matcher, profile, raw, fields) : raw;
    const { key, areas, cities, isWide } = matcher.places.resolve(profile, name);
    places.push({ profile, field, raw, key, areas, cities: isWide ? null : cities });
  }
  return places;
}

/** The cities of all places together. A place that names no area is ignored. */
function citiesOf(places: readonly AskedPlace[]): readonly number[] | null {
  const known = places.filter(({ areas }) => areas.length > 0);
  if (known.length === 0 || known.some(({ cities }) => cities === null)) return null;
  if (known.length === 1) return known[0]!.cities;
  return [...new Set(flatMap(known, ({ cities }) => cities!))];
}
