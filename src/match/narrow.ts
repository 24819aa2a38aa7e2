import { distanceMeters } from '../geo/distance';
import { GeocoderError } from '../model/errors';
import type { Match } from '../model/match';
import type { MatchOptions } from '../model/options';
import type { Store } from '../store/rows';
import { liesIn } from './area-chain';
import type { Candidate } from './candidate';

/** Nearness is worth this many log-odds at most, and fades over this distance. */
const NEAR_WORTH = 3;
const NEAR_FADE_METERS = 8_000;

export interface Narrower {
  /** True where nothing is dropped or lifted. */
  readonly idle: boolean;
  /** Lifts a candidate that lies near `near`; false for one that lies outside `within`. To be called once for each. */
  admits(candidate: Candidate): boolean;
  /** Those that are admitted. */
  apply(candidates: Candidate[]): Candidate[];
  /** Adds the distance from `near`. */
  finish(match: Match): Match;
}

/** Neither `within` nor `near`. */
export const NOT_NARROWED: Narrower = {
  idle: true,
  admits: () => true,
  apply: (candidates) => candidates,
  finish: (match) => match,
};

/** @throws GeocoderError INVALID_REQUEST for a `within` that is no area of the dataset. */
export function narrower(store: Store, options: MatchOptions): Narrower {
  const { near, within } = options;
  if (near === undefined && within === undefined) return NOT_NARROWED;
  const lies = insideOf(store, within);
  const admits = (candidate: Candidate) => {
    if (lies !== null && !lies(candidate)) return false;
    if (near === undefined) return true;
    const distance = distanceMeters(near.latitude, near.longitude, candidate.latitude, candidate.longitude);
    const lift = NEAR_WORTH * Math.exp(-distance / NEAR_FADE_METERS);
    candidate.score += lift;
    if (options.explain === true) candidate.points.push({ field: 'near', score: lift });
    return true;
  };
  return {
    idle: false,
    admits,
    apply: (candidates) => candidates.filter(admits),
    finish(match) {
      if (near !== undefined) {
        match.distanceMeters = distanceMeters(near.latitude, near.longitude, match.latitude, match.longitude);
      }
      return match;
    },
  };
}

function insideOf(store: Store, within: MatchOptions['within']): ((candidate: Candidate) => boolean) | null {
  if (within === undefined) return null;
  if (typeof within === 'string') {
    const area = store.areaByUuid(within);
    if (area === null) {
      throw new GeocoderError(
        'INVALID_REQUEST',
        `Expected option within to be the id of an area, got '${within}'.`,
      );
    }
    return (candidate) =>
      liesIn(store, candidate.area, area) ||
      (candidate.street !== null && liesIn(store, store.area(candidate.street.city), area));
  }
  const { south, west, north, east } = within;
  return ({ latitude, longitude }) => {
    if (latitude < south || latitude > north) return false;
    return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  };
}
