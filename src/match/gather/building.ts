import { distanceMeters } from '../../geo/distance';
import { compareNatural } from '../../text/natural-order';
import type { BlankRead, FoundAddress } from './found-address';

/** The addresses with one number on one street, if the question matches none of their suffixes. */
export interface FoundBuilding extends BlankRead {
  /** Id of its street. */
  readonly street: number;
  /** As the source writes it. */
  readonly number: string;
  /** Its addresses, in natural order of their suffixes. */
  readonly addresses: readonly FoundAddress[];
  /** The suffixes of the number, without duplicates, in natural order, at most 50. */
  readonly units: readonly string[];
  /** The common postcode of all addresses; empty if they differ. */
  readonly postcode: string;
  /** Area id of the suburb of its middle address. */
  readonly suburb: number;
  /** The point of the address nearest to the mean of all points, degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Radius around that point that holds nine addresses in ten, metres. */
  readonly spreadMeters: number;
}

const MOST_UNITS = 50;

/** The building of addresses that share street and number. */
export function buildingOf(found: readonly FoundAddress[]): FoundBuilding {
  const addresses = [...found].sort(bySuffix);
  const first = addresses[0]!;
  const middle = middleOf(addresses);
  const suffixes = new Set(addresses.map(({ suffix }) => suffix).filter((suffix) => suffix !== ''));
  return {
    street: first.street,
    number: first.number,
    addresses,
    units: [...suffixes].slice(0, MOST_UNITS),
    postcode: addresses.every(({ postcode }) => postcode === first.postcode) ? first.postcode : '',
    suburb: middle.suburb,
    latitude: middle.latitude,
    longitude: middle.longitude,
    spreadMeters: spreadAround(middle, addresses),
  };
}

function bySuffix(left: FoundAddress, right: FoundAddress): number {
  return compareNatural(left.suffix, right.suffix) || left.ordinal - right.ordinal;
}

/** The address nearest to the mean of all points; the first one if several are equally near. */
function middleOf(addresses: readonly FoundAddress[]): FoundAddress {
  const mean = (coordinateOf: (address: FoundAddress) => number) =>
    addresses.reduce((sum, address) => sum + coordinateOf(address), 0) / addresses.length;
  const latitude = mean((address) => address.latitude);
  const longitude = mean((address) => address.longitude);
  let middle = addresses[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const address of addresses) {
    const meters = distanceMeters(latitude, longitude, address.latitude, address.longitude);
    if (meters >= least) continue;
    least = meters;
    middle = address;
  }
  return middle;
}

function spreadAround({ latitude, longitude }: FoundAddress, addresses: readonly FoundAddress[]): number {
  const distances = addresses
    .map((address) => distanceMeters(latitude, longitude, address.latitude, address.longitude))
    .sort((a, b) => a - b);
  return distances[Math.ceil(distances.length * 0.9) - 1]!;
}
