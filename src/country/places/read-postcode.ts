import { fold, squash } from '../../text/fold';
import type { CountryConventions } from '../conventions';

/** The canonical form of a postcode (`1234AB`); null for text that is not a postcode. */
export function canonicalPostcode(
  text: string,
  { hasPostcodes, postcode }: CountryConventions,
): string | null {
  const trimmed = text.trim();
  const { pattern, canonical } = postcode;
  if (!hasPostcodes) return trimmed === '' ? null : canonical(trimmed);
  // Checks the end of the match, then its start. `exec` is slower, because it copies the matches to an array.
  pattern.lastIndex = 0;
  const endsThere = pattern.test(trimmed) && pattern.lastIndex === trimmed.length;
  pattern.lastIndex = 0;
  return endsThere && trimmed.search(pattern) === 0 ? canonical(trimmed) : null;
}

/** The first part of a postcode (`9711`); null for other text. */
export function firstPartOfPostcode(text: string, { postcode }: CountryConventions): string | null {
  const { partial, division } = postcode;
  const ofDivision = division?.exec(text)?.[1];
  // Corsica is `2A` and `2B`, and its postcodes begin with 20.
  if (ofDivision !== undefined) return ofDivision.replace(/[ab]/iu, '0');
  const folded = squash(fold(text));
  return partial.test(folded) ? folded.toUpperCase() : null;
}
