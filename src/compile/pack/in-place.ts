import { GeocoderError } from '../../model/errors';
import type { Manifest } from '../../model/manifest';
import { printablePath, quoted } from '../../model/quote';
import { Dataset } from '../../store/dataset';

/** Datasets that may replace the one in place, besides a newer one of the same name. */
export interface Replaceable {
  allowOlder?: boolean | undefined;
  allowOther?: boolean | undefined;
}

/**
 * Compares a fetched dataset with the one in place.
 * @returns `same` if it is the same one and passes the quick check.
 * @throws GeocoderError UPDATE_REFUSED for a dataset that is older or has another name, if this is not allowed.
 */
export function refuseStranger(out: string, came: Manifest, allowed: Replaceable): 'same' | 'other' {
  const inPlace = manifestOf(out);
  if (inPlace === null) return 'other';
  if (inPlace.checksum === came.checksum) return 'same';
  const where = printablePath(out);
  if (inPlace.name !== came.name && allowed.allowOther !== true) {
    throw new GeocoderError(
      'UPDATE_REFUSED',
      `${where}: expected a dataset called ${quoted(inPlace.name)}, as the one in place, got ${quoted(came.name)}; ` +
        '--allow-other (option allowOther) takes it',
    );
  }
  if (
    inPlace.name === came.name &&
    Date.parse(came.builtAt) < Date.parse(inPlace.builtAt) &&
    allowed.allowOlder !== true
  ) {
    throw new GeocoderError(
      'UPDATE_REFUSED',
      `${where}: expected a dataset not older than the one in place (${inPlace.builtAt}), got one of ${came.builtAt}; ` +
        '--allow-older (option allowOlder) takes it',
    );
  }
  return 'other';
}

/** The manifest of the dataset in place; null if there is none, or it does not open: any dataset may replace it. */
function manifestOf(out: string): Manifest | null {
  try {
    const dataset = Dataset.open(out);
    dataset.close();
    return dataset.manifest;
  } catch (error) {
    if (error instanceof GeocoderError) return null;
    throw error;
  }
}
