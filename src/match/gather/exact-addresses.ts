import type { Area } from '../../model/areas';
import type { WordedName } from '../../rank/worded-name';
import { fold, squash } from '../../text/fold';
import type { Matcher } from '../matcher';
import { cityAgreement, placeAgreement } from '../places/agreement';
import { areasAround, countryOf } from '../places/area-chain';
import type { AskedNumber } from '../query/asked-number';
import type { Query } from '../query/query';
import type { FoundBuilding } from './building';
import { type FoundNumbers, findNumbersOfStreet, NO_NUMBERS } from './find-numbers';
import type { FoundAddress } from './found-address';

/** Of a name that more streets in the places asked bear, the later stages look at the nearest. */
const MAX_NAMESAKES = 200;
/** A postcode with more blocks is a town rather than a street: the name leads there sooner. */
const FEW_BLOCKS = 8;

/**
 * The addresses that agree with a query in everything that was asked: the name but for its spelling, the number with its
 * suffix, the postcode and every place; where no suffix was asked, the buildings that do. None where there is none.
 *
 * Nothing else in the data can score more, so the search may end with them: most questions are exact, and looking
 * further for them takes three times as long.
 */
export function findExactAddresses(matcher: Matcher, query: Query): FoundNumbers {
  const { street, number } = query;
  if (street === null || number === null) return NO_NUMBERS;
  const streets = streetsToLookAt(matcher, query, street);
  if (streets.length === 0 || streets.length > MAX_NAMESAKES) return NO_NUMBERS;
  const found = streets.map((id) => exactAddressesOf(matcher, query, street, number, id));
  if (found.length === 1) return found[0]!;
  return {
    addresses: found.flatMap(({ addresses }) => addresses),
    buildings: found.flatMap(({ buildings }) => buildings),
    isAsAsked: true,
  };
}

/** Streets that may agree in everything: the few of the postcode, else those of the name in the places asked. */
function streetsToLookAt(matcher: Matcher, query: Query, { key }: WordedName): readonly number[] {
  const { store } = matcher;
  if (query.postcode !== null) {
    const { row } = query.postcode;
    if (row === null) return [];
    if (row.blocks.length <= FEW_BLOCKS) return store.streetsOfPostcode(row);
  }
  const name = store.names.streets.keys.find(key);
  return name < 0 ? [] : streetsInPlaces(matcher, query, name);
}

/** The streets of a name that may lie in every place asked, at most one more than are looked at. */
function streetsInPlaces({ store, hasSeveralCountries }: Matcher, query: Query, name: number): number[] {
  const { places, cities, profile } = query;
  if (cities !== null && places.length === 1) return store.streetsOfNameIn(name, cities);
  const mayLieIn = (city: Area): boolean =>
    // The names of all countries are in one index.
    (!hasSeveralCountries || countryOf(store, city).code === profile.code) &&
    cityAgreement(store, places, city) > 0;
  const isAnywhere = places.length === 0 && !hasSeveralCountries;
  const found: number[] = [];
  store.forEachStreetOfName(name, (street, city) => {
    if (isAnywhere || mayLieIn(store.area(city))) found.push(street);
    return found.length <= MAX_NAMESAKES;
  });
  return found;
}

function exactAddressesOf(
  matcher: Matcher,
  query: Query,
  asked: WordedName,
  number: AskedNumber,
  id: number,
): FoundNumbers {
  const { store } = matcher;
  const { name, city } = store.street(id);
  if (asked.raw !== name && asked.squashed !== squash(fold(name))) return NO_NUMBERS;
  const { addresses, buildings, isAsAsked } = findNumbersOfStreet(store, number, id);
  if (!isAsAsked) return NO_NUMBERS;
  const isExact = (found: FoundAddress | FoundBuilding) => agrees(matcher, query, store.area(city), found);
  // The one address of a number that has another suffix than none is near, not exact.
  const exact = addresses.filter(({ suffixKey }) => suffixKey === number.suffix).filter(isExact);
  return { addresses: exact, buildings: buildings.filter(isExact), isAsAsked };
}

function agrees(
  matcher: Matcher,
  { places, postcode }: Query,
  city: Area,
  { suburb, postcode: found }: FoundAddress | FoundBuilding,
): boolean {
  if (postcode !== null && postcode.text !== found) return false;
  if (places.length === 0) return true;
  const around = areasAround(matcher.store, city, matcher.store.area(suburb));
  return places.every((place) => placeAgreement(matcher, place, around).kind === 'equal');
}
