import {
  type CountryProfile,
  isCompanyForm,
  isQualifier,
  isSalutation,
  levelToldBy,
} from '../../country/index';
import { squash, wordsOf } from '../../text/fold';
import type { LineWord } from './line-word';
import type { WordSet } from './word-set';

const STARTS_WITH_DIGIT = /^\d/;
const HAS_DIGIT = /\d/;
const SMALL_LETTER = /^\p{Ll}$/u;
const DIGITS_ALONE = /^\d+$/;
const TWO_LETTERS = /\p{IDS}{2}/u;
/** `г. Москва`, `м. Львів`: the town. */
const SIGN_OF_TOWN = /^(?:г|гор|город|м|місто)\.?$/iu;
const LONGEST_SIGN_OF_TOWN = 6;
/** `Paris 8e`, `Praha 2`, `Lyon 3ème`. */
const DISTRICT = /^\d{1,2}(?:\p{IDS}{1,4}|[.ºª°])?$/u;

const CAPITALISED = /^\p{Lu}\p{Ll}/u;

/** The words of a line by what each of them is, whatever stands beside it. */
export class WordKinds {
  /** Words that begin with a digit. */
  readonly numeric: WordSet;
  readonly withDigit: WordSet;
  /** Words with two letters side by side. */
  readonly withLetters: WordSet;
  /** Words in brackets. */
  readonly asides: WordSet;
  /** Legal forms of companies. */
  readonly companies: WordSet;
  /** Words such as `Herrn` and `c/o`, which a person follows. */
  readonly salutations: WordSet;
  /** Words such as `neue` and `old`, which belong to the street behind them. */
  readonly qualifiers: WordSet;
  /** Words that may stand before a place: `te`, `in`, `à`, `gem.`. */
  readonly smallWords: WordSet;
  /** Those of them that are a small letter: `á`, `i`, `à`. */
  readonly letterWords: WordSet;
  /** Those of them that tell the level of the place: `gem.`, `provincie`. */
  readonly levelWords: WordSet;
  /** Words that name a number: `four`, `vingt`. */
  readonly numberNames: WordSet;
  /** Words that may number the district of a city that stands before them. */
  readonly districts: WordSet;
  /** Words that may be read in several ways: what they are depends on the words beside them. */
  readonly ambiguous: WordSet;
  /** Words of digits alone. A place may bear a number as its name (`Douze`), but not these. */
  readonly digits: WordSet;
  /** Street types with a short form that is also the code of a division: `Way` is not Wyoming in `Brooke Way, Panama City`. */
  readonly typesLikeCodes: WordSet;

  readonly #words: readonly LineWord[];

  constructor(profile: CountryProfile, words: readonly LineWord[]) {
    this.#words = words;
    const those = (are: (word: LineWord) => boolean) => wordsThat(words, are);
    const matching = (pattern: RegExp) => those(({ raw }) => pattern.test(raw));
    const named = profile.conventions.numberNames;
    this.asides = those(({ aside }) => aside === true);
    this.companies = those(({ folded }) => isCompanyForm(squash(folded)));
    this.salutations = those(({ folded }) => isSalutation(folded));
    this.qualifiers = those(({ folded }) => isQualifier(folded));
    this.levelWords = those(({ folded }) => levelToldBy(folded) !== null);
    const small = those(({ raw, folded }) => profile.isSmallWord(folded) || isSignOfTown(raw));
    this.smallWords = small | this.levelWords;
    this.letterWords = small === 0 ? 0 : small & matching(SMALL_LETTER);
    // `nonante-quatre` is one word.
    this.numberNames = those(({ folded }) => named.has(folded) || named.has(wordsOf(folded)[0]!));
    this.typesLikeCodes = those(({ folded }) => profile.isTypeLikeCode(folded));
    this.ambiguous = those(({ folded }) => profile.isAmbiguous(folded));
    this.numeric = matching(STARTS_WITH_DIGIT);
    this.withDigit = matching(HAS_DIGIT);
    this.withLetters = matching(TWO_LETTERS);
    this.districts = matching(DISTRICT);
    this.digits = matching(DIGITS_ALONE);
  }

  /** True if a word that stands in no brackets begins with a capital, and goes on in small letters. */
  get hasCapitals(): boolean {
    return this.#words.some(({ raw, aside }) => aside !== true && CAPITALISED.test(raw));
  }
}

function isSignOfTown(raw: string): boolean {
  return raw.length <= LONGEST_SIGN_OF_TOWN && SIGN_OF_TOWN.test(raw);
}

function wordsThat(words: readonly LineWord[], are: (word: LineWord) => boolean): WordSet {
  let found: WordSet = 0;
  for (const [at, word] of words.entries()) if (are(word)) found |= 1 << at;
  return found;
}
