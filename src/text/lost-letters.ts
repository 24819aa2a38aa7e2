/** Signs that programs write for a letter that their alphabet lacks; one for each byte of it. */
const SIGN = '[?\\ufffd]{1,2}';
const LETTER = '\\p{Script=Latin}';
/** Inside a word, in front of one (`l'?cole`), or behind one that is not the last (`March?, 75001`). */
const LOST = new RegExp(
  `(?<=${LETTER})${SIGN}(?=${LETTER})|(?<=^|[\\s'’-])${SIGN}(?=${LETTER}{3})|(?<=${LETTER}{3})${SIGN}(?=[\\s,;]+[${LETTER}\\p{N}])`,
  'gu',
);
/** `Hauptstra?e`: the `ß` of German streets. */
const LOST_IN_TYPE = new RegExp(`(?<=stra)${SIGN}(?=e(?!${LETTER}))`, 'giu');
/** Most letters that are lost have been `é`; for any other, another letter is no worse than none. */
const LIKELIEST = 'e';

/** `All?e Verte`, `G�n�ral`: a letter where a program lost one. */
export function withLostLetters(text: string): string {
  if (!text.includes('?') && !text.includes('\ufffd')) return text;
  return text.replace(LOST_IN_TYPE, 'ß').replace(LOST, LIKELIEST);
}
