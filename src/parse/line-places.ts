import type { WordLine } from './word-line';
import { firstOf, type WordSet, withoutFirst } from './word-set';

/** The places among some words of a line, and what is none. */
export interface LinePlaces {
  /** In the order they stand. */
  readonly known: readonly WordSet[];
  /** At most one set for each comma-separated part. */
  readonly unknown: readonly WordSet[];
}

const MAX_PLACE_WORDS = 5;
const NONE: readonly WordSet[] = [];
const NO_PLACES: LinePlaces = { known: NONE, unknown: NONE };

/**
 * Splits words into places: the longest known runs, in the order they stand; what remains is unknown. A part that is
 * mostly no place (with `wholeParts`: not all of it) is unknown altogether.
 */
export function placesIn(line: WordLine, words: WordSet, wholeParts: boolean): LinePlaces {
  if (words === 0) return NO_PLACES;
  let known = NONE;
  let unknown = NONE;
  for (let rest = words; rest !== 0; ) {
    const part = line.firstPart(rest);
    rest &= ~part;
    const knownBefore = known;
    let strangers = 0;
    let strangerCount = 0;
    let count = 0;
    for (let left = part; left !== 0; ) {
      const place = longestPlace(line, left);
      if (place === 0) {
        strangers |= left & -left;
        strangerCount++;
        count++;
        left = withoutFirst(left);
        continue;
      }
      known = [...known, place];
      for (let taken = place; taken !== 0; taken = withoutFirst(taken)) count++;
      left &= ~place;
    }
    if (strangers === 0) continue;
    const mixed = strangerCount < count && (wholeParts || 2 * strangerCount > count);
    if (mixed) known = knownBefore;
    unknown = [...unknown, mixed ? part : strangers];
  }
  return { known, unknown };
}

/** The most words that are a place, from the first on; 0 where none are. */
function longestPlace(line: WordLine, words: WordSet): WordSet {
  let run = 0;
  let rest = words;
  for (let length = 0; length < MAX_PLACE_WORDS && rest !== 0; length++) {
    run |= 1 << firstOf(rest);
    rest = withoutFirst(rest);
  }
  while (run !== 0 && !line.isPlace(run)) run &= ~(1 << (31 - Math.clz32(run)));
  return run;
}
