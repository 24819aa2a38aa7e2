import type { WordKind } from '../../tables/read-language';
import { AT_END_OF_PART, BEHIND_NUMBER, BEHIND_STREET } from './line-positions';
import type { WordsOfKind } from './line-writing';
import { anyOf, LONG_WORD, NEVER, WORD_ENDS } from './pattern-parts';

const LONG_PHRASE = /^\p{IDS}{3,}[ -](?:\p{IDS}+[ -])*\p{IDS}{5,}$/u;
/** `rdc`: no name is spelt so. */
const WITHOUT_VOWEL = /^[^aeiouy\P{L}]{3,}$/u;
const TWO_CONSONANTS = /^[^aeiouy\P{L}]{2}$/u;

/**
 * `12 Mill Rd Ground Floor Essex`: several words are hardly a name. A single one is read at the end of a part (`12 Mill Rd
 * Rear, Essex`), or right behind the street type, and `12 Mill Rd PH, Essex` where it is both.
 */
export function floorsBehindStreet(words: WordsOfKind): string[] {
  const isNoName = (word: string) => LONG_PHRASE.test(word) || WITHOUT_VOWEL.test(word);
  const phrase = anyOf(words('grounds').filter(isNoName)) ?? NEVER;
  const side = anyOf(words('sides').filter((word) => LONG_WORD.test(word))) ?? NEVER;
  const kinds: readonly WordKind[] = ['floors', 'grounds', 'sides'];
  const word = anyOf(kinds.flatMap(words).filter((one) => LONG_WORD.test(one)));
  const type = anyOf(words('types').filter((one) => one.length > 1)) ?? NEVER;
  const behindType = `(?<=(?<![\\p{IDS}\\p{N}])\\d\\S*\\s[^,;\\n]*\\s(?:${type})\\.?\\s+)`;
  const ways = [
    `(?:${BEHIND_STREET}|${BEHIND_NUMBER})(?:${phrase})${WORD_ENDS}(?:\\s(?:${side})${WORD_ENDS})?`,
  ];
  const short = anyOf(words('grounds').filter((one) => TWO_CONSONANTS.test(one))) ?? NEVER;
  ways.push(`${behindType}(?:${short})${AT_END_OF_PART}`);
  if (word !== null)
    ways.push(`${BEHIND_STREET}(?:${word})${AT_END_OF_PART}`, `${behindType}(?:${word})${WORD_ENDS}`);
  return ways;
}
