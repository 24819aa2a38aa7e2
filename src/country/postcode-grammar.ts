import type { CountryConventions } from './conventions';
import type { Territory } from './tables/read-territory';

/** Signs of cars that stand before a postcode where the country's code could (`D-45127`): the old European custom. */
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
/** Words that say that a postcode follows. */
const POSTCODE_WORDS =
  'c\\.?p\\.?|c\\.?a\\.?p\\.?|plz|zip(?:\\s?code)?|c[oó]digo postal|code postal|postcode|postal code';
/** A pattern that admits whole words is held to postcodes by a digit. */
const SOME_DIGIT = '(?=[\\p{L}]*[ -]?[\\p{L}]*\\d)';
/** Patterns that the address data has wider than what was ever given out. */
const NARROWER: Readonly<Record<string, string>> = {
  IE: '[AC-FHKNPRTV-Y]\\d[\\dW][ -]?[\\dAC-FHKNPRTV-Y]{4}',
};
const SIGNS = /[^\p{L}\p{N}]+/gu;
/** The first half of postcodes with letters. The first digits of others are told from no house number. */
const FIRST_HALF: Readonly<Record<string, RegExp>> = {
  CA: /^[a-z]\d[a-z]$/,
  GB: /^[a-z]{1,2}\d[a-z\d]?$/,
  IE: /^[a-z]\d[\dw]$/,
};
/** Where the first digits are the number of a division that people know by heart. */
const DIVISIONS: Readonly<Record<string, RegExp>> = { FR: /\(\s*(\d{2}|2[ab]|97\d)\s*\)/iu };
const NEVER = /^(?!)/;
/** Of a country whose postcodes nobody described: whatever a register calls one, and none in a line. */
const ANY_POSTCODE = {
  pattern: /(?!)/giu,
  partial: NEVER,
  canonical: (found: string) => found.toUpperCase(),
};

/** How postcodes of a country are found and written, by its address data. */
export function postcodeGrammar(territory: Territory): CountryConventions['postcode'] {
  const { code, postcode } = territory;
  if (postcode === '') return ANY_POSTCODE;
  const plain = (NARROWER[code] ?? postcode)
    .replace(new RegExp(`^${code}-`), '')
    .replace(/(?<=[}\])])-\??(?=[\\[(])/g, '[ -]?');
  const marks = [`${code}`, CAR_SIGNS[code], territory.postcodePrefix.replace(/-$/, '')].filter(Boolean);
  const before = `(?:(?:${[...new Set(marks)].join('|')})[- ]?|(?:${POSTCODE_WORDS})\\s*:?\\s*)?`;
  const whole = new RegExp(`(?:${plain})$`, 'iu');
  const division = DIVISIONS[code];
  return {
    ...(division === undefined ? {} : { division }),
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}-])${before}${SOME_DIGIT}(?:${plain})(?![\\p{L}\\p{N}]|-\\d)`,
      'giu',
    ),
    partial: FIRST_HALF[code] ?? NEVER,
    canonical: (found) =>
      written((whole.exec(found)?.[0] ?? found).toUpperCase(), territory.postcodeExamples),
  };
}

/** Letters and digits of a postcode, parted as an example of the same length is. */
function written(found: string, examples: readonly string[]): string {
  const compact = found.replace(SIGNS, '');
  const example = examples.find((one) => one.replace(SIGNS, '').length === compact.length);
  if (example === undefined) return compact;
  let text = '';
  let at = 0;
  for (const sign of example) text += /[\p{L}\p{N}]/u.test(sign) ? compact[at++] : sign;
  return text;
}
