import type { LinePlaces } from './line-places';
import type { NumberSpan } from './number-spans';
import { COST } from './reading-costs';
import { PLACE_FIELDS, type Surroundings } from './reading-draft';
import type { WordLine } from './word-line';
import { countOf, firstOf, type WordSet, withoutFirst } from './word-set';

export const NOTHING_AROUND: Surroundings = {
  places: [],
  leftOver: [],
  leftApart: [],
  placeInFront: false,
};

/** Surroundings, and what speaks against them. */
export interface WeighedSurroundings extends Surroundings {
  readonly cost: number;
}

/** Decides what the words in front of street and number and behind them are. */
export function weighSurroundings(
  line: WordLine,
  number: NumberSpan | null,
  street: WordSet,
  front: LinePlaces,
  back: LinePlaces,
): WeighedSurroundings {
  // Behind the street the smallest place stands first, before it the last.
  const places = [...back.known, ...[...front.known].reverse()];
  const unread = [...back.unknown, ...front.unknown];
  const leftOver: WordSet[] = [];
  const leftApart: WordSet[] = [];
  let cost = 0;
  // Unknown words behind the number are most likely a damaged place; in front, a name or a company.
  if (places.length === 0 && back.unknown.length > 0) {
    places.push(unread.shift()!);
    cost += COST.unknownPlace;
  }
  for (const words of unread) {
    const apart = standsApart(line, words, number, street);
    (apart ? leftApart : leftOver).push(words);
    cost += apart ? COST.leftApart : costOfLeftOver(line, words);
  }
  if (front.known.length > 0) cost += COST.order;
  if (places.length === 0) cost += COST.noPlace;
  leftApart.push(...places.splice(PLACE_FIELDS.length));
  return { places, leftOver, leftApart, placeInFront: front.known.length > 0, cost };
}

/**
 * True for words in a part that is neither the street's nor the number's. A part with a digit is more than a company's
 * name: most likely the street itself. So is one in a line that has no number.
 */
function standsApart(line: WordLine, words: WordSet, number: NumberSpan | null, street: WordSet): boolean {
  if (street === 0 || number === null || (words & line.withDigit) !== 0) return false;
  const part = line.part(firstOf(words));
  return number.part !== part && !line.touches(street, part);
}

function costOfLeftOver(line: WordLine, words: WordSet): number {
  const cost = COST.leftOver * countOf(words);
  return (words & line.withDigit) === 0 ? cost : cost + COST.numberDropped;
}

/**
 * `ieuw Scheemda`: a known place beside unknown words may be one damaged name.
 * @returns the surroundings with that name as the place, or null where there is none.
 */
export function withDamagedPlace(
  line: WordLine,
  words: WordSet,
  { places, leftApart }: Surroundings,
  front: LinePlaces,
  back: LinePlaces,
): Surroundings | null {
  if (back.unknown.length === 0 || back.known.length + front.known.length === 0) return null;
  for (let rest = words; rest !== 0; ) {
    const part = line.firstPart(rest);
    rest &= ~part;
    const severalWords = withoutFirst(part) !== 0;
    if (severalWords && back.unknown.some((unknown) => (unknown & part) !== 0))
      return {
        places: [part, ...places.slice(1)],
        leftOver: [],
        leftApart,
        placeInFront: false,
      };
  }
  return null;
}
