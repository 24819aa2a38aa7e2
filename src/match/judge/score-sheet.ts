import type { ScorePoint, Verdict } from '../../model/match';
import type { Feature, FeatureVector } from '../../rank/features';
import { WEIGHTS } from '../../rank/weights';
import type { Evidence } from './candidate';

/** The sum of what speaks for and against a candidate. */
export class ScoreSheet {
  score = 0;
  /** Null unless an explanation was asked. */
  readonly evidence: Evidence | null;

  constructor(explain: boolean) {
    this.evidence = explain ? { features: {}, points: [] } : null;
  }

  /** Adds a feature to the score by its weight, and to the evidence if an explanation was asked. */
  add(
    feature: Feature,
    amount: number,
    field: ScorePoint['field'],
    verdict?: Verdict,
    asked?: string,
    found?: string,
  ): void {
    if (amount === 0) return;
    const score = WEIGHTS[feature] * amount;
    this.score += score;
    if (this.evidence === null) return;
    const features: FeatureVector = this.evidence.features;
    features[feature] = (features[feature] ?? 0) + amount;
    this.evidence.points.push({
      field,
      score,
      ...(verdict === undefined ? {} : { verdict }),
      ...(asked === undefined ? {} : { asked }),
      ...(found === undefined ? {} : { found }),
    });
  }
}
