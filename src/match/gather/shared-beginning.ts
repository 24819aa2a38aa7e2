import type { Verdict } from '../../model/match';
import type { WordedName } from '../../rank/worded-name';
import type { NameRange } from '../../store/names/name-index';
import type { Candidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import { isOfFewStreets } from '../query/asked-postcode';
import type { Query } from '../query/query';

/** If more names begin so, the asked one tells too little to look at them. */
const MOST_NAMES = 64;
/** A shorter name begins too many others. */
const LEAST_BEGINNING = 4;

/** How the name of a street differs that may be another one. */
const DIFFERENT: ReadonlySet<Verdict | undefined> = new Set<Verdict>(['partial', 'typo', 'phonetic']);

/**
 * Tells which candidates have a name that breaks off where another street of their town goes on in another way: `Nibelung` may be the
 * Nibelungenweg or the Nibelungenplatz. Nor is `Aðal` surely a misspelt Dalur where there is an Aðalgata, or `Rue du Moulin` the Rue du
 * Fer à Moulin where there is a Rue du Moulin Vert, unless a postcode tells.
 */
export function sharesBeginning(
  matcher: Matcher,
  { profile, postcode }: Query,
  asked: WordedName,
): (one: Candidate) => boolean {
  const { streets } = matcher.namesOf(profile);
  const isTold = isOfFewStreets(postcode);
  let begun: NameRange | null = null;
  return ({ verdicts, street }) => {
    if (street === null || !DIFFERENT.has(verdicts.streetname)) return false;
    const { key } = matcher.worded(profile, street.name);
    const isCut = key.startsWith(asked.key);
    // `Kirchhof`: the whole end of Am Kirchhof.
    if (!isCut && key.endsWith(asked.key)) return false;
    if (isCut ? verdicts.streetname !== 'partial' : isTold || asked.key.length < LEAST_BEGINNING)
      return false;
    begun ??= streets.beginning(asked.key);
    if (begun.size > MOST_NAMES) return isCut;
    for (let at = 0; at < begun.size; at++)
      if (streets.membersIn(begun.at(at), [street.city]).some((id) => id !== street.id)) return true;
    return false;
  };
}
