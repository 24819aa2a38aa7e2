/** The house numbers on one side of a road: its ends, and possible numbers between them. */
export interface AddressRange {
  from: string;
  to: string;
  /** `E` even, `O` odd, `B` both; for other values it follows from the ends. */
  parity: string;
}

export interface RangeNumber {
  number: string;
  /** Its position along the line, 0…1. */
  share: number;
}

/** Most points of a range: many of its numbers may not exist, so more points are no better. */
export const MOST_NUMBERS = 50;
const COUNTED = /^(|.*\D)(\d{1,9})( \d\/\d|\p{IDS}?)$/u;

/**
 * The numbers of a range, spread evenly along its line, each in the middle of its lot. A longer range gives
 * `MOST_NUMBERS` of them, with both ends. Null if the ends make no range: one is missing, or they differ in another
 * part than the last number (`12-01` and `14-09`).
 */
export function rangeNumbers({ from, to, parity }: AddressRange): RangeNumber[] | null {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (first === null || last === null || first.head !== last.head || first.tail !== last.tail) return null;
  const distance = Math.abs(last.value - first.value);
  const step = parity === 'B' || distance % 2 === 1 ? 1 : 2;
  const count = distance / step + 1;
  const shown = Math.min(count, MOST_NUMBERS);
  const direction = Math.sign(last.value - first.value);
  return Array.from({ length: shown }, (_, index) => {
    const place = shown === 1 ? 0 : Math.round((index * (count - 1)) / (shown - 1));
    const digits = String(first.value + direction * step * place).padStart(first.width, '0');
    return { number: `${first.head}${digits}${first.tail}`, share: (place + 0.5) / count };
  });
}

/**
 * Splits a house number at the part that counts, its last group of digits: `203-06`, `N6W23001`, `12 1/2` (the 12),
 * `100A`.
 */
function partsOf(text: string): { head: string; value: number; width: number; tail: string } | null {
  const parts = COUNTED.exec(text.trim());
  if (parts === null) return null;
  const [, head, digits, tail] = parts as unknown as [string, string, string, string];
  // Leading zeros matter only after a head: `203-06` is not `203-6`.
  return { head, value: Number(digits), width: head === '' ? 0 : digits.length, tail };
}
