import { GeocoderError } from '../../../model/errors';
import { printable } from '../../../model/quote';

export function damagedShapefile(label: string, got: string, cause?: unknown): GeocoderError {
  return new GeocoderError(
    'SOURCE_INVALID',
    `${label}: expected an intact shapefile, got ${printable(got)}.`,
    {
      cause,
    },
  );
}
