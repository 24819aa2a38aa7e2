import { fold, squash } from '../text/fold';
import type { CountryConventions } from './conventions';

const ORDINAL_MARKS = /(?<=\d)\s?[ºª°]/gu;
const RUNS = /\d+|[^\d\s]+/gu;
const LEADING_ZEROS = /^0+(?=\d)/;
const STARTS_WITH_DIGIT = /^\d/;

/** Reads what follows a house number by a country's words for doors, so that all ways to write one door compare equal. */
export class SuffixReader {
  readonly #canonical = new Map<string, string>();
  readonly #words: ReadonlySet<string>;
  readonly #unitWords: RegExp | null;

  constructor({ suffixGroups, doorGroups, unitWords }: CountryConventions) {
    this.#words = new Set(suffixGroups.flat());
    for (const group of [...suffixGroups, ...doorGroups])
      for (const form of group) if (!this.#canonical.has(form)) this.#canonical.set(form, group[0]!);
    this.#unitWords = unitWordPattern(unitWords);
  }

  /** True for a word that can only be a suffix: `bis`, `hs`, `boven`. */
  isWord(folded: string): boolean {
    return this.#words.has(folded);
  }

  /** One run of letters or digits as it is compared: `huis` and `hs` are the same. */
  canonical(run: string): string {
    return this.#canonical.get(run) ?? run.replace(LEADING_ZEROS, '');
  }

  /**
   * A suffix as it is compared, cut at every change between digits and letters: runs of digits stay apart (`1-11` is not
   * `11-1`), letters are compared by what they mean, a word that only says that a door follows (`apt`, `bte`) is dropped.
   */
  key(suffix: string): string {
    const folded = fold(suffix.replace(ORDINAL_MARKS, ' '));
    const plain = this.#unitWords === null ? folded : folded.replace(this.#unitWords, ' ');
    const runs = plain.match(RUNS) ?? folded.match(RUNS) ?? [];
    if (runs.length <= 1) return runs.length === 0 ? '' : this.canonical(runs[0]!);
    const whole = runs.join('');
    return (
      this.#canonical.get(whole) ??
      this.#joined(runs)
        .map((run) => this.canonical(run))
        .join('.')
    );
  }

  /** Runs of letters that stand for one word together, `t v`, as one. */
  #joined(runs: readonly string[]): string[] {
    const joined: string[] = [];
    for (const run of runs) {
      const before = joined.at(-1);
      if (before !== undefined && !STARTS_WITH_DIGIT.test(run) && this.#canonical.has(before + run))
        joined[joined.length - 1] = before + run;
      else joined.push(run);
    }
    return joined;
  }
}

/** Words before a door's own text; a letter alone only where it is glued to digits (`b003`): `B 3` is a suffix itself. */
function unitWordPattern(words: readonly string[]): RegExp | null {
  const folded = [...new Set(words.map((word) => squash(word)))].filter((word) => /^[a-z]+$/.test(word));
  if (folded.length === 0) return null;
  const longest = folded.filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
  const letters = folded.filter((word) => word.length === 1);
  const ways = [`(?<![a-z])(?:${longest.join('|')})(?= ?\\d| [a-z])`];
  if (letters.length > 0) ways.push(`(?<![a-z\\d])(?:${letters.join('|')})(?=\\d)`);
  return new RegExp(ways.join('|'), 'g');
}
