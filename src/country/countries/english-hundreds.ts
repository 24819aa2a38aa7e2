import { englishOrdinal, TENS } from '../names/english-ordinals';

const UP_TO_NINETEEN =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth';
const ORDINALS = new Map<string, number>([
  ...UP_TO_NINETEEN.split(' ').map((word, at) => [word, at + 1] as const),
  ...TENS.map((ten, at) => [`${ten.slice(0, -1)}ieth`, 10 * (at + 2)] as const),
]);
const HUNDREDS = ['one', 'two', 'three'];
const MAY_BE_HUNDRED = /hundred/i;
const WRITTEN = new RegExp(
  `(?<!\\p{IDS})(${HUNDREDS.join('|')})[ -]hundred(?:th|[ -](?:and )?(?:(${TENS.join('|')})[ -])?(\\p{IDS}+))(?!\\p{IDS})`,
  'giu',
);

/** `Two Hundred Second Street`, `Two Hundred and Forty-Second Street`: in digits, as the data have streets of such numbers. */
export function withHundredsInDigits(line: string): string {
  if (!MAY_BE_HUNDRED.test(line)) return line;
  return line.replace(WRITTEN, (written: string, hundreds: string, ten?: string, one?: string) => {
    const below = one === undefined ? 0 : ORDINALS.get(one.toLowerCase());
    if (below === undefined || (ten !== undefined && below > 9)) return written;
    const tens = ten === undefined ? 0 : TENS.indexOf(ten.toLowerCase()) + 2;
    return englishOrdinal(String(100 * (HUNDREDS.indexOf(hundreds.toLowerCase()) + 1) + 10 * tens + below));
  });
}
