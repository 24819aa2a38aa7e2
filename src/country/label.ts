import type { LabelParts } from './conventions';
import { joinHouseNumber } from './house-number';

/** Two parts with a separator between them, or the one that is there. */
export function joined(separator: string, left: string | null, right: string | null): string {
  if (left === null || left === '') return right ?? '';
  return right === null || right === '' ? left : left + separator + right;
}

const PLACEHOLDER = /\{([NRPCS])\}/g;
/** Signs that part what is no longer there: at an end, or two side by side. */
const LOOSE_SIGNS = /^[\s,–-]+|[\s,–-]+$/g;
const DOUBLED_SIGNS = /\s*[,–-]\s*(?=[,–-]\s)|\s+(?=\s)/g;

/** A function that writes the lines of an address by a template: `{N} {R}~{P} {C}`; parts that are missing leave no signs behind. */
export function templateLines(template: string): (parts: LabelParts) => string[] {
  const lines = template.split('~');
  return ({ streetname, number, suffix, postcode, city, province }) => {
    const parts: Record<string, string | null> = {
      N: joinHouseNumber(number ?? '', suffix),
      R: streetname,
      P: postcode,
      C: city,
      S: province,
    };
    return lines
      .map((line) => line.replace(PLACEHOLDER, (_, part: string) => parts[part] ?? ''))
      .map((line) => line.replace(DOUBLED_SIGNS, '').replace(LOOSE_SIGNS, ''))
      .filter((line) => line !== '');
  };
}
