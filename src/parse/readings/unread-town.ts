import { isEstablishment } from '../../country/index';
import { fold, wordsOf } from '../../text/fold';
import type { WordLine } from '../words/word-line';
import { countOf, lastOf, type WordSet } from '../words/word-set';
import type { ReadingFrame } from './reading-draft';

/** Names of towns have at most so many words, apart from small ones. */
const MOST_WORDS = 4;

/**
 * Unread words in front of the street that may be its town: `Rostock, Am Markt 3`, where the data lack Rostock. They may be
 * the name of somebody, too, but then the line tells no town at all. A salutation, the form of a company,
 * a word such as `bakery` and brackets tell that they are no town.
 * @param unread words in parts of their own, and names right in front of the street.
 */
export function townsLeft(
  { line, street, front }: ReadingFrame,
  places: readonly WordSet[],
  unread: readonly WordSet[],
): readonly WordSet[] {
  if (street === 0 || places.length > 0) return [];
  return unread.filter((words) => (words & front) === words && mayBeTown(line, words));
}

function mayBeTown(line: WordLine, words: WordSet): boolean {
  if (words === 0 || (words & (line.salutations | line.companies | line.asides)) !== 0) return false;
  // `ul. Na Příkopě`: the plain type of streets. `Blk 391 Orchard Road`: a word for a part of a house.
  if (line.isTypeLeftOut(words) || line.announcesUnit(lastOf(words))) return false;
  // `I-70999 Lungoborgo`: a letter alone is no name.
  const names = words & line.withLetters & ~line.withDigit;
  // `Bad Homburg vor der Höhe`
  if (names === 0 || countOf(names & ~line.smallWords) > MOST_WORDS) return false;
  return !wordsOf(fold(line.text(words))).some(isEstablishment);
}
