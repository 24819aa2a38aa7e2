import { fold } from '../../src/text/fold';
import type { Forms } from './dictionaries';

interface Words {
  toCardinal(value: number): string;
  toOrdinal(value: number): string;
}

/** Of one number, what the package has for a language: only those in which streets are named after days and ranks. */
const TAGS: Record<string, string> = {
  cs: 'cs-CZ',
  da: 'da-DK',
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  fi: 'fi-FI',
  fr: 'fr-FR',
  hr: 'hr-HR',
  hu: 'hu-HU',
  it: 'it-IT',
  lt: 'lt-LT',
  lv: 'lv-LV',
  nb: 'nb-NO',
  nl: 'nl-NL',
  pl: 'pl-PL',
  pt: 'pt-PT',
  ro: 'ro-RO',
  ru: 'ru-RU',
  sv: 'sv-SE',
  tr: 'tr-TR',
  uk: 'uk-UA',
};
const WORDS = new Map<string, Words>();
for (const [language, tag] of Object.entries(TAGS))
  WORDS.set(language, (await import(`n2words/${tag}`)) as Words);

const LAST_CARDINAL = 31;
const LAST_ORDINAL = 20;
/** Feminine forms of ordinals that end so, where the language has them. */
const FEMININE: Record<string, [ending: RegExp, feminine: string]> = {
  it: [/o$/, 'a'],
  es: [/o$/, 'a'],
  pt: [/o$/, 'a'],
  fr: [/er$/, 'ere'],
};
/** The first of a name, with a Roman number: `François Ier`. */
const ROMAN_FIRST: Record<string, string> = { fr: 'ier' };

/**
 * Numbers from 2 on as digits and words, and ordinals from 1 on with the endings that are written behind digits:
 * `8|huit`, `2e|deuxieme|2eme`.
 */
export function numberWords(language: string, ordinalEndings: string): Forms[] {
  const words = WORDS.get(language);
  if (words === undefined) return [];
  const groups: string[][] = [];
  for (let value = 2; value <= LAST_CARDINAL; value++)
    groups.push([String(value), ...spelled(words.toCardinal(value))]);
  for (const tens of [40, 50, 60, 70, 80, 90, 100])
    groups.push([String(tens), ...spelled(words.toCardinal(tens))]);
  const endings = ordinalEndings.split(' ');
  for (let value = 1; value <= LAST_ORDINAL; value++) {
    const names = spelled(words.toOrdinal(value));
    const feminine = FEMININE[language];
    if (feminine) names.push(...names.map((name) => name.replace(...feminine)));
    const roman = ROMAN_FIRST[language];
    if (value === 1 && roman !== undefined) names.push(roman);
    const digits = endings[0] === '' ? [] : endings.map((ending) => `${value}${ending}`);
    const forms = language === 'en' ? [englishOrdinal(value)] : digits.length === 0 ? [`${value}.`] : digits;
    groups.push([...new Set([...forms.map(fold), ...names])].filter((form) => form !== ''));
  }
  return groups.filter((forms) => forms.length > 1);
}

function spelled(text: string): string[] {
  const folded = fold(text);
  const glued = folded.replaceAll(' ', '');
  return folded === glued ? [folded] : [folded, glued];
}

function englishOrdinal(value: number): string {
  return `${value}${value > 3 ? 'th' : ['st', 'nd', 'rd'][value - 1]!}`;
}
