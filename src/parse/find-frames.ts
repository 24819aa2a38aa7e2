import type { CountryProfile } from '../country/index';
import { type NumberSpan, numberSpans } from './number-spans';
import { COST, nameCost } from './reading-costs';
import type { ReadingFrame } from './reading-draft';
import type { TakenLine } from './take-apart';
import { type Vocabulary, WordLine } from './word-line';
import { countOf, type WordSet, withoutFirst, wordsFrom } from './word-set';

/** Every frame of a line that was taken apart in one way: a street before or after each number, or without a number. */
export function findFrames(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): readonly ReadingFrame[] {
  const finder = new FrameFinder(profile, vocabulary, taken);
  for (const span of numberSpans(profile, taken.words)) finder.addWithNumber(span);
  finder.addWithoutNumber();
  return finder.frames;
}

class FrameFinder {
  readonly frames: ReadingFrame[] = [];
  readonly #line: WordLine;
  readonly #taken: TakenLine;

  constructor(profile: CountryProfile, vocabulary: Vocabulary, taken: TakenLine) {
    this.#taken = taken;
    this.#line = new WordLine(profile, vocabulary, taken.words);
  }

  /** Frames with a run of words as the number. */
  addWithNumber(span: NumberSpan): void {
    const { length, numeric, numberFirst } = this.#line;
    const before = wordsFrom(0, span.start);
    const after = wordsFrom(span.end, length);
    const later = numberFirst ? 0 : countOf(after & numeric) * COST.laterNumber;
    this.#addStreetsBefore(span, before, after, later + (numberFirst ? COST.order : 0));
    this.#addStreetsAfter(span, before, after, later + (numberFirst ? 0 : COST.order));
  }

  /** Frames of a line without a house number: a street and a place, either way round, or one of them. */
  addWithoutNumber(): void {
    const { length, numeric } = this.#line;
    if (length === 0 && this.#taken.postcode === null) return;
    const cost = countOf(numeric) * COST.numberDropped;
    for (let cut = 0; cut <= length; cut++) {
      const head = wordsFrom(0, cut);
      const tail = wordsFrom(cut, length);
      this.#add(null, head, 0, tail, cost);
      if (cut > 0 && cut < length) this.#add(null, tail, head, 0, cost + COST.order);
    }
  }

  /** `Herestraat 12 Groningen`, and with places or other words in front. */
  #addStreetsBefore(number: NumberSpan, before: WordSet, after: WordSet, cost: number): void {
    if (before === 0) this.#add(number, 0, 0, after, cost);
    for (let street = before; street !== 0; street = withoutFirst(street))
      this.#add(number, street, before & ~street, after, cost + this.#commaCost(street));
  }

  /** `12 Main St Springfield`, `9711 AB 12 Groningen Herestraat`: the street after the number. */
  #addStreetsAfter(number: NumberSpan, before: WordSet, after: WordSet, cost: number): void {
    for (let rest = after; rest !== 0; ) {
      rest = withoutFirst(rest);
      const street = after & ~rest;
      this.#add(number, street, before, rest, cost + this.#commaCost(street));
      if (rest !== 0) this.#add(number, rest, before | street, 0, cost + COST.order);
    }
  }

  #commaCost(street: WordSet): number {
    return this.#line.crossesParts(street) ? COST.commaInStreet : 0;
  }

  #add(number: NumberSpan | null, street: WordSet, front: WordSet, back: WordSet, base: number): void {
    const line = this.#line;
    // Digits and single letters are no street, unless the data has one of that name.
    if (street !== 0 && (street & line.withLetters) === 0 && !line.isStreet(street)) return;
    const cost = base + (street === 0 ? this.#noStreetCost(number) : nameCost(line, street));
    this.frames.push({ line, taken: this.#taken, number, street, front, back, cost });
  }

  #noStreetCost(number: NumberSpan | null): number {
    return number !== null && this.#taken.postcode === null ? COST.noStreet : 0;
  }
}
