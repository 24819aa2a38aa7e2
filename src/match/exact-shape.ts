import type { ForwardAddress, PostcodeLookupAddress } from '../model/shapes';
import type { Store } from '../store/rows';
import type { ExactDoor } from './exact-door';

/** An exact door as forward geocoding and postcode lookup give it. */
export function exactShape(
  store: Store,
  { address, street, city, suburb }: ExactDoor,
): ForwardAddress & PostcodeLookupAddress {
  return {
    suburb_id: suburb.uuid,
    building_id: store.buildingUuid(address),
    number: address.number,
    suffix: address.suffix || null,
    streetname: street.name,
    postcode: address.postcode || null,
    city: city.name || null,
    latitude: address.latitude,
    longitude: address.longitude,
  };
}
