import type { CountryProfile } from '../../country/index';
import { flatMap } from '../../text/flat-map';
import { fold } from '../../text/fold';
import type { Vocabulary } from '../vocabulary';
import type { LineWord } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';

/** Cost of reading one word as the end of a name and the beginning of another. */
const GLUED_TOWN_COST = 0.6;
/**
 * `DrachtenMoezel`, `KillingtonE Mountain Rd`: a capital inside a word, behind at least three letters (`McDonald` has no seam);
 * or an ordinal: `Village217th`.
 */
const SEAM = /(?<=\p{IDS}{2}\p{Ll})(?=\p{Lu}(?:\p{Ll}{2}|$)|\d{1,3}(?:st|nd|rd|th)$)/u;
/** Names of towns have at most so many words. */
const MOST_WORDS = 5;

/** True for a word that may be the end of a name and the beginning of another. */
export function hasSeam(word: string): boolean {
  return SEAM.test(word);
}

/**
 * The line, and the line with `DrachtenMoezel 12` or `Rue des BalconsAguessac` in two parts, if one side of the seam is a place of the
 * data. Columns that were joined without a sign have it so.
 */
export function waysWithGluedTown(
  profile: CountryProfile,
  { isPlace }: Vocabulary,
  taken: TakenLine,
): readonly TakenLine[] {
  const at = taken.words.findIndex(({ raw }) => hasSeam(raw));
  if (at < 0) return [taken];
  const { words } = taken;
  const { part, raw } = words[at]!;
  const [left = '', right = ''] = raw.split(SEAM);
  const isKnown = (names: readonly string[]) => isPlace(profile.key(names.join(' ')));
  let before: string[] = [left];
  let after: string[] = [raw.slice(left.length)];
  let isTown = right !== '' && (isKnown(before) || isKnown(after));
  for (let far = 1; far < MOST_WORDS && !isTown; far++) {
    const [first, last] = [words[at - far], words[at + far]];
    if (first?.part === part) before = [first.raw, ...before];
    if (last?.part === part) after = [...after, last.raw];
    isTown = isKnown(before) || isKnown(after);
  }
  if (!isTown) return [taken];
  const halves = [left, raw.slice(left.length)].map((half) => wordOf(words[at]!, half));
  const apart = flatMap([...words.entries()], ([index, word]): readonly LineWord[] => {
    if (index < at) return [word];
    if (index > at) return [{ ...word, part: word.part + 1 }];
    return [halves[0]!, { ...halves[1]!, part: part + 1 }];
  });
  return [taken, { ...taken, words: apart, cost: taken.cost + GLUED_TOWN_COST }];
}

function wordOf(word: LineWord, raw: string): LineWord {
  return { ...word, raw, folded: fold(raw) };
}
