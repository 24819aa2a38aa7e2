import type { CountryConventions } from '../conventions';
import type { Territory } from '../tables/read-territory';

/**
 * Vehicle signs that people write before a postcode instead of the country code (`D-45127`), an old European custom.
 */
const CAR_SIGNS: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  GB: 'UK',
  HU: 'H',
  IE: 'IRL',
  IT: 'I',
  LI: 'FL',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO', // biome-ignore format: a table
};
/** Many houses have these letters: `12 B 1000 Brussel` is number 12B. */
const LETTERS_OF_HOUSES = /^[ABC]$/;
/** Words before a postcode. */
const POSTCODE_WORDS =
  'c\\.?p\\.?|c\\.?a\\.?p\\.?|plz|zip(?:\\s?code)?|c[oó]digo postal|code postal|postcode|postal code|c\\.?e\\.?p\\.?|ps[cč]|postnr\\.?|pin(?:\\s?code)?|eircode';
/** For patterns that also accept plain words: a postcode must have a digit. */
const SOME_DIGIT = '(?=[\\p{IDS}]*[ -]?[\\p{IDS}]*\\d)';
/** Never with a zero in front: `0003` is a box. */
const FOUR_DIGITS = '[1-9]\\d{3}';
/** Five digits with a space between thousands, as people of former Yugoslavia write them: `10 000 Zagreb`. */
const WITH_SPACE = '\\d{2} ?\\d{3}';
/** Patterns that replace those of the territory table: it allows more than is in use, or less than people write. */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  AT: FOUR_DIGITS,
  BA: WITH_SPACE,
  BE: FOUR_DIGITS,
  // `12.221-210`
  BR: '\\d{2}\\.?\\d{3}-?\\d{3}',
  CA: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z][ -]?\\d[ABCEGHJ-NPRSTV-Z]\\d',
  CH: FOUR_DIGITS,
  HR: WITH_SPACE,
  IE: '[AC-FHKNPRTV-Y]\\d[\\dW][ -]?[\\dAC-FHKNPRTV-Y]{4}',
  IN: '\\d{3} ?\\d{3}',
  ME: WITH_SPACE,
  RS: WITH_SPACE,
};
const SIGNS = /[^\p{IDS}\p{N}]+/gu;
const NO_SIGN = /[\p{IDS}\p{N}]/u;
/**
 * The first half of postcodes with letters, and of those of Portugal, which had four digits until 1998. In other
 * countries the first digits look like a house number.
 */
const FIRST_HALF: Readonly<Record<string, RegExp>> = {
  CA: /^[a-z]\d[a-z]$/,
  GB: /^[a-z]{1,2}\d[a-z\d]?$/,
  IE: /^[a-z]\d[\dw]$/,
  PT: /^[1-9]\d{3}$/,
};
/** Countries in which people know the first digits as the number of a division. */
const DIVISIONS: Readonly<Record<string, RegExp>> = { FR: /\(\s*(\d{2}|2[ab]|97\d)\s*\)/iu };
const NEVER = /^(?!)/;
/** For a country without a known pattern: any text of a register is a postcode, and none is looked for in a line. */
const ANY_POSTCODE = {
  pattern: /(?!)/giu,
  partial: NEVER,
  canonical: (found: string) => found.toUpperCase(),
};

/** How the postcodes of a country are found and written, from the pattern in the territory table. */
export function postcodeGrammar(territory: Territory): CountryConventions['postcode'] {
  const { code, postcode } = territory;
  if (postcode === '') return ANY_POSTCODE;
  const plain = (AS_WRITTEN[code] ?? postcode)
    .replace(new RegExp(`^${code}-`), '')
    .replace(/(?<=[}\])])-\??(?=[\\[(])/g, '(?:\\s?[-–]\\s?|\\s)?');
  const marks = [`${code}`, CAR_SIGNS[code], territory.postcodePrefix.replace(/-$/, '')].filter(Boolean);
  // `B-1080`, `B 1080`, `B - 1080`. In `12/A – 1010` and `12 A 1010`, and not in `12/A-1010`, the letter is that of the house.
  const before = `(?:(?:${[...new Set(marks)].join('|')})(?:-|(?<!/\\p{IDS})(?:\\s?[-–]\\s?|(?<!\\d[ \u00a0]\\p{IDS})[ \u00a0])?)|(?:${POSTCODE_WORDS})\\s*:?\\s*)?`;
  const whole = new RegExp(`(?:${plain})$`, 'iu');
  const division = DIVISIONS[code];
  const sign = CAR_SIGNS[code] ?? code;
  return {
    ...(division === undefined ? {} : { division }),
    ...(LETTERS_OF_HOUSES.test(sign)
      ? {}
      : { sign: new RegExp(`(?<=\\d(?:\\s?\\p{IDS}\\d*)?[\\s,]+)${sign}\\s$`, 'u') }),
    pattern: new RegExp(
      `(?<![\\p{IDS}\\p{N}-])${before}${SOME_DIGIT}(?:${plain})(?![\\p{IDS}\\p{N}]|-\\d)`,
      'giu',
    ),
    partial: FIRST_HALF[code] ?? NEVER,
    canonical: (found) =>
      written((whole.exec(found)?.[0] ?? found).toUpperCase(), territory.postcodeExamples),
  };
}

/** The letters and digits of a postcode, separated like an example of the same length. */
function written(found: string, examples: readonly string[]): string {
  const compact = found.replace(SIGNS, '');
  const example = examples.find((one) => one.replace(SIGNS, '').length === compact.length);
  if (example === undefined) return compact;
  let text = '';
  let at = 0;
  for (const sign of example) text += NO_SIGN.test(sign) ? compact[at++] : sign;
  return text;
}
