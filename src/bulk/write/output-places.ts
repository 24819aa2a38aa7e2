import { type OutputPlace, outputPlaceOf } from '../../files/output-place';
import type { BulkOptions } from '../options';
import { STANDARD_STREAM } from '../read/open-input';

/** Where the outputs of a run go; null for one that it does not have. */
export interface OutputPlaces {
  readonly output: OutputPlace;
  readonly rejects: OutputPlace | null;
  readonly summary: OutputPlace | null;
}

/** Opened by its name, a socket would refuse and a file would lose what others wrote. */
const NAMES_OF_STANDARD_OUTPUT: readonly string[] = [STANDARD_STREAM, '/dev/stdout'];

/**
 * Where one output goes.
 * @throws GeocoderError INVALID_REQUEST for what takes no rows, such as a folder.
 */
export function outputOf(option: string, path: string): OutputPlace {
  if (NAMES_OF_STANDARD_OUTPUT.includes(path)) return { path: STANDARD_STREAM, isStream: true };
  return outputPlaceOf(option, path);
}

/** @throws GeocoderError INVALID_REQUEST for what takes no rows, such as a folder. */
export function outputsOf({
  output,
  rejects,
  summary,
}: Pick<BulkOptions, 'output' | 'summary'> & { rejects?: string | null | undefined }): OutputPlaces {
  return {
    output: outputOf('output', output),
    rejects: rejects === undefined || rejects === null ? null : outputOf('rejects', rejects),
    summary: summary === undefined ? null : outputOf('summary', summary),
  };
}

/** The outputs that are files: what is written beside its name and renamed. */
export function filesOf({ output, rejects, summary }: OutputPlaces): string[] {
  return [output, rejects, summary].flatMap((place) =>
    place === null || place.isStream ? [] : [place.path],
  );
}
