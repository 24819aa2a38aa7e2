import { AT_END_OF_PART } from './patterns/line-positions';
import { anyOf, NEVER, withAnyMarks } from './patterns/pattern-parts';

/** Words for parts of a house in any language, beside those that the country has for units and floors. */
const PARTS = ['bat', 'batiment', 'esc', 'escalier', 'hall', 'bldg', 'fl', 'og', 'apt', 'unit', 'box'];
/** Words that mean a unit and nothing else where they end a part of the line. */
const ABBREVIATIONS =
  'apt|appt|app|apto|apartment|app?artement|app?artam?ento|unit|ste|suite|bte|boite|bus|whg|wohnung|int|lgh|lejl';
const SOME_NUMBER_BEFORE = '(?<=\\d[^;\\n]*)';
/** The signs that a form prints where nothing was filled in; no unit follows them. */
const SIGNS_OF_NOTHING = '[-–—_/.]+(?=[\\s,;|)]|$)(?!\\s*(?:\\d{1,3}|\\p{IDS})(?![\\p{IDS}\\p{N}]))';

/**
 * The words that a form prints beside a field which nobody filled in: `bte -`, `App. /`, `Whg. -`, `Apt ,`, `#,`, `n°,`.
 * @param units words for units, folded. Those that are floors, too, count as floors.
 * @param floors words for floors, folded. Behind an ordinal they are none: `3ème étage - Porte 12`.
 */
export function emptyUnits(units: readonly string[], floors: readonly string[]): string {
  const unit =
    anyOf([...units, ...PARTS].filter((word) => word.length > 1 && !floors.includes(word))) ?? NEVER;
  const floor = anyOf(floors) ?? NEVER;
  const any = `${withAnyMarks(unit)}|(?<!\\d\\S{0,4}\\s)(?:${withAnyMarks(floor)})`;
  return [
    afterNumber(`(?:${any})\\.?:?\\s+${SIGNS_OF_NOTHING}`),
    afterNumber(`(?:${withAnyMarks(ABBREVIATIONS)})\\.?:?${AT_END_OF_PART}`),
    afterNumber(`(?:#|n[°º]\\.?)${AT_END_OF_PART}`),
  ].join('|');
}

/** These words behind a number. What stands before them is looked at last, for that takes longest. */
function afterNumber(words: string): string {
  return `(?<=[\\s,])(?=${words})${SOME_NUMBER_BEFORE}${words}`;
}
