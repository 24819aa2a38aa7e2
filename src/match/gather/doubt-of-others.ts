import type { Doubt } from '../../model/doubt';
import type { WordedName } from '../../rank/worded-name';
import type { Candidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';
import { doubtOfName } from './common-name';
import { isNearerToOther } from './nearer-name';
import { hasOtherEndInside } from './other-end-inside';
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
  const isCut = sharesBeginning(matcher, query, asked);
  const hasOtherEnd = hasOtherEndInside(matcher, query, asked);
  return (one) => {
    if (isNearer(one)) return 'name-elsewhere';
    if (isCut(one)) return 'cut-name';
    if (hasOtherEnd(one)) return 'direction';
    return isCommon?.(one) === true ? 'common-name' : null;
  };
}
