import type { WordLine } from './word-line';
import { firstOf, type WordSet, withoutFirst } from './word-set';
import { WordSets } from './word-sets';

const MAX_PLACE_WORDS = 5;

/** The places among some words of a line, and what is none. Used again: see `split`. */
export class LinePlaces {
  /** In the order they stand. */
  readonly known = new WordSets();
  /** At most one set for each comma-separated part. */
  readonly unknown = new WordSets();
  /** What they were found among, and how. */
  words: WordSet = 0;
  wholeParts = false;

  /**
   * Splits words into places: the longest known runs, in the order they stand; what remains is unknown. A part that is
   * mostly no place (with `wholeParts`: not all of it) is unknown altogether.
   */
  split(line: WordLine, words: WordSet, wholeParts: boolean): void {
    const { known, unknown } = this;
    this.words = words;
    this.wholeParts = wholeParts;
    known.clear();
    unknown.clear();
    for (let rest = words; rest !== 0; ) {
      const part = line.firstPart(rest);
      rest &= ~part;
      const knownBefore = known.length;
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
        known.push(place);
        for (let taken = place; taken !== 0; taken = withoutFirst(taken)) count++;
        left &= ~place;
      }
      if (strangers === 0) continue;
      const mixed = strangerCount < count && (wholeParts || 2 * strangerCount > count);
      if (mixed) known.cut(knownBefore);
      unknown.push(mixed ? part : strangers);
    }
  }
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
