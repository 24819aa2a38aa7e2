import { fold, squash } from '../../text/fold';
import type { CountryConventions } from '../conventions';

const ORDINAL_MARKS = /(?<=\d)\.?\s?[ºª°]/gu;
const RUNS = /\d+|[^\d\s]+/gu;
const LEADING_ZEROS = /^0+(?=\d)/;
const STARTS_WITH_DIGIT = /^\d/;
const ORDINAL = /^(?:er|ere|e|eme|de|ste|st|nd|rd|th|o|a)$/;
const PLAIN_WORD = /^[a-z]+$/;

/**
 * Reads the suffix of a house number by a country's words for units, so that all spellings of one unit compare equal.
 */
export class SuffixReader {
  readonly #canonical = new Map<string, string>();
  readonly #words: ReadonlySet<string>;
  /** Keys of the words for a floor or a side of a house. */
  readonly #unitKeys: ReadonlySet<string>;
  readonly #unitWords: RegExp | null;
  readonly #floorWords: ReadonlySet<string>;
  readonly #unitLetters: RegExp | null;

  constructor({ suffixGroups, unitGroups, unitWords, floorWords }: CountryConventions) {
    this.#words = new Set(suffixGroups.flat());
    this.#unitKeys = new Set(unitGroups.map(([key]) => key!));
    for (const group of [...suffixGroups, ...unitGroups])
      for (const form of group) if (!this.#canonical.has(form)) this.#canonical.set(form, group[0]!);
    for (const [glued, key] of gluedUnits(unitGroups))
      if (!this.#canonical.has(glued)) this.#canonical.set(glued, key);
    this.#floorWords = new Set(floorWords);
    const words = unitWords.map((word) => squash(word)).filter((word) => PLAIN_WORD.test(word));
    this.#unitWords = unitWordPattern(words.filter((word) => word.length > 1));
    this.#unitLetters = unitLetterPattern(words.filter((word) => word.length === 1));
  }

  /** True for a word that can only be a suffix: `bis`, `hs`, `boven`. */
  isWord(folded: string): boolean {
    return this.#words.has(folded);
  }

  /** True for the key of a floor or a side of a house: `EG`, `links`, `front`. */
  isUnitKey(key: string): boolean {
    return this.#unitKeys.has(key);
  }

  /** One run of letters or digits in the form that is compared: `huis` and `hs` are equal. */
  canonical(run: string): string {
    return this.#canonical.get(run) ?? run.replace(LEADING_ZEROS, '');
  }

  /**
   * A suffix in the form that is compared. It is cut between digits and letters. Runs of digits stay separate (`1-11`
   * is not `11-1`), words with the same meaning are equal, and a word that only announces a unit (`apt`, `bte`) is
   * dropped.
   */
  key(suffix: string): string {
    const written = this.#unitLetters === null ? suffix : suffix.replace(this.#unitLetters, '');
    const folded = fold(written.replace(ORDINAL_MARKS, ' '));
    const plain = this.#unitWords === null ? folded : folded.replace(this.#unitWords, ' ');
    const runs = this.#withoutFloorWords(plain.match(RUNS) ?? folded.match(RUNS) ?? []);
    if (runs.length <= 1) return runs.length === 0 ? '' : this.canonical(runs[0]!);
    const whole = runs.join('');
    return (
      this.#canonical.get(whole) ??
      this.#joined(runs)
        .map((run) => this.canonical(run))
        .join('.')
    );
  }

  /**
   * Drops words for floors after a number: `3. sal th`, `3e étage`. A floor alone, such as `2. sal`, becomes its
   * number.
   */
  #withoutFloorWords(runs: readonly string[]): readonly string[] {
    if (runs.length < 2) return runs;
    const isOrdinal = (at: number) =>
      STARTS_WITH_DIGIT.test(runs[at]!) ||
      (at > 0 && ORDINAL.test(runs[at]!) && STARTS_WITH_DIGIT.test(runs[at - 1]!));
    return runs.filter((run, at) => at === 0 || !this.#floorWords.has(run) || !isOrdinal(at - 1));
  }

  /** Joins runs of letters that form one word together, such as `t v`. */
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

/** A floor and a side of two letters each, written as one word, with the key of both: `stth`. */
function gluedUnits(groups: CountryConventions['unitGroups']): [glued: string, key: string][] {
  const short = groups.flatMap(([key, ...forms]) =>
    [key!, ...forms].filter((form) => form.length === 2).map((form) => ({ key: key!, form })),
  );
  return short.flatMap((one) =>
    short
      .filter(({ key }) => key !== one.key)
      .map((other): [string, string] => [one.form + other.form, `${one.key}.${other.key}`]),
  );
}

/** Matches words before a unit, with a word for its number: `bus nr. 5`. */
function unitWordPattern(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const longest = [...new Set(words)].sort((a, b) => b.length - a.length);
  const number = '(?: (?:nr|nummer|numero)(?= ?\\d))?';
  return new RegExp(`(?<![a-z])(?:${longest.join('|')})${number}(?= ?\\d| [a-z])`, 'g');
}

/**
 * Matches a letter before digits, if it is joined to them (`b003`, `D: 3`) or a small letter (`b  4`). The capital in `B 3` may
 * belong to the number: flat 3 of 12B.
 */
function unitLetterPattern(letters: readonly string[]): RegExp | null {
  if (letters.length === 0) return null;
  const small = letters.join('');
  const alone = '(?<![\\p{IDS}\\d])';
  return new RegExp(
    `${alone}[${small}${small.toUpperCase()}](?::\\s*)?(?=\\d)|${alone}[${small}]\\.?\\s+(?=\\d)`,
    'gu',
  );
}
