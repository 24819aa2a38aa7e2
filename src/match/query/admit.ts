import type { Candidate } from '../judge/candidate';
import type { CandidateFilter } from './filter';

/** The candidates that a filter accepts. Candidates near `near` get a higher score. */
export function admit(candidates: readonly Candidate[], filter: CandidateFilter): readonly Candidate[] {
  if (filter.idle) return candidates;
  return candidates.filter(filter.admits).map((candidate) => {
    const boost = filter.boost(candidate);
    if (boost === 0) return candidate;
    const { evidence } = candidate;
    return {
      ...candidate,
      score: candidate.score + boost,
      evidence: evidence && { ...evidence, points: [...evidence.points, { field: 'near', score: boost }] },
    };
  });
}
