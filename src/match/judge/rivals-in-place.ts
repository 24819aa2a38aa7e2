import { isAgreeing } from '../../model/agreeing';
import type { Candidate, RankedCandidate } from './candidate';

const PLACE_FIELDS = ['city', 'suburb', 'municipality', 'province'] as const;

/**
 * The ranked candidates, the best one in doubt if it lies outside the asked place, and another with the same postcode lies inside
 * and has the name or a part of it. `1 Rue du 8 Mai, 09100 Pamiers`: the postcode of several towns does not tell that the street of
 * another town is meant, where Pamiers has a Rue du 8 Mai 1945.
 */
export function withRivalsInPlace(ranked: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const [best, ...others] = ranked;
  if (best === undefined || !isOutside(best.candidate)) return ranked;
  if (!others.some(({ candidate }) => isRival(candidate))) return ranked;
  return [{ ...best, candidate: { ...best.candidate, mayBeOther: true } }, ...others];
}

function isOutside({ verdicts }: Candidate): boolean {
  return isAgreeing(verdicts.postcode) && PLACE_FIELDS.some((field) => verdicts[field] === 'conflict');
}

function isRival({ street, verdicts }: Candidate): boolean {
  const { streetname, postcode } = verdicts;
  if (street === null || !isAgreeing(postcode)) return false;
  if (streetname !== 'partial' && !isAgreeing(streetname)) return false;
  return (
    PLACE_FIELDS.some((field) => isAgreeing(verdicts[field])) &&
    PLACE_FIELDS.every((field) => verdicts[field] !== 'conflict')
  );
}
