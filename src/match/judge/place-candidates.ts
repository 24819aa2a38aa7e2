import { isAgreeing } from '../../model/agreeing';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';
import { areaCandidates } from './area-candidates';
import type { Candidate, RankedCandidate } from './candidate';
import { judgePostcode } from './judge-candidate';

/** Certainty of a postcode that lies in an asked place, and of one beside which no place is asked. */
const CERTAIN = 0.97;
const ALONE = 0.85;
/** What the areas around the postcode, or in conflict with it, keep of their confidence. */
const AROUND = 0.05;
const IN_CONFLICT = 0.5;
const PLACE_FIELDS = ['city', 'suburb', 'municipality', 'province'] as const;

/**
 * The places that a query names, the narrowest first: the postcode if the data have it, then the areas. They are the fallback if
 * no street is found: `Onbekendeweg 12, 9712JG Groningen` lies in that postcode.
 * @param found candidates for the same line. Beside an address that has the postcode, the postcode is left out.
 */
export function placeCandidates(
  matcher: Matcher,
  query: Query,
  found: readonly Candidate[],
  reading: number,
): RankedCandidate[] {
  const areas = areaCandidates(query, reading);
  const postcode = query.postcode?.whole === true ? query.postcode.row : null;
  if (postcode === null || query.street === null || found.some(hasPostcode)) return areas;
  const candidate = judgePostcode(matcher, query, postcode, reading);
  const verdicts = PLACE_FIELDS.map((field) => candidate.verdicts[field]);
  if (verdicts.includes('conflict')) return areas.map((area) => withPostcode(area, 'conflict', IN_CONFLICT));
  const isInPlace = verdicts.some((verdict) => verdict !== undefined && isAgreeing(verdict));
  if (!isInPlace && mayBeHouseNumber(query)) return areas;
  const confidence = (isInPlace ? CERTAIN : ALONE) / (1 + query.line.leftOver);
  return [
    { candidate, confidence, plausibility: confidence },
    ...areas.map((area) => withPostcode(area, 'exact', AROUND)),
  ];
}

function hasPostcode({ verdicts: { streetname, number, postcode } }: Candidate): boolean {
  return number === 'exact' && isAgreeing(streetname) && isAgreeing(postcode);
}

/** `Onbekendeweg 101 Goes`: digits in a line without another number. */
function mayBeHouseNumber({ postcode, number, line }: Query): boolean {
  return line.postcodeAsNumber || (postcode!.isOfDigits && number === null);
}

function withPostcode(
  { candidate, confidence, plausibility }: RankedCandidate,
  postcode: 'exact' | 'conflict',
  share: number,
): RankedCandidate {
  return {
    candidate: { ...candidate, verdicts: { ...candidate.verdicts, postcode } },
    confidence: confidence * share,
    plausibility: plausibility * share,
  };
}
