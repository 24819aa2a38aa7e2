import { expect } from 'vitest';
import { ERROR_CODES, type ErrorCode, type Geocoder, GeocoderError } from '../src/index';
import type { OperationName } from '../src/operations';

/** An address of the sample. */
const ID = '3f2504e0-4f89-51d3-9a0c-0305e82c3301';

/** Arguments with which each operation can be called on the sample. */
export const ARGUMENTS: Record<OperationName, unknown[]> = {
  lookupStreet: [{ streetname: 'Main Street' }],
  lookupPostcode: [{ postcode: '06040', number: '881' }],
  forwardGeocode: [{ streetname: 'Main Street', number: '881', suburb: 'Manchester' }],
  reverseGeocode: [{ latitude: 41.7701, longitude: -72.5203 }],
  getAddress: [ID],
  listMunicipalities: [ID, {}],
  listProvinces: [ID, {}],
  listCountries: [{}],
  listSuburbs: [ID, {}],
  getArea: [ID],
  search: ['881 main street, manchester'],
  suggest: ['main str'],
  candidates: [{ streetname: 'Main Street', city: 'Manchester' }],
  parse: ['881 main street, manchester'],
  standardise: ['881 main street, manchester'],
  sameAddress: ['881 main street, manchester', { streetname: 'Main St', number: '881' }],
};

export function call(geocoder: Geocoder, name: OperationName, args: readonly unknown[]): unknown {
  return Reflect.apply(geocoder[name], geocoder, args);
}

/** The code with which a call is refused; fails on any other kind of error, and when there is none. */
export function codeOf(action: () => unknown): ErrorCode {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(GeocoderError);
    expect(Object.keys(ERROR_CODES)).toContain((error as GeocoderError).code);
    expect((error as GeocoderError).message.length).toBeGreaterThan(20);
    return (error as GeocoderError).code;
  }
  throw new Error('expected an error, but the call went through');
}
