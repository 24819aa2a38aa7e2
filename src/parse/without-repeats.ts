const PART_BREAK = /([,;\n\r|\t]+)/;
const NUMBER_IN_TWO_PARTS = /\d[^,;\n\r|\t]*[,;\n\r|\t].*\d/s;
const LETTER = /\p{L}/u;
const DIGIT = /\d/;

/**
 * A line without what stands in it twice. Joined columns of a table give such lines: `12 Main St, Barre, 12 Main St,
 * Barre`. A part between commas is left out the second time if it has a number and a name; a place may share its name
 * with its province.
 */
export function withoutRepeats(line: string): string {
  const middle = (line.length - 1) / 2;
  if (line[middle] === ' ' && line.slice(0, middle) === line.slice(middle + 1)) return line.slice(0, middle);
  if (!NUMBER_IN_TWO_PARTS.test(line)) return line;
  const seen = new Set<string>();
  let kept = '';
  let separator = '';
  // The expression keeps its breaks, so parts and breaks alternate.
  for (const [at, text] of line.split(PART_BREAK).entries()) {
    if (at % 2 === 1) {
      separator = text;
      continue;
    }
    const part = text.trim().toLowerCase();
    if (seen.has(part)) continue;
    if (DIGIT.test(part) && LETTER.test(part)) seen.add(part);
    kept += separator + text;
  }
  return kept;
}
