import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../../parse/read-line';
import type { Postcode } from '../../store/rows';
import type { Candidate, RankedCandidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import type { CandidateFilter } from '../query/filter';

/** A line that somebody types, split into words by the rules of one country. */
export interface LineToComplete {
  readonly matcher: Matcher;
  readonly profile: CountryProfile;
  readonly words: readonly LineWord[];
  /** The whole postcode of the line, which is not among the words; null for none. */
  readonly postcode: string | null;
  /** Most completions that are wanted. */
  readonly limit: number;
  readonly filter: CandidateFilter;
  readonly explain: boolean;
}

/** A completion before it is scored. */
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

/** A completion with its score and confidence; one near `near` scores higher. Null if the filter drops it. */
export function completion(
  { filter, explain }: LineToComplete,
  completed: Completed,
  score: number,
  confidence: number,
): RankedCandidate | null {
  if (!filter.admits(completed)) return null;
  const boost = filter.boost(completed);
  const { level, address, building, street, area, latitude, longitude, spreadMeters, verdicts } = completed;
  // The fields are copied one by one: an object spread of this size costs ten times as much in V8.
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
      doubt: null,
      reading: 0,
      leavesWords: false,
      misreadsNumber: false,
    },
    confidence,
    plausibility: 1,
  };
}

/** More letters may follow, and then another name is meant: `Middlburg` goes on as Middelburgsestraat. */
export function toBeConfirmed(one: RankedCandidate): RankedCandidate {
  return { ...one, candidate: { ...one.candidate, doubt: 'cut-name' } };
}

/** Sorts the best first. */
export function byScore(a: RankedCandidate, b: RankedCandidate): number {
  const left = a.candidate;
  const right = b.candidate;
  if (left.score !== right.score) return left.score > right.score ? -1 : 1;
  return (left.street?.id ?? -1) - (right.street?.id ?? -1) || left.area.id - right.area.id;
}
