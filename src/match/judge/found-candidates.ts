import { isAgreeing } from '../../model/agreeing';
import { admit } from '../query/admit';
import type { CandidateFilter } from '../query/filter';
import type { Candidate, RankedCandidate } from './candidate';
import { rankCandidates } from './rank-candidates';

const PLACE_FIELDS = ['city', 'suburb', 'municipality'] as const;

/** The candidates that the readings of one line have found so far. */
export class FoundCandidates {
  readonly #filter: CandidateFilter;
  #all: Candidate[] = [];
  /** Null after a change. */
  #ranked: readonly RankedCandidate[] | null = null;

  /** @param filter drops candidates, or raises their score, when they are added. */
  constructor(filter: CandidateFilter) {
    this.#filter = filter;
  }

  get all(): readonly Candidate[] {
    return this.#all;
  }

  /** Best first. */
  get ranked(): readonly RankedCandidate[] {
    this.#ranked ??= rankCandidates(this.#all);
    return this.#ranked;
  }

  get best(): RankedCandidate | undefined {
    return this.ranked[0];
  }

  add(candidates: readonly Candidate[]): void {
    if (candidates.length === 0) return;
    this.#all.push(...admit(candidates, this.#filter));
    this.#ranked = null;
  }

  clear(): void {
    this.#all = [];
    this.#ranked = null;
  }

  /**
   * True if this reading already found a street with the asked name in the asked places. It may lack the number, but a
   * street with a less similar name is not likelier.
   */
  hasStreet(reading: number): boolean {
    return this.#all.some(
      (candidate) =>
        candidate.reading === reading &&
        isAgreeing(candidate.verdicts.streetname) &&
        PLACE_FIELDS.every((field) => candidate.verdicts[field] !== 'conflict'),
    );
  }

  /**
   * True if an earlier reading found the asked name and number. `242 Worcester View Ln` with a place that the data do
   * not have hardly means the place Worcester.
   */
  hasAddress(before: number): boolean {
    return this.#all.some(
      ({ reading, leavesWords, verdicts }) =>
        reading < before && !leavesWords && verdicts.number === 'exact' && isAgreeing(verdicts.streetname),
    );
  }
}
