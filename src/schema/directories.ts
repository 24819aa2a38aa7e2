import { GeocoderError } from '../model/errors';
import { describe } from './describe';

/**
 * The given paths, one or several.
 * @throws GeocoderError INVALID_REQUEST for a value that is not a path, and for an empty list.
 */
export function checkDirectories(operation: string, directory: unknown): readonly string[] {
  if (!Array.isArray(directory)) {
    checkDirectory(operation, directory);
    return [directory as string];
  }
  if (directory.length === 0)
    throw new GeocoderError(
      'INVALID_REQUEST',
      `${operation}: expected the path of a dataset, but got no path`,
    );
  for (const one of directory) checkDirectory(operation, one);
  return [...directory];
}

/** @throws GeocoderError INVALID_REQUEST for a value that is not a path. */
export function checkDirectory(operation: string, directory: unknown): void {
  if (typeof directory === 'string' && directory !== '' && !directory.includes('\0')) return;
  throw new GeocoderError(
    'INVALID_REQUEST',
    `${operation}: expected "directory" to be the path of a dataset, but got ${describe(directory)}`,
  );
}

export function closedGeocoder(directory: string): GeocoderError {
  return new GeocoderError(
    'GEOCODER_CLOSED',
    `expected an open geocoder, but the one for ${directory} was closed; open it again with Geocoder.open`,
  );
}

/**
 * For classes that are made by `open`, not by their constructor: TypeScript forbids the call, but JavaScript does not.
 * @throws GeocoderError INVALID_REQUEST if other code than the class itself calls its constructor.
 */
export function refuseNew(className: string, calledByItself: boolean): void {
  if (calledByItself) return;
  throw new GeocoderError(
    'INVALID_REQUEST',
    `expected ${className}.open(directory), but got new ${className}(): it opens files, which a constructor does not`,
  );
}
