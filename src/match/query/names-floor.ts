import type { CountryProfile } from '../../country/index';
import { fold, squash } from '../../text/fold';

const NUMBER_AND_REST = /^\s*\d+\s*[-–/,(]?\s*(.*?)\s*\)?$/u;
const WORDS = /\p{IDS}+/gu;
/** A shorter word may be the letter of a house: `12 s`. */
const LEAST_LETTERS = 2;

/**
 * True if what stands behind a house number is a floor or a part of a house, and the number is written alone or right in front of
 * it: `407, 2e verdieping`, `407 boven`, `407-1hoog`.
 */
export function namesFloor(profile: CountryProfile, [number, suffix]: readonly [string, string]): boolean {
  const behind = NUMBER_AND_REST.exec(number)?.[1] ?? '';
  if (behind !== '' && suffix !== '') return false;
  const text = suffix === '' ? behind : suffix;
  if (profile.isFloorName(text)) return true;
  const words = fold(text).match(WORDS) ?? [];
  return words.some((word) => word.length >= LEAST_LETTERS && isFloor(profile, word));
}

function isFloor(profile: CountryProfile, word: string): boolean {
  if (profile.conventions.floorWords.includes(squash(word))) return true;
  return profile.isUnitKey(profile.suffixKey(word));
}
