import { isAgreeing } from '../../model/agreeing';
import type { WordedName } from '../../rank/worded-name';
import { fold, wordsOf } from '../../text/fold';
import type { Candidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import { isOfFewStreets } from '../query/asked-postcode';
import type { Query } from '../query/query';
import { otherEnds } from './other-ends';

/**
 * Tells which candidates have a direction or the like more than the asked name, where their town has the street at the other end as
 * well, or one with the asked name: `Main St` may be the N Main St as well as the S Main St that has the number.
 */
export function hasOtherEndInside(
  matcher: Matcher,
  { profile, postcode }: Query,
  asked: WordedName,
): (one: Candidate) => boolean {
  const { streets } = matcher.namesOf(profile);
  const isTold = isOfFewStreets(postcode);
  return ({ verdicts, street }) => {
    if (verdicts.streetname !== 'partial' || street === null) return false;
    if (isTold && isAgreeing(verdicts.postcode)) return false;
    const ends = otherEnds(profile, asked, matcher.worded(profile, street.name));
    if (ends.length === 0) return false;
    return [asked.key, ...ends].some((key) => {
      const name = streets.keys.find(key);
      return name >= 0 && streets.membersIn(name, [street.city]).length > 0;
    });
  };
}

/**
 * Tells which candidates lie outside the asked town whose name begins with a direction, where the street may have it instead: `56 State St E
 * Montpelier, 05602` is hardly on the State St of Montpelier, which has an E State St.
 */
export function hasEndInPlace(
  matcher: Matcher,
  { profile, places }: Query,
  asked: WordedName,
): (one: Candidate) => boolean {
  const { streets } = matcher.namesOf(profile);
  return ({ verdicts, street }) => {
    if (verdicts.city !== 'conflict' || street === null) return false;
    const words = places.map(({ raw }) => profile.token(wordsOf(fold(raw))[0] ?? ''));
    const ends = words.filter((word) => profile.opposites.has(word));
    return ends
      .flatMap((end) => [end + asked.key, asked.key + end])
      .some((key) => {
        const name = streets.keys.find(key);
        return name >= 0 && streets.membersIn(name, [street.city]).length > 0;
      });
  };
}
