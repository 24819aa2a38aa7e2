import type { OwnConventions } from '../own';

/** Numbers of neighbours differ by so much. */
const BETWEEN_NEIGHBOURS = 2;
/** A house number and the street behind it, which may be numbered: `45 George`, `2100 4 Street`. */
const ADDRESS = '(?=(?<house>\\d+)\\p{IDS}?(?:-\\d+)?\\s+(?:\\p{IDS}|\\d+\\p{IDS}{0,2}\\s+\\p{IDS}))';
const WORD = '(?:unit|flat|apartment|apt|shop|suite|factory|villa|u)\\.?\\s*';
const WORD_OR_SIGN = `(?<word>(?:${WORD})?#?)\\s*`;
const UNIT = '\\d+\\p{IDS}?';
/** Not within a word or a number: a name or a town may stand in front, `Send to 3/45 George St`, `6160; Fremantle; 3/45 George St`. */
const APART = '^|,|(?<![\\p{IDS}\\p{N}/.-])';

/**
 * `3/45 George St`, `Unit 3/45 George St`, `#3/45 George St`, `U3, 45 George St`, `Shop 3, 45 George St`, also after a
 * name, and `3, 45 George St`: unit 3 of number 45, as Australia Post and NZ Post write it. A level
 * (`Level 5/77 Mount St`, `L5 77 Mount St`) is a unit in few registers.
 */
const BEFORE_SLASH = new RegExp(
  `(?:${APART})\\s*(?:(?:level|lvl|l)\\.?\\s?(?<level>\\d+)[\\s,/.]+|${WORD_OR_SIGN}(?<unit>${UNIT})\\s*/|${WORD}(?<named>${UNIT})[\\s,]+|(?<=^[\\s"“]*)(?<listed>${UNIT})\\s*[,;|\\n\\t])\\s*${ADDRESS}`,
  'iu',
);
/**
 * `500-100 King St`, `#500-100 King St`, `202, 2100 4 Street SW`, `202 2100 4 Street SW`: suite 500 of number 100, as
 * Canada Post writes it.
 */
const BEFORE_HYPHEN = new RegExp(
  `(?:${APART})\\s*(?:${WORD_OR_SIGN}(?<unit>${UNIT})\\s*-|(?<=^[\\s"“]*#?\\s*)(?<listed>${UNIT})(?:\\s*[,;|\\n\\t]|(?=\\s+\\d+\\s+\\d)))\\s*${ADDRESS}`,
  'iu',
);

/**
 * `2/1 120 Great Western Road`, `3F1, 45 Princes St`: the floor and the flat of a Scottish tenement;
 * `Flat 4/14 Manor Road`: behind the word for a flat, two numbers are no range; `F2, 14 High Street`.
 */
const TENEMENT_OR_FLAT = new RegExp(
  `(?:^|,)\\s*(?:(?<unit>\\d{1,2}/\\d{1,2}|\\d{1,2}f\\d{1,2}|[gpb]f\\d{1,2})[\\s,]+|f(?<short>\\d{1,3})[\\s,]+|${WORD}(?<named>${UNIT}|\\p{IDS})\\s*/\\s*)(?=\\d+\\p{IDS}?\\s+\\p{IDS})`,
  'iu',
);

/** Australia and New Zealand. */
export const unitBeforeSlash: OwnConventions = { unitFirst: BEFORE_SLASH };
export const britain: OwnConventions = { unitFirst: TENEMENT_OR_FLAT };
export const canada: OwnConventions = { unitFirst: BEFORE_HYPHEN };

/** A unit in front of the house number. */
export interface UnitInFront {
  readonly text: string;
  /** The unit, with a sign if a word or a sign tells that it is one; or a level, which few registers have. Null for none. */
  readonly unit: string | null;
  readonly level: string | null;
}

/** The line without the unit in front of its house number. */
export function withoutUnitInFront(line: string, pattern: RegExp): UnitInFront {
  const groups = pattern.exec(line)?.groups ?? {};
  const { level, word, unit, named, short, listed, house } = groups;
  const isNamed = named !== undefined || (word ?? '') !== '';
  const number = unit ?? named ?? short ?? listed ?? null;
  const found = isNamed ? `#${number}` : number;
  if (listed !== undefined && isList(listed, house!)) return { text: line, unit: null, level: null };
  if (found === null && level === undefined) return { text: line, unit: null, level: null };
  return {
    text: line.replace(pattern, ' , '),
    unit: found,
    level: level === undefined ? null : `Level ${level}`,
  };
}

/** `12, 14 King St`: two houses. */
function isList(first: string, last: string): boolean {
  return Number(last) - Number.parseInt(first, 10) === BETWEEN_NEIGHBOURS;
}
