/**
 * Order of house numbers as people count them: `9` before `10`, `12` before `12A`, `12A` before `12B`.
 * Runs of digits compare as numbers, everything else by code unit. Equal values compare by their plain text, so
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
      const order = compareDigits(left, i, endA, right, j, endB);
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

/**
 * Compares digits as numbers of any length: leading zeros are skipped, more digits are greater, then the first
 * different digit decides.
 */
function compareDigits(
  left: string,
  leftStart: number,
  leftEnd: number,
  right: string,
  rightStart: number,
  rightEnd: number,
): number {
  let a = afterZeros(left, leftStart, leftEnd);
  let b = afterZeros(right, rightStart, rightEnd);
  const longer = leftEnd - a - (rightEnd - b);
  if (longer !== 0) return longer;
  for (; a < leftEnd; a++, b++) {
    const order = left.charCodeAt(a) - right.charCodeAt(b);
    if (order !== 0) return order;
  }
  return 0;
}

function afterZeros(text: string, start: number, end: number): number {
  let at = start;
  while (at < end - 1 && text.charCodeAt(at) === 48) at++;
  return at;
}
