import type { CountryProfile } from '../../country/index';
import { editDistance } from '../../text/edit-distance';
import { fold, squash } from '../../text/fold';
import type { Vocabulary } from '../vocabulary';
import { endOfPhrase } from './find-phrase';
import type { LineWord } from './line-word';
import type { NumberSpan } from './number-span';
import { WordKinds } from './word-kinds';
import { firstOf, lastOf, type WordSet, withoutFirst, wordsFrom } from './word-set';

/** Codes of divisions. */
const SHORT_CODE = /^\(?\p{IDS}{2,3}\.?\)?$/u;
const CODE_IN_CAPITALS = /^\(?\p{Lu}{2,3}\.?\)?$/u;
const SMALL_CODE = /^\p{Ll}{2}$/u;
/** `A`, `12`, `4B`, `B-12`, `1/2`, `3-4`. */
const UNIT = /^(?:\p{IDS}{1,2}|\d{1,4}\p{IDS}?|\p{IDS}{1,2}-?\d{1,4}|\d\/\d|\d{1,4}-\d{1,4})$/u;

/** A shorter word is one letter from a street type by chance. */
const LEAST_SLIPPED = 3;

/** The words of a line, and what it knows about sets of them: a street, a place, a company. */
export class WordLine extends WordKinds {
  readonly length: number;
  readonly numberFirst: boolean;
  /** Street types stand before names: `Via Roma`. */
  readonly typeFirst: boolean;
  readonly #words: readonly LineWord[];
  /** The keys of all words in one text, and the position at which the key of each word begins. */
  readonly #key: string;
  readonly #keyStarts: readonly number[];
  readonly #profile: CountryProfile;
  readonly #vocabulary: Vocabulary;
  /** What was asked of sets of words: drafts share most of theirs. */
  readonly #streets = new Map<WordSet, boolean>();
  readonly #places = new Map<WordSet, boolean>();

  constructor(profile: CountryProfile, vocabulary: Vocabulary, words: readonly LineWord[]) {
    super(profile, words);
    this.#words = words;
    this.#profile = profile;
    this.#vocabulary = vocabulary;
    this.length = words.length;
    this.numberFirst = profile.conventions.numberFirst;
    this.typeFirst = profile.conventions.typePlace === 'first';
    const keyStarts = [0];
    let key = '';
    for (const { folded } of words) {
      key += profile.keyOf(folded);
      keyStarts.push(key.length);
    }
    this.#key = key;
    this.#keyStarts = keyStarts;
  }

  /** The comma-separated part that a word stands in. */
  part(word: number): number {
    return this.#words[word]!.part;
  }

  /** Those of some words that stand in the same part as one of them. */
  partWith(word: number, words: WordSet): WordSet {
    const part = this.part(word);
    let found: WordSet = 0;
    for (let rest = words; rest !== 0; rest = withoutFirst(rest))
      if (this.part(firstOf(rest)) === part) found |= rest & -rest;
    return found;
  }

  /** True if one of the words stands in a part. */
  touches(words: WordSet, part: number): boolean {
    for (let rest = words; rest !== 0; rest = withoutFirst(rest))
      if (this.part(firstOf(rest)) === part) return true;
    return false;
  }

  /** True if the words stand in several parts. */
  crossesParts(words: WordSet): boolean {
    return words !== 0 && this.part(firstOf(words)) !== this.part(lastOf(words));
  }

  /** Words as they were written. */
  text(words: WordSet): string {
    let text = '';
    for (let rest = words; rest !== 0; rest = withoutFirst(rest)) {
      const { raw } = this.#words[firstOf(rest)]!;
      text = text === '' ? raw : `${text} ${raw}`;
    }
    return text;
  }

  isStreet(words: WordSet): boolean {
    let answer = this.#streets.get(words);
    if (answer === undefined) {
      answer = this.#isKnown(words, (key) => this.#vocabulary.isStreet(key)) || this.#isRoad(words);
      this.#streets.set(words, answer);
    }
    return answer;
  }

  /** `Hwy 50`: a road with a number needs no register to be a street. */
  #isRoad(words: WordSet): boolean {
    const { roads } = this.#profile;
    if (roads === null || (words & this.withDigit) === 0) return false;
    return roads.read(fold(this.text(words))) !== null;
  }

  isPlace(words: WordSet): boolean {
    let answer = this.#places.get(words);
    if (answer === undefined) {
      answer =
        (words & ~this.digits & ~this.typesLikeCodes) !== 0 &&
        (this.#isKnown(words, (key) => this.#vocabulary.isPlace(key)) ||
          this.#isCounty(words) ||
          this.#isTurnedPlace(words));
      this.#places.set(words, answer);
    }
    return answer;
  }

  /** `Windsor County`. */
  #isCounty(words: WordSet): boolean {
    const last = lastOf(words);
    const name = words & ~(1 << last);
    return name !== 0 && this.#words[last]!.folded === 'county' && this.isPlace(name);
  }

  /** `East Brunswick` for Brunswick East: a word that has an opposite stands at the other end. */
  #isTurnedPlace(words: WordSet): boolean {
    const [first, last] = [words & -words, 1 << lastOf(words)];
    if (first === last || this.crossesParts(words)) return false;
    const isTurned = (end: WordSet, ...parts: readonly WordSet[]) =>
      this.excludesOthers(end) && this.#vocabulary.isPlace(parts.map((part) => this.#keyOf(part)).join(''));
    return isTurned(first, words & ~first, first) || isTurned(last, last, words & ~last);
  }

  /** True for words with which the name of a street in the data begins, or if nobody knows. */
  beginsStreet(words: WordSet): boolean {
    return this.#vocabulary.beginsStreet?.(this.#keyOf(words)) ?? true;
  }

  /** `90100 Delle`: true for the name of a place right behind the postcode, in countries that write the town there. */
  isTownBehindPostcode(words: WordSet): boolean {
    return this.standsAsTown(words) && this.isPlace(words);
  }

  /** True for words right behind the postcode, in countries that write the town there. */
  standsAsTown(words: WordSet): boolean {
    const { postcodeBeforeCity } = this.#profile.conventions;
    return postcodeBeforeCity && this.#words[firstOf(words)]!.behindPostcode === true;
  }

  /** True if one of the words says that the place meant is near what is named: `near`, `tegenover`. */
  tellsRelation(words: WordSet): boolean {
    const { near } = this.#profile.relations;
    for (let rest = words; rest !== 0; rest = withoutFirst(rest)) {
      const at = firstOf(rest);
      if (endOfPhrase(near, this.#words, at) > at) return true;
    }
    return false;
  }

  /** True for a particle or a title. */
  isOptional(words: WordSet): boolean {
    return this.#profile.isOptional(this.#keyOf(words));
  }

  /**
   * True for a letter or two, a short number or both (`A`, `12`, `4B`, `B-12`, `1/2`), and for a suffix that the
   * country knows: `bis`.
   */
  mayBeUnit(word: number): boolean {
    const { raw, folded, part } = this.#words[word]!;
    // `48 boulevard Barbès face à la gare`
    const isSmall = (this.smallWords & (1 << word)) !== 0 && raw !== raw.toUpperCase();
    if (isSmall && this.#words[word + 1]?.part === part) return false;
    return UNIT.test(raw) || this.#profile.isSuffixWord(folded);
  }

  /** True for a word that announces a unit: `Apt`, `Unit`. */
  announcesUnit(word: number): boolean {
    return this.#profile.conventions.unitWords.includes(this.#words[word]!.folded);
  }

  /** True for a word such as `W` and `Old`, without which the name is that of another street. */
  tellsStreetsApart(word: number): boolean {
    return this.#profile.opposites.of(this.#keyOf(1 << word)).length > 0;
  }

  /** True for the name or code of a state, province or canton of the country; the data may lack it. */
  isDivision(words: WordSet): boolean {
    return this.#profile.isDivision(this.text(words));
  }

  /** True for words each of which has an opposite: `East`, `Upper`, `Norte`. Two names that differ in them are two places. */
  excludesOthers(words: WordSet): boolean {
    return this.#profile.tokens(this.text(words)).every((token) => this.#profile.opposites.has(token));
  }

  /** The same for a single word with a slip in it: `sowth`. */
  mayExcludeOthers(words: WordSet): boolean {
    if (this.excludesOthers(words)) return true;
    // As written: `N.Y.` is no `northy`.
    return withoutFirst(words) === 0 && this.#profile.opposites.hasLike(squash(fold(this.text(words))));
  }

  /**
   * True if some of the words, side by side, name another country or a division that the data lack. `Penha de França`
   * names none.
   */
  namesElsewhere(words: WordSet): boolean {
    for (let rest = words; rest !== 0; rest = withoutFirst(rest)) {
      let run: WordSet = 0;
      const first = firstOf(rest);
      const isLast = (withoutFirst(rest) & ~this.numeric) === 0;
      if (first - 1 > firstOf(words) && (words & this.smallWords & (1 << (first - 1))) !== 0) continue;
      for (let at = first; at < this.length && ((words >> at) & 1) === 1; at++) {
        run |= 1 << at;
        // `Paris LA DEFENSE`: a code ends its words, or only a postcode follows.
        if (SHORT_CODE.test(this.text(run)) && !isLast) continue;
        if (this.#profile.isElsewhere(this.text(run)) || this.#isUnknownDivision(run)) return true;
      }
    }
    return false;
  }

  /** `Co.` is a county rather than Colorado, `Col.` a colony rather than Colima. */
  #isUnknownDivision(words: WordSet): boolean {
    const name = this.text(words);
    const isShort = SHORT_CODE.test(name);
    if (isShort && !(CODE_IN_CAPITALS.test(name) || (this.numberFirst && SMALL_CODE.test(name))))
      return false;
    if (!this.#profile.isDivision(name)) return false;
    return !this.#vocabulary.isPlace(this.#profile.key(this.#profile.divisionOf(name)));
  }

  /** True for words that name a province, and no town. */
  isProvince(words: WordSet): boolean {
    const { isProvince } = this.#vocabulary;
    return isProvince !== undefined && this.#isKnown(words, isProvince);
  }

  /** True for the number of a district or a department, as people of the country write it behind a city. */
  standsBehindCities(number: WordSet): boolean {
    return this.#profile.standsBehindCities(this.text(number));
  }

  /** True for words that name a province, and perhaps its capital: `Groningen`, `Milano`. */
  mayBeProvince(words: WordSet): boolean {
    if (this.#vocabulary.namesProvince?.(this.#keyOf(words)) === true) return true;
    return this.#profile.hasProvincesOfTowns && this.isDivision(words);
  }

  /** True for words that their street type shows to be a street, in a line whose address the data do not have. */
  isTyped(_words: WordSet): boolean {
    return false;
  }

  /** What such a line knows of the cost of a street's name; null for nothing. */
  nameCost(_words: WordSet): number | null {
    return null;
  }

  /** What it costs there that a number has its suffix. */
  suffixCost(_number: NumberSpan): number {
    return 0;
  }

  /** What it costs there that number and street stand in two parts. */
  apartCost(_number: NumberSpan, _street: WordSet): number {
    return 0;
  }

  /** How many numbers of a street without a house number belong to its name there: `Highway 80`. */
  numbersOfRoad(_words: WordSet): number {
    return 0;
  }

  /** What it costs there to read no street and no number. */
  streetlessCost(): number {
    return 0;
  }

  /** True for words that have a street type where the country puts it: most likely a street, known or not. */
  hasStreetType(words: WordSet): boolean {
    return this.#profile.streetType(this.#profile.tokens(this.text(words))) !== '';
  }

  /** The same, if most streets of the country have that type. */
  hasCommonType(words: WordSet): boolean {
    return this.#profile.hasCommonType(this.#profile.tokens(this.text(words)));
  }

  /**
   * True for words that begin with a street type, in a country that has types there: what stands before is no part of
   * the name.
   */
  beginsWithType(words: WordSet): boolean {
    if (this.#profile.conventions.typePlace === 'last' || withoutFirst(words) === 0) return false;
    return this.#profile.isStreetType(this.#keyOf(words & -words));
  }

  /** True for a single word that is a street type. */
  isTypeAlone(words: WordSet): boolean {
    return withoutFirst(words) === 0 && this.#profile.isStreetType(this.#keyOf(words));
  }

  /** True for a single word that is a street type, or a frequent one with a slip: `Piazzza`. */
  mayBeType(words: WordSet): boolean {
    if (withoutFirst(words) !== 0) return false;
    const word = squash(fold(this.text(words)));
    if (this.isTypeAlone(words)) return true;
    return (
      word.length >= LEAST_SLIPPED &&
      this.#profile.conventions.commonTypes.some((type) => editDistance(word, type, 1) <= 1)
    );
  }

  /** The same for a type that the register may have left out. */
  isTypeLeftOut(words: WordSet): boolean {
    return this.isTypeAlone(words) && this.#profile.mayLackType(this.#keyOf(words));
  }

  /** Word by word, then by each reading of the words, if there are several: `R. Pasteur`, `St Johns St`. */
  #isKnown(words: WordSet, isKnown: (key: string) => boolean): boolean {
    if (isKnown(this.#keyOf(words))) return true;
    if ((words & this.ambiguous) === 0 || withoutFirst(words) === 0) return false;
    return this.#profile.keysOf(this.text(words)).some(isKnown);
  }

  #keyOf(words: WordSet): string {
    const first = firstOf(words);
    const last = lastOf(words);
    if (words === wordsFrom(first, last + 1))
      return this.#key.slice(this.#keyStarts[first]!, this.#keyStarts[last + 1]!);
    let key = '';
    for (let rest = words; rest !== 0; rest = withoutFirst(rest)) key += this.#keyOf(rest & -rest);
    return key;
  }
}
