import type { LabelParts } from './conventions';
import { joinHouseNumber } from './house-number';

/** Two parts with a separator between them, or the one that is there. */
export function joined(separator: string, left: string | null, right: string | null): string {
  if (left === null || left === '') return right ?? '';
  return right === null || right === '' ? left : left + separator + right;
}

const PLACEHOLDER = /\{([NRPCS])\}/g;
/** Signs with nothing to part: at an end, or two side by side. */
const LOOSE_SIGNS = /^[\s,–-]+|[\s,–-]+$/g;
const DOUBLED_SIGNS = /\s*[,–-]\s*(?=[,–-]\s)|\s+(?=\s)/g;

/** A function that writes the lines of an address by a template: `{N} {R}~{P} {C}`; parts that are missing leave no signs behind. */
export function templateLines(template: string): (parts: LabelParts) => string[] {
  // A capturing group keeps the placeholders: signs, letter, signs, letter, signs.
  const lines = template.split('~').map((line) => line.split(PLACEHOLDER));
  return ({ streetname, number, suffix, postcode, city, province }) => {
    const parts: Record<string, string | null> = {
      N: joinHouseNumber(number ?? '', suffix),
      R: streetname,
      P: postcode,
      C: city,
      S: province,
    };
    return lines.map((line) => filledIn(line, parts)).filter((line) => line !== '');
  };
}

/** @param line signs and letters of parts in turns, signs first and last. */
function filledIn(line: readonly string[], parts: Record<string, string | null>): string {
  let text = '';
  let lacksPart = false;
  for (const [at, piece] of line.entries()) {
    const filled = at % 2 === 0 ? piece : (parts[piece] ?? '');
    if (filled === '' && at % 2 === 1) lacksPart = true;
    text += filled;
  }
  return lacksPart ? text.replace(DOUBLED_SIGNS, '').replace(LOOSE_SIGNS, '') : text;
}
