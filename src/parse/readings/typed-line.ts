import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';
import type { Vocabulary } from '../vocabulary';
import type { LineWord } from '../words/line-word';
import type { NumberSpan } from '../words/number-span';
import { WordLine } from '../words/word-line';
import { countOf, firstOf, lastOf, type WordSet, withoutFirst, wordsFrom } from '../words/word-set';
import { COST } from './reading-costs';
import { TypedNames } from './typed-names';

const DIGITS = /^\d+$/;
const NAME = /^\p{IDS}{2,}$/u;
/** `Rue Pasteur à Boisclair`, not `Chemin du Moulin à Vent`. */
const TOWN_BEHIND = /\p{IDS}\sà\s(?!(?:Vent|Huile|Eau|Papier|Foulon|Tan|Poudre|Chaux|Sel)\b)\p{Lu}/u;

/**
 * The words of a line whose address the data do not have, in a country that writes the house number first: there nothing but
 * the words tells where the street ends and its city begins. A name that the data know is little evidence there, because `South`
 * and `Main` are streets somewhere; street types and commas say more.
 */
export class TypedLine extends WordLine {
  readonly #profile: CountryProfile;
  readonly #names: TypedNames;
  readonly #folded: readonly string[];
  readonly #typed = new Map<WordSet, boolean>();
  /** The first word behind the postcode, where a place stands in many countries; -1 for none. */
  readonly #behindPostcode: number;
  /** Digits, single letters, and a number as a word in front (`One Main St`). */
  readonly #mayBeNumber: WordSet;

  constructor(
    profile: CountryProfile,
    vocabulary: Vocabulary,
    words: readonly LineWord[],
    behindPostcode: number,
  ) {
    super(profile, vocabulary, words);
    this.#profile = profile;
    this.#names = new TypedNames(profile);
    this.#folded = words.map(({ folded }) => folded);
    this.#behindPostcode = behindPostcode;
    const first = words[0]?.folded ?? '';
    const isNamed = profile.conventions.numberNames.has(first);
    this.#mayBeNumber = this.numeric | (~this.withLetters & wordsFrom(0, this.length)) | (isNamed ? 1 : 0);
  }

  override isStreet(words: WordSet): boolean {
    if (this.#names.isRoad(this.#foldedOf(words))) return true;
    if (!super.isStreet(words) || this.#breaksOffAtType(words)) return false;
    const isTypeAlone = withoutFirst(words) === 0 && this.#names.isType(this.text(words));
    return !isTypeAlone && (this.isTyped(words) || this.#fillsPart(words));
  }

  override isPlace(words: WordSet): boolean {
    if (words === 0 || !this.#endsPart(words)) return false;
    if (this.#behindPostcode >= 0 && firstOf(words) === this.#behindPostcode) return true;
    return super.isPlace(words) && this.#mayBeginPlace(words);
  }

  /** True for words with a street type where the country puts it, and for roads with a number. */
  override isTyped(words: WordSet): boolean {
    let answer = this.#typed.get(words);
    if (answer === undefined) {
      answer = !this.crossesParts(words) && this.#names.isTyped(this.#foldedOf(words));
      this.#typed.set(words, answer);
    }
    return answer;
  }

  override nameCost(words: WordSet): number | null {
    if (this.#beginsWithNumber(words)) return COST.unknownStreet + COST.streetApart;
    const fills = this.#fillsPart(words);
    if (!this.isTyped(words))
      return fills ? COST.untypedPart + COST.unknownStreetWord * countOf(words) : null;
    const townCost = this.#isAlone(words) && TOWN_BEHIND.test(this.text(words)) ? COST.townInStreet : 0;
    const isCommon = this.#names.isPlainlyTyped(this.#foldedOf(words));
    if (fills && !isCommon) return COST.oddlyTypedPart;
    if (fills) return townCost + (this.typeFirst && this.#isAlone(words) ? COST.typedWithoutPlace : 0);
    const typed = isCommon ? COST.typedStreet : COST.oddlyTypedStreet;
    const cost = typed + (this.#endsInDirection(words) ? COST.directionBehind : 0);
    return cost + COST.typedStreetWord * countOf(words) * (this.typeFirst ? 1 : -1);
  }

  override suffixCost({ start, end }: NumberSpan): number {
    if (end - start < 2) return 0;
    const suffix = this.#folded.slice(start + 1, end);
    const isOfStreet = suffix.some(
      (word) => this.#names.isDirection(word) || DIGITS.test(word) || this.#isWordOfName(word),
    );
    return (isOfStreet ? COST.streetInSuffix : 0) + (suffix.length - 1) * COST.streetInSuffix;
  }

  override apartCost({ start, end, part }: NumberSpan, street: WordSet): number {
    if (street === 0 || this.part(firstOf(street)) === part) return 0;
    const others = this.partWith(start, wordsFrom(0, this.length)) & ~wordsFrom(start, end);
    // `Résidence Les Lilas, 2 Allée Ronsard`: the number has a street of its own.
    if (others !== 0 && this.isTyped(others)) return COST.otherStreetApart;
    return others === 0 ? 0 : COST.streetApart;
  }

  override numbersOfRoad(words: WordSet): number {
    return words !== 0 && this.#names.isRoad(this.#foldedOf(words)) ? countOf(words & this.numeric) : 0;
  }

  override streetlessCost(): number {
    return this.#folded.some((word, at) => at > 0 && this.#names.isCommonType(word)) ? COST.typeUnread : 0;
  }

  /** `15011 La Vale Rd`: two letters behind the number are rather a word of the name, apart from `bis`. */
  #isWordOfName(word: string): boolean {
    return NAME.test(word) && !this.#profile.isSuffixWord(word);
  }

  /** True for all words of a part between commas, apart from what may be the number. */
  #fillsPart(words: WordSet): boolean {
    const part = this.partWith(firstOf(words), wordsFrom(0, this.length));
    return (part & ~words & ~this.#mayBeNumber) === 0 && !this.crossesParts(words);
  }

  /** `729 Vt Route`: a number hardly begins a name, apart from `5 Avenue`. */
  #beginsWithNumber(words: WordSet): boolean {
    return countOf(words) > 2 && DIGITS.test(this.#folded[firstOf(words)]!);
  }

  /** True if no other part has a word: then a place may be among these, behind a street that begins with its type. */
  #isAlone(words: WordSet): boolean {
    return (wordsFrom(0, this.length) & ~this.#mayBeNumber & ~words) === 0;
  }

  /** `E Hill` of `E Hill Street`: the type behind belongs to the name. */
  #breaksOffAtType(words: WordSet): boolean {
    const next = lastOf(words) + 1;
    if (this.typeFirst || next >= this.length || this.part(next) !== this.part(next - 1)) return false;
    return this.#names.isCommonType(this.#folded[next]!);
  }

  /** `Rd West` of `Rowe Hill Rd West Windsor`. A direction of the street is mostly a letter there. */
  #endsInDirection(words: WordSet): boolean {
    const last = this.#folded[lastOf(words)]!;
    return !this.#endsPart(words) && last.length > 2 && this.#names.isDirection(last);
  }

  #endsPart(words: WordSet): boolean {
    const last = lastOf(words);
    return last + 1 === this.length || this.part(last + 1) !== this.part(last);
  }

  /**
   * `Wilkes Barre` is not Barre: the place is all of its part, unless street and number stand in it too. Where the
   * postcode has a place behind it, `rue Marcel Brunet, 92100 Boulogne` has none in its street.
   */
  #mayBeginPlace(words: WordSet): boolean {
    const part = this.partWith(firstOf(words), wordsFrom(0, this.length));
    const mayFollowStreet = this.#behindPostcode < 0 && (part & this.numeric) !== 0;
    return mayFollowStreet || (part & ~words & ~this.smallWords) === 0;
  }

  #foldedOf(words: WordSet): readonly string[] {
    return fold(this.text(words)).split(' ');
  }
}
