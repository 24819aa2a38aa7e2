import type { CountryProfile } from '../country/index';
import { endOfWord, fold, squash } from '../text/fold';
import { ListsByLength } from './lists-by-length';
import { type NameWords, numbersOf } from './name-words';

/** The name as asked, prepared once and compared with many. Used again: see `begin`. */
export class AskedName implements NameWords {
  raw = '';
  folded = '';
  words: readonly string[] = [];
  tokens: readonly string[] = [];
  key = '';
  /** The folded words without spaces, no abbreviation resolved. */
  squashed = '';
  readonly #listsOfWords = new ListsByLength<string>();
  readonly #listsOfTokens = new ListsByLength<string>();
  #profile: CountryProfile;
  #sound: string | null = null;
  #type: string | null = null;
  #numbers: string | null = null;
  #letters = 0;

  constructor(profile: CountryProfile, raw: string) {
    this.#profile = profile;
    this.begin(profile, raw);
  }

  /** Takes another name. */
  begin(profile: CountryProfile, raw: string): void {
    this.#profile = profile;
    this.raw = raw;
    this.folded = fold(raw);
    this.squashed = squash(this.folded);
    this.#sound = null;
    this.#type = null;
    this.#numbers = null;
    this.#letters = 0;
    this.#split();
  }

  #split(): void {
    const { folded } = this;
    // Each word but the first has a space before it.
    const count = folded === '' ? 0 : folded.length - this.squashed.length + 1;
    const words = this.#listsOfWords.of(count);
    const tokens = this.#listsOfTokens.of(count);
    let start = 0;
    for (let at = 0; at < count; at++) {
      const end = endOfWord(folded, start);
      words[at] = folded.slice(start, end);
      tokens[at] = this.#profile.token(words[at]!);
      start = end + 1;
    }
    this.words = words;
    this.tokens = tokens;
    this.key = count === 1 ? tokens[0]! : tokens.join('');
  }

  /** How it sounds: worked out for names that are not found as they are written. */
  get sound(): string {
    this.#sound ??= this.#profile.sound(this.key);
    return this.#sound;
  }

  get count(): number {
    return this.tokens.length;
  }

  /** The street type that it ends in; empty for none. */
  get type(): string {
    this.#type ??= this.#profile.streetType(this.tokens, this.count);
    return this.#type;
  }

  /** The numbers in it. */
  get numbers(): string {
    this.#numbers ??= numbersOf(this);
    return this.#numbers;
  }

  /** Of all its tokens. */
  get letters(): number {
    if (this.#letters === 0) for (let at = 0; at < this.count; at++) this.#letters += this.tokens[at]!.length;
    return this.#letters;
  }
}
