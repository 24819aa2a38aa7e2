const DIGITS = '〇一二三四五六七八九';
const POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** 1 to 999 as names of places have it: `十二`, `百一`. */
export function inKanji(number: number): string {
  const hundreds = Math.floor(number / 100);
  const tens = Math.floor(number / 10) % 10;
  const ones = number % 10;
  return (
    `${hundreds > 1 ? DIGITS[hundreds] : ''}${hundreds > 0 ? '百' : ''}` +
    `${tens > 1 ? DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS[ones] : ''}`
  );
}

/** The number of `千二百三十四`, and of `一二三四`. */
export function fromKanji(numeral: string): number {
  let total = 0;
  let run = 0;
  for (const sign of numeral) {
    const power = POWERS[sign];
    if (power === undefined) {
      run = 10 * run + DIGITS.indexOf(sign);
    } else {
      total += Math.max(run, 1) * power;
      run = 0;
    }
  }
  return total + run;
}
