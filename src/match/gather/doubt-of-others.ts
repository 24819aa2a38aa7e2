import type { Doubt } from '../../model/doubt';
import type { WordedName } from '../../rank/worded-name';
import type { Candidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';
import { doubtOfName } from './common-name';
import { isNearerToOther } from './nearer-name';
import { hasEndInPlace, hasOtherEndInside } from './other-end-inside';
import { hasOtherLongerName } from './other-longer-name';
import { hasPostcodeAsNumber } from './postcode-as-number';
import { sharesBeginning } from './shared-beginning';

/**
 * Tells why another street of the data, or one of a town that the data lack, may be meant instead of a candidate; null if nothing tells
 * so.
 * @param found all candidates.
 */
export function doubtOfOthers(
  matcher: Matcher,
  query: Query,
  asked: WordedName,
  found: readonly Candidate[],
): (one: Candidate) => Doubt | null {
  const isCommon = doubtOfName(matcher, query, asked, found);
  const isNearer = isNearerToOther(matcher, query, asked);
  const isNumber = hasPostcodeAsNumber(matcher, query);
  const isCut = sharesBeginning(matcher, query, asked);
  const hasOtherEnd = hasOtherEndInside(matcher, query, asked);
  const hasEndBehind = hasEndInPlace(matcher, query, asked);
  const hasOtherLonger = hasOtherLongerName(matcher, query, asked);
  return (one) => {
    if (isNearer(one)) return 'name-elsewhere';
    if (isNumber(one)) return 'number';
    if (isCut(one)) return 'cut-name';
    if (hasOtherEnd(one) || hasEndBehind(one)) return 'direction';
    if (hasOtherLonger(one)) return 'cut-name';
    return isCommon?.(one) === true ? 'common-name' : null;
  };
}
