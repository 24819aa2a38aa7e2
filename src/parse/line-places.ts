import { type LineWord, partsOf, textOf } from './line-words';

/** The places among the words of a line, and what is none. */
export interface LinePlaces {
  known: string[];
  unknown: { text: string; part: number }[];
}

const MAX_PLACE_WORDS = 5;

/**
 * Splits words into places: the longest known runs, in the order they stand; what remains is unknown. A part that is
 * mostly no place (with `wholeParts`: not all of it) is unknown altogether.
 */
export function placesIn(
  words: readonly LineWord[],
  isPlace: (text: string) => boolean,
  wholeParts: boolean,
): LinePlaces {
  const known: string[] = [];
  const unknown: LinePlaces['unknown'] = [];
  for (const part of partsOf(words)) {
    const places: string[] = [];
    const strangers: LineWord[] = [];
    for (let at = 0; at < part.length; ) {
      const length = longestPlace(part.slice(at), isPlace);
      if (length > 0) places.push(textOf(part.slice(at, at + length)));
      else strangers.push(part[at]!);
      at += Math.max(1, length);
    }
    const mixed = strangers.length > 0 && strangers.length < part.length;
    if (mixed && (wholeParts || 2 * strangers.length > part.length)) {
      unknown.push({ text: textOf(part), part: part[0]!.part });
      continue;
    }
    known.push(...places);
    if (strangers.length > 0) unknown.push({ text: textOf(strangers), part: part[0]!.part });
  }
  return { known, unknown };
}

function longestPlace(words: readonly LineWord[], isPlace: (text: string) => boolean): number {
  for (let length = Math.min(words.length, MAX_PLACE_WORDS); length > 0; length--) {
    if (isPlace(textOf(words.slice(0, length)))) return length;
  }
  return 0;
}
