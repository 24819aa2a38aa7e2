/**
 * Order of house numbers as people count them: `9` before `10`, `12` before `12A`, `12A` before `12B`.
 * Runs of digits compare as numbers, everything else by code unit, and equal values by their plain text, so
 * the order is total and the same on every machine.
 */
export function compareNatural(left: string, right: string): number {
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const a = left.charCodeAt(i);
    const b = right.charCodeAt(j);
    if (isDigit(a) && isDigit(b)) {
      const endA = digitsEnd(left, i);
      const endB = digitsEnd(right, j);
      const order = compareDigits(left.slice(i, endA), right.slice(j, endB));
      if (order !== 0) return order;
      i = endA;
      j = endB;
    } else if (a !== b) {
      return a - b;
    } else {
      i++;
      j++;
    }
  }
  const rest = left.length - i - (right.length - j);
  if (rest !== 0) return rest;
  return left < right ? -1 : left > right ? 1 : 0;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function digitsEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && isDigit(text.charCodeAt(end))) end++;
  return end;
}

function compareDigits(left: string, right: string): number {
  const a = left.replace(/^0+(?=.)/, '');
  const b = right.replace(/^0+(?=.)/, '');
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
