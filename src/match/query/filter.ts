import { distanceMeters } from '../../geo/distance';
import type { Area } from '../../model/areas';
import { GeocoderError } from '../../model/errors';
import type { Match } from '../../model/match';
import type { MatchOptions } from '../../model/options';
import type { NearPoint } from '../../model/requests';
import { describe } from '../../schema/describe';
import type { Store } from '../../store/rows';
import type { Candidate } from '../judge/candidate';
import { liesIn } from '../places/area-chain';

/** The most that nearness adds, log-odds, and the distance over which it fades. */
const NEAR_WORTH = 3;
const NEAR_FADE_METERS = 8_000;

/** What `within` drops and `near` lifts. */
export interface CandidateFilter {
  /** True if the filter drops and lifts nothing. */
  readonly idle: boolean;
  /** False for a candidate that lies outside `within`. */
  admits(candidate: Located): boolean;
  /** False for a town whose middle lies outside `within`. */
  admitsTown(town: Area): boolean;
  /** What a candidate gains for its distance to `near`, log-odds. */
  boost(candidate: Located): number;
  /** The match with its distance from `near`. */
  withDistance(match: Match): Match;
}

/** The fields of a candidate that a filter reads. */
export type Located = Pick<Candidate, 'area' | 'street' | 'latitude' | 'longitude'>;

/** Neither `within` nor `near`. */
export const NO_FILTER: CandidateFilter = {
  idle: true,
  admits: () => true,
  admitsTown: () => true,
  boost: () => 0,
  withDistance: (match) => match,
};

/** @throws GeocoderError INVALID_REQUEST if `within` is an id that no area of the dataset has, or a box upside down. */
export function filterOf(store: Store, { near, within }: MatchOptions): CandidateFilter {
  if (near === undefined && within === undefined) return NO_FILTER;
  const admits = insideOf(store, within);
  return {
    idle: false,
    admits,
    admitsTown: (area) => {
      const { latitude, longitude } = area;
      return admits({ area, street: null, latitude, longitude });
    },
    boost: (candidate) =>
      near === undefined ? 0 : NEAR_WORTH * Math.exp(-metersFrom(near, candidate) / NEAR_FADE_METERS),
    withDistance: (match) =>
      near === undefined ? match : Object.assign(match, { distanceMeters: metersFrom(near, match) }),
  };
}

function metersFrom(near: NearPoint, { latitude, longitude }: NearPoint): number {
  return distanceMeters(near.latitude, near.longitude, latitude, longitude);
}

function insideOf(store: Store, within: MatchOptions['within']): (candidate: Located) => boolean {
  if (within === undefined) return () => true;
  if (typeof within === 'string') {
    const area = store.areaByUuid(within);
    if (area === null) {
      throw new GeocoderError(
        'INVALID_REQUEST',
        `expected "within" to be the id of an area of the dataset, but got ${describe(within)}`,
      );
    }
    return (candidate) =>
      liesIn(store, candidate.area, area) ||
      (candidate.street !== null && liesIn(store, store.area(candidate.street.city), area));
  }
  const [west, south, east, north] = Array.isArray(within)
    ? within
    : [within.west, within.south, within.east, within.north];
  if (south > north) {
    throw new GeocoderError(
      'INVALID_REQUEST',
      `expected the south of "within" to be at most its north, but got ${south} and ${north}`,
    );
  }
  return ({ latitude, longitude }) => {
    if (latitude < south || latitude > north) return false;
    return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  };
}
