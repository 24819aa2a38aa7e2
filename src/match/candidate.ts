import type { Area } from '../model/areas';
import type { Field, MatchLevel, Point, Verdict } from '../model/match';
import type { FeatureVector } from '../rank/features';
import type { Address, Postcode, Street } from '../store/rows';

/** Something in the data that may be what was asked, with all that speaks for and against it. */
export interface Candidate {
  level: MatchLevel;
  /** At level `address`, else null. */
  address: Address | null;
  street: Street | null;
  postcode: Postcode | null;
  /** The smallest area known of it: the street's city, an address's suburb, or the area itself. */
  area: Area;
  latitude: number;
  longitude: number;
  uncertaintyMeters: number;
  verdicts: Partial<Record<Field, Verdict>>;
  /** Empty unless they are to be explained, as the points. */
  features: FeatureVector;
  points: Point[];
  score: number;
  /** Addresses of its city: of equals, people mean the one in the larger place. */
  importance: number;
  /** The chance that this is what was asked, rivals and "nothing" considered. */
  confidence: number;
  /** The same as if it had no rivals: how well it fits. */
  plausibility: number;
  /** Which reading of a line found it. */
  reading: number;
  /** That reading leaves words beside the street or the place unread. */
  leavesWords: boolean;
  /** It leaves the number unread, or takes it for a postcode. */
  misreadsNumber: boolean;
}
