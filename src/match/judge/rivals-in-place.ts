import { isAgreeing } from '../../model/agreeing';
import type { Candidate, RankedCandidate } from './candidate';

/** `118th Avenue` in the asked place is no rival of `115th Avenue`. */
const LEAST_PLAUSIBLE = 0.005;
const PLACE_FIELDS = ['city', 'suburb', 'municipality', 'province'] as const;

/**
 * The ranked candidates, the best one in doubt if place or postcode contradict it, and another one has the asked postcode and a name
 * as good or nearly so:
 * - inside the asked place. `1 Rue du 8 Mai, 09100 Pamiers`: a postcode of several towns does not tell that the street of another town
 *   is meant, where Pamiers has a Rue du 8 Mai 1945;
 * - with the asked number, where the postcode contradicts the best. `163 Main St, Burlington, VT 05764`: that of Poultney has it too.
 */
export function withRivalsInPlace(ranked: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const [best, ...others] = ranked;
  if (best === undefined || !isContradicted(best.candidate)) return ranked;
  const isNear = ({ candidate, plausibility }: RankedCandidate) =>
    plausibility >= LEAST_PLAUSIBLE && isRival(candidate, best.candidate);
  if (!others.some(isNear)) return ranked;
  return [{ ...best, candidate: { ...best.candidate, mayBeOther: true } }, ...others];
}

function isContradicted({ verdicts }: Candidate): boolean {
  return hasOtherPostcode(verdicts) || isOutside(verdicts);
}

function isRival({ street, verdicts }: Candidate, best: Candidate): boolean {
  if (street === null || !isAgreeing(verdicts.postcode)) return false;
  if (verdicts.streetname !== 'partial' && !isAgreeing(verdicts.streetname)) return false;
  if (hasOtherPostcode(best.verdicts) && verdicts.number === 'exact') return true;
  return !isOutside(verdicts) && PLACE_FIELDS.some((field) => isAgreeing(verdicts[field]));
}

function hasOtherPostcode({ postcode }: Candidate['verdicts']): boolean {
  return postcode === 'missing' || postcode === 'typo' || postcode === 'partial' || postcode === 'conflict';
}

function isOutside(verdicts: Candidate['verdicts']): boolean {
  return PLACE_FIELDS.some((field) => verdicts[field] === 'conflict');
}
