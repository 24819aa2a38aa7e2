import type { Area } from '../../model/areas';
import type { Doubt } from '../../model/doubt';
import type { Field, MatchLevel, ScorePoint, Verdict } from '../../model/match';
import type { Certainty } from '../../rank/confidence';
import type { FeatureVector } from '../../rank/features';
import type { Postcode, Street } from '../../store/rows';
import type { FoundBuilding } from '../gather/building';
import type { FoundAddress } from '../gather/found-address';

/** Something in the data that may be what was asked, with the evidence for and against it. */
export interface Candidate {
  readonly level: MatchLevel;
  /** At level `address`, else null. */
  readonly address: FoundAddress | null;
  /** At level `building`, else null. */
  readonly building: FoundBuilding | null;
  readonly street: Street | null;
  /** If a corner was asked: the name of the second street. */
  readonly crossing?: string;
  readonly postcode: Postcode | null;
  /** The smallest known area around it: the city of a street, the suburb of an address, or the area itself. */
  readonly area: Area;
  readonly latitude: number;
  readonly longitude: number;
  /** Radius of the place that the point represents, metres; 0 for an address, unless the data have it at several points. */
  readonly spreadMeters: number;
  readonly verdicts: Partial<Record<Field, Verdict>>;
  /** The parts of its score; null unless an explanation was asked. */
  readonly evidence: Evidence | null;
  readonly score: number;
  /** Number of addresses of its city. Among equal candidates, people usually mean the one in the larger place. */
  readonly importance: number;
  /** Why it may well be another one than what was asked, though the rest agrees. */
  readonly doubt: Doubt | null;
  /** True if it is meant only if the street type was named wrongly (see `NameEvidence`), or the town, which has no such street. */
  readonly restsOnSlip?: boolean;
  /** True if the asked unit is missing because the data have no flats. */
  readonly lacksFlats?: boolean;
  /** Index of the reading of the line that found it. */
  readonly reading: number;
  /** True if that reading leaves words beside the street or the place unread. */
  readonly leavesWords: boolean;
  /** True if that reading leaves the number unread, or takes it for a postcode. */
  readonly misreadsNumber: boolean;
  /** For a place: true if what was asked is not its whole name, but has a slip or is a part of it. */
  readonly hasOtherName?: boolean;
}

/** A candidate that was compared with a query, field by field. */
export interface JudgedCandidate extends Candidate {
  /** True if every asked field agrees, apart from how it is written. */
  readonly agrees: boolean;
}

/** The evidence for and against a candidate: its features, and the points that it gains and loses. */
export interface Evidence {
  readonly features: FeatureVector;
  readonly points: ScorePoint[];
}

/** A candidate among its rivals. */
export interface RankedCandidate extends Certainty {
  readonly candidate: Candidate;
}
