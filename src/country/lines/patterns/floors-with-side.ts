import { BETWEEN, ORDINAL, ORDINAL_MARK, UP_TO_99 } from './floor-numbers';
import { AT_END_OF_PART, BEFORE_POSTCODE_OR_END, BEHIND_NUMBER, BEHIND_STREET } from './line-positions';
import type { WordsOfKind } from './line-writing';
import { anyOf, NEVER, NOT_IN_WORD, WORD_ENDS } from './pattern-parts';

/** Shorter ones, such as `st`, may be the beginning of anything. */
const GROUND_WORD = /^\p{IDS}{3,}$/u;
const NOT_LETTERS = /\P{L}/gu;

/** A floor with a side is a unit: `2. tv`, `st. th`, `3º dcha`, `2º B`, `3e étage gauche`. */
export function floorsWithSide(words: WordsOfKind, numberFirst: boolean): string[] {
  const sides = anyOf(words('sides').filter((side) => side.replace(NOT_LETTERS, '').length > 1));
  const letters = anyOf(words('sides').filter((side) => side.replace(NOT_LETTERS, '').length === 1)) ?? NEVER;
  if (sides === null) return [];
  const floor = anyOf(words('floors').filter((word) => word.length > 1)) ?? NEVER;
  const ground = anyOf(words('grounds')) ?? NEVER;
  const groundWord = anyOf(words('grounds').filter((word) => GROUND_WORD.test(word))) ?? NEVER;
  const long = anyOf(words('floors').filter((word) => word.length > 2)) ?? NEVER;
  // `15 rue de Charonne 2e gauche Paris`
  const behindStreet = `${BEHIND_STREET}${UP_TO_99}\\s?${ORDINAL}\\s*(?:${sides})\\.?${WORD_ENDS}`;
  return [
    ...(numberFirst ? [behindStreet] : []),
    `${NOT_IN_WORD}${UP_TO_99}\\s?${ORDINAL}\\s?(?:${long})\\.?${BETWEEN}(?:${sides})\\.?${WORD_ENDS}`,
    `(?<=,\\s*)${UP_TO_99}\\.${AT_END_OF_PART}`,
    `${BEHIND_NUMBER}(?:${UP_TO_99}|(?:${ground}))\\.\\s?\\d{1,3}\\p{IDS}?${AT_END_OF_PART}`,
    `${BEHIND_NUMBER}(?:${UP_TO_99}\\s?${ORDINAL}?|(?:${ground})\\.?)\\s*(?:(?:${floor})\\.?)?${BETWEEN}(?:${sides})\\.?${WORD_ENDS}`,
    // The flat of a ground floor: `Bajo A`.
    `${BEHIND_NUMBER}(?:${groundWord})\\.?\\s?[-–]?\\s?\\p{IDS}${BEFORE_POSTCODE_OR_END}`,
    // Catalan: `1r 2a`.
    `${BEHIND_NUMBER}${UP_TO_99}(?:r|n|t|è)[\\s,/-]+${UP_TO_99}a${WORD_ENDS}`,
    `${BEHIND_NUMBER}${UP_TO_99}\\s?${ORDINAL_MARK}\\s?[-–]?\\s?(?:${letters}|\\p{IDS}|${UP_TO_99}${ORDINAL_MARK}?)${WORD_ENDS}`,
  ];
}
