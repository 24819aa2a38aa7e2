import type { Doubt } from '../../model/doubt';
import type { Field, Verdict } from '../../model/match';
import type { Query } from '../query/query';
import type { NameEvidence } from './name-evidence';
import { ScoreSheet } from './score-sheet';

/** What is known of one candidate so far. The functions of `fields/` fill it in, each for its field. */
export class Judgement {
  readonly verdicts: Partial<Record<Field, Verdict>> = {};
  readonly sheet: ScoreSheet;
  /** True if the candidate lacks the asked number. */
  lacksNumber = false;
  /** True if everything that was asked agrees, apart from how it is written. */
  agrees = true;
  /** Why it may well be another one than what was asked, though the rest agrees: the first reason that was found. */
  doubt: Doubt | null = null;
  /** See `Candidate`. */
  restsOnSlip = false;
  /** True if an asked town or suburb holds the candidate. */
  isTownAgreed = false;
  /** True if a letter of the name and a digit of the postcode are others than those asked, and the data have that postcode. */
  isOtherInBoth = false;
  /** True if the asked unit is missing because the data have no flats. */
  lacksFlats = false;

  /** @param name null if the street was not asked by name. */
  constructor(
    readonly query: Query,
    readonly name: NameEvidence | null,
  ) {
    this.sheet = new ScoreSheet(query.manner.explain);
  }
}
