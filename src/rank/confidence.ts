import { NOTHING } from './weights';

/** How sure a candidate is. */
export interface Certainty {
  /** Probability that this candidate is the address asked, with all rivals and "not in the data" considered. */
  readonly confidence: number;
  /** The same probability without rivals: how well the candidate fits. */
  readonly plausibility: number;
}

/**
 * Turns scores into probabilities: each candidate competes with all others and with "the asked address is not in the
 * data" (conditional logit with an outside option: McFadden 1974). Two equal candidates get half each.
 * @param noRivals positions of the candidates that are no rivals of the one at a position.
 */
export function certaintiesOf(
  scores: readonly number[],
  noRivals: (at: number) => readonly number[] = () => [],
): Certainty[] {
  let greatest = NOTHING.base;
  for (const score of scores) if (score > greatest) greatest = score;
  const nothing = Math.exp(NOTHING.base - greatest);
  const weights = scores.map((score) => Math.exp(score - greatest));
  let total = nothing;
  for (const weight of weights) total += weight;
  return weights.map((weight, at) => ({
    // Rounding may take a sum a little below the weight itself.
    confidence: Math.min(1, weight / noRivals(at).reduce((sum, other) => sum - weights[other]!, total)),
    plausibility: weight / (weight + nothing),
  }));
}
