import { distanceMeters } from '../../geo/distance';
import { isAgreeing } from '../../model/agreeing';
import type { Candidate, RankedCandidate } from './candidate';
import { SAME_PLACE_METERS } from './same-place';

/** `118th Avenue` in the asked place is no rival of `115th Avenue`. */
const LEAST_PLAUSIBLE = 0.005;
const PLACE_FIELDS = ['city', 'suburb', 'municipality', 'province'] as const;

/**
 * The ranked candidates, the best one in doubt if another one has a name as good or nearly so, and
 * - place or postcode contradict the best, and the other has the asked postcode and lies inside the asked place. `1 Rue du 8 Mai,
 *   09100 Pamiers`: a postcode of several towns does not tell that the street of another town is meant, where Pamiers has a Rue du 8 Mai
 *   1945;
 * - the postcode contradicts the best, and the other has it and the asked number. `163 Main St, Burlington, VT 05764`: that of Poultney
 *   has it too;
 * - the place contradicts the best, and the asked place has that very address: `47 Avenue de Paris, 19100 Donzenac`;
 * - the data know no postcode of the other, which has the asked number in the asked place: `10 Park St, Barre, VT 05641`.
 */
export function withRivalsInPlace(ranked: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const [best, ...others] = ranked;
  if (best === undefined) return ranked;
  const isNear = ({ candidate, plausibility }: RankedCandidate) =>
    plausibility >= LEAST_PLAUSIBLE && isRival(candidate, best.candidate);
  if (!others.some(isNear)) return ranked;
  return [{ ...best, candidate: { ...best.candidate, doubt: best.candidate.doubt ?? 'rival' } }, ...others];
}

function isRival(other: Candidate, best: Candidate): boolean {
  const { street, verdicts } = other;
  if (street === null || (street.id === best.street?.id && !areApart(other, best))) return false;
  const isNameAsGood = isAgreeing(verdicts.streetname) || verdicts.streetname === best.verdicts.streetname;
  if (verdicts.number === 'exact' && isNameAsGood && isInside(verdicts)) {
    if (isOutside(best.verdicts) || verdicts.postcode === 'missing') return true;
  }
  if (!isAgreeing(verdicts.postcode)) return false;
  if (verdicts.streetname !== 'partial' && !isAgreeing(verdicts.streetname)) return false;
  if (hasOtherPostcode(best) && verdicts.number === 'exact') return true;
  return (hasOtherPostcode(best) || isOutside(best.verdicts)) && isInside(verdicts);
}

/** Two towns of one name have streets of one name: `10 Park St, Barre` is in the city and in the town of Barre. */
function areApart(one: Candidate, other: Candidate): boolean {
  return distanceMeters(one.latitude, one.longitude, other.latitude, other.longitude) >= SAME_PLACE_METERS;
}

function isInside(verdicts: Candidate['verdicts']): boolean {
  return !isOutside(verdicts) && PLACE_FIELDS.some((field) => isAgreeing(verdicts[field]));
}

function hasOtherPostcode({ verdicts: { postcode } }: Candidate): boolean {
  return postcode === 'missing' || postcode === 'typo' || postcode === 'partial' || postcode === 'conflict';
}

function isOutside(verdicts: Candidate['verdicts']): boolean {
  return PLACE_FIELDS.some((field) => verdicts[field] === 'conflict');
}
