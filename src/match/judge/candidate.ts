import type { Area } from '../../model/areas';
import type { Field, MatchLevel, ScorePoint, Verdict } from '../../model/match';
import type { Certainty } from '../../rank/confidence';
import type { FeatureVector } from '../../rank/features';
import type { Postcode, Street } from '../../store/rows';
import type { FoundBuilding } from '../gather/building';
import type { FoundAddress } from '../gather/found-address';

/** Something in the data that may be what was asked, with all that speaks for and against it. */
export interface Candidate {
  readonly level: MatchLevel;
  /** At level `address`, else null. */
  readonly address: FoundAddress | null;
  /** At level `building`, else null. */
  readonly building: FoundBuilding | null;
  readonly street: Street | null;
  /** The name of the street that it meets there, where a corner was asked. */
  readonly crossing?: string;
  readonly postcode: Postcode | null;
  /** The smallest area known of it: the street's city, an address's suburb, or the area itself. */
  readonly area: Area;
  readonly latitude: number;
  readonly longitude: number;
  /** Radius of the place that its point stands for, metres; 0 for an address. */
  readonly spreadMeters: number;
  readonly verdicts: Partial<Record<Field, Verdict>>;
  /** What its score is made of; null unless it is to be explained. */
  readonly evidence: Evidence | null;
  readonly score: number;
  /** Addresses of its city: of equals, people mean the one in the larger place. */
  readonly importance: number;
  /** Which reading of a line found it. */
  readonly reading: number;
  /** That reading leaves words beside the street or the place unread. */
  readonly leavesWords: boolean;
  /** It leaves the number unread, or takes it for a postcode. */
  readonly misreadsNumber: boolean;
}

/** A candidate that was compared with a query, field by field. */
export interface JudgedCandidate extends Candidate {
  /** All that was asked of it is so, but for how it is written. */
  readonly agrees: boolean;
}

/** What speaks for and against a candidate, as numbers and as gains and losses. */
export interface Evidence {
  readonly features: FeatureVector;
  readonly points: ScorePoint[];
}

/** A candidate among its rivals. */
export interface RankedCandidate extends Certainty {
  readonly candidate: Candidate;
}
