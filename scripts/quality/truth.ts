import type { Match } from '../../src/index';
import { countryOf } from '../../src/match/places/area-chain';
import type { Address, Store } from '../../src/store/rows';
import { mulberry32 } from './random';

/** A real address of a dataset, with the names around it: what a noisy question is made from. */
export interface Truth {
  ordinal: number;
  streetname: string;
  number: string;
  suffix: string;
  postcode: string;
  city: string;
  municipality: string;
  province: string;
  country: string;
  streetId: number;
  latitude: number;
  longitude: number;
}

/** Reads the names around an address. */
export function truthOf(store: Store, address: Address): Truth {
  const street = store.street(address.street);
  const city = store.area(street.city);
  const municipality = store.area(city.parent!);
  const province = store.area(municipality.parent!);
  return {
    ordinal: address.ordinal,
    streetname: street.name,
    number: address.number,
    suffix: address.suffix,
    postcode: address.postcode,
    city: city.name,
    municipality: municipality.name,
    province: province.name,
    country: countryOf(store, city).code,
    streetId: street.id,
    latitude: address.latitude,
    longitude: address.longitude,
  };
}

/**
 * Draws addresses evenly over the blocks of a dataset. Streets are split in two by their id: the fit of the
 * confidence sees one half, its check the other.
 */
export function* drawTruths(store: Store, seed: number, half: 'fit' | 'check'): Generator<Truth> {
  const random = mulberry32(seed);
  const blocks = store.manifest.counts.blocks;
  for (;;) {
    const view = store.load(Math.floor(random() * blocks));
    if ((Math.imul(view.street, 0x9e3779b1) >>> 31 === 0 ? 'fit' : 'check') !== half) continue;
    const address = view.address(Math.floor(random() * view.count));
    if (address.number !== '') yield truthOf(store, address);
  }
}

/** True where a match is the address itself or its twin: the same house number in the same street and postcode. */
export function isRight(match: Match | undefined, truth: Truth): boolean {
  return (
    match !== undefined &&
    match.level === 'address' &&
    match.streetname === truth.streetname &&
    match.number === truth.number &&
    (match.suffix ?? '') === truth.suffix &&
    (match.postcode ?? '') === truth.postcode &&
    (match.city ?? '') === truth.city
  );
}
