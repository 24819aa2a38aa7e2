import type { CountryProfile } from '../../country/index';
import type { Area } from '../../model/areas';
import type { LineWord } from '../../parse/read-line';
import type { Postcode } from '../../store/rows';
import type { Candidate, RankedCandidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import type { CandidateFilter } from '../query/filter';

/** A line that somebody types, as the words of one country. */
export interface LineToComplete {
  readonly matcher: Matcher;
  readonly profile: CountryProfile;
  readonly words: readonly LineWord[];
  /** The whole postcode that stands beside the words; null for none. */
  readonly postcode: string | null;
  /** Completions that are wanted. */
  readonly limit: number;
  readonly filter: CandidateFilter;
  readonly explain: boolean;
}

/** What a completion is, before it is scored. */
export type Completed = Pick<
  Candidate,
  | 'level'
  | 'address'
  | 'building'
  | 'street'
  | 'area'
  | 'latitude'
  | 'longitude'
  | 'spreadMeters'
  | 'verdicts'
> & { readonly postcode?: Postcode };

/** A completion with its score and confidence; lifted where it lies near. Null where the filter drops it. */
export function completion(
  { filter, explain }: LineToComplete,
  completed: Completed,
  score: number,
  confidence: number,
): RankedCandidate | null {
  if (!filter.admits(completed)) return null;
  const boost = filter.boost(completed);
  const { level, address, building, street, area, latitude, longitude, spreadMeters, verdicts } = completed;
  // No spread: a large object that is spread together becomes a dictionary, at ten times the cost.
  return {
    candidate: {
      level,
      address,
      building,
      street,
      postcode: completed.postcode ?? null,
      area,
      latitude,
      longitude,
      spreadMeters,
      verdicts,
      evidence: explain
        ? { features: {}, points: boost === 0 ? [] : [{ field: 'near', score: boost }] }
        : null,
      score: score + boost,
      importance: area.addressCount,
      reading: 0,
      leavesWords: false,
      misreadsNumber: false,
    },
    confidence,
    plausibility: 1,
  };
}

/** The best first. */
export function byScore(a: RankedCandidate, b: RankedCandidate): number {
  const left = a.candidate;
  const right = b.candidate;
  if (left.score !== right.score) return left.score > right.score ? -1 : 1;
  return (left.street?.id ?? -1) - (right.street?.id ?? -1) || left.area.id - right.area.id;
}

/** True where the city, or its municipality, begins as typed. */
export function placeBeginsWith({ matcher, profile }: LineToComplete, city: Area, typed: string): boolean {
  const { places, store } = matcher;
  if (places.keyOf(profile, city).startsWith(typed)) return true;
  return city.parent !== null && places.keyOf(profile, store.area(city.parent)).startsWith(typed);
}
