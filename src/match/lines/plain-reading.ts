import type { CountryProfile } from '../../country/index';
import { type LineReading, readLine } from '../../parse/read-line';
import type { Matcher } from '../matcher';

/** A reading of a line that nothing in the data supports, and the country whose conventions it follows. */
export interface PlainReading {
  readonly profile: CountryProfile;
  readonly line: LineReading;
}

/** What a common street type makes likelier: a street that has one; in a line without a street, no place and no remark. */
const TYPED_STREET = 0.5;
const TYPED_PLACE = 1.6;

/**
 * The most likely reading in any country, from the words alone: places that the data know count. Streets and postcodes do
 * not, because the line means another street. null for a line without readings.
 */
export function plainReading(
  matcher: Matcher,
  profiles: readonly CountryProfile[],
  text: string,
): PlainReading | null {
  let best: PlainReading | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const profile of profiles) {
    const vocabulary = { ...matcher.vocabularyOf(profile), isStreet: isNone, isPostcode: isAny };
    for (const line of readLine(profile, vocabulary, text).all()) {
      const cost = line.cost + costOfTypes(profile, line);
      if (cost >= least) continue;
      least = cost;
      best = { profile, line };
    }
  }
  return best;
}

/** `Via Mario de Fiori, 00185 Roma`: words with a street type are a street, though nobody knows it. */
function costOfTypes(
  profile: CountryProfile,
  { fields: { streetname, city }, leftOver, leftApart }: LineReading,
): number {
  if (streetname !== undefined) return isTyped(profile, profile.tokens(streetname)) ? -TYPED_STREET : 0;
  const others = [...(city === undefined ? [] : [city]), ...leftOver, ...leftApart];
  return others.some((text) => holdsTyped(profile, profile.tokens(text))) ? TYPED_PLACE : 0;
}

function isTyped(profile: CountryProfile, tokens: readonly string[]): boolean {
  return tokens.length > 0 && profile.conventions.commonTypes.includes(profile.streetType(tokens));
}

/** A type stands before or behind one word, or is joined to it. */
function holdsTyped(profile: CountryProfile, tokens: readonly string[]): boolean {
  return tokens.some((_, at) => [1, 2].some((count) => isTyped(profile, tokens.slice(at, at + count))));
}

function isNone(): boolean {
  return false;
}

function isAny(): boolean {
  return true;
}
