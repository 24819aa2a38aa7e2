import { fold } from '../text/fold';
import type { WordList } from './word-list';

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

/**
 * The words of a line, with the parts that commas and other breaks make.
 * @param words where they are written, in place of what was there.
 * @param start where something stands that was read already, up to `end`: it is passed over as a comma would be.
 */
export function splitWords(line: string, words: WordList, start = line.length, end = start): void {
  words.clear();
  if (eachWord(line, words, start, end)) return;
  words.clear();
  const rest = start === end ? line : `${line.slice(0, start)} , ${line.slice(end)}`;
  const parts = rest.split(PART_BREAK);
  for (let part = 0; part < parts.length; part++)
    for (const raw of parts[part]!.split(SPACES)) addWord(words, raw, part);
}

/**
 * The same letter by letter, which is a kilobyte less for a line than two levels of `split`; false for a line with brackets,
 * dashes between words or rare signs, whose parts an expression must tell.
 */
function eachWord(line: string, words: WordList, gapStart: number, gapEnd: number): boolean {
  let part = 0;
  let start = 0;
  let wasBreak = false;
  let wasSpace = false;
  for (let at = 0; at < line.length; at++) {
    const inGap = at === gapStart;
    const kind = inGap ? BREAK : kindOf(line.charCodeAt(at));
    if (kind === RARE || (kind === DASH && wasSpace)) return false;
    if (kind === SPACE || kind === BREAK) {
      if (at > start) addWord(words, line.slice(start, at), part);
      if (inGap) at = gapEnd - 1;
      start = at + 1;
      // Signs side by side are one break.
      if (inGap || (kind === BREAK && !wasBreak)) part++;
    }
    wasBreak = kind === BREAK && !inGap;
    wasSpace = kind === SPACE || inGap;
  }
  if (start < line.length) addWord(words, line.slice(start), part);
  return true;
}

function addWord(words: WordList, raw: string, part: number): void {
  const folded = fold(raw);
  if (folded !== '') words.add(raw, folded, part);
}
