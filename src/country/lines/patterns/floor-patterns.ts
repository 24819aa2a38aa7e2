import { ORDINAL, ORDINAL_MARK, ROMAN, UP_TO_99 } from './floor-numbers';
import { floorsBehindStreet } from './floors-behind-street';
import { AT_END_OF_PART, AT_START_OR_BEHIND, BEHIND_NUMBER, BEHIND_STREET } from './line-positions';
import type { LineWriting, WordsOfKind } from './line-writing';
import { anyOf, LONG_WORD, NAME_BEGINS, NEVER, NOT_IN_WORD, noneOf, WORD_ENDS } from './pattern-parts';
import { noTypeEndsPart } from './street-types-at-end';

/**
 * A number that follows is that of a house or a postcode: `3e étage 12 rue du Four`, `3rd Floor 86-90 Paul St`,
 * `8e étage 75004 Paris`.
 */
const BEFORE_ADDRESS = `(?=\\s*\\d+(?:[-–/]\\d+)?\\s?(?:\\p{IDS}|bis|ter)?,?\\s+${NAME_BEGINS})`;

/** `No 26 A Kat 3`, `16 A DG`: apart from the number, a letter is that of the house, and not the end of an ordinal. */
const NOT_OF_HOUSE = '(?!\\s[ao]\\s)';
const BEFORE_HOUSE = `(?=\\d+\\p{IDS}?\\s+${NAME_BEGINS})`;

/** A floor without a side: `3. OG`, `2e étage`, `st.`, `RDC`. A floor with a side is a unit. */
export function floorPatterns(writing: LineWriting): RegExp[] {
  const { words, numberFirst } = writing;
  const floors = [...numberedFloors(writing), ...groundFloors(words, numberFirst)];
  // `12/F, 578 Nathan Rd`, as in Hong Kong: a number follows, or stood before.
  if (numberFirst)
    floors.push(`${NOT_IN_WORD}(?:${UP_TO_99}|u?g)/f${WORD_ENDS}(?:(?<=\\d.*\\s\\S*)|(?=[\\s,]+\\d))`);
  if (numberFirst) floors.push(...floorsBehindStreet(words));
  return floors.map((pattern) => new RegExp(pattern, 'giu'));
}

/** A number or an ordinal with the word for a floor, in either order: `3. OG`, `third floor`, `étage 2`. */
function numberedFloors({ words, numberFirst, typesAtEnd }: LineWriting): string[] {
  const any = anyOf(words('floors').filter((word) => word.length > 1));
  const long = anyOf(words('floors').filter((word) => word.length > 2));
  if (any === null || long === null) return [];
  const floors: string[] = [];
  const isFloor = new Set(words('floors'));
  const particles = new Set(words('particles'));
  const side = anyOf(words('sides'));
  const ends = side === null ? WORD_ENDS : `${WORD_ENDS}(?![\\s,/-]*(?:${side})${WORD_ENDS})`;
  // `4e étage à droite`, `3 piano a destra`
  const toSide = side === null ? '' : `(?:\\s[àa]\\s(?:la\\s)?(?:${side})${WORD_ENDS})?`;
  const grounds = words('grounds').filter((word) => word.length > 1);
  // `64 piano terra`: words for the ground floor stand behind the number of the house.
  const notGround = noneOf(anyOf(grounds));
  // `2e sous-sol`
  const notCounted = noneOf(anyOf(grounds.filter((word) => !isFloor.has(word))));
  // `Alpenstrasse 47a UG`: right behind the street, the letter is that of the house where the word needs no number.
  const alone = numberFirst ? null : anyOf(grounds.filter((word) => isFloor.has(word)));
  const notLetter =
    alone === null ? '' : `(?!(?<=\\p{IDS}\\.?\\s)${UP_TO_99}\\p{IDS}\\s(?:${alone})${WORD_ENDS})`;
  floors.push(
    `${NOT_IN_WORD}${notLetter}${UP_TO_99}${NOT_OF_HOUSE}\\s?${ORDINAL}\\s?${notCounted}(?:${any})\\.?${ends}${toSide}(?!\\s*\\d)`,
  );
  floors.push(
    `${NOT_IN_WORD}${UP_TO_99}${NOT_OF_HOUSE}\\s?${ORDINAL}\\s?(?:${long})\\.?${ends}${BEFORE_ADDRESS}`,
  );
  const ordinals = anyOf(words('numbers').filter((word) => LONG_WORD.test(word)));
  if (ordinals !== null)
    floors.push(`${NOT_IN_WORD}(?:${ordinals})\\s(?:${long})${ends}${noTypeEndsPart(typesAtEnd)}`);
  const apart = anyOf(words('floors').filter((word) => word.length > 1 && !particles.has(word)));
  if (numberFirst && apart !== null)
    floors.push(`${BEHIND_STREET}(?:${apart})\\.?\\s?${UP_TO_99}${WORD_ENDS}(?!\\s*\\d)`);
  floors.push(`${NOT_IN_WORD}${ROMAN}\\.?\\s(?:${long})${ends}`);
  floors.push(`${NOT_IN_WORD}${UP_TO_99}\\s${notGround}(?:${long})\\.?${ends}(?!\\s*\\d)`);
  // `Basement 40 Church Lane`: where the number comes first, one behind a floor without a number is that of the house.
  const notOfHouse = numberFirst ? `(?!(?<=(?:${anyOf(grounds) ?? NEVER})\\.?\\s?)${BEFORE_HOUSE})` : '';
  floors.push(`${AT_START_OR_BEHIND}(?:${long})\\.?\\s?${notOfHouse}${UP_TO_99}${ORDINAL_MARK}?${ends}`);
  // Words of two letters are too short to be read anywhere: `5 1 tr`, `, et. 2`.
  floors.push(`${BEHIND_NUMBER}${UP_TO_99}\\s(?:${any})\\.?${AT_END_OF_PART}`);
  floors.push(`${BEHIND_NUMBER}(?:${any})\\.\\s?${UP_TO_99}${AT_END_OF_PART}`);
  floors.push(`(?<=[,;(\\n]\\s*)(?:${any})\\s?${UP_TO_99}${AT_END_OF_PART}`);
  return floors;
}

/** `Gartenweg 9, EG`, `Calle Mayor 3 bajo Madrid`. */
function groundFloors(words: WordsOfKind, numberFirst: boolean): string[] {
  const floors: string[] = [];
  const ground = anyOf(words('grounds').filter((word) => word.length > 1));
  if (ground !== null) floors.push(`${BEHIND_NUMBER}(?:${ground})\\.?${AT_END_OF_PART}`);
  const long = anyOf(words('grounds').filter((word) => LONG_WORD.test(word)));
  if (long !== null && !numberFirst)
    floors.push(`(?<=\\p{IDS}{2}[\\s,]+\\d+\\p{IDS}?\\s)(?:${long})(?=\\s+\\p{IDS}{3})`);
  return floors;
}
