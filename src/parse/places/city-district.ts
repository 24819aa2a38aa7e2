import { type CountryProfile, romanNumber } from '../../country/index';
import type { Vocabulary } from '../vocabulary';
import type { LineWord } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';
import { districtOf, ordinalOf } from './district-number';

/** Digits, or a Roman number. */
const MAY_NUMBER = /\d|^[ivx]+e?(?:me)?$/;
/** `11`, `05`, `16eme`, `1er`, `11th`, and `15°`, which folds to `15o`. */
const NUMBER = /^0?([1-9]\d?)(?:e|er|em|eme|ieme|ere|o|st|nd|rd|th)?$/;
/** `paris11`, `paris-11e`. */
const GLUED = /^(\p{IDS}{3,})[-/ ]?0?([1-9]\d?)(?:e|er|em|eme|ieme|ere)?$/u;
/** An ending that stands apart: `17 e`, `17 °`. */
const LONE_ENDING = /^(?:e|er|em|eme|ieme|°|º)$/;
/** The ending of a Roman number: `XVIe`. */
const ROMAN_ENDING = /(?:e|eme)$/;
const DIGIT = /\d/;
/** Most words of a city's name. */
const MOST_OF_CITY = 3;
/**
 * Cost of reading the number behind a city with numbered districts as anything else: only where no other reading is
 * plausible.
 */
const OTHER_NUMBER_COST = 3.5;

/**
 * A number behind a city is its district, if the data have that district: `rue Oberkampf, Paris 11`. Else it
 * is the house number, or, in a line that has one, it means nothing: `98 rue Oberkampf, Paris 4`.
 */
export function waysWithCityDistrict(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): readonly TakenLine[] {
  const found = withCityDistrict(profile, vocabulary, taken.words);
  if (found === null) return [taken];
  const { words, number } = found;
  const others = taken.words.filter((word) => word !== number);
  const isNumbered = others.some(({ raw }) => DIGIT.test(raw));
  const rest = isNumbered ? { words: others, noise: [...taken.noise, number.raw] } : {};
  return [
    { ...taken, words },
    { ...taken, ...rest, cost: taken.cost + OTHER_NUMBER_COST, mayBeOther: true },
  ];
}

function withCityDistrict(
  profile: CountryProfile,
  { isPlace }: Vocabulary,
  words: readonly LineWord[],
): { readonly words: readonly LineWord[]; readonly number: LineWord } | null {
  const [name] = profile.conventions.districtWords;
  if (name === undefined) return null;
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at]!;
    if (!MAY_NUMBER.test(word.folded)) continue;
    const [, gluedCity, gluedNumber] = GLUED.exec(word.folded) ?? [];
    if (gluedCity !== undefined && isPlace(profile.key(`${gluedCity} ${ordinalOf(gluedNumber!, name)}`)))
      return {
        number: word,
        words: [
          ...words.slice(0, at),
          { ...word, raw: gluedCity, folded: gluedCity },
          districtOf({ ...word, raw: gluedNumber!, folded: gluedNumber! }, name, word.part),
          ...words.slice(at + 1),
        ],
      };
    const number = NUMBER.exec(word.folded)?.[1] ?? romanNumber(word.folded.replace(ROMAN_ENDING, ''));
    const count = number === null ? 0 : wordsOfCity(profile, isPlace, words, at, ordinalOf(number, name));
    if (count === 0) continue;
    // `Paris 2 avenue d'Ivry`
    if (at === count && !words.some(({ raw }, other) => other !== at && DIGIT.test(raw))) return null;
    const next = words[at + 1];
    const behind = next !== undefined && endsDistrict(profile, next) ? at + 2 : at + 1;
    // `Paris, 11e`: it stands in the part of its city.
    const { part } = words[at - 1]!;
    const district = districtOf({ ...word, raw: number!, folded: number! }, name, part);
    return { number: word, words: [...words.slice(0, at), district, ...words.slice(behind)] };
  }
  return null;
}

/** An ending that stands apart, or the word for a district. */
function endsDistrict({ conventions }: CountryProfile, { folded }: LineWord): boolean {
  return LONE_ENDING.test(folded) || conventions.districtWords.includes(folded);
}

/** How many words before a position are the city of a district that the data have; 0 for none. */
function wordsOfCity(
  profile: CountryProfile,
  isPlace: Vocabulary['isPlace'],
  words: readonly LineWord[],
  at: number,
  district: string,
): number {
  let name = district;
  // `Paris, 11e`, `Paris, 18e arrondissement`: alone in its part, it belongs to the one before.
  const isAlone = words.every(
    (word, other) => other === at || word.part !== words[at]!.part || endsDistrict(profile, word),
  );
  const partOfCity = isAlone && at > 0 ? words[at - 1]!.part : words[at]!.part;
  for (let count = 1; count <= Math.min(MOST_OF_CITY, at); count++) {
    const { folded, part } = words[at - count]!;
    if (part !== partOfCity) return 0;
    name = `${folded} ${name}`;
    if (isPlace(profile.key(name))) return count;
  }
  return 0;
}
