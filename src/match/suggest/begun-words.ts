import type { CountryProfile } from '../../country/index';
import { TopK } from '../../store/names/top-k';
import type { Street } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import { fold, wordsOf } from '../../text/fold';
import type { LineToComplete } from './completion';
import { isIn, MAX_VISITED, rankOf } from './streets-beginning';

/** Fewer letters are in too many names. */
const LEAST_FRAGMENT = 3;
const HAS_DIGIT = /\d/;

/** The largest streets of which the typed words begin the first words, in order: `via g rip` gives Via Giuseppe Ripamonti. */
export function streetsOfBegunWords(line: LineToComplete): readonly Street[] {
  const { matcher, profile, words, limit } = line;
  const { store } = matcher;
  const typed = flatMap(words, ({ folded }) => wordsOf(folded));
  if (typed.length < 2 || typed.some((word) => HAS_DIGIT.test(word))) return [];
  const { streets: names } = matcher.namesOf(profile);
  const isShared = matcher.isShared(profile);
  const first = new TopK(limit);
  // A street has several keys.
  const seen = new Set<number>();
  let visited = 0;
  for (const name of namesToLookAt(line, typed)) {
    if (visited > MAX_VISITED) break;
    names.forEachMember(name, (id, city) => {
      if (++visited > MAX_VISITED) return false;
      if (seen.has(id) || (isShared && !isIn(matcher, profile, city))) return;
      seen.add(id);
      if (beginsEach(profile, wordsOf(fold(store.streetHead(id).name)), typed))
        first.offer(id, rankOf(line, id));
    });
  }
  return first.taken().map((id) => store.street(id));
}

/** Names that begin with the first word, if they are few; else those that contain the longest of the others. */
function namesToLookAt({ matcher, profile }: LineToComplete, typed: readonly string[]): readonly number[] {
  const { streets } = matcher.namesOf(profile);
  const [first = '', ...others] = typed;
  const begun = streets.beginning(first);
  if (begun.size <= MAX_VISITED) return Array.from({ length: begun.size }, (_, at) => begun.at(at));
  const longest = others.reduce((one, other) => (other.length > one.length ? other : one), '');
  return longest.length < LEAST_FRAGMENT ? [] : streets.containing(longest);
}

/** True if each typed word begins a word of the name, or means it, in order; only small words may stand between. */
function beginsEach(profile: CountryProfile, name: readonly string[], typed: readonly string[]): boolean {
  let at = 0;
  for (const word of name) {
    const next = typed[at];
    if (next === undefined) return true;
    if (word.startsWith(next) || profile.token(word) === profile.token(next)) at++;
    else if (!profile.conventions.particles.includes(word)) return false;
  }
  return at === typed.length;
}
