import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import { LinePlaces } from './line-places';
import { LineWords } from './line-words';
import { type NumberSpan, NumberSpans } from './number-spans';
import type { ReadingDraft, ReadingDrafts } from './reading-drafts';
import { type Vocabulary, WordLine } from './word-line';
import { countOf, firstOf, lastOf, type WordSet, withoutFirst, wordsFrom } from './word-set';
import { WordSets } from './word-sets';

const NONE: readonly string[] = [];

/** One way to read a line. */
export class LineReading {
  fields: AddressQuery = {};
  /** Words beside the street or the place that no field took. */
  leftOver = NONE;
  /** The same in comma-separated parts of their own: a company, a person. */
  leftApart = NONE;
  /** Its parts stand in an order that is rare in the country. */
  unusualOrder = false;
  /** A comma stands between the street and its number. */
  numberApart = false;
  /** What the country knows to belong to no field: floors, attention lines. */
  noise = NONE;
  /** Its postcode stands where a house number stands, and there is no other, or it is the likelier number. */
  postcodeAsNumber = false;
  /** How little the words themselves speak for it: readings are tried from the lowest. */
  cost = 0;
}

/** Costs of reading words against appearances, in the order of how far-fetched that is. */
const COST = {
  unknownStreet: 2,
  unknownPlace: 1.5,
  leftOver: 1.1,
  leftApart: 0.8,
  order: 0.5,
  numberDropped: 2.5,
  noStreet: 2,
  noPlace: 0.4,
};
/** A comma inside the street is rare; a street begins at its part, or where the data knows one. */
const COMMA_IN_STREET_COST = 1.5;
/** A later number leaves an earlier one to the street's name (`Plein 1940 12`): the last one is likelier. */
const LATER_NUMBER_COST = 0.6;
const PLACE_FIELDS = ['city', 'suburb', 'municipality'] as const;

const DIGITS = /^\d+$/;

/** Reads the words of a line that was taken apart in one way. Used again: see `draft`. */
export class LineReader {
  readonly #drafts: ReadingDrafts;
  readonly #line = new WordLine();
  readonly #numbers = new NumberSpans();
  #taken = new LineWords();
  #numberFirst = false;
  /** A postcode with letters is no house number. */
  #postcodeAsNumber = false;
  /** Words that were split into places: several drafts have the same before or behind them. */
  readonly #splits: LinePlaces[] = [];
  #splitCount = 0;
  /** What the words of the draft weighed last are, beside street and number. */
  readonly #places = new WordSets();
  readonly #leftOver = new WordSets();
  readonly #leftApart = new WordSets();
  /** What these cost: a function that gives a fraction allocates it. */
  #weight = 0;

  readonly #way: number;

  /** @param way its number among several. @param drafts where they go. */
  constructor(way: number, drafts: ReadingDrafts) {
    this.#way = way;
    this.#drafts = drafts;
  }

  /** Takes the line that is read from now on, and drafts every reading of it. */
  draft(profile: CountryProfile, vocabulary: Vocabulary, taken: LineWords): void {
    this.#numberFirst = profile.conventions.numberFirst;
    this.#taken = taken;
    this.#line.begin(profile, vocabulary, taken.words);
    this.#postcodeAsNumber = taken.postcodeAsNumber && DIGITS.test(taken.postcode!);
    this.#splitCount = 0;
    if (!taken.postBox) this.#withNumber(profile);
    this.#withoutNumber();
  }

  #withNumber(profile: CountryProfile): void {
    const numbers = this.#numbers;
    numbers.find(profile, this.#taken.words);
    for (let at = numbers.first; at < numbers.length; at++) this.#around(numbers.at(at));
  }

  /** Readings with a run of words as the number. */
  #around(span: NumberSpan): void {
    const before = wordsFrom(0, span.start);
    const after = wordsFrom(span.end, this.#line.length);
    const later = this.#numberFirst ? 0 : countOf(after & this.#line.numeric) * LATER_NUMBER_COST;
    this.#streetBefore(span, before, after, later + (this.#numberFirst ? COST.order : 0));
    this.#streetAfter(span, before, after, later + (this.#numberFirst ? 0 : COST.order));
  }

  /** Readings of a line without a house number: a street and a place, either way round, or one of them. */
  #withoutNumber(): void {
    const { length, numeric } = this.#line;
    const base = countOf(numeric) * COST.numberDropped;
    if (length === 0) {
      if (this.#taken.postcode !== null) this.#push(base, null, 0, 0, 0, 0);
      return;
    }
    for (let cut = 0; cut <= length; cut++) {
      const head = wordsFrom(0, cut);
      const tail = wordsFrom(cut, length);
      this.#draft(null, head, 0, tail, base);
      if (cut > 0 && cut < length) this.#draft(null, tail, head, 0, base + COST.order);
    }
  }

  /** `Herestraat 12 Groningen`, and with places or other words in front. */
  #streetBefore(number: NumberSpan, before: WordSet, after: WordSet, base: number): void {
    if (before === 0) this.#draft(number, 0, 0, after, base);
    for (let street = before; street !== 0; street = withoutFirst(street)) {
      const cost = base + this.#commaInside(street);
      this.#draft(number, street, before & ~street, after, cost);
    }
  }

  /** `12 Main St Springfield`, `9711 AB 12 Groningen Herestraat`: the street after the number. */
  #streetAfter(number: NumberSpan, before: WordSet, after: WordSet, base: number): void {
    for (let rest = after; rest !== 0; ) {
      rest = withoutFirst(rest);
      const street = after & ~rest;
      const cost = base + this.#commaInside(street);
      this.#draft(number, street, before, rest, cost);
      if (rest !== 0) this.#draft(number, rest, before | street, 0, base + COST.order);
    }
  }

  #commaInside(street: WordSet): number {
    const line = this.#line;
    return line.part(firstOf(street)) !== line.part(lastOf(street)) ? COMMA_IN_STREET_COST : 0;
  }

  /** One street with the words around it as places, or as left over. */
  #draft(number: NumberSpan | null, street: WordSet, front: WordSet, back: WordSet, base: number): void {
    const line = this.#line;
    // Digits and single letters are no street, unless the data has one of that name.
    if (street !== 0 && (street & line.withLetters) === 0 && !line.isStreet(street)) return;
    this.#weigh(number, street, front, back);
    const cost = base + this.#nameCost(number, street) + this.#weight;
    this.#push(cost, number, street, front, back, 0);
    const damaged = this.#damagedPlace(front, back);
    if (damaged !== 0) this.#push(cost + COST.unknownPlace, number, street, front, back, damaged);
  }

  #push(
    cost: number,
    number: NumberSpan | null,
    street: WordSet,
    front: WordSet,
    back: WordSet,
    damagedPlace: WordSet,
  ): void {
    this.#drafts.add(this.#way, cost + this.#taken.cost, number, street, front, back, damagedPlace);
  }

  #nameCost(number: NumberSpan | null, street: WordSet): number {
    if (street !== 0) {
      const words = countOf(street);
      return this.#line.isStreet(street) ? -0.05 * words : COST.unknownStreet + 0.1 * words;
    }
    return number !== null && this.#taken.postcode === null ? COST.noStreet : 0;
  }

  /** Decides what the words around street and number are, and what that costs. */
  #weigh(number: NumberSpan | null, street: WordSet, front: WordSet, back: WordSet): void {
    const behind = this.#behind(back);
    const before = this.#before(front, behind);
    const places = this.#places;
    places.clear();
    this.#leftOver.clear();
    this.#leftApart.clear();
    let cost = 0;
    // Behind the street the smallest place stands first, before it the last.
    for (let at = 0; at < behind.known.length; at++) places.push(behind.known.at(at));
    for (let at = before.known.length - 1; at >= 0; at--) places.push(before.known.at(at));
    // Unknown words behind the number are most likely a damaged place; in front, a name or a company.
    const takesFirst = places.length === 0 && behind.unknown.length > 0;
    if (takesFirst) {
      places.push(behind.unknown.at(0));
      cost += COST.unknownPlace;
    }
    for (let at = takesFirst ? 1 : 0; at < behind.unknown.length; at++)
      cost += this.#leave(behind.unknown.at(at), number, street);
    for (let at = 0; at < before.unknown.length; at++)
      cost += this.#leave(before.unknown.at(at), number, street);
    if (before.known.length > 0) cost += COST.order;
    if (places.length === 0) cost += COST.noPlace;
    for (let at = PLACE_FIELDS.length; at < places.length; at++) this.#leftApart.push(places.at(at));
    places.cut(PLACE_FIELDS.length);
    this.#weight = cost;
  }

  /** Leaves words unread. */
  #leave(words: WordSet, number: NumberSpan | null, street: WordSet): number {
    const line = this.#line;
    const part = line.part(firstOf(words));
    const withDigit = (words & line.withDigit) !== 0;
    // A part with a number is more than a company's name: most likely the street itself. So is one in a line that
    // has no number.
    const apart =
      street !== 0 && number !== null && number.part !== part && !line.touches(street, part) && !withDigit;
    (apart ? this.#leftApart : this.#leftOver).push(words);
    const cost = apart ? COST.leftApart : COST.leftOver * countOf(words);
    return withDigit ? cost + COST.numberDropped : cost;
  }

  #behind(back: WordSet): LinePlaces {
    return this.#placesIn(back, false);
  }

  /** A place before the street in a part with other words is none where the line ends in a place: `Acme Trading Co`. */
  #before(front: WordSet, behind: LinePlaces): LinePlaces {
    return this.#placesIn(front, behind.known.length > 0);
  }

  #placesIn(words: WordSet, wholeParts: boolean): LinePlaces {
    const splits = this.#splits;
    for (let at = 0; at < this.#splitCount; at++) {
      const known = splits[at]!;
      if (known.words === words && known.wholeParts === wholeParts) return known;
    }
    if (this.#splitCount === splits.length) splits.push(new LinePlaces());
    const places = splits[this.#splitCount]!;
    places.split(this.#line, words, wholeParts);
    this.#splitCount++;
    return places;
  }

  /** `ieuw Scheemda`: a known place beside unknown words may be one damaged name. */
  #damagedPlace(front: WordSet, back: WordSet): WordSet {
    const behind = this.#behind(back);
    const before = this.#before(front, behind);
    if (behind.known.length + before.known.length === 0) return 0;
    for (let rest = back; rest !== 0; ) {
      const part = this.#line.firstPart(rest);
      rest &= ~part;
      const severalWords = withoutFirst(part) !== 0;
      if (severalWords && behind.unknown.touches(part)) return part;
    }
    return 0;
  }

  /** Writes a draft of this reader out. @param reading where it goes; its fields are a fresh object. */
  write({ number, street, front, back, damagedPlace, cost }: ReadingDraft, reading: LineReading): void {
    const line = this.#line;
    const { words, postcode, unit, leftOver: noise } = this.#taken;
    const fields: AddressQuery = {};
    if (street !== 0) fields.streetname = line.text(street);
    if (number !== null) {
      fields.number = words.text(number.number, number.end);
      if (unit !== null) fields.suffix = unit;
    }
    this.#weigh(number, street, front, back);
    for (let at = 0; at < this.#places.length; at++)
      fields[PLACE_FIELDS[at]!] = line.text(this.#places.at(at));
    if (damagedPlace !== 0) fields.city = line.text(damagedPlace);
    if (postcode !== null) fields.postcode = postcode;
    reading.fields = fields;
    reading.leftOver = damagedPlace !== 0 ? NONE : this.#textsOf(this.#leftOver);
    reading.leftApart = this.#textsOf(this.#leftApart);
    reading.unusualOrder = damagedPlace === 0 && this.#before(front, this.#behind(back)).known.length > 0;
    reading.numberApart = number !== null && street !== 0 && !line.touches(street, number.part);
    reading.noise = noise;
    reading.postcodeAsNumber = this.#postcodeAsNumber && (number === null || this.#numberFirst);
    reading.cost = cost;
  }

  #textsOf(sets: WordSets): readonly string[] {
    if (sets.length === 0) return NONE;
    // Not by a function: what it would remember is made at every call, for no sets too.
    const texts = new Array<string>(sets.length);
    for (let at = 0; at < texts.length; at++) texts[at] = this.#line.text(sets.at(at));
    return texts;
  }
}
