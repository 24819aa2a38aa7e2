import { matchOfAddress } from '../match/answer/to-match';
import type { Matcher } from '../match/matcher';
import { countryOf } from '../match/places/area-chain';
import type { Match } from '../model/match';
import type { GetAddressOptions } from '../model/options';
import type { AddressRecord } from '../model/shapes';

/**
 * The address with an id, or the address that replaces a withdrawn id; null for an unknown id.
 * @param id a UUID in either case.
 * @param options `country`: null if the address lies in another country; `detail`: the answer as a Match.
 */
export function getAddress(
  matcher: Matcher,
  id: string,
  options: GetAddressOptions = {},
): AddressRecord | Match | null {
  const { store } = matcher;
  const own = store.addressByUuid(id);
  const redirect = own === null ? store.redirectOf(id) : null;
  const address = redirect === null ? own : store.addressByUuid(redirect);
  if (address === null) return null;
  const street = store.street(address.street);
  const city = store.area(street.city);
  if (options.country !== undefined && countryOf(store, city).code !== options.country.toUpperCase())
    return null;
  if (options.detail === true) {
    const match = matchOfAddress(matcher, address, street);
    return redirect === null ? match : { ...match, redirect };
  }
  return {
    id: redirect ?? id.toLowerCase(),
    suburb_id: store.area(address.suburb).uuid,
    building_id: store.buildingUuid(address),
    number: address.number,
    suffix: address.suffix || null,
    streetname: matcher.names.street(street.id, street),
    postcode: address.postcode || null,
    city: matcher.names.area(city) || null,
  };
}
