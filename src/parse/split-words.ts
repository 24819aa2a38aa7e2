import { flatMap } from '../text/flat-map';
import { fold } from '../text/fold';
import type { LineWord } from './line-word';
import { NO_SPAN, type TextSpan } from './text-span';

/**
 * A remark of up to four letters belongs to the name before it: `Middelburg (Z.)`. A dash between words breaks the line, and
 * so does one before a postcode of digits or behind a name and before a number: `Les Lilas - 17 Rue Faidherbe - 46400`.
 */
const PART_BREAK =
  /([,;\n\r|\t[\]"]+|\((?![\p{L}.]{1,4}\))|(?<!\([\p{L}.]{1,4})\)|\s[-–—·•]+\s(?=\p{L}|\d{5})|(?<=\p{L}{3})\s[-–—·•]+\s(?=\d{4}|\d+\p{L}?[\s,]+\p{L}{2}))/u;
const SPACES = /\s+/;
const HOLDS_DIGIT = /\d/;
/** A number glued to a name: `Hauptstr.12`, `Hauptstrasse12`. One digit alone may be a letter misread: `Herestraa7`. */
const GLUED_NUMBER = /(?<=\p{L}{2}\.)(?=\d)|(?<=\p{L}{3})(?=\d{2,}\p{L}?$)/u;

/**
 * The words of a line, with the parts that commas and other breaks make. What folds to nothing is no word.
 * @param gap what was read already: it breaks the line as a comma does.
 */
export function splitWords(line: string, gap: TextSpan = NO_SPAN): LineWord[] {
  const rest = gap.start === gap.end ? line : `${line.slice(0, gap.start)} , ${line.slice(gap.end)}`;
  const words: LineWord[] = [];
  let aside = false;
  for (const [at, text] of rest.split(PART_BREAK).entries()) {
    // The expression keeps what it breaks at: texts and breaks in turns.
    if (at % 2 === 1) {
      aside = (aside || text.includes('(')) && !text.includes(')');
      continue;
    }
    const part = at / 2;
    let sign = '';
    for (const raw of flatMap(text.split(SPACES), apart)) {
      const folded = fold(raw);
      if (folded === '') {
        sign += raw;
      } else {
        words.push(aside ? { raw, folded, part, sign, aside } : { raw, folded, part, sign });
        sign = '';
      }
    }
  }
  return words;
}

/** A name and the number glued to it; any other word as it is. */
function apart(raw: string): string[] {
  return HOLDS_DIGIT.test(raw) ? raw.split(GLUED_NUMBER) : [raw];
}
