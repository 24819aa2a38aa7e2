import type { CountryProfile } from '../country/index';
import { endOfWord } from '../text/fold';

/** The words of a name: as folded, and with abbreviations resolved. The arrays may go on behind `count`. */
export interface NameWords {
  readonly words: readonly string[];
  readonly tokens: readonly string[];
  readonly count: number;
}

/** A found name, taken apart like the asked one, in arrays that are used again. */
export class FoundName implements NameWords {
  readonly words: string[] = [];
  readonly tokens: string[] = [];
  count = 0;
  key = '';
  squashed = '';

  read(profile: CountryProfile, folded: string, squashed: string): void {
    this.count = 0;
    this.key = '';
    this.squashed = squashed;
    for (let start = 0; start < folded.length; ) {
      const end = endOfWord(folded, start);
      const word = folded.slice(start, end);
      const token = profile.token(word);
      this.words[this.count] = word;
      this.tokens[this.count++] = token;
      this.key = this.key === '' ? token : this.key + token;
      start = end + 1;
    }
  }

  /** Takes a name of one word. */
  readWord(word: string, token: string): void {
    this.words[0] = word;
    this.tokens[0] = token;
    this.count = 1;
    this.key = token;
    this.squashed = word;
  }

  type(profile: CountryProfile): string {
    return profile.streetType(this.tokens, this.count);
  }
}

const NUMBER_IN_NAME = /^\d+\p{L}?$/u;

/** Numbers, with a letter at most behind them: a digit within a word is a letter misread, not a number. */
export function numbersOf({ tokens, count }: NameWords): string {
  let numbers = '';
  for (let at = 0; at < count; at++) if (NUMBER_IN_NAME.test(tokens[at]!)) numbers += `${tokens[at]!} `;
  return numbers;
}
