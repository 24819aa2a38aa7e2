import { type CountryProfile, romanNumber } from '../country/index';
import { districtOf } from './district-number';
import type { LineWord } from './line-word';
import type { TakenLine } from './taken-line';
import type { Vocabulary } from './word-line';

/** `11`, `05`, `16eme`, `1er`. */
const NUMBER = /^0?([1-9]\d?)(?:e|er|em|eme|ieme|ere)?$/;
/** `paris11`. */
const GLUED = /^(\p{L}{3,})0?([1-9]\d?)$/u;
/** Signs behind the number: `17°`. */
const LONE_ENDING = /^(?:e|er|em|eme|ieme|°|º)$/;
const DIGIT = /\d/;
const ENDING = /(?:e|eme)$/;
const MOST_OF_CITY = 3;
/** Cost of reading the number behind a city with numbered districts as anything else: only where no other reading is plausible. */
const OTHER_NUMBER_COST = 3.5;

/**
 * A number behind a city is its district, if the data have that district: `rue Oberkampf, Paris 11`. It may also be the house number,
 * which costs more.
 */
export function waysWithCityDistrict(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): readonly TakenLine[] {
  const [name] = profile.conventions.districtWords;
  const words = name === undefined ? null : withCityDistrict(profile, vocabulary, taken.words, name);
  if (words === null) return [taken];
  return [
    { ...taken, words },
    { ...taken, cost: taken.cost + OTHER_NUMBER_COST, mayBeOther: true },
  ];
}

function withCityDistrict(
  profile: CountryProfile,
  { isPlace }: Vocabulary,
  words: readonly LineWord[],
  name: string,
): readonly LineWord[] | null {
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at]!;
    const [, gluedCity, gluedNumber] = GLUED.exec(word.folded) ?? [];
    if (gluedCity !== undefined) {
      const city = { ...word, raw: gluedCity, folded: gluedCity };
      const district = districtOf({ ...word, raw: gluedNumber!, folded: gluedNumber! }, name, word.part);
      if (isKnown(profile, isPlace, [city, district]))
        return [...words.slice(0, at), city, district, ...words.slice(at + 1)];
    }
    const number = NUMBER.exec(word.folded)?.[1] ?? romanNumber(word.folded.replace(ENDING, ''));
    if (number === null) continue;
    const district = districtOf({ ...word, raw: number, folded: number }, name, word.part);
    for (let count = 1; count <= Math.min(MOST_OF_CITY, at); count++) {
      const city = words.slice(at - count, at);
      if (city.some(({ part }) => part !== word.part)) break;
      if (!isKnown(profile, isPlace, [...city, district])) continue;
      // `Paris 2 avenue d'Ivry`
      if (at === count && !words.some(({ raw }, other) => other !== at && DIGIT.test(raw))) return null;
      const next = words[at + 1];
      const behind = next !== undefined && LONE_ENDING.test(next.folded) ? at + 2 : at + 1;
      return [...words.slice(0, at), district, ...words.slice(behind)];
    }
  }
  return null;
}

function isKnown(
  profile: CountryProfile,
  isPlace: Vocabulary['isPlace'],
  words: readonly LineWord[],
): boolean {
  return isPlace(profile.key(words.map(({ folded }) => folded).join(' ')));
}
