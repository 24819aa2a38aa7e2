import { fold } from '../text/fold';
import type { LineWord } from './line-word';
import { NO_SPAN, type TextSpan } from './text-span';

/** A remark of up to four letters belongs to the name before it: `Middelburg (Z.)`. */
const PART_BREAK = /[,;\n\r|\t[\]"]+|\((?![\p{L}.]{1,4}\))|(?<!\([\p{L}.]{1,4})\)|\s[-–—·•]\s(?=\p{L})/u;
const SPACES = /\s+/;

/**
 * The words of a line, with the parts that commas and other breaks make. What folds to nothing is no word.
 * @param gap what was read already: it breaks the line as a comma does.
 */
export function splitWords(line: string, gap: TextSpan = NO_SPAN): LineWord[] {
  const rest = gap.start === gap.end ? line : `${line.slice(0, gap.start)} , ${line.slice(gap.end)}`;
  const words: LineWord[] = [];
  for (const [part, text] of rest.split(PART_BREAK).entries()) {
    let sign = '';
    for (const raw of text.split(SPACES)) {
      const folded = fold(raw);
      if (folded === '') {
        sign += raw;
      } else {
        words.push({ raw, folded, part, sign });
        sign = '';
      }
    }
  }
  return words;
}
