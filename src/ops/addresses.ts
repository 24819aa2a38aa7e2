import { ancestorAt } from '../match/places/area-chain';
import type { Store } from '../store/rows';

/** One address with everything that the dataset knows about it. This is enough to build the same dataset again. */
export interface ExportedAddress {
  id: string;
  streetname: string;
  /** `''` for an address that has only a name. */
  number: string;
  suffix: string;
  postcode: string;
  city: string;
  suburb: string;
  suburb_code: string;
  suburb_id: string;
  municipality: string;
  municipality_code: string;
  municipality_id: string;
  province: string;
  province_code: string;
  province_id: string;
  country: string;
  country_id: string;
  latitude: number;
  longitude: number;
  /** The source's own identifiers, `''` for none. */
  identifier: string;
  building: string;
  /** `''` for none. */
  building_id: string;
}

/**
 * Every address, block by block. A block is decoded completely before its first address is returned, so other questions
 * may be asked between two steps.
 * @param blockCount number of blocks, from the manifest.
 */
export function* eachAddress(store: Store, blockCount: number): Generator<ExportedAddress, void, undefined> {
  for (let block = 0; block < blockCount; block++) yield* addressesOf(store, block);
}

function addressesOf(store: Store, block: number): ExportedAddress[] {
  const view = store.load(block);
  if (view.count === 0) return [];
  const all = Array.from({ length: view.count }, (_, slot) => view.address(slot));
  const street = store.street(view.street);
  const isPlace = street.place !== undefined;
  // A named place with an address is exported as that address.
  const addresses = isPlace
    ? all.filter((address) => store.addressByUuid(store.uuidOf(address))?.ordinal === address.ordinal)
    : all;
  const city = store.area(street.city);
  const municipality = ancestorAt(store, city, 'municipality');
  const province = ancestorAt(store, city, 'province');
  const country = ancestorAt(store, city, 'country');
  return addresses.map((address) => {
    const suburb = store.area(address.suburb);
    return {
      id: store.uuidOf(address),
      streetname: street.name,
      number: address.number,
      suffix: address.suffix,
      postcode: address.postcode,
      city: city.name,
      suburb: suburb.name,
      // A made suburb is made again from the city on the next build: it has no code and no polygon.
      suburb_code: suburb.made ? '' : suburb.code,
      suburb_id: suburb.uuid,
      municipality: municipality?.name ?? '',
      municipality_code: municipality?.code ?? '',
      municipality_id: municipality?.uuid ?? '',
      province: province?.name ?? '',
      province_code: province?.code ?? '',
      province_id: province?.uuid ?? '',
      country: country?.code ?? '',
      country_id: country?.uuid ?? '',
      latitude: address.latitude,
      longitude: address.longitude,
      identifier: address.identifier,
      building: address.building,
      building_id: store.buildingUuid(address) ?? '',
    };
  });
}
