import type { LabelParts } from './conventions';
import { joinHouseNumber } from './numbers/house-number';

/** Both parts with a separator between them, or the only part that is there. */
export function joined(separator: string, left: string | null, right: string | null): string {
  if (left === null || left === '') return right ?? '';
  return right === null || right === '' ? left : left + separator + right;
}

/** The letters of the parts in a template: house number, street, postcode, city, province. */
const LETTERS = ['N', 'R', 'P', 'C', 'S'] as const;
type Texts = Record<(typeof LETTERS)[number], string>;

const PLACEHOLDER = /\{([NRPCS])\}/g;
/** Signs that separate nothing: at an end, or next to another sign. */
const LOOSE_SIGNS = /^[\s,–-]+|[\s,–-]+$/g;
const DOUBLED_SIGNS = /\s*[,–-]\s*(?=[,–-]\s)|\s+(?=\s)/g;

/** A line of a template: signs and the letters between them. There is one sign more than letters. */
interface TemplateLine {
  readonly signs: readonly string[];
  readonly letters: readonly (keyof Texts)[];
}

/**
 * Returns a function that writes the lines of an address by a template: `{N} {R}~{P} {C}`. If a part is missing, its
 * signs are left out too. What is left of the template is worked out once for each set of missing parts.
 * @param sign between a house number and a unit that is a number.
 */
export function templateLines(template: string, sign: '-' | '/'): (parts: LabelParts) => string[] {
  const remembered: (readonly TemplateLine[])[] = [];
  return ({ streetname, number, suffix, postcode, city, province }) => {
    const texts: Texts = {
      N: joinHouseNumber(number ?? '', suffix, sign),
      R: streetname ?? '',
      P: postcode ?? '',
      C: city ?? '',
      S: province ?? '',
    };
    const missing = missingIn(texts);
    remembered[missing] ??= linesWithout(template, missing);
    return remembered[missing].map((line) => filledIn(line, texts));
  };
}

/** The missing parts as bits: 1 for the first letter, 2 for the second, 4 for the third. */
function missingIn(texts: Texts): number {
  let bits = 0;
  for (let at = 0; at < LETTERS.length; at++) if (texts[LETTERS[at]!] === '') bits |= 1 << at;
  return bits;
}

function linesWithout(template: string, missing: number): TemplateLine[] {
  const left = LETTERS.reduce(
    (text, letter, at) => ((missing >> at) & 1 ? text.replaceAll(`{${letter}}`, '') : text),
    template,
  );
  return left
    .split('~')
    .map((line) => line.replace(DOUBLED_SIGNS, '').replace(LOOSE_SIGNS, ''))
    .filter((line) => line !== '')
    .map((line) => {
      // The capturing group keeps the letters, so they stand between the signs.
      const pieces = line.split(PLACEHOLDER);
      const letters = pieces.filter((_, at) => at % 2 === 1) as TemplateLine['letters'];
      return { signs: pieces.filter((_, at) => at % 2 === 0), letters };
    });
}

function filledIn({ signs, letters }: TemplateLine, texts: Texts): string {
  let line = signs[0]!;
  for (let at = 0; at < letters.length; at++) line += texts[letters[at]!] + signs[at + 1]!;
  return line;
}
