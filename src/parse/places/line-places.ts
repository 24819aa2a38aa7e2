import type { WordLine } from '../words/word-line';
import { countOf, firstOf, lastOf, type WordSet, withoutFirst } from '../words/word-set';

const MAX_PLACE_WORDS = 5;
/** What may be the letter of a house, and is no preposition: `d`, `a.`, not `a`, `i`. */
const HOUSE_LETTER = /^(?:[A-Z]|[b-hj-z])\.?$|^[ai]\.$/;

/** The places among some words of a line, and what is none. */
export interface LinePlaces {
  /** In the order they stand. */
  readonly known: readonly WordSet[];
  /** At most one set for each comma-separated part. */
  readonly unknown: readonly WordSet[];
}

/**
 * Splits words into places: the longest known runs, in the order they stand; what remains is unknown. A part that is
 * mostly no place (with `wholeParts`: not all of it) is unknown altogether. A small word before a place is neither.
 */
export function findPlaces(line: WordLine, words: WordSet, wholeParts: boolean): LinePlaces {
  const known: WordSet[] = [];
  const unknown: WordSet[] = [];
  for (let rest = words; rest !== 0; ) {
    const part = line.partWith(firstOf(rest), rest);
    rest &= ~part;
    const places = placesOfPart(line, part);
    let strangers = part;
    for (const place of places) strangers &= ~(place | smallWordBefore(line, place));
    const isMixed = strangers !== 0 && strangers !== part;
    const named = part & ~line.numeric;
    // `Milano Quarto Oggiaro`: a quarter behind its city may have more words than that.
    const beginsWithPlace = places.length > 0 && firstOf(places[0]!) === firstOf(part);
    const mostlyStrange = !beginsWithPlace && 2 * countOf(strangers & ~line.numeric) > countOf(named);
    if (isMixed && (wholeParts || mostlyStrange)) {
      unknown.push(part);
    } else {
      known.push(...places);
      if (strangers !== 0) unknown.push(strangers);
    }
  }
  return { known, unknown };
}

/**
 * `te Groningen`, `à Paris`: the word right before a place says only that one follows. In `Mettstrasse 125 - d // Biel` it is the
 * letter of the house.
 */
function smallWordBefore(line: WordLine, place: WordSet): WordSet {
  const word = ((place & -place) >> 1) & line.smallWords;
  const number = (word >> 1) & line.numeric;
  if (number === 0) return word;
  const letter = line.text(word);
  // `12 a Ixelles` is typed for `à`, `12, a Ixelles` hardly.
  const isApart = letter === 'a' && line.part(firstOf(number)) !== line.part(firstOf(word));
  return isApart || HOUSE_LETTER.test(letter) ? 0 : word;
}

function placesOfPart(line: WordLine, part: WordSet): readonly WordSet[] {
  const places: WordSet[] = [];
  for (let rest = part; rest !== 0; ) {
    const place = longestPlace(line, rest);
    if (place !== 0) places.push(place);
    rest = place === 0 ? withoutFirst(rest) : rest & ~place;
  }
  return places;
}

/** The most words that are a place, from the first on; 0 if none are. */
function longestPlace(line: WordLine, words: WordSet): WordSet {
  let run = 0;
  let rest = words;
  for (let length = 0; length < MAX_PLACE_WORDS && rest !== 0; length++) {
    run |= 1 << firstOf(rest);
    rest = withoutFirst(rest);
  }
  while (run !== 0 && !line.isPlace(run)) run &= ~(1 << lastOf(run));
  return run;
}
