import type { WordedName } from '../../rank/worded-name';
import { editDistance } from '../../text/edit-distance';
import type { Candidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import { isOfFewStreets } from '../query/asked-postcode';
import type { Query } from '../query/query';

/**
 * Tells which candidates have a misspelt name that is one letter from the name of another street, and more from theirs: `Mozartstaße` is
 * rather a Mozartstraße somewhere else than the Mozartgasse here. A postcode of one street tells otherwise.
 */
export function isNearerToOther(
  matcher: Matcher,
  { profile, postcode }: Query,
  asked: WordedName,
): (one: Candidate) => boolean {
  if (isOfFewStreets(postcode)) return () => false;
  const { streets } = matcher.namesOf(profile);
  let near: readonly number[] | null = null;
  const hasNearName = (street: number) =>
    near!.some((name) => {
      let isIts = false;
      streets.forEachMember(name, (member) => {
        isIts = member === street;
        return !isIts;
      });
      return isIts;
    });
  return ({ verdicts, street }) => {
    if (verdicts.streetname !== 'typo' || street === null) return false;
    const found = matcher.worded(profile, street.name);
    if (editDistance(asked.key, found.key, 1) <= 1) return false;
    if (asked.key === asked.squashed) near ??= streets.oneEdit(asked.key);
    else {
      // `Oeonhardstr.`, where oe is written for ö as well.
      if (editDistance(asked.squashed, found.squashed, 1) <= 1) return false;
      near ??= [...streets.oneEdit(asked.key), ...streets.oneEdit(asked.squashed)];
    }
    return near.length > 0 && !hasNearName(street.id);
  };
}
