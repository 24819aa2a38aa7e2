import type { Geocoder } from '../geocoder';
import { GeocoderError } from '../model/errors';
import type { OpenOptions } from '../model/options';
import { describe } from '../schema/describe';

export const DEFAULT_EVERY_MILLISECONDS = 1000;
/** Most that a timer of Node.js takes. */
const MOST_MILLISECONDS = 2 ** 31 - 1;

export interface LiveOptions extends OpenOptions {
  /** How often the files are checked, milliseconds. Default 1,000. */
  everyMilliseconds?: number | undefined;
  /**
   * Answer from a private copy in the system's folder for temporary files, checked byte by byte. For a directory whose
   * files are overwritten in place (`cp`, some network shares): without a copy, calls throw DATASET_DAMAGED while the
   * files are being overwritten. Default false.
   */
  snapshot?: boolean | undefined;
  /** Tests a new dataset before it is used; an error that it throws refuses the dataset. */
  validate?: ((geocoder: Geocoder) => void) | undefined;
}

/**
 * Checks the options that only LiveGeocoder has. `Geocoder.open` checks the others.
 * @throws GeocoderError INVALID_REQUEST.
 */
export function checkLiveOptions(options: unknown): asserts options is LiveOptions {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw refused('options', 'an object', options);
  const { everyMilliseconds, snapshot, validate } = options as Readonly<Record<string, unknown>>;
  if (everyMilliseconds !== undefined && !isInterval(everyMilliseconds))
    throw refused('everyMilliseconds', 'a number from 1 up', everyMilliseconds);
  if (snapshot !== undefined && typeof snapshot !== 'boolean')
    throw refused('snapshot', 'true or false', snapshot);
  if (validate !== undefined && typeof validate !== 'function')
    throw refused('validate', 'a function', validate);
}

function isInterval(value: unknown): boolean {
  return typeof value === 'number' && value >= 1 && value <= MOST_MILLISECONDS;
}

function refused(name: string, expected: string, came: unknown): GeocoderError {
  return new GeocoderError(
    'INVALID_REQUEST',
    `LiveGeocoder.open: expected "${name}" to be ${expected}, but got ${describe(came)}`,
  );
}
