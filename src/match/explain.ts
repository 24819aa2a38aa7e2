import type { Match, Reading } from '../model/match';
import type { Store } from '../store/rows';
import type { Candidate } from './candidate';
import { toMatch } from './to-match';

/** The match of a candidate, with its explanation where that was asked. */
export function explained(
  store: Store,
  candidate: Candidate,
  candidatesWeighed: number,
  readings: Reading[],
  options: { explain?: boolean },
): Match {
  const match = toMatch(store, candidate);
  if (options.explain === true) {
    match.explanation = { readings, reading: candidate.reading, points: candidate.points, candidatesWeighed };
  }
  return match;
}
