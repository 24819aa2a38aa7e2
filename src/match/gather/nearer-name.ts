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
  // The index gives a few wrong names, too.
  const namesNear = (form: string) =>
    [...streets.oneEdit(form)].filter((name) => editDistance(form, streets.keys.key(name), 1) <= 1);
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
    // `Oeonhardstr.`, where oe is written for ö as well.
    if (asked.key !== asked.squashed && editDistance(asked.squashed, found.squashed, 1) <= 1) return false;
    near ??= [...new Set([asked.key, asked.squashed])].flatMap(namesNear);
    return near.length > 0 && !hasNearName(street.id);
  };
}
