import type { Geocoder } from '../geocoder';
import type { OpenOptions } from '../model/options';
import { A_FLAG, A_FUNCTION, checkOptionKinds, kind, type OptionKind } from '../schema/option-kinds';

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
  /** Tests a new dataset before it is used, synchronously; an error that it throws refuses the dataset. */
  validate?: ((geocoder: Geocoder) => void) | undefined;
}

/** `Geocoder.open` checks these. */
const CHECKED_LATER = kind('checked later', () => true);

const KINDS: Readonly<Record<keyof LiveOptions, OptionKind>> = {
  verify: CHECKED_LATER,
  memory: CHECKED_LATER,
  overlay: CHECKED_LATER,
  everyMilliseconds: kind('a number from 1 up', isInterval),
  snapshot: A_FLAG,
  validate: A_FUNCTION,
};

/**
 * Checks that options are known, and the values of those that only LiveGeocoder has.
 * @throws GeocoderError INVALID_REQUEST.
 */
export function checkedLiveOptions(options: LiveOptions): LiveOptions {
  return checkOptionKinds('LiveGeocoder.open', options, KINDS);
}

function isInterval(value: unknown): boolean {
  return typeof value === 'number' && value >= 1 && value <= MOST_MILLISECONDS;
}
