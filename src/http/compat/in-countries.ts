import type { Match } from '../../model/match';
import type { MatchOptions } from '../../model/options';
import type { Answering } from '../routes/answering';

/**
 * Asks once for each of some countries that the dataset has; without codes, once for all.
 * @param codes ISO 3166-1 alpha-2, in any case.
 */
export function inCountries(
  geocoder: Answering,
  codes: readonly string[],
  options: MatchOptions,
  ask: (options: MatchOptions) => Match[],
): Match[] {
  if (codes.length === 0) return ask(options);
  const asked = new Set(codes.map((code) => code.toUpperCase()));
  const held = geocoder.listCountries().filter(({ local_identifier }) => asked.has(local_identifier));
  return held
    .flatMap(({ local_identifier }) => ask({ ...options, country: local_identifier }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, options.limit);
}
