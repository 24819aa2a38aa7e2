import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../../parse/read-line';
import type { Street } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import { fold, wordsOf } from '../../text/fold';
import type { Matcher } from '../matcher';
import type { LineToComplete } from './completion';

/** Two words with fewer letters in the second begin too many names. */
const LEAST_LETTERS = 2;

/** What is typed of a name from which small words may be left out. */
export interface WordsLeftOut {
  /** Keys with which a name begins if it has small words that are not typed: that of `Rue de Riv…` for `rue riv`. */
  readonly prefixes: readonly string[];
  /** True if the name of a street has the typed words with nothing but small words between. */
  fits(street: Street): boolean;
}

const NOTHING: WordsLeftOut = { prefixes: [], fits: () => false };

/**
 * Small words that are not typed, in names of the data; no prefixes for one word.
 * @param most so many small words may stand between two words: `rue` and `eglise` have `de` and `l`.
 */
export function wordsLeftOut(
  { matcher, profile }: LineToComplete,
  words: readonly LineWord[],
  most: number,
): WordsLeftOut {
  const typed = flatMap(words, ({ folded }) => wordsOf(folded));
  const last = typed.at(-1) ?? '';
  if (typed.length < 2 || (typed.length === 2 && last.length < LEAST_LETTERS)) return NOTHING;
  const small = new Set(profile.conventions.particles.filter((word) => !profile.isStreetType(word)));
  const { streets } = matcher.namesOf(profile);
  const begins = (prefix: string) => streets.beginning(prefix).size > 0;
  return {
    prefixes: prefixesOf(profile, typed, [...small], begins, most),
    fits: (street) =>
      namesOf(matcher, profile, street).some((name) => fits(profile, wordsOf(fold(name)), typed, small)),
  };
}

/** Its name, and those in the languages of its country. */
function namesOf(
  { store }: Matcher,
  { conventions }: CountryProfile,
  { id, name }: Street,
): readonly string[] {
  const others = conventions.languages.map((language) => store.nameIn(language, 'street', id));
  return [name, ...others.filter((other) => other !== null)];
}

function prefixesOf(
  profile: CountryProfile,
  typed: readonly string[],
  small: readonly string[],
  begins: (prefix: string) => boolean,
  most: number,
): readonly string[] {
  let heads: readonly string[] = [''];
  for (const word of typed.slice(0, -1)) {
    const meant = [...new Set([profile.token(word), ...profile.keysOf(word)])];
    const before = withSmallWords(heads, small, begins, most);
    heads = flatMap(before, (head) => meant.map((token) => head + token)).filter(begins);
  }
  const whole = withSmallWords(heads, small, begins, most).map((head) => head + typed.at(-1));
  return [...new Set(whole)].filter(begins);
}

/** The heads, and each with small words behind it. */
function withSmallWords(
  heads: readonly string[],
  small: readonly string[],
  begins: (prefix: string) => boolean,
  most: number,
): readonly string[] {
  const all = [...heads];
  let longer = heads.filter((head) => head !== '');
  for (let count = 0; count < most; count++) {
    longer = flatMap(longer, (head) => small.map((word) => head + word)).filter(begins);
    all.push(...longer);
  }
  return all;
}

/** Keys have no spaces: `cros rd` is no Crosby Rd, though `by` is a small word. */
function fits(
  profile: CountryProfile,
  name: readonly string[],
  typed: readonly string[],
  small: ReadonlySet<string>,
): boolean {
  const last = typed.length - 1;
  let at = 0;
  for (const word of name) {
    if (at === last && word.startsWith(typed[last]!)) return true;
    if (at < last && profile.keysOf(typed[at]!).includes(profile.token(word))) at++;
    else if (!small.has(word)) return false;
  }
  return false;
}
