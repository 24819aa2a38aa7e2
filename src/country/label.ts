import type { LabelParts } from './conventions';
import { joinHouseNumber } from './house-number';

/** Both parts with a separator between them, or the only part that is there. */
export function joined(separator: string, left: string | null, right: string | null): string {
  if (left === null || left === '') return right ?? '';
  return right === null || right === '' ? left : left + separator + right;
}

const PLACEHOLDER = /\{([NRPCS])\}/g;
/** Signs that separate nothing: at an end, or next to another sign. */
const LOOSE_SIGNS = /^[\s,–-]+|[\s,–-]+$/g;
const DOUBLED_SIGNS = /\s*[,–-]\s*(?=[,–-]\s)|\s+(?=\s)/g;

/**
 * Returns a function that writes the lines of an address by a template: `{N} {R}~{P} {C}`. If a part is missing, its
 * signs are left out too.
 */
export function templateLines(template: string): (parts: LabelParts) => string[] {
  // The capturing group keeps the placeholders, so signs and letters alternate: signs, letter, signs, letter, signs.
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

/** @param line signs and letters of parts, alternating; the first and the last are signs. */
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
