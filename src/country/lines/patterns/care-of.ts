import type { LanguageTable } from '../../tables/read-language';
import { anyOf, NAME_BEGINS, NOT_IN_WORD, withAnyMarks } from './pattern-parts';

const CARE_OF_SIGN = `${NOT_IN_WORD}(?:c/o|attn\\.?:?|z\\.?\\s?hd\\.?|t\\.?\\s?a\\.?\\s?v\\.?|à l['’]attention de|p/a|chez)\\s`;
/** `9 Main`, `9 bis rue`, `114-37 207th`, `56 N Main`, `22 D St`, `9 1/2 Main`, `D3 Main`. */
const ADDRESS_BEGINS = `\\p{IDS}?\\d+(?:[-–/]\\d+)?(?:\\p{IDS}|\\s(?:bis|ter|quater|1/2))?\\s+(?:\\p{IDS}{1,2}\\.?\\s+)?(?:${NAME_BEGINS}|\\d{1,3}\\s?\\p{IDS}{2})`;
/** Up to the next comma or dash, or up to the first house number: `c/o John Doe 9 Main St`. */
const CARE_OF = `${CARE_OF_SIGN}[^,;\\n]*?(?=[,;\\n]|\\s[-–—]\\s|$|(?<=\\s)${ADDRESS_BEGINS})`;
/**
 * `chez M. Martin 7, rue Basse`: where the type begins the street, the first number may have a comma behind it. A postcode may
 * stand before: `75019 Paris chez M. Martin 7, rue Basse`.
 */
const careOfBeforeType = (types: string) =>
  `(?<=^\\D*(?:(?<!\\d)\\d{4,5}(?!\\d)\\D*)?)${CARE_OF_SIGN}[^,;\\n\\d]*(?<!\\p{IDS})(?=\\d+(?:\\s?(?:\\p{IDS}|bis|ter|quater))?,\\s*(?:${types})\\.?\\s)`;
/** `c/o Mary Jones 87-15, Clio Street`: the only number in front of a name is that of the house elsewhere, too. */
const CARE_OF_BEFORE_NUMBER = `(?<=^\\D*)${CARE_OF_SIGN}[^,;\\n\\d]*(?<!\\p{IDS})(?=\\d+(?:[-–/]\\d+)?\\s?\\p{IDS}?,\\s*(?!\\d+\\s)[\\p{IDS}\\d])`;
/** `presso Rossi, Via Roma 3`, `Bianchi presso Rossi, Via Roma 3`: with a comma, for `presso` also means near. */
const CARE_OF_PART = `(?<=^\\D*${NOT_IN_WORD}|[,;\\n]\\s*)presso\\s[^,;\\n\\d]*(?=,)`;
/** `presso Rossi Via Roma 3`, `c/o Martin Place Pigalle 4 75009 Paris`: a name between the word and the type of the street is somebody's. */
const careOfBeforeStreetType = (sign: string, types: string) =>
  `(?<=^\\D*${NOT_IN_WORD}|[,;\\n]\\s*)${sign}(?!(?:${types})\\.?\\s)[^,;\\n\\d]*?(?<=\\s)(?=(?:${types})\\.?\\s[^,;\\n\\d]+\\d)`;
const NEAR_OR_CARE_OF = `(?:presso\\s|${CARE_OF_SIGN})`;
/** Where the number stands last, the street follows the name without a sign: `c/o Weber Gartenweg 9 12345 Neustadt`. */
const CARE_OF_BEFORE_STREET = [`${CARE_OF_SIGN}[^,;\\n\\d]*(?=[,;\\n]|$)`, `(?<=\\d[^,;\\n]*)${CARE_OF}`];

/** Patterns for the people and companies of `c/o`, `chez` and the like. */
export function careOfPatterns(languages: readonly LanguageTable[], numberFirst: boolean): readonly string[] {
  const typeFirst = languages.filter(({ typePlace }) => typePlace === 'first');
  const types = anyOf(typeFirst.flatMap((language) => language.groups('types').flat()));
  const isTypeFirst = languages[0]?.typePlace === 'first';
  const long = isTypeFirst ? anyOf(languages[0]!.groups('types').map(([type]) => type!)) : null;
  const beforeStreet = long === null ? [] : [careOfBeforeStreetType(NEAR_OR_CARE_OF, withAnyMarks(long))];
  if (!numberFirst) return [...beforeStreet, ...CARE_OF_BEFORE_STREET, CARE_OF_PART];
  const careOf = [...beforeStreet, CARE_OF, CARE_OF_PART];
  if (types === null) return [CARE_OF_BEFORE_NUMBER, ...careOf];
  const beforeType = careOfBeforeType(withAnyMarks(types));
  // `c/o Mary Byrne 5A, Castle Park`: where most types end the name, as in Ireland, other languages do not change that.
  return languages[0]?.typePlace === 'last'
    ? [beforeType, CARE_OF_BEFORE_NUMBER, ...careOf]
    : [beforeType, ...careOf];
}
