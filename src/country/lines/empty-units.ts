import { anyOf, withAnyMarks } from './patterns/pattern-parts';

/** Parts of a house, beside the words of its country's units and floors. */
const PARTS = ['bat', 'batiment', 'esc', 'escalier', 'hall', 'bldg', 'fl', 'og', 'apt', 'unit', 'box'];
/** Words for units that stand for nothing else at the end of a part. */
const ABBREVIATIONS =
  'apt|appt|app|apto|apartment|app?artement|app?artam?ento|unit|ste|suite|bte|boite|bus|whg|wohnung|int|lgh|lejl';
/** What stands before a word is looked at last, for that takes longest. */
const BEHIND_NUMBER = '(?<=\\d[^;\\n]*)';
const ENDS_PART = '(?=\\s*(?:[,;|)\\n]|$))';
/** A form prints them where nothing was filled in. */
const NOTHING = '[-–—_/.]+(?=[\\s,;|)]|$)(?!\\s*(?:\\d{1,3}|\\p{L})(?![\\p{L}\\p{N}]))';

/**
 * The words that a form prints beside a field which nobody filled in: `bte -`, `App. /`, `Whg. -`, `Apt ,`, `#,`, `n°,`.
 * @param units words for units, folded.
 * @param floors words for floors, folded. Behind an ordinal they are none: `3ème étage - Porte 12`.
 */
export function emptyUnits(units: readonly string[], floors: readonly string[]): string {
  const unit = anyOf([...units, ...PARTS].filter((word) => word.length > 1)) ?? '(?!)';
  const floor = anyOf(floors) ?? '(?!)';
  const any = `${withAnyMarks(unit)}|(?<!\\d\\S{0,4}\\s)(?:${withAnyMarks(floor)})`;
  return [
    behindNumber(`(?:${any})\\.?:?\\s+${NOTHING}`),
    behindNumber(`(?:${withAnyMarks(ABBREVIATIONS)})\\.?:?${ENDS_PART}`),
    behindNumber(`(?:#|n[°º]\\.?)${ENDS_PART}`),
  ].join('|');
}

function behindNumber(words: string): string {
  return `(?<=[\\s,])(?=${words})${BEHIND_NUMBER}${words}`;
}
