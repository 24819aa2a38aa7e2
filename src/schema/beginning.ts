import { GeocoderError } from '../model/errors';

/** A number or a suffix alone is no address: one of these fields is where a search begins. */
const BEGINNINGS = ['streetname', 'postcode', 'city', 'suburb', 'municipality', 'province'] as const;

/**
 * Adds to the check of a line or fields that fields have a street, a postcode or a place.
 * @param what name of the value in messages.
 */
export function withBeginning<Asked>(
  operation: string,
  what: string,
  check: (value: unknown) => Asked,
): (value: unknown) => Asked {
  return (value) => {
    const asked = check(value);
    if (typeof asked !== 'object' || asked === null || BEGINNINGS.some((name) => name in asked)) return asked;
    const given = Object.keys(asked);
    throw new GeocoderError(
      'INVALID_REQUEST',
      `${operation}: expected "${what}" to have at least a street, a postcode or a place ` +
        `(one of ${BEGINNINGS.join(', ')}), but got ${given.length === 0 ? 'no field' : `only ${given.join(', ')}`}`,
    );
  };
}
