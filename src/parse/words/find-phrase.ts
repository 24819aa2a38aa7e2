import type { Phrases } from '../../country/index';
import type { LineWord } from './line-word';

/** The end of the longest phrase that begins at a word and lies within one part; `from` itself for none. */
export function endOfPhrase(phrases: Phrases, words: readonly LineWord[], from: number): number {
  const first = words[from];
  if (first === undefined || !phrases.mayBegin(first.folded)) return from;
  let end = from;
  let text = '';
  for (let at = from; at < words.length && at < from + phrases.mostWords; at++) {
    const { folded, part } = words[at]!;
    if (part !== first.part) break;
    text = at === from ? folded : `${text} ${folded}`;
    if (phrases.has(text)) end = at + 1;
  }
  return end;
}
