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

/**
 * Tells which candidates have a name that breaks off where another street of their town goes on in another way: `Nibelung` may be the
 * Nibelungenweg or the Nibelungenplatz. Nor is `Aðal` surely a misspelt Dalur where there is an Aðalgata, unless a postcode tells.
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
    const { streetname } = verdicts;
    if (street === null || (streetname !== 'partial' && streetname !== 'typo')) return false;
    const isCut = matcher.worded(profile, street.name).key.startsWith(asked.key);
    const isMisspelt = !isCut && !isTold && asked.key.length >= LEAST_BEGINNING;
    if (streetname !== (isCut ? 'partial' : isMisspelt ? 'typo' : null)) return false;
    begun ??= streets.beginning(asked.key);
    if (begun.size > MOST_NAMES) return isCut;
    for (let at = 0; at < begun.size; at++)
      if (streets.membersIn(begun.at(at), [street.city]).some((id) => id !== street.id)) return true;
    return false;
  };
}
