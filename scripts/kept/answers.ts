import type { Geocoder } from '../../src/index';

/** What a kept dataset answers: the operations whose answers no change of the matching moves. */
export function answersOf(geocoder: Geocoder): unknown {
  const addresses = [...geocoder.addresses()];
  const some = addresses.filter((_, index) => index % 40 === 0);
  const [country] = geocoder.listCountries();
  return {
    addresses: addresses.length,
    found: some.map(({ id, latitude, longitude }) => ({
      address: geocoder.getAddress(id),
      reversed: geocoder.reverseGeocode({ latitude, longitude }),
    })),
    country,
    provinces: geocoder.listProvinces(country!.id).map(({ id, name, local_identifier }) => ({
      id,
      name,
      local_identifier,
      municipalities: geocoder.listMunicipalities(id).length,
    })),
  };
}
