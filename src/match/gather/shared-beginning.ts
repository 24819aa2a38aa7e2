import type { WordedName } from '../../rank/worded-name';
import type { Candidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';

/** If more names begin so, the asked one tells too little to look at them. */
const MOST_NAMES = 64;

/**
 * Tells which candidates have a name that breaks off where another street of their town goes on in another way: `Nibelung` may be the
 * Nibelungenweg or the Nibelungenplatz.
 */
export function sharesBeginning(
  matcher: Matcher,
  { profile }: Query,
  asked: WordedName,
): (one: Candidate) => boolean {
  const { streets } = matcher.namesOf(profile);
  return ({ verdicts, street }) => {
    if (verdicts.streetname !== 'partial' || street === null) return false;
    if (!profile.key(street.name).startsWith(asked.key)) return false;
    const begun = streets.beginning(asked.key);
    if (begun.size > MOST_NAMES) return true;
    for (let at = 0; at < begun.size; at++)
      if (streets.membersIn(begun.at(at), [street.city]).some((id) => id !== street.id)) return true;
    return false;
  };
}
