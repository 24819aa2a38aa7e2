import { AT_END_OF_PART } from './line-positions';
import { NOT_IN_WORD } from './pattern-parts';

/** The end of a part, a sign of its own, or a postcode: `bus RC - 1050`, `bus ETRC B-1030`. */
const NO_NAME_BEHIND = '(?:\\s*(?:[,;)|\\n]|$)|\\s+(?:[-–/]\\s|(?:\\p{IDS}{1,2}-)?\\d{4}))';
/** What a unit's number begins with: `12`, `B4`, `B` but not `d'`, `bt 4`, or letters without a name behind them, `SS+R`. */
const UNIT_BEGINS = `(?=[\\p{IDS}]{0,4}[-/.+]?\\d|\\p{IDS}(?![\\p{IDS}'’])|\\p{IDS}{2} +\\d|\\p{IDS}{1,4}(?:[-/.+]\\p{IDS}{1,3})*${NO_NAME_BEHIND})`;
/** A letter apart behind the number, at the end of the part: `3 C`. */
const LETTER_APART = `(?:(?<=\\d)\\s+\\p{IDS}${AT_END_OF_PART})?`;
/** `Stiege 2/Tür 5` are two units. */
const NO_WORD = '(?!\\p{IDS}{3,}\\.?\\s\\d)';
/** On one line: `12`, `4B`, `B`, `2-3`, `3 C`, also after a word such as `nr`; only the letter in `bât. C 17 rue du Four`. */
export const UNIT_NUMBER = `(?:n[°ºo]\\.?|nr\\.?|č\\.?|nummer|num[ée]ro|#)?\\s*[+./-]?${UNIT_BEGINS}(?:\\p{IDS}{1,2} +(?=\\d|\\p{IDS}(?!\\p{IDS}))(?!\\d+[\\s,]+\\p{IDS}{2}))?[\\p{IDS}\\p{N}]+(?:[-/.+]${NO_WORD}[\\p{IDS}\\p{N}]+)*${LETTER_APART}`;
/** Between a word and its number: `bte 3`, `bte.3`, `b3`, `bte: 3`, `bte-3`, but not inside a word such as `bte`. */
export const APART = '(?:[.:]\\s*|\\s+|(?=[\\d#]|-\\d))';
/** `#4`, `# 4B`, `#APT 148`, `#01-23/24`. */
export const NUMBER_SIGN_UNIT = `${NOT_IN_WORD}#\\s?(?:\\p{IDS}{1,5}\\.?\\s+(?=\\p{IDS}?\\d))?[\\p{IDS}\\p{N}-]+(?:/\\d+)?`;
