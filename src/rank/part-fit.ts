import type { Changeable } from '../model/changeable';
import { lacksLastWord } from './align-words';
import type { NameFit } from './fit';
import { endsInType } from './type-conflict';
import type { WordedName } from './worded-name';

/** Fewest letters of the word at which a name breaks off, and the largest share of the name that may be cut off. */
const LEAST_OF_CUT_WORD = 3;
const MOST_CUT = 0.45;
/** A shorter name without its type may be the beginning of any. */
const LEAST_STEM = 4;

/**
 * The fit of a name that breaks off: `Bergstaðast` for `Bergstaðastræti`. Columns of a fixed width have such names. Null
 * for any other name. `Kerkhof` does not break off, for it has a type of its own; but `Willem Lodewijk` may be meant for the
 * `Willem Lodewijkstraat`.
 */
export function cutFit(asked: WordedName, found: WordedName, digitsDiffer: boolean): NameFit | null {
  if (asked.words.at(-1)!.length < LEAST_OF_CUT_WORD || !found.squashed.startsWith(asked.squashed))
    return null;
  const typeConflict = asked.type !== found.type && endsInType(asked);
  if (typeConflict && asked.key + found.type !== found.key) return null;
  const missing = 1 - asked.squashed.length / found.squashed.length;
  if (missing > MOST_CUT && !lacksLongType(asked, found)) return null;
  const fit = partFit(asked, missing, digitsDiffer);
  fit.typeConflict = typeConflict;
  fit.otherWord = breaksOffAtWord(asked, found) && lacksLastWord(found, (1 << asked.count) - 1);
  return fit;
}

/** `Chicago` for `Chicagostraat`: a long type may be half of the name, and is left out as easily as a short one. */
export function lacksLongType(asked: WordedName, found: WordedName): boolean {
  const isLong = found.type.length > MOST_CUT * found.key.length;
  return isLong && asked.key.length >= LEAST_STEM && asked.key + found.type === found.key;
}

/** The fit of a compound that leaves the first words out: `Dufourstrasse` for `General-Dufour-Strasse`. Null for any other. */
export function tailFit(asked: WordedName, found: WordedName, digitsDiffer: boolean): NameFit | null {
  if (!isTailOf(asked, found.key)) return null;
  let at = 1;
  while (at < found.count && found.tokens.slice(at).join('') !== asked.key) at++;
  // One word is left where the type is no word of its own, and that compound is compared as a word.
  return at >= found.count - 1 ? null : partFit(asked, 1 - asked.key.length / found.key.length, digitsDiffer);
}

/** True for one word with a street type that ends a longer name. */
export function isTailOf({ count, type, key }: WordedName, name: string): boolean {
  return count === 1 && type !== '' && key !== type && key.length < name.length && name.endsWith(key);
}

/** The fit of a name that is a part of the found one, letter for letter. */
function partFit({ key }: WordedName, missing: number, digitsDiffer: boolean): Changeable<NameFit> {
  return {
    verdict: 'partial',
    edits: 0,
    length: key.length,
    stem: key.length,
    missing,
    extra: 0,
    typeConflict: false,
    digitsDiffer,
  };
}

/** `Via Antonio` for `Via Antonio Genovesi`: no column of a fixed width ends there by chance. */
function breaksOffAtWord({ words, count }: WordedName, found: WordedName): boolean {
  return count < found.count && words[count - 1] === found.words[count - 1];
}
