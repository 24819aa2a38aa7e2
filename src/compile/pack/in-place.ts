import { GeocoderError } from '../../model/errors';
import type { Manifest } from '../../model/manifest';
import { printablePath, quoted } from '../../model/quote';
import { Dataset } from '../../store/dataset';

/** What may take the place of a dataset beside a newer one of the same name. */
export interface Replaceable {
  allowOlder?: boolean | undefined;
  allowOther?: boolean | undefined;
}

/**
 * Compares what came with the dataset in place.
 * @returns `same` where it is the same one, whole as far as a quick look tells.
 * @throws GeocoderError UPDATE_REFUSED for one that is older, or of another name, and not allowed.
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

/** Null where nothing is in place, or nothing that opens: that may be replaced by anything. */
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
