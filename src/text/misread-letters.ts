/** A text in UTF-8 that was read as Windows-1252 or Latin-1: two letters for one (`Ã©` for `é`), three for a sign (`â€™` for `’`). */
const TRAIL = '\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const MISREAD = new RegExp(`([ÂÃÄÅÎÏÐÑ])([${TRAIL}])|â[€\\u0080]([${TRAIL}])|(?<=\\p{Ll})Ã(?= |$)`, 'gu');
/** `CittÃ`: the second letter of `à` is a space that does not break, which is lost easily. */
const ALONE = 'Ã';
/** Nearly all texts have none of these letters. */
const MAY_BE_MISREAD = /[ÂÃÄÅÎÏÐÑâ]/;
/** A file may be misread more than once on its way. */
const TIMES = 2;
/** The block of Unicode with dashes and quotes. */
const PUNCTUATION = 0x2000;
/** The signs of Windows-1252 from 0x80 on that Unicode has elsewhere. */
const SIGNS_OF_WINDOWS = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((sign, at) => [sign, 0x80 + at]),
);

/** A text with the letters that it had before a file was read in the wrong encoding. */
export function withMisreadLetters(text: string): string {
  let read = text;
  for (let time = 0; time < TIMES && MAY_BE_MISREAD.test(read); time++) {
    const before = read;
    read = before.replace(MISREAD, letterOf);
    if (read === before) return read;
  }
  return read;
}

/** The letter that two or three bytes of UTF-8 encode. */
function letterOf(found: string, lead: string | undefined, trail: string | undefined, last = ''): string {
  if (found === ALONE) return 'à';
  if (lead === undefined) return String.fromCharCode(PUNCTUATION | lowBits(last));
  return String.fromCharCode(((lead.charCodeAt(0) & 0x1f) << 6) | lowBits(trail!));
}

function lowBits(sign: string): number {
  return (SIGNS_OF_WINDOWS.get(sign) ?? sign.charCodeAt(0)) & 0x3f;
}
