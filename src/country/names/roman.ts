const ROMAN = /^(x{0,3})(ix|iv|v?i{0,3})$/;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
const LEAST_LETTERS = 2;

/** The value of a Roman number with at least two letters, up to 39 (`xxiii` gives `23`); null for any other word. */
export function romanNumber(word: string): string | null {
  if (word.length < LEAST_LETTERS || !ROMAN.test(word)) return null;
  let sum = 0;
  for (let at = 0; at < word.length; at++) {
    const value = VALUES[word.charAt(at)]!;
    sum += value < (VALUES[word.charAt(at + 1)] ?? 0) ? -value : value;
  }
  return String(sum);
}

const SIGNS: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** The Roman number of a value: `XXIII` for 23. */
export function romanOf(value: number): string {
  let [rest, roman] = [value, ''];
  for (const [worth, sign] of SIGNS) for (; rest >= worth; rest -= worth) roman += sign;
  return roman;
}
