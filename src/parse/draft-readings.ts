import type { CountryProfile } from '../country/index';
import { findPlaces, type LinePlaces } from './line-places';
import { type NumberSpan, numberSpans } from './number-spans';
import { COST } from './reading-costs';
import type { ReadingDraft, Surroundings } from './reading-draft';
import { NOTHING_AROUND, weighSurroundings, withDamagedPlace } from './surroundings';
import type { TakenLine } from './take-apart';
import { type Vocabulary, WordLine } from './word-line';
import { countOf, type WordSet, withoutFirst, wordsFrom } from './word-set';

/** Every reading of a line that was taken apart in one way, in no order. */
export function draftReadings(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): readonly ReadingDraft[] {
  const drafter = new Drafter(profile, vocabulary, taken);
  if (!taken.postBox) for (const span of numberSpans(profile, taken.words)) drafter.withNumber(span);
  drafter.withoutNumber();
  return drafter.drafts;
}

/** Drafts the readings of one line: a street before or after each number, or without a number. */
class Drafter {
  readonly drafts: ReadingDraft[] = [];
  readonly #line: WordLine;
  readonly #taken: TakenLine;
  /** What was found among words in front and behind: several drafts share them. */
  readonly #front = new Map<WordSet, LinePlaces>();
  readonly #back = new Map<WordSet, LinePlaces>();

  constructor(profile: CountryProfile, vocabulary: Vocabulary, taken: TakenLine) {
    this.#taken = taken;
    this.#line = new WordLine(profile, vocabulary, taken.words);
  }

  /** Readings with a run of words as the number. */
  withNumber(span: NumberSpan): void {
    const before = wordsFrom(0, span.start);
    const after = wordsFrom(span.end, this.#line.length);
    const later = this.#line.numberFirst ? 0 : countOf(after & this.#line.numeric) * COST.laterNumber;
    this.#streetBefore(span, before, after, later + (this.#line.numberFirst ? COST.order : 0));
    this.#streetAfter(span, before, after, later + (this.#line.numberFirst ? 0 : COST.order));
  }

  /** Readings of a line without a house number: a street and a place, either way round, or one of them. */
  withoutNumber(): void {
    const { length, numeric } = this.#line;
    const base = countOf(numeric) * COST.numberDropped;
    if (length === 0) {
      if (this.#taken.postcode !== null) this.#draft(null, 0, NOTHING_AROUND, base);
      return;
    }
    for (let cut = 0; cut <= length; cut++) {
      const head = wordsFrom(0, cut);
      const tail = wordsFrom(cut, length);
      this.#add(null, head, 0, tail, base);
      if (cut > 0 && cut < length) this.#add(null, tail, head, 0, base + COST.order);
    }
  }

  /** `Herestraat 12 Groningen`, and with places or other words in front. */
  #streetBefore(number: NumberSpan, before: WordSet, after: WordSet, base: number): void {
    if (before === 0) this.#add(number, 0, 0, after, base);
    for (let street = before; street !== 0; street = withoutFirst(street))
      this.#add(number, street, before & ~street, after, base + this.#commaCost(street));
  }

  /** `12 Main St Springfield`, `9711 AB 12 Groningen Herestraat`: the street after the number. */
  #streetAfter(number: NumberSpan, before: WordSet, after: WordSet, base: number): void {
    for (let rest = after; rest !== 0; ) {
      rest = withoutFirst(rest);
      const street = after & ~rest;
      this.#add(number, street, before, rest, base + this.#commaCost(street));
      if (rest !== 0) this.#add(number, rest, before | street, 0, base + COST.order);
    }
  }

  #commaCost(street: WordSet): number {
    return this.#line.crossesParts(street) ? COST.commaInStreet : 0;
  }

  /** Adds one street, or none, with the words around it as places, or as left over. */
  #add(number: NumberSpan | null, street: WordSet, front: WordSet, back: WordSet, base: number): void {
    const line = this.#line;
    // Digits and single letters are no street, unless the data has one of that name.
    if (street !== 0 && (street & line.withLetters) === 0 && !line.isStreet(street)) return;
    const behind = this.#behind(back);
    const before = this.#before(front, behind);
    const around = weighSurroundings(line, number, street, before, behind);
    const cost = base + this.#nameCost(number, street) + around.cost;
    this.#draft(number, street, around, cost);
    const damaged = withDamagedPlace(line, back, around, before, behind);
    if (damaged !== null) this.#draft(number, street, damaged, cost + COST.unknownPlace);
  }

  #draft(number: NumberSpan | null, street: WordSet, around: Surroundings, cost: number): void {
    const line = this.#line;
    const taken = this.#taken;
    this.drafts.push({ line, taken, number, street, around, cost: cost + taken.cost });
  }

  #nameCost(number: NumberSpan | null, street: WordSet): number {
    if (street === 0) return number !== null && this.#taken.postcode === null ? COST.noStreet : 0;
    const words = countOf(street);
    if (this.#line.isStreet(street)) return COST.knownStreetWord * words;
    return COST.unknownStreet + COST.unknownStreetWord * words;
  }

  #behind(words: WordSet): LinePlaces {
    let places = this.#back.get(words);
    if (places === undefined) {
      places = findPlaces(this.#line, words, false);
      this.#back.set(words, places);
    }
    return places;
  }

  /** A place before the street in a part with other words is none where the line ends in a place: `Acme Trading Co`. */
  #before(words: WordSet, { known }: LinePlaces): LinePlaces {
    if (known.length === 0) return this.#behind(words);
    let places = this.#front.get(words);
    if (places === undefined) {
      places = findPlaces(this.#line, words, true);
      this.#front.set(words, places);
    }
    return places;
  }
}
