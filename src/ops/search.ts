import { MEANS_NOTHING } from '../country/index';
import { pageOf } from '../match/answer/page';
import { matchLine } from '../match/match-line';
import type { Matcher } from '../match/matcher';
import { filterOf } from '../match/query/filter';
import type { Match } from '../model/match';
import type { CommonOptions, MatchOptions } from '../model/options';
import { type Coordinates, readCoordinates } from '../parse/coordinates';
import { reverseGeocode } from './reverse';

/** Matches for one line as people write it, best first. For coordinates, the result of reverse geocoding. */
export function search(matcher: Matcher, text: string, options: MatchOptions): Match[] {
  if (MEANS_NOTHING.test(text.trim())) return [];
  const point = readCoordinates(text);
  if (point !== null) return matchesAt(matcher, point, options);
  const filter = filterOf(matcher.store, options);
  const profiles = matcher.profilesInScope(options.country);
  const { ranked, readings } = matchLine(matcher, profiles, text, filter, options.explain);
  const shown = readings.map((reading) => reading.shown);
  return pageOf(matcher, ranked, shown, filter, options);
}

/** What reverse geocoding finds at a point. */
export function matchesAt(
  matcher: Matcher,
  point: Coordinates,
  { country, offset = 0 }: CommonOptions,
): Match[] {
  const found = reverseGeocode(
    matcher,
    point,
    country === undefined ? { detail: true } : { detail: true, country },
  );
  return found === null || offset > 0 ? [] : [found as Match];
}
