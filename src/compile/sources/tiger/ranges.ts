/** The numbers on one side of a stretch of road, as the Census gives them: its ends, potential ones between. */
export interface AddressRange {
  from: string;
  to: string;
  /** `E` even, `O` odd, `B` both; anything else is told by the ends. */
  parity: string;
}

export interface RangeNumber {
  number: string;
  /** Where it stands along the line, 0…1. */
  share: number;
}

/** A range stands for lots that may not be built: more points than these tell no more. */
export const MOST_NUMBERS = 50;

/**
 * The numbers of a range, spread evenly along its line, each in the middle of its lot. Of a range with more than
 * `MOST_NUMBERS` so many, its ends among them. Null where the ends make no range: one is missing, or they do not count
 * in the same part (`12-01` and `14-09`).
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

/** The part that counts is the last row of digits: `203-06`, `N6W23001`, `12 1/2` (the 12), `100A`. */
function partsOf(text: string): { head: string; value: number; width: number; tail: string } | null {
  const parts = /^(|.*\D)(\d{1,9})( \d\/\d|\p{L}?)$/u.exec(text.trim());
  if (parts === null) return null;
  const [, head, digits, tail] = parts as unknown as [string, string, string, string];
  // Zeros before a number mean something behind a head only: `203-06` is not `203-6`.
  return { head, value: Number(digits), width: head === '' ? 0 : digits.length, tail };
}
