import { fold } from '../../text/fold';
import type { LineWord } from '../words/line-word';

const TWO_NAMES = /^(\p{IDS}[\p{IDS}.'’-]+)\/(\p{IDS}[\p{IDS}.'’-]+)$/u;
const STARTS_WITH_DIGIT = /^\d/;

/**
 * The words with a new part where a slash stands between two names: of two places behind a number (`São Paulo/SP`,
 * `Beyoğlu / İstanbul`), or of a place and its street in a line that ends in the number (`Groede/Zeeweg 13`). Null if
 * there is none.
 */
export function apartAtSlash(words: readonly LineWord[]): LineWord[] | null {
  const number = words.findIndex(({ raw }) => STARTS_WITH_DIGIT.test(raw));
  const at = words.findLastIndex(({ raw, sign }) => sign === '/' || TWO_NAMES.test(raw));
  if (number < 0 || at < 0 || (at < number && number + 1 < words.length)) return null;
  const pair = bothNames(words[at]!);
  const last = pair.at(-1)!;
  const behind = [{ ...last, sign: '' }, ...words.slice(at + 1)];
  return [
    ...words.slice(0, at),
    ...pair.slice(0, -1),
    ...behind.map((each) => ({ ...each, part: each.part + 1 })),
  ];
}

/** The two words of `Voot/Vootstraat`; else the word alone. */
export function bothNames(word: LineWord): readonly LineWord[] {
  const [, first, second] = TWO_NAMES.exec(word.raw) ?? [];
  if (first === undefined || second === undefined) return [word];
  return [
    { ...word, raw: first, folded: fold(first) },
    { ...word, raw: second, folded: fold(second), sign: '/' },
  ];
}
