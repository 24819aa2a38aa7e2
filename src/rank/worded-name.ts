import type { CountryProfile, NumberedRoad, ReadName } from '../country/index';
import { fold, squash } from '../text/fold';
import { type LetterSet, lettersOf } from '../text/letter-set';
import { maybeScanned, scannedShape } from '../text/scanned-letters';

/** `198th`; its letters may be damaged: `46ht Street`. */
const ORDINAL = /^\d+(?!bis$|ter$)\p{IDS}{2,3}$/u;
const NUMBER_IN_NAME = /^\d+(?:\p{IDS}{0,3}|quater|quinquies|sexies|septies|octies)$/u;
/** A word with a full stop behind it: `Beethov.`. */
const DOTTED = /\p{IDS}{2,}(?=\.)/gu;
const ORDINAL_ENDING = /(?<=\d)(?!bis$|ter$)\p{IDS}{2,3}$/u;

const HAS_DIGIT = /\d/;
/** A number inside a name without spaces: `을지로3길`, `信義路五段`. */
const NUMBER_IN_EAST_ASIAN_NAME = /\d+|[一二三四五六七八九十百]+(?=[段路街巷弄])/gu;
const EAST_ASIAN = /[\p{Script=Hangul}\p{Script=Han}]/u;
const NONE: ReadonlySet<string> = new Set();
const NO_KEYS: readonly string[] = [];
/** A shorter word is rather an abbreviation of its own: `Str.`. */
const LEAST_WITH_CUT_TYPE = 4;

/** A word of a name, and what the country knows about it. */
export interface NameWord {
  /** Folded. */
  readonly word: string;
  readonly token: string;
  /** A full stop stands behind it. */
  readonly isDotted: boolean;
  /** Its token is a street type. */
  readonly isType: boolean;
  /** It may be left out, as particles and titles. */
  readonly isOptional: boolean;
  /** It has several readings: `gr`. */
  readonly isAmbiguous: boolean;
  /** Number of letters of its token; a particle or a title counts a quarter. */
  readonly weight: number;
  /** The same without a partner in the other name, where the year of a day counts a quarter, too. */
  readonly weightAlone: number;
  readonly lettersOfToken: LetterSet;
  readonly lettersOfWord: LetterSet;
}

/** An asked or found name, split into words. Values that only some comparisons need are computed when first read. */
export class WordedName {
  /** As written. */
  readonly raw: string;
  readonly folded: string;
  /** The folded words without spaces; abbreviations are not resolved. */
  readonly squashed: string;
  readonly #profile: CountryProfile;
  #read: ReadName | null = null;
  #keys: readonly string[] | null = null;
  #key: string | null = null;
  #sound: string | null = null;
  #type: string | null = null;
  #numbers: string | null = null;
  #dotted: ReadonlySet<string> | null = null;
  #nameWords: readonly NameWord[] | null = null;
  #letters = 0;
  #scanned: string | null | undefined;
  #road: NumberedRoad | null | undefined;
  #opposites: ReadonlySet<string> | null = null;

  constructor(profile: CountryProfile, raw: string) {
    this.#profile = profile;
    this.raw = raw;
    this.folded = fold(raw);
    this.squashed = squash(this.folded);
  }

  /** The folded words. Words that form one abbreviation together count as one word. */
  get words(): readonly string[] {
    return this.#reading.words;
  }

  /** The words, each abbreviation resolved to its most likely meaning. */
  get tokens(): readonly string[] {
    return this.#reading.tokens;
  }

  get #reading(): ReadName {
    this.#read ??= this.#profile.read(this.folded);
    return this.#read;
  }

  /** The tokens without spaces; an exact look-up compares these. */
  get key(): string {
    this.#key ??= this.tokens.join('');
    return this.#key;
  }

  /**
   * The keys of every way to resolve its abbreviations, likeliest first: `gr` is `gracht` or `grote`, the last letter of `Sperlg.` may be
   * any joined type that begins so.
   */
  get keys(): readonly string[] {
    this.#keys ??= [
      ...this.#profile.readAll(this.folded).map(({ tokens }) => tokens.join('')),
      ...this.#keysOfCutType(),
    ];
    return this.#keys;
  }

  #keysOfCutType(): readonly string[] {
    const { compounds, streetTypes } = this.#profile.conventions;
    const last = this.words.at(-1) ?? '';
    if (!compounds || last.length < LEAST_WITH_CUT_TYPE || !this.dotted.has(last)) return NO_KEYS;
    const beginning = this.tokens.slice(0, -1).join('') + last.slice(0, -1);
    return streetTypes.filter((type) => type.startsWith(last.at(-1)!)).map((type) => beginning + type);
  }

  /** Phonetic key of the name. */
  get sound(): string {
    this.#sound ??= this.#profile.sound(this.key);
    return this.#sound;
  }

  get count(): number {
    return this.words.length;
  }

  /** The street type at the end of the name; empty for none. */
  get type(): string {
    this.#type ??= this.#profile.streetType(this.tokens, this.count);
    return this.#type;
  }

  /**
   * The numbers in the name, with at most one letter or `bis` after the digits; `198th` gives `198`. A digit inside a
   * longer word is a misread letter, not a number.
   */
  get numbers(): string {
    this.#numbers ??= this.isEastAsian
      ? (this.folded.match(NUMBER_IN_EAST_ASIAN_NAME) ?? []).join(' ')
      : this.tokens
          .filter((token) => NUMBER_IN_NAME.test(token))
          .map((token) => token.replace(ORDINAL_ENDING, ''))
          .join(' ');
    return this.#numbers;
  }

  /** True for a name without spaces, whose numbers are no words. */
  get isEastAsian(): boolean {
    return EAST_ASIAN.test(this.folded);
  }

  /** The numbers without the year behind a month, which people leave out: 8 for `Rue du 8 Mai 1945`. */
  get numbersWithoutYear(): string {
    const isDay = this.#profile.years.endsInYear(this.tokens);
    return isDay ? this.numbers.slice(0, this.numbers.lastIndexOf(' ')) : this.numbers;
  }

  /** The road that the name means, if it is one with a number instead of a name. */
  get road(): NumberedRoad | null {
    if (this.#road === undefined)
      this.#road = HAS_DIGIT.test(this.folded) ? (this.#profile.roads?.read(this.folded) ?? null) : null;
    return this.#road;
  }

  /** True if one of the numbers is an ordinal with its letters: `198th`. */
  get hasOrdinal(): boolean {
    return this.tokens.some((token) => ORDINAL.test(token));
  }

  /** Tokens that exclude one of this name: `south` for `North Forty Road`. */
  get opposites(): ReadonlySet<string> {
    this.#opposites ??= new Set(this.tokens.flatMap((token) => this.#profile.opposites.of(token)));
    return this.#opposites;
  }

  /** The folded words that have a full stop behind them: somebody may have cut them off. */
  get dotted(): ReadonlySet<string> {
    this.#dotted ??= this.raw.includes('.') ? new Set(this.raw.match(DOTTED)?.map(fold)) : NONE;
    return this.#dotted;
  }

  /** Words and tokens together, with their kinds. */
  get nameWords(): readonly NameWord[] {
    if (this.#nameWords !== null) return this.#nameWords;
    const yearAt = this.#profile.years.endsInYear(this.tokens) ? this.count - 1 : -1;
    this.#nameWords = this.tokens.map((token, at) => {
      const word = this.words[at]!;
      const isSmall = this.#profile.isOptional(token);
      const isOptional = isSmall || at === yearAt;
      return {
        word,
        token,
        isDotted: this.dotted.has(word),
        isType: this.#profile.isStreetType(token),
        isOptional,
        isAmbiguous: this.#profile.isAmbiguous(word),
        weight: isSmall ? token.length / 4 : token.length,
        weightAlone: isOptional ? token.length / 4 : token.length,
        lettersOfToken: lettersOf(token),
        lettersOfWord: lettersOf(word),
      };
    });
    return this.#nameWords;
  }

  /**
   * True if a scanner most likely read this name where the other one was written: they differ in letters alone that look alike, and a
   * digit in a word or the like tells that no one typed them.
   */
  isMisread({ squashed, numbers }: WordedName): boolean {
    if (this.#scanned === undefined)
      this.#scanned = maybeScanned(this.raw) ? scannedShape(this.squashed) : null;
    if (this.#scanned === null || (numbers !== '' && numbers !== this.numbers)) return false;
    return this.#scanned === scannedShape(squashed);
  }

  /** Number of letters of all tokens. */
  get letters(): number {
    if (this.#letters === 0) for (const token of this.tokens) this.#letters += token.length;
    return this.#letters;
  }
}

/** True for names of one day, of which one lacks the year: `Rue du 8 Mai` and `Rue du 8 Mai 1945`. */
export function isSameDay(left: WordedName, right: WordedName): boolean {
  if (left.numbers === right.numbers) return false;
  return left.numbersWithoutYear === right.numbers || left.numbers === right.numbersWithoutYear;
}

/**
 * True if the numbers in two names differ. An ordinal and a name of as many words without a number may be the same,
 * with a misread digit: `4Oth Street` for `40th Street`.
 */
export function numbersDiffer(left: WordedName, right: WordedName): boolean {
  if (left.numbers === right.numbers) return false;
  if (isSameDay(left, right)) return false;
  const isMisread = (one: WordedName, other: WordedName) =>
    one.numbers === '' && other.hasOrdinal && one.count >= other.count;
  return !isMisread(left, right) && !isMisread(right, left);
}
