import type { CountryProfile } from '../../country/index';
import { squash } from '../../text/fold';

const NUMBER_OR_LETTER = /^(?:\d{1,4}\p{IDS}{0,2}|\p{IDS})$/u;
const EXTENSIONS: ReadonlySet<string> = new Set(['ext', 'extn', 'extension']);
const DIGITS = /^\d+$/;
const ORDINAL = /^\d+\p{IDS}{2}$/u;

/** Tells from the words of a name alone whether it is most likely a street. */
export class TypedNames {
  readonly #profile: CountryProfile;
  readonly #directions: ReadonlySet<string>;
  readonly #common: ReadonlySet<string>;

  constructor(profile: CountryProfile) {
    this.#profile = profile;
    const { words, commonTypes } = profile.conventions;
    const directions = words.filter(({ kind }) => kind === 'direction');
    this.#directions = new Set(directions.map(({ forms }) => profile.token(forms[0]!)));
    this.#common = new Set(commonTypes);
  }

  isDirection(word: string): boolean {
    return this.#profile.tokensOf(squash(word)).some((token) => this.#directions.has(token));
  }

  isType(word: string): boolean {
    return this.#profile.tokensOf(word).some((token) => this.#profile.isStreetType(token));
  }

  isCommonType(word: string): boolean {
    return this.#profile.tokensOf(word).some((token) => this.#common.has(token));
  }

  /** @param words folded. */
  isTyped(words: readonly string[]): boolean {
    if (words.length < 2) return false;
    if (this.#profile.conventions.typePlace === 'first') return this.#beginsWithType(words);
    const from = words.findIndex((word) => !this.isDirection(word));
    // A direction may be the name itself: `North Avenue`.
    if (from < 0) return false;
    const end = this.#endOfName(words);
    const name = words.slice(from, end);
    if (this.isRoad(words)) return true;
    if (name.length === 1) return (from > 0 && this.isType(name[0]!)) || this.#isGrid(words, from);
    // `Main St Signal Hill` goes on behind its type; `Ulster St Pkwy` has two.
    if (name.slice(1, -2).some((word) => this.isCommonType(word))) return false;
    if (this.isCommonType(name.at(-2)!) && name.length > 2 && !this.isCommonType(name.at(-1)!)) return false;
    return this.isType(name.at(-1)!);
  }

  #isNumbered(folded: string): boolean {
    const road = this.#profile.roads?.read(folded) ?? null;
    return road !== null;
  }

  /** A road with a number for its name: `W Highway 50`, `County Road 43`, `Avenue H`, `204th Street`. */
  isRoad(words: readonly string[]): boolean {
    const name = words.slice(words.findIndex((word) => !this.isDirection(word)));
    if (this.#isNumbered(name.join(' '))) return true;
    const rest = name.slice(0, this.#endOfName(name));
    // `520 Avenue D`: the number of a house on Avenue D.
    if (rest.length > 2 && DIGITS.test(rest[0]!)) return false;
    if (rest.length === 2 && ORDINAL.test(rest[0]!) && this.isCommonType(rest[1]!)) return true;
    const [before, last] = rest.slice(-2);
    return last !== undefined && this.isCommonType(before!) && this.#isNumberOf(rest, last);
  }

  /** True for a typed name whose type is hardly anything else: `Falls` ends names of cities too. */
  isPlainlyTyped(words: readonly string[]): boolean {
    if (this.#profile.conventions.typePlace === 'first' || this.isRoad(words)) return true;
    return words.some((word) => this.isCommonType(word)) || this.#isGrid(words, 1);
  }

  /** `Avenue H`, `County Road 43`, not `Old Mill Road 43`. */
  #isNumberOf(name: readonly string[], last: string): boolean {
    return name.length <= 3 && NUMBER_OR_LETTER.test(last);
  }

  /** A direction or a word for the end of a longer street stands behind the type: `Marietta St NW`, `Bixby Rd Ext`. */
  #endOfName(words: readonly string[]): number {
    const last = words.at(-1)!;
    const isBehindType = this.isDirection(last) || EXTENSIONS.has(last);
    return isBehindType && words.length > 2 ? words.length - 1 : words.length;
  }

  /** `West 5415 South`, `N 2500`: a number behind a direction. */
  #isGrid(words: readonly string[], from: number): boolean {
    return from === 1 && NUMBER_OR_LETTER.test(words[from]!) && words.length <= 3;
  }

  /** A particle at its end belongs to something behind it. `Grande Rue` has its type behind. */
  #beginsWithType(words: readonly string[]): boolean {
    if (words.length === 2 && this.isType(words[1]!)) return true;
    return this.isType(words[0]!) && !this.#profile.isSmallWord(words.at(-1)!);
  }
}
