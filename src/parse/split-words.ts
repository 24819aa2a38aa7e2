import { fold } from '../text/fold';

/** A word of a line, as written, with the comma-separated part it stands in. */
export interface LineWord {
  readonly raw: string;
  readonly folded: string;
  readonly part: number;
}

/** A remark of up to three letters belongs to the name before it: `Middelburg (Z.)`. */
const PART_BREAK = /[,;\n\r|\t[\]"]+|\((?![\p{L}.]{1,4}\))|(?<!\([\p{L}.]{1,4})\)|\s[-–—·•]\s(?=\p{L})/u;
const SPACES = /\s+/;

/** What a character does in a line. */
const LETTER = 0;
const SPACE = 1;
const BREAK = 2;
const DASH = 3;
const RARE = 4;
/** Beyond ASCII these are letters, none of them a space or a sign that breaks: Latin ones. */
const FIRST_LATIN = 0xc0;
const LAST_LATIN = 0x24f;

const KINDS = new Uint8Array(128);
for (const space of ' \v\f') KINDS[space.charCodeAt(0)] = SPACE;
for (const sign of ',;\n\r|\t[]"') KINDS[sign.charCodeAt(0)] = BREAK;
for (const bracket of '()') KINDS[bracket.charCodeAt(0)] = RARE;
KINDS['-'.charCodeAt(0)] = DASH;

function kindOf(code: number): number {
  if (code < KINDS.length) return KINDS[code]!;
  return code >= FIRST_LATIN && code <= LAST_LATIN ? LETTER : RARE;
}

/** The words of a line, with the parts that commas and other breaks make. */
export function splitWords(line: string): LineWord[] {
  const words: LineWord[] = [];
  if (eachWord(line, words)) return words;
  words.length = 0;
  const parts = line.split(PART_BREAK);
  for (let part = 0; part < parts.length; part++)
    for (const raw of parts[part]!.split(SPACES)) addWord(words, raw, part);
  return words;
}

/**
 * The same letter by letter, which is a kilobyte less for a line than two levels of `split`; false for a line with brackets,
 * dashes between words or rare signs, whose parts an expression must tell.
 */
function eachWord(line: string, words: LineWord[]): boolean {
  let part = 0;
  let start = 0;
  let wasBreak = false;
  for (let at = 0; at < line.length; at++) {
    const kind = kindOf(line.charCodeAt(at));
    if (kind === LETTER) {
      wasBreak = false;
      continue;
    }
    if (kind === RARE) return false;
    if (kind === DASH) {
      if (at > 0 && kindOf(line.charCodeAt(at - 1)) === SPACE) return false;
      wasBreak = false;
      continue;
    }
    if (at > start) addWord(words, line.slice(start, at), part);
    start = at + 1;
    // Signs side by side are one break.
    if (kind === BREAK && !wasBreak) part++;
    wasBreak = kind === BREAK;
  }
  if (start < line.length) addWord(words, line.slice(start), part);
  return true;
}

function addWord(words: LineWord[], raw: string, part: number): void {
  const folded = fold(raw);
  if (folded !== '') words.push({ raw, folded, part });
}
