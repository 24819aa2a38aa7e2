import { textOf } from '../../parse/read-line';
import { TopK } from '../../store/names/top-k';
import type { Street } from '../../store/rows';
import { fold, squash } from '../../text/fold';
import type { RankedCandidate } from '../judge/candidate';
import { streetsOfBegunWords } from './begun-words';
import { distinct, hasWord, streetCompletion } from './complete-name';
import type { LineToComplete } from './completion';
import { LEAST_FRAGMENT } from './names-meant';
import { isIn, MAX_VISITED, rankOf, streetsLessSmallWords, sumOf } from './streets-beginning';
import { postcodeOf } from './typed-place';

/** Certainty that all streets with such a later word share: people rarely mean them. */
const LATER_WORD_WORTH = 0.02;
/** The same for those that begin as typed but for a small word. */
const SMALL_WORD_WORTH = 0.1;
/** The same for those of which each word is begun. */
const BEGUN_WORDS_WORTH = 0.8;

/**
 * Streets that were not found before and begin as typed but for a small word (`bd mont` gives Boulevard du Montparnasse), or have
 * a later word that begins as typed (`molen` gives Oude Molenweg). A postcode has its own: `completeInPostcode`.
 */
export function completeLaterWords(
  line: LineToComplete,
  found: readonly RankedCandidate[],
): RankedCandidate[] {
  if (postcodeOf(line) !== null) return [];
  const { largest } = streetsLessSmallWords(line, line.words, null, 1);
  const later = [
    ...sharing(line, largest, SMALL_WORD_WORTH),
    ...sharing(line, streetsWithWord(line), LATER_WORD_WORTH),
  ];
  return distinct([...found, ...later]).slice(found.length);
}

/** The largest streets with a later word that begins as typed. */
function streetsWithWord(line: LineToComplete): readonly Street[] {
  const { matcher, profile, words, limit } = line;
  const { store } = matcher;
  const isShared = matcher.isShared(profile);
  const typed = fold(textOf(words, 0, words.length));
  const fragment = squash(typed);
  if (fragment.length < LEAST_FRAGMENT) return [];
  const first = new TopK(limit);
  let visited = 0;
  const { streets: names } = matcher.namesOf(profile);
  for (const name of names.containing(fragment)) {
    if (visited > MAX_VISITED) break;
    names.forEachMember(name, (id, city) => {
      if (++visited > MAX_VISITED) return false;
      if (isShared && !isIn(matcher, profile, city)) return;
      const street = store.street(id);
      if (!hasWord(street.name, typed)) return;
      first.offer(id, rankOf(line, id));
    });
  }
  return first.taken().map((id) => store.street(id));
}

/** Streets of which each typed word begins a word: `via g rip`. */
export function completeBegunWords(line: LineToComplete): RankedCandidate[] {
  return sharing(line, streetsOfBegunWords(line), BEGUN_WORDS_WORTH);
}

/** Streets whose scores add up to what they are worth together, so most streets whose name begins as typed stand before them. */
function sharing(line: LineToComplete, streets: readonly Street[], worth: number): RankedCandidate[] {
  const total = sumOf(streets);
  return streets
    .map((street) =>
      streetCompletion(line, street, (street.addressCount / total) * worth, worth / streets.length),
    )
    .filter((one) => one !== null);
}
