import { NOTHING } from './weights';

interface Scored {
  score: number;
  confidence: number;
  plausibility: number;
}

/**
 * Turns scores into chances: each candidate competes with all others and with "the asked address is not in the
 * data" (conditional logit with an outside option: McFadden 1974). Two equal candidates get half each.
 */
export function assignConfidence(candidates: readonly Scored[]): void {
  let greatest = NOTHING.base;
  for (const { score } of candidates) if (score > greatest) greatest = score;
  const nothing = Math.exp(NOTHING.base - greatest);
  let total = nothing;
  for (const { score } of candidates) total += Math.exp(score - greatest);
  for (const candidate of candidates) {
    const weight = Math.exp(candidate.score - greatest);
    candidate.confidence = weight / total;
    candidate.plausibility = weight / (weight + nothing);
  }
}
