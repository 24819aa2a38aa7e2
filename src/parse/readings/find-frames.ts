import type { CountryProfile } from '../../country/index';
import { numberSpans } from '../numbers/number-spans';
import { endOfPhrase } from '../words/find-phrase';
import type { LineWord } from '../words/line-word';
import type { NumberSpan } from '../words/number-span';
import type { TakenLine } from '../words/taken-line';
import type { WordLine } from '../words/word-line';
import { countOf, firstOf, lastOf, type WordSet, withoutFirst, wordsFrom } from '../words/word-set';
import { draftReadings } from './draft-readings';
import { isNameInFront } from './name-in-front';
import { COST, leastNameCost, nameCost } from './reading-costs';
import type { Opening, ReadingFrame } from './reading-draft';

const DIGITS = /^\d+$/;
const SIGN = /^[&+]$/;
const ACCENTED_PREPOSITION = /^[áàí]$/u;

/**
 * Every frame of a line that was taken apart in one way: a street before or after each number, or without a number.
 */
export function findFrames(profile: CountryProfile, line: WordLine, taken: TakenLine): readonly Opening[] {
  const groups = numberSpans(profile, taken.words).map((span) => groupWithNumber(profile, line, taken, span));
  // `131, 1st Cross Road` without another number: the one in front is that of the house.
  const hasNumber = taken.lacksRowNumber || (line.length === 0 && taken.postcode === null);
  return hasNumber ? groups : [...groups, groupWithoutNumber(line, taken)];
}

/** Frames with a run of words as the number. */
function groupWithNumber(
  profile: CountryProfile,
  line: WordLine,
  taken: TakenLine,
  span: NumberSpan,
): Opening {
  const { length, numeric, asides, numberFirst } = line;
  const before = wordsFrom(0, span.start);
  const after = wordsFrom(span.end, length);
  const aside = (asides & (1 << span.start)) === 0 ? 0 : COST.numberInBrackets;
  const later = numberFirst ? 0 : countOf(after & numeric & ~asides) * COST.laterNumber;
  const cost = later + aside + span.oddLetters * COST.oddSuffixLetter + line.suffixCost(span);
  return {
    cost: taken.cost + cost + leastNameCost(line),
    open: () => {
      const finder = new FrameFinder(line, taken);
      finder.addStreetsBefore(span, before, after, cost + (numberFirst ? COST.order : 0));
      if (!isJoined(profile, taken.words, span.end))
        finder.addStreetsAfter(span, before, after, cost + (numberFirst ? 0 : COST.order));
      if (after === 0) finder.addStreetAndPlaceBefore(span, before, cost + COST.order);
      return finder.frames;
    },
  };
}

/** `Route 100 & Mountain Rd`: a sign or `and` behind a number joins two streets. */
function isJoined(profile: CountryProfile, words: readonly LineWord[], at: number): boolean {
  const sign = words[at]?.sign ?? '';
  return SIGN.test(sign) || endOfPhrase(profile.relations.and, words, at) > at;
}

/**
 * Frames of a line without a house number: a street and a place, either way round, or one of them; a known street also
 * behind other parts.
 */
function groupWithoutNumber(line: WordLine, taken: TakenLine): Opening {
  const { length, numeric } = line;
  // `Av. 9 de Julio 1000 Buenos Aires`: what was read as the postcode is rather the house number.
  const inName = taken.postcodeBesideName ? 0 : numbersOfName(line);
  const cost = countOf(numeric & ~inName) * COST.numberDropped;
  /** What a street costs that leaves out the numbers of a name, or is not that name. */
  const lost = (street: WordSet) =>
    inName === 0 ? 0 : countOf(line.isStreet(street) ? inName & ~street : inName) * COST.numberDropped;
  return {
    cost: taken.cost + cost + leastNameCost(line),
    open: () => {
      const finder = new FrameFinder(line, taken);
      for (let cut = 0; cut <= length; cut++) {
        const head = wordsFrom(0, cut);
        const tail = wordsFrom(cut, length);
        finder.addStreet(head, 0, tail, cost + lost(head));
        if (cut === 0 || cut === length) continue;
        finder.addStreet(tail, head, 0, cost + lost(tail) + COST.order);
        finder.addStreetsFrom(cut, head, cost + lost(0));
      }
      return finder.frames;
    },
  };
}

/**
 * The numbers of `Rue du 19 Mars 1962, Riotord`, all of which a street of the data has in its name; else 0. The name begins its
 * part or with a number, and ends its part or in a number.
 */
function numbersOfName(line: WordLine): WordSet {
  const { numeric } = line;
  if (numeric === 0 || line.crossesParts(numeric)) return 0;
  const [first, last] = [firstOf(numeric), lastOf(numeric)];
  const part = line.partWith(first, wordsFrom(0, line.length));
  const starts = new Set([firstOf(part), first]);
  const ends = new Set([last + 1, lastOf(part) + 1]);
  for (const start of starts)
    for (const end of ends) if (end - start > 1 && line.isStreet(wordsFrom(start, end))) return numeric;
  return 0;
}

class FrameFinder {
  readonly frames: Opening[] = [];
  readonly #line: WordLine;
  readonly #taken: TakenLine;

  constructor(line: WordLine, taken: TakenLine) {
    this.#line = line;
    this.#taken = taken;
  }

  /** `Herestraat, Groningen`: no number. */
  addStreet(street: WordSet, front: WordSet, back: WordSet, cost: number): void {
    this.add(null, street, front, back, cost + this.#commaCost(street));
  }

  /** `Hotel De Post, Vismarkt, Groningen`: the known streets behind other words, in front of the place, and whole parts. */
  addStreetsFrom(cut: number, front: WordSet, cost: number): void {
    const line = this.#line;
    const part = line.part(cut);
    for (let end = cut + 1; end < line.length && line.part(end - 1) === part; end++) {
      const street = wordsFrom(cut, end);
      const isWholePart = line.part(cut - 1) !== part && line.part(end) !== part;
      // `Autumn Road, Halethorpe`: some data have a street `Road`.
      if (isWholePart || (line.isStreet(street) && !line.isTypeAlone(street)))
        this.addStreet(street, front, wordsFrom(end, line.length), cost);
    }
  }

  /** `Herestraat 12 Groningen`, and with places or other words in front. */
  addStreetsBefore(number: NumberSpan, before: WordSet, after: WordSet, cost: number): void {
    if (before === 0 || this.#isPlaceAlone(before)) this.add(number, 0, before, after, cost);
    for (let street = before; street !== 0; street = withoutFirst(street))
      this.add(number, street, before & ~street, after, cost + this.#commaCost(street));
  }

  /** A village without street names, or a town in Japan: `Lipa 12`. */
  #isPlaceAlone(words: WordSet): boolean {
    return !this.#line.isStreet(words) && this.#line.isPlace(words);
  }

  /** `Via Roma Milano 10`: a known place between street and number. */
  addStreetAndPlaceBefore(number: NumberSpan, before: WordSet, cost: number): void {
    for (let place = withoutFirst(before); place !== 0; place = withoutFirst(place))
      if (this.#line.isPlace(place)) this.add(number, before & ~place, 0, place, cost + COST.order);
  }

  /** `12 Main St Springfield`, `9711 AB 12 Groningen Herestraat`: the street after the number. */
  addStreetsAfter(number: NumberSpan, before: WordSet, after: WordSet, cost: number): void {
    for (let rest = after; rest !== 0; ) {
      rest = withoutFirst(rest);
      const street = after & ~rest;
      this.add(number, street, before, rest, cost + this.#commaCost(street));
      if (rest !== 0) this.add(number, rest, before | street, 0, cost + COST.order);
    }
  }

  #commaCost(street: WordSet): number {
    return this.#line.crossesParts(street) ? COST.commaInStreet : 0;
  }

  /** Whether the data know the street is asked when nothing cheaper is left: most frames are never opened. */
  add(number: NumberSpan | null, street: WordSet, front: WordSet, back: WordSet, base: number): void {
    const line = this.#line;
    const taken = this.#taken;
    const apart =
      number === null ? -line.numbersOfRoad(street) * COST.numberDropped : line.apartCost(number, street);
    const rest = base + apart + (street === 0 ? this.#noStreetCost(number) : this.#townCost(number, street));
    const open = (): readonly Opening[] => {
      // Digits and single letters are no street, unless the data has one of that name.
      if (street !== 0 && (street & line.withLetters) === 0 && !line.isStreet(street)) return [];
      if (endsInPreposition(line, street)) return [];
      if (breaksOffQualifier(line, street) || goesOnInPlace(line, street)) return [];
      const cost = rest + (street === 0 ? 0 : nameCost(line, street));
      const frame = { line, taken, number, street, front, back, unit: 0, cost };
      if (isInsideName(frame) || leavesName(frame)) return [];
      const withUnit = unitBehind(frame);
      return (withUnit === null ? [frame] : [withUnit, frame]).map((one) => ({
        cost: cost + taken.cost,
        open: () => draftReadings(one),
      }));
    };
    this.frames.push({ cost: rest + taken.cost + COST.knownStreetWord * countOf(street), open });
  }

  /** `Les Tilleuls 4, 90100 Delle` is hardly in a Rue de Delle, nor a misspelt farm in front of its town's postcode. */
  #townCost(number: NumberSpan | null, street: WordSet): number {
    const line = this.#line;
    const isBehind = number === null ? firstOf(street) > 0 : number.end <= firstOf(street);
    if (!isBehind || !line.standsAsTown(street)) return 0;
    // `Zuidhorne 42, 1015 CS Wilgenhout`: where numbers stand last, unknown words there are no street either.
    const isUnknown = number !== null && !line.numberFirst && !line.isStreet(street);
    return isUnknown || line.isPlace(street) ? COST.townAsStreet : 0;
  }

  /** A postcode of digits covers a town: beside it a number alone says little. One with letters is about a street. */
  #noStreetCost(number: NumberSpan | null): number {
    const { postcode } = this.#taken;
    if (number === null) return this.#line.streetlessCost();
    return postcode === null || DIGITS.test(postcode) ? COST.noStreet : 0;
  }
}

/**
 * `12 Park Cir A`, `12 Park Cir, A`: the frame with the word behind a known street as the unit of the number in front of it. Null
 * if it cannot be one.
 */
function unitBehind(frame: ReadingFrame): ReadingFrame | null {
  const { line, taken, number, street, back } = frame;
  if (!line.numberFirst || number === null || number.end !== firstOf(street) || back === 0) return null;
  const at = lastOf(street) + 1;
  if (taken.unit !== null || firstOf(back) !== at || !line.mayBeUnit(at) || !line.isStreet(street))
    return null;
  if ((line.smallWords & (1 << at)) !== 0 && beginsPlace(line, at, back)) return null;
  return { ...frame, unit: 1 << at, back: withoutFirst(back) };
}

/** `2 RUE DES LILAS A BESSONCOURT`, `1 RUE DES LILAS LE MOULE GUADELOUPE`: a small word in front of a place, or the first of its name. */
function beginsPlace(line: WordLine, at: number, back: WordSet): boolean {
  const behind = line.partWith(at, withoutFirst(back));
  if (behind === 0) return false;
  if (line.isPlace(behind)) return true;
  for (let end = at + 2; end <= lastOf(behind) + 1; end++) if (line.isPlace(wordsFrom(at, end))) return true;
  return false;
}

/** `Severance | Hill Street | Barre`: without a number, words right before a street most likely belong to its name. */
function isInsideName(frame: ReadingFrame): boolean {
  const { line, number, street, front, back } = frame;
  if (number !== null || front === 0 || back === 0) return false;
  return line.touches(street, line.part(lastOf(front))) && !isNameInFront(frame, true, front);
}

/**
 * `Asunnraut gata 3` is not number 3 of a street `Gata`: the type takes the word beside it for its name. The words of
 * `Bakkerij Jansen Brink 1, Assen` are no such name.
 */
function leavesName(frame: ReadingFrame): boolean {
  const { line, number, street, front } = frame;
  if (street === 0 || !line.isTypeAlone(street)) return false;
  const beside = firstOf(street) + (line.typeFirst ? 1 : -1);
  if (beside < 0 || beside >= line.length || line.part(beside) !== line.part(firstOf(street))) return false;
  const isOfNumber = number !== null && beside >= number.start && beside < number.end;
  // `Assen Brink 1`: the town, and its street of that name.
  if (!line.typeFirst && line.isStreet(street) && line.isPlace(wordsBefore(line, street))) return false;
  if (isOfNumber || (line.withLetters & (1 << beside)) === 0) return false;
  return number === null || !line.isStreet(street) || !isNameInFront(frame, true, front);
}

/** The words of its part that stand before a street. */
function wordsBefore(line: WordLine, street: WordSet): WordSet {
  const first = firstOf(street);
  return line.partWith(first, wordsFrom(0, line.length)) & wordsFrom(0, first);
}

/** `19 Morgan Rd, Cockeysville`: behind a part that ends in a type, a part that is a place belongs to no name. */
function goesOnInPlace(line: WordLine, street: WordSet): boolean {
  if (!line.crossesParts(street)) return false;
  const head = line.partWith(firstOf(street), street);
  return (
    line.isPlace(street & ~head) && (line.isTypeAlone(head) ? !line.typeFirst : line.hasStreetType(head))
  );
}

/** `Hvoll í Ölfusi`: no farm `Hvoll I`. The letter with its accent is no number, and a place follows. */
function endsInPreposition(line: WordLine, street: WordSet): boolean {
  const last = lastOf(street);
  if (withoutFirst(street) === 0 || last + 1 === line.length) return false;
  return line.part(last + 1) === line.part(last) && ACCENTED_PREPOSITION.test(line.text(1 << last));
}

/** `Neue` left out of `Neue Poststraße 12`. */
function breaksOffQualifier(line: WordLine, street: WordSet): boolean {
  const before = firstOf(street) - 1;
  if (street === 0 || before < 0 || (line.qualifiers & (1 << before)) === 0) return false;
  return line.part(before) === line.part(before + 1);
}
