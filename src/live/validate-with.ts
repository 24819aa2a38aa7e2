import type { Geocoder } from '../geocoder';
import { GeocoderError } from '../model/errors';
import { describe } from '../schema/describe';

type Validate = (geocoder: Geocoder) => unknown;

/** Asks `validate` about a new dataset. @returns why it is refused; null if it may be used. */
export function validateWith(validate: Validate | undefined, geocoder: Geocoder): Error | null {
  if (validate === undefined) return null;
  try {
    const answer = validate(geocoder);
    if (isPromise(answer)) {
      // Nobody else waits for it, and a rejection that nobody handles ends the process.
      answer.then(undefined, () => {});
      return wrong('to be synchronous, but it returned a promise');
    }
  } catch (error) {
    return error instanceof Error ? error : wrong(`to throw an Error, but it threw ${describe(error)}`);
  }
  return geocoder.closed ? wrong('to leave the geocoder open, but it closed it') : null;
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';
}

function wrong(what: string): GeocoderError {
  return new GeocoderError('INVALID_REQUEST', `LiveGeocoder: expected "validate" ${what}`);
}
