import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import { placesIn } from './line-places';
import { type LineWord, type LineWords, lineWords, partsOf, textOf } from './line-words';
import { type NumberSpan, numberSpans } from './number-spans';

/** What the data knows of a text: parse asks, whoever calls it answers. */
export interface Vocabulary {
  isStreet(text: string): boolean;
  isPlace(text: string): boolean;
}

/** What a reading leaves unread, and how far it departs from the usual. */
interface ReadingManner {
  /** Words beside the street or the place that no field took. */
  leftOver: string[];
  /** The same in comma-separated parts of their own: a company, a person. */
  leftApart: string[];
  /** Its parts stand in an order that is rare in the country. */
  unusualOrder: boolean;
  /** A comma stands between the street and its number. */
  numberApart: boolean;
}

/** One way to read a line. */
export interface LineReading extends ReadingManner {
  fields: AddressQuery;
  /** What the country knows to belong to no field: floors, attention lines. */
  noise: string[];
  /** Its postcode stands where a house number stands, and there is no other, or it is the likelier number. */
  postcodeAsNumber: boolean;
  /** How little the words themselves speak for it: readings are tried from the lowest. */
  cost: number;
}

/** Every word read, in the usual order. */
const WHOLE: ReadingManner = { leftOver: [], leftApart: [], unusualOrder: false, numberApart: false };

const MAX_READINGS = 10;
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

/**
 * All plausible ways to read one line as an address, most plausible first: every run of words that may be the
 * number, with the street before or after it and places around, helped by what the data knows.
 */
export function readLine(profile: CountryProfile, vocabulary: Vocabulary, line: string): LineReading[] {
  const readings: LineReading[] = [];
  for (const taken of lineWords(profile, line)) {
    const reader = new LineReader(profile, vocabulary, taken);
    if (!taken.postBox) {
      for (const span of numberSpans(profile, taken.words)) readings.push(...reader.around(span));
    }
    readings.push(...reader.withoutNumber());
  }
  return distinct(readings);
}

function distinct(readings: LineReading[]): LineReading[] {
  const seen = new Set<string>();
  return readings
    .sort((a, b) => a.cost - b.cost)
    .filter(({ fields }) => {
      const name = JSON.stringify(fields);
      return !seen.has(name) && seen.add(name);
    })
    .slice(0, MAX_READINGS);
}

class LineReader {
  readonly #profile: CountryProfile;
  readonly #vocabulary: Vocabulary;
  readonly #words: readonly LineWord[];
  readonly #postcode: string | null;
  readonly #postcodeAsNumber: boolean;
  readonly #unit: string | null;
  readonly #noise: readonly string[];
  readonly #cost: number;
  readonly #places = new Map<string, boolean>();
  readonly #streets = new Map<string, boolean>();
  readonly #digits: number;

  constructor(profile: CountryProfile, vocabulary: Vocabulary, taken: LineWords) {
    const { words, postcode, postcodeAsNumber, unit, leftOver, cost } = taken;
    this.#profile = profile;
    this.#vocabulary = vocabulary;
    this.#words = words;
    this.#postcode = postcode;
    // A postcode with letters is no house number.
    this.#postcodeAsNumber = postcodeAsNumber && !/\D/.test(postcode ?? 'none');
    this.#unit = unit;
    this.#noise = leftOver;
    this.#cost = cost;
    this.#digits = words.filter(({ raw }) => /^\d/.test(raw)).length;
  }

  /** Readings with a run of words as the number. */
  around(span: NumberSpan): LineReading[] {
    const before = this.#words.slice(0, span.start);
    const after = this.#words.slice(span.end);
    const numberFirst = this.#profile.habits.numberFirst;
    // A later number leaves an earlier one to the street's name (`Plein 1940 12`): the last one is likelier.
    const laterNumbers = after.filter(({ raw }) => /^\d/.test(raw)).length;
    const base = laterNumbers * (numberFirst ? 0 : 0.6);
    return [
      ...this.#streetBefore(span, before, after, base + (numberFirst ? COST.order : 0)),
      ...this.#streetAfter(span, before, after, base + (numberFirst ? 0 : COST.order)),
    ];
  }

  /** Readings of a line without a house number: a street and a place, either way round, or one of them. */
  withoutNumber(): LineReading[] {
    const words = this.#words;
    const base = this.#digits * COST.numberDropped;
    if (words.length === 0) {
      return this.#postcode === null ? [] : [this.#reading({}, WHOLE, base)];
    }
    const readings: LineReading[] = [];
    for (let cut = 0; cut <= words.length; cut++) {
      const head = words.slice(0, cut);
      const tail = words.slice(cut);
      readings.push(...this.#combined(undefined, head, [], tail, base));
      if (cut > 0 && cut < words.length)
        readings.push(...this.#combined(undefined, tail, head, [], base + COST.order));
    }
    return readings;
  }

  /** `Herestraat 12 Groningen`, and with places or other words in front. */
  #streetBefore(
    number: NumberSpan,
    before: readonly LineWord[],
    after: readonly LineWord[],
    base: number,
  ): LineReading[] {
    const readings: LineReading[] = [];
    for (let start = 0; start < before.length; start++) {
      const street = before.slice(start);
      // A comma inside the street is rare; a street begins at its part, or where the data knows one.
      const crosses = street[0]!.part !== street[street.length - 1]!.part ? 1.5 : 0;
      readings.push(...this.#combined(number, street, before.slice(0, start), after, base + crosses));
    }
    if (before.length === 0) readings.push(...this.#combined(number, [], [], after, base));
    return readings;
  }

  /** `12 Main St Springfield`, `9711 AB 12 Groningen Herestraat`: the street after the number. */
  #streetAfter(
    number: NumberSpan,
    before: readonly LineWord[],
    after: readonly LineWord[],
    base: number,
  ): LineReading[] {
    const readings: LineReading[] = [];
    for (let end = 1; end <= after.length; end++) {
      const street = after.slice(0, end);
      const crosses = street[0]!.part !== street[end - 1]!.part ? 1.5 : 0;
      readings.push(...this.#combined(number, street, before, after.slice(end), base + crosses));
      if (end < after.length) {
        readings.push(
          ...this.#combined(number, after.slice(end), [...before, ...street], [], base + COST.order),
        );
      }
    }
    return readings;
  }

  /** One street with the words around it as places, or as left over. */
  #combined(
    number: NumberSpan | undefined,
    street: readonly LineWord[],
    front: readonly LineWord[],
    back: readonly LineWord[],
    base: number,
  ): LineReading[] {
    const streetText = textOf(street);
    // Digits and single letters are no street, unless the data has one of that name.
    if (street.length > 0 && !/\p{L}{2}/u.test(streetText) && !this.#isStreet(streetText)) return [];
    const fields: AddressQuery = {};
    let cost = base;
    if (street.length > 0) {
      fields.streetname = streetText;
      if (!this.#isStreet(streetText)) cost += COST.unknownStreet + 0.1 * street.length;
      else cost -= 0.05 * street.length;
    } else if (number !== undefined && this.#postcode === null) {
      cost += COST.noStreet;
    }
    if (number !== undefined) {
      fields.number = number.text;
      if (this.#unit !== null) fields.suffix = this.#unit;
    }
    const leftOver: string[] = [];
    const leftApart: string[] = [];
    const usedParts = new Set(street.map(({ part }) => part));
    if (number !== undefined) usedParts.add(number.part);
    const isPlace = (text: string) => this.#isPlace(text);
    const backPlaces = placesIn(back, isPlace, false);
    // A place before the street in a part with other words, where the line ends in a place: `Acme Trading Co`.
    const frontPlaces = placesIn(front, isPlace, backPlaces.known.length > 0);
    // Behind the street the smallest place stands first, before it the last.
    const known = [...backPlaces.known, ...frontPlaces.known.reverse()];
    const guessed = [...backPlaces.unknown, ...frontPlaces.unknown];
    const places = [...known];
    // Unknown words behind the number are most likely a damaged place; in front, a name or a company.
    if (places.length === 0 && backPlaces.unknown.length > 0) {
      places.push(guessed.shift()!.text);
      cost += COST.unknownPlace;
    }
    for (const { text, part } of guessed) {
      // A part with a number is more than a company's name: most likely the street itself. So is one in a line that
      // has no number.
      const apart = street.length > 0 && number !== undefined && !usedParts.has(part) && !/\d/.test(text);
      (apart ? leftApart : leftOver).push(text);
      cost += apart ? COST.leftApart : COST.leftOver * text.split(' ').length;
      if (/\d/.test(text)) cost += COST.numberDropped;
    }
    if (frontPlaces.known.length > 0) cost += COST.order;
    if (places.length === 0) cost += COST.noPlace;
    const names = ['city', 'suburb', 'municipality'] as const;
    for (const [index, place] of places.entries()) {
      const field = names[index];
      if (field !== undefined) fields[field] = place;
      else leftApart.push(place);
    }
    const unusualOrder = frontPlaces.known.length > 0;
    const numberApart =
      number !== undefined && street.length > 0 && street.every(({ part }) => part !== number.part);
    const readings = [this.#reading(fields, { leftOver, leftApart, unusualOrder, numberApart }, cost)];
    // `ieuw Scheemda`: a known place beside unknown words may be one damaged name.
    const whole = partsOf(back).find(
      (part) => part.length > 1 && backPlaces.unknown.some((one) => one.part === part[0]!.part),
    );
    if (whole !== undefined && known.length > 0) {
      const fields2 = { ...fields, city: textOf(whole) };
      readings.push(this.#reading(fields2, { ...WHOLE, leftApart, numberApart }, cost + COST.unknownPlace));
    }
    return readings;
  }

  #reading(fields: AddressQuery, manner: ReadingManner, cost: number): LineReading {
    const whole = this.#postcode === null ? fields : { ...fields, postcode: this.#postcode };
    const postcodeAsNumber =
      this.#postcodeAsNumber && (fields.number === undefined || this.#profile.habits.numberFirst);
    return { fields: whole, ...manner, noise: [...this.#noise], postcodeAsNumber, cost: cost + this.#cost };
  }

  #isStreet(text: string): boolean {
    return remembered(this.#streets, text, () => this.#vocabulary.isStreet(text));
  }

  #isPlace(text: string): boolean {
    return remembered(this.#places, text, () => this.#vocabulary.isPlace(text));
  }
}

function remembered(known: Map<string, boolean>, text: string, find: () => boolean): boolean {
  let answer = known.get(text);
  if (answer === undefined) {
    answer = find();
    known.set(text, answer);
  }
  return answer;
}
