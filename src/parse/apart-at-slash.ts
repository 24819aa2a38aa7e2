import { fold } from '../text/fold';
import type { LineWord } from './line-word';

const TWO_NAMES = /^(\p{L}[\p{L}.'’-]+)\/(\p{L}[\p{L}.'’-]+)$/u;
const STARTS_WITH_DIGIT = /^\d/;

/**
 * The words with a new part where a slash stands between two names: of two places behind a number (`São Paulo/SP`,
 * `Beyoğlu / İstanbul`), or of a place and its street in a line that ends in the number (`Groede/Zeeweg 13`). Null if there is none.
 */
export function apartAtSlash(words: readonly LineWord[]): LineWord[] | null {
  const number = words.findIndex(({ raw }) => STARTS_WITH_DIGIT.test(raw));
  const at = words.findLastIndex(({ raw, sign }) => sign === '/' || TWO_NAMES.test(raw));
  if (number < 0 || at < 0 || (at < number && number + 1 < words.length)) return null;
  const word = words[at]!;
  const [, first, second] = TWO_NAMES.exec(word.raw) ?? [];
  const before = words.slice(0, at);
  if (first !== undefined) before.push({ ...word, raw: first, folded: fold(first) });
  const raw = second ?? word.raw;
  const behind = [{ ...word, raw, folded: fold(raw), sign: '' }, ...words.slice(at + 1)];
  return [...before, ...behind.map((each) => ({ ...each, part: each.part + 1 }))];
}
