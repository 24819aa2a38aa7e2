/** Most lines have none of the glued words below. */
const MAY_BE_GLUED =
  /\p{IDS}\.?:|\.\.\d|[\dt]\. (?:t[vh]|mf)\p{Lu}|\d (?:\p{Lu}|bis|ter|BIS|TER|Bis|Ter)\p{Lu}\p{Ll}|\d(?:\p{IDS}{3}| ?\p{IDS}{2}[-/.]?\d| ?[A-Z]{3}|\s?½|\s(?:and|AND|And|&)\s)/u;
/** `28AOak Park Drive`, `37 QQuai d'Issy`, `5 BISRue Haute`: the letter of the house, too. */
const GLUED_BEHIND_LETTER =
  /^\d{1,5}(?:\p{Lu}(?=\p{Lu}\p{Ll})|\s\p{Lu}(?=\p{Lu}\p{Ll}{2})|\s?(?:[Bb]is|BIS|[Tt]er|TER|[Qq]uater|QUATER)(?=\p{Lu}\p{Ll}{2}))/u;
/** `22MAIN ST`, `12rue Lepic`: a suffix or an ordinal is none of these words. */
const GLUED_STREET =
  /^\d{1,5}(?=(?!(?:bis|ter|quater|quinquies|sexies|septies|octies|i?[eè]me|ste|nde|hoog)(?!\p{IDS}))\p{IDS}{3,}[\s.])/iu;
/** `Eeldersingel 28bGroningen`, `Rugmarken 42, 1. tvOdense C`: the same behind the street. */
const GLUED_TOWN_BEHIND_LETTER = /(?<=\s\d{1,5}\p{IDS}|[\dt]\. (?:tv|th|mf))(?=\p{Lu}\p{Ll}{3})/u;
/** `Scheinstr..25`: a full stop that was typed twice, or the next one. */
const TWO_STOPS = /(?<=\p{IDS})\.\.(?=\d)/gu;
/** `Ort:Essen`, `Hausnr.:7`, but not the Swedish genitive of `Karl XII:s väg`. */
const GLUED_LABEL = /(?<=(?<!\p{IDS})\p{IDS}{2,}\.?):(?=[\p{IDS}\d])(?!s(?!\p{IDS}))/gu;
/** `75015Paris`, `9712HMGroningen`. */
const GLUED_POSTCODE = /(?<![\p{IDS}\p{N}])(\d{5}(?=\p{IDS}{3})|\d{4} ?[A-Z]{2}(?=\p{Lu}\p{Ll}{2}))/gu;
/** `4357AM7`, `4357 AM-7`: a Dutch postcode and its number. */
const NUMBER_AT_POSTCODE =
  /(?<![\p{IDS}\p{N}])([1-9]\d{3}(?:[A-Z]{2}|[a-z]{2})[-/.]?|[1-9]\d{3} [A-Z]{2}[-/.])(?=\d{1,5}(?!\d))/gu;
/** `Brink 12Assen`, `12Main St`. Suffixes such as `bis` are shorter, or small letters. */
const GLUED_NAME = /(?<=\d)(?=\p{Lu}\p{Ll}{3})/gu;
/** `104½ Main St`: taken as signs, the number would be 1041. `104 and a half Main St`. */
const GLUED_HALF = /(?<=\d)\s?(?:½|(?:and|&) (?:a |one[ -])?half(?!\p{IDS}))/giu;

/**
 * The line with a space where two words run together at a number.
 * @param numberFirst true if house numbers stand before streets. Elsewhere `9evverkenstr.` is a name that a scanner misread.
 */
export function withGluedApart(line: string, numberFirst: boolean): string {
  if (!MAY_BE_GLUED.test(line)) return line;
  const apart = numberFirst
    ? line.replace(GLUED_BEHIND_LETTER, '$& ').replace(GLUED_STREET, '$& ')
    : line.replace(GLUED_TOWN_BEHIND_LETTER, ' ');
  return apart
    .replace(TWO_STOPS, '. ')
    .replace(GLUED_LABEL, ': ')
    .replace(GLUED_POSTCODE, '$1 ')
    .replace(NUMBER_AT_POSTCODE, '$1 ')
    .replace(GLUED_NAME, ' ')
    .replace(GLUED_HALF, ' 1/2');
}
