import { quoted } from '../../model/quote';
import { nearestName } from '../../text/nearest-name';

/** A clause for error messages: `; did you mean "columns"?`, or nothing if no known name is near. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const nearest = nearestName(written, known);
  return nearest === null ? '' : `; did you mean ${quoted(nearest)}?`;
}
