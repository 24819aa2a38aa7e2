import { BETWEEN, UP_TO_99 } from './floor-numbers';
import { AT_END_OF_PART, BEHIND_NUMBER } from './line-positions';
import type { WordsOfKind } from './line-writing';
import { anyOf, NEVER, WORD_ENDS } from './pattern-parts';
import { APART } from './unit-number';

/** Behind the comma that follows a house number. */
const BEHIND_HOUSE = '(?<=(?<![\\p{IDS}\\p{N}])\\d{1,3}\\s?\\p{IDS}?,\\s*)';

/** `1. dør 4`, `st., lejl. 2`, `1. sal dør 4`, `2. etage, dør tv`; `5 sal, 3`, `stuen 4`; in front of the town: `1. Odense C`, `st. 4 Odense C`. */
export function floorsWithDoor(units: readonly string[], words: WordsOfKind): string[] {
  const doors = anyOf(units.filter((word) => !word.endsWith('?'))) ?? NEVER;
  const floor = anyOf(words('floors').filter((word) => word.length > 1)) ?? NEVER;
  const ground = anyOf(words('grounds')) ?? NEVER;
  const sides = anyOf(words('sides').filter((side) => side.length > 1)) ?? NEVER;
  const door = `(?:\\d{1,3}\\p{IDS}?|(?:${sides})\\.?)`;
  return [
    `${BEHIND_NUMBER}(?:${UP_TO_99}\\.?|(?:${ground})\\.?)\\s*(?:(?:${floor})\\.?)?${BETWEEN}(?:${doors})${APART}${door}${WORD_ENDS}`,
    `${BEHIND_NUMBER}(?:${UP_TO_99}|(?:${ground}))\\.${BETWEEN}(?:(?:${floor})\\.?)?${BETWEEN}\\d{1,3}${AT_END_OF_PART}`,
    `${BEHIND_NUMBER}(?:${UP_TO_99}\\s?(?:${floor})|(?:${ground}))\\.?${BETWEEN}\\d{1,3}${AT_END_OF_PART}`,
    `${BEHIND_HOUSE}(?:${UP_TO_99}|(?:${ground}))\\.(?:\\s\\d{1,3}\\p{IDS}?)?(?=\\s+(?!(?:${sides}|${floor}|${doors})${WORD_ENDS})(?:\\d{4}(?!\\d)|\\p{IDS}{3}))`,
  ];
}
