import formatter from '@fragaria/address-formatter';
import { joinHouseNumber } from '../../src/country/index';
import type { AddressQuery } from '../../src/model/match';

const orders = new Map<string, boolean>();

/** Fields as one line, as OpenCage's templates say that the country writes them. */
export function lineOf(
  { streetname = '', number = '', suffix = '', postcode = '', city = '', province = '' }: AddressQuery,
  country: string,
): string {
  const door = joinHouseNumber(number, suffix);
  // A line for the street, for the template knows no number without one.
  const lines = formatter.format(
    {
      houseNumber: door,
      road: streetname,
      postcode,
      city,
      ...(province === '' ? {} : { state: province }),
      countryCode: country,
    },
    { output: 'array', abbreviate: false },
  );
  return lines.map((line) => line.trim()).join(', ');
}

/** The house number comes before the street. */
export function isNumberFirst(country: string): boolean {
  let first = orders.get(country);
  if (first === undefined) {
    first = /^7/.test(lineOf({ streetname: 'Q', number: '7', city: 'Z' }, country));
    orders.set(country, first);
  }
  return first;
}

/** The state stands between city and postcode. */
export function writesState(country: string): boolean {
  return /Z,? S 1/.test(lineOf({ city: 'Z', province: 'S', postcode: '1' }, country));
}

/** Street and number, in the usual order of the country. */
export function streetLine(streetname: string, door: string, country: string): string {
  return isNumberFirst(country) ? `${door} ${streetname}` : `${streetname} ${door}`;
}
