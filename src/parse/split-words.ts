import { fold } from '../text/fold';
import type { LineWord } from './line-word';
import { NO_SPAN, type TextSpan } from './text-span';

/** A remark of up to four letters belongs to the name before it: `Middelburg (Z.)`. */
const PART_BREAK = /[,;\n\r|\t[\]"]+|\((?![\p{L}.]{1,4}\))|(?<!\([\p{L}.]{1,4})\)|\s[-–—·•]\s(?=\p{L})/u;
const SPACES = /\s+/;

/** What a character does in a line. */
const LETTER = 0;
const SPACE = 1;
const BREAK = 2;
const DASH = 3;
const RARE = 4;
/** Latin letters beyond ASCII: none of them is a space or a sign that breaks. */
const FIRST_LATIN = 0xc0;
const LAST_LATIN = 0x24f;

const KINDS: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  asciiKind(String.fromCharCode(code)),
);

function asciiKind(character: string): number {
  if (' \v\f'.includes(character)) return SPACE;
  if (',;\n\r|\t[]"'.includes(character)) return BREAK;
  if ('()'.includes(character)) return RARE;
  return character === '-' ? DASH : LETTER;
}

function kindOf(code: number): number {
  if (code < KINDS.length) return KINDS[code]!;
  return code >= FIRST_LATIN && code <= LAST_LATIN ? LETTER : RARE;
}

/**
 * The words of a line, with the parts that commas and other breaks make.
 * @param gap what was read already: it breaks the line as a comma does.
 */
export function splitWords(line: string, gap: TextSpan = NO_SPAN): LineWord[] {
  return splitByCharacters(line, gap) ?? splitByExpressions(line, gap);
}

function splitByExpressions(line: string, { start, end }: TextSpan): LineWord[] {
  const rest = start === end ? line : `${line.slice(0, start)} , ${line.slice(end)}`;
  const words: LineWord[] = [];
  for (const [part, text] of rest.split(PART_BREAK).entries())
    for (const raw of text.split(SPACES)) addWord(words, raw, part);
  return words;
}

/** The same without expressions, for most lines; null where brackets, dashes between words or rare signs need one. */
function splitByCharacters(line: string, gap: TextSpan): LineWord[] | null {
  const words: LineWord[] = [];
  const gapStart = gap.start === gap.end ? -1 : gap.start;
  let part = 0;
  let start = 0;
  let wasBreak = false;
  let wasSpace = false;
  for (let at = 0; at < line.length; at++) {
    const inGap = at === gapStart;
    const kind = inGap ? BREAK : kindOf(line.charCodeAt(at));
    if (kind === RARE || (kind === DASH && wasSpace)) return null;
    if (kind === SPACE || kind === BREAK) {
      if (at > start) addWord(words, line.slice(start, at), part);
      if (inGap) at = gap.end - 1;
      start = at + 1;
      // Signs side by side are one break.
      if (inGap || (kind === BREAK && !wasBreak)) part++;
    }
    wasBreak = kind === BREAK && !inGap;
    wasSpace = kind === SPACE || inGap;
  }
  if (start < line.length) addWord(words, line.slice(start), part);
  return words;
}

function addWord(words: LineWord[], raw: string, part: number): void {
  const folded = fold(raw);
  if (folded !== '') words.push({ raw, folded, part });
}
