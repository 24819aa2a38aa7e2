import { type CountryProfile, isCompanyForm, isSalutation, levelToldBy } from '../../country/index';
import { squash } from '../../text/fold';
import { mayEndInType } from '../clean/glued-type';
import { hasSeam } from '../places/glued-town';
import type { Vocabulary } from '../vocabulary';
import { keyOf, type Part } from './part';

/** `Brink`, `l'Église`, `Saint-Denis`. */
const OF_LETTERS = /^(?=.*\p{IDS}{2})\p{IDS}+(?:['-]\p{IDS}+)*$/u;
const DIGITS = /^\d+$/;
/** A shorter word is an abbreviation or a code. */
const LEAST_LETTERS = 3;
/** Where the number comes last, further words in front may be those of somebody: `Bakkerij Jansen Herestraat 12`. */
const MOST_WORDS = 2;

/**
 * True for a name that the data lack and in which no word means anything else: most likely a street with a slip. No words of
 * it, side by side, are a street or a place of the data.
 */
export function isUnknownStreet(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  name: Part,
  postcode: string | null,
): boolean {
  const { words, folded } = name;
  if (mayBeLeftOut(profile, postcode) || mayAnnounce(profile, folded)) return false;
  // `Street`: the rest of the name was read as a unit.
  if (folded.every((word) => profile.isStreetType(profile.keyOf(word)))) return false;
  if (words.length > MOST_WORDS && mayHaveNameInFront(profile, folded)) return false;
  if (!words.every((word) => OF_LETTERS.test(word) && !hasSeam(word))) return false;
  if (folded.some((word) => isOther(profile, word))) return false;
  if (profile.isSmallWord(folded.at(-1)!)) return false;
  return !holdsKnown(profile, name, (key) => vocabulary.isPlace(key) || vocabulary.isStreet(key));
}

/** True if the data know words of a part that stand side by side. */
export function holdsKnown(
  profile: CountryProfile,
  { folded }: Part,
  isKnown: (key: string) => boolean,
): boolean {
  for (let from = 0; from < folded.length; from++)
    for (let end = from + 1; end <= folded.length; end++)
      if (keysOf(profile, folded.slice(from, end)).some(isKnown)) return true;
  return false;
}

/** `1 Bronk, K1A 0B1 Ottawa`: a postcode with letters tells the street, so the name may be another thing. */
function mayBeLeftOut({ conventions }: CountryProfile, postcode: string | null): boolean {
  return conventions.numberFirst && postcode !== null && !DIGITS.test(postcode);
}

/** `7 Rue Gay-Lusac CP 19100 Brive`: a short last word that is no street type may belong to the postcode. */
function mayAnnounce(profile: CountryProfile, words: readonly string[]): boolean {
  const last = words.at(-1)!;
  return last.length < LEAST_LETTERS && !profile.isStreetType(profile.keyOf(last));
}

/** `Via Giovanni Battista Ramusio 1` begins with its type, and holds no other. */
function mayHaveNameInFront(profile: CountryProfile, words: readonly string[]): boolean {
  const { numberFirst, typePlace } = profile.conventions;
  if (numberFirst) return false;
  const type = words.findLastIndex((word) => profile.isStreetType(profile.keyOf(word)));
  return typePlace !== 'first' || type !== 0;
}

/** Each word read alone, then the words read together, if that may be otherwise. */
function keysOf(profile: CountryProfile, words: readonly string[]): readonly string[] {
  const key = keyOf(profile, words);
  const isAmbiguous = words.length > 1 && words.some((word) => profile.isAmbiguous(word));
  return isAmbiguous ? [key, ...profile.keysOf(words.join(' '))] : [key];
}

function isOther(profile: CountryProfile, word: string): boolean {
  const { numberNames, unitWords } = profile.conventions;
  return (
    numberNames.has(word) ||
    unitWords.includes(word) ||
    profile.isSuffixWord(word) ||
    profile.isNumberWord(word) ||
    levelToldBy(word) !== null ||
    mayEndInType(profile, word) ||
    isSalutation(word) ||
    isCompanyForm(squash(word))
  );
}
