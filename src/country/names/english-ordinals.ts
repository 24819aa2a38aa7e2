import type { WordGroup } from '../conventions';

export const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** `198th` for `198`. Numbered streets in English are written so, and people leave the letters out: `198 St`. */
export function englishOrdinal(digits: string): string {
  const isTeen = digits.at(-2) === '1';
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[digits.at(-1)!];
  return digits + (ending ?? 'th');
}

/** `42nd` as `forty second`, from 21st to 99th. The language tables have those up to 20th. */
export const WRITTEN_ORDINALS: readonly WordGroup[] = TENS.flatMap((ten, tens) => [
  ...ONES.map((one, ones): WordGroup => {
    const digits = String(10 * (tens + 2) + ones + 1);
    return { kind: 'number', forms: [englishOrdinal(digits), `${ten} ${one}`, ten + one] };
  }),
  ...(tens === 0
    ? []
    : [{ kind: 'number' as const, forms: [`${10 * (tens + 2)}th`, `${ten.slice(0, -1)}ieth`] }]),
]);
