import { flatMap } from '../../text/flat-map';
import { fold } from '../../text/fold';
import type { LineWord } from './line-word';
import { NO_SPAN, type TextSpan } from './text-span';

/**
 * Breaks of a line. A remark of up to four letters belongs to the name before it: `Middelburg (Z.)`. A dash breaks the
 * line between words, before a postcode of digits, and between a name and a number: `Les Lilas - 17 Rue Faidherbe -
 * 46400`.
 */
const PART_BREAK =
  /([,;\n\r|\t[\]"~^\u007f]+|\((?![\p{IDS}.]{1,4}\))|(?<!\([\p{IDS}.]{1,4})\)|\s[-–—·•]+\s(?=\p{IDS}|\d{5})|(?<=\p{IDS}{3})\s[-–—·•]+\s(?=\d{4}|\d+\p{IDS}?[\s,\u007f]+\p{IDS}{2}))/u;
/** Most lines have none of these breaks, and the expression above looks around every space for them. */
const MAY_BREAK_OTHERWISE = /[()]|\s[-–—·•]/;
const PLAIN_BREAK = /([,;\n\r|\t[\]"~^\u007f]+)/;
/** It stands for what was already read. Nobody types it, and a text of Latin-1 with it stays one, which is read twice as fast. */
const GAP = '\u007f';
const SPACES = /\s+/;
const WITH_DIGIT = /(?<!\S)[^\s\d]*\d/g;
const DIGIT_BEHIND_SIGN = /\D\d/;
/** The letter of a number, or its unit: `Berglaan16-88`, `Hijkerweg12-A`, `Granparken76-2.`; a full stop ends it: `Storgatan12.`. */
const BEHIND_NUMBER = '(?:\\p{IDS}|(?:[-/][\\p{IDS}\\d]{1,5}\\.?)+)?\\.?$';
/**
 * A number joined to a name: `Hauptstr.12`, `Hauptstrasse12`, `Mickiewicza14/25`. A single digit may be a misread
 * letter (`Herestraa7 12`), unless the line has no other number: `Herestraat7`.
 */
const GLUED_NUMBER = gluedNumber(2);
const GLUED_ONLY_NUMBER = gluedNumber(1);
/**
 * `Avenida 16 de Septiembre5, Querétaro`: the digit ends its part, and no number follows that may be that of the house. In `118 GVL0`, it
 * belongs to the code of a door.
 */
const GLUED_LAST_DIGIT =
  /(?<=\p{IDS}{3})(?<!\d\s\p{Lu}{2}\p{IDS}{1,2})(?=\d\p{IDS}?\s*(?:$|[,\u007f][\s,\u007f]*(?![\s,\u007f\d])))/gu;

/**
 * The words of a line, with the parts between commas and other breaks. Text that folds to nothing is not a word.
 * @param gap the span of the postcode, which was already read. It breaks the line like a comma.
 * @param numberFirst true if house numbers stand before streets: there the digit at the end of a name is none.
 */
export function splitWords(line: string, gap: TextSpan = NO_SPAN, numberFirst = true): LineWord[] {
  const whole = gap.start === gap.end ? line : `${line.slice(0, gap.start)} ${GAP} ${line.slice(gap.end)}`;
  const numbers = whole.match(WITH_DIGIT)?.length ?? 0;
  const rest = numbers > 1 && !numberFirst ? whole.replace(GLUED_LAST_DIGIT, ' ') : whole;
  const glued = numbers === 1 ? GLUED_ONLY_NUMBER : GLUED_NUMBER;
  // A name and the number glued to it are two words.
  const apart = (raw: string) => (DIGIT_BEHIND_SIGN.test(raw) ? raw.split(glued) : [raw]);
  const breaks = MAY_BREAK_OTHERWISE.test(rest) ? PART_BREAK : PLAIN_BREAK;
  const words: LineWord[] = [];
  let aside = false;
  let isBehindGap = false;
  for (const [at, text] of rest.split(breaks).entries()) {
    // The expression keeps its breaks, so texts and breaks alternate.
    if (at % 2 === 1) {
      aside = (aside || text.includes('(')) && !text.includes(')');
      isBehindGap = text.includes(GAP);
      continue;
    }
    const part = at / 2;
    let sign = '';
    for (const raw of flatMap(text.split(SPACES), apart)) {
      const folded = fold(raw);
      if (folded === '') {
        sign += raw;
      } else {
        if (aside) words.push({ raw, folded, part, sign, aside });
        else if (isBehindGap) words.push({ raw, folded, part, sign, behindPostcode: true });
        else words.push({ raw, folded, part, sign });
        sign = '';
        isBehindGap = false;
      }
    }
  }
  return words;
}

/** @param digits the least of the number. */
function gluedNumber(digits: number): RegExp {
  return new RegExp(`(?<=\\p{IDS}{2}\\.)(?=\\d)|(?<=\\p{IDS}{3})(?=\\d{${digits},}${BEHIND_NUMBER})`, 'u');
}
