import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../words/line-word';

/** `6e`, but not `6°`, which folds to `6o`. */
const ORDINAL = /^\d{1,2}(?!o$)\p{IDS}{1,3}$/u;
const MAY_BE_ORDINAL = /^\d{1,2}\p{IDS}{0,3}$/u;
const HOUSE_NUMBER = /^\d/;
const HAS_DIGIT = /\d/;
const DIGITS = /^\d+$/;
/** A name of a city and its number have at most so many words. */
const MOST_OF_CITY = 4;

/**
 * The words with a numbered district behind its city, where it is read best: `69 rue Lepic, 18ème arr. Paris`. The same words
 * if there is none, or it stands there.
 */
export function withDistrictLast(profile: CountryProfile, words: readonly LineWord[]): readonly LineWord[] {
  const [name, ...short] = profile.conventions.districtWords;
  const at = words.findIndex(
    ({ folded }, place) =>
      place > 0 &&
      (short.includes(folded) || (folded === name && words[place - 2]?.part !== words[place - 1]!.part)) &&
      MAY_BE_ORDINAL.test(words[place - 1]!.folded),
  );
  if (at < 0 || at === words.length - 1) return words;
  // `Paris 18e arr., 69 rue Lepic`: it stands behind its city. `13e arr., Paris`: it begins the line.
  if (at > 1 && !words.slice(0, at - 1).some(({ raw }) => HOUSE_NUMBER.test(raw))) return words;
  const next = words[at + 1]!;
  // `5e arrondissement de Paris`
  const behind = words.slice(profile.isSmallWord(next.folded) && at + 2 < words.length ? at + 2 : at + 1);
  const { part } = behind.at(-1)!;
  const district = words.slice(at - 1, at + 1).map((word) => ({ ...word, part }));
  return [...words.slice(0, at - 1), ...behind, ...district];
}

/**
 * The words with the last one as the district that it numbers: `12 Rue du Four 6e`, `12 rue du four, 16ème`. Null if it numbers
 * none, or if it may be the house number.
 */
export function withDistrict(
  profile: CountryProfile,
  words: readonly LineWord[],
): readonly LineWord[] | null {
  const [name] = profile.conventions.districtWords;
  const last = words[words.length - 1];
  if (name === undefined || last === undefined || words.length < 3 || !ORDINAL.test(last.folded)) return null;
  // `12 12bis`: a suffix is no ending of an ordinal.
  if (profile.isSuffixWord(last.folded.replace(/^\d+/, ''))) return null;
  if (!words.slice(0, -1).some(({ raw }) => HOUSE_NUMBER.test(raw))) return null;
  return [...words.slice(0, -1), districtOf(last, name, last.part + 1)];
}

/** The words of a city alone with the number of its district: `Paris 13ème`, `Lyon 3`. Null for other lines. */
export function withDistrictAlone(
  profile: CountryProfile,
  words: readonly LineWord[],
): readonly LineWord[] | null {
  const [name] = profile.conventions.districtWords;
  const last = words[words.length - 1];
  if (name === undefined || last === undefined || words.length < 2 || words.length > MOST_OF_CITY)
    return null;
  const isCity = words.slice(0, -1).every(({ raw, part }) => !HAS_DIGIT.test(raw) && part === last.part);
  return isCity && MAY_BE_ORDINAL.test(last.folded)
    ? [...words.slice(0, -1), districtOf(last, name, last.part)]
    : null;
}

/** The number of a district as the data write it: `11e arrondissement`. French alone has the word: `1er`, `2e`. */
export function ordinalOf(number: string, name: string): string {
  const ending = !DIGITS.test(number) ? '' : number === '1' ? 'er' : 'e';
  return `${number}${ending} ${name}`;
}

/** The word of a number as that of a district. */
export function districtOf({ raw, folded, ...number }: LineWord, name: string, part: number): LineWord {
  return { ...number, raw: ordinalOf(raw, name), folded: ordinalOf(folded, name), part, isDistrict: true };
}
