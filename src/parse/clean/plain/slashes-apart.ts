/** ` / ` between parts of a line that has at least two, one behind a number: `Anna Weber / Gartenweg 9 / Neustadt`. */
const NUMBER_BEFORE_SLASH = /(?<=\p{IDS}.*)\d\p{IDS}?\s\/\s/u;
const BREAKING_SLASH = /\s\/\s(?=\p{IDS}|\d{4})/gu;
const TWO_SLASHES = /^\d[^/]*\p{IDS}{2}\/\p{IDS}{2}[^/]*\p{IDS}\/\p{IDS}{2}/u;
/** `12 Main St/Barre/VT`, where house numbers stand first; elsewhere streets and towns are written in two languages so. */
const SLASH_BETWEEN_NAMES = /(?<=\p{IDS}{2})\/(?=\p{IDS}{2})/gu;
/** `ACME Corp/12 Main St/Barre VT`, where house numbers stand first: at least two of these part the fields. */
const SLASH_BETWEEN_FIELDS =
  /(?<=\p{IDS}[\p{IDS}.])\/(?=\p{IDS}{2}|\d+(?:-\d+)?\p{IDS}?\s[\p{IDS}\d]|\d{5}(?!\d))/gu;

/** The line with commas for the slashes that part its fields. */
export function withSlashesApart(line: string, numberFirst: boolean): string {
  if (!line.includes('/')) return line;
  if (numberFirst && TWO_SLASHES.test(line)) return line.replace(SLASH_BETWEEN_NAMES, ', ');
  if (numberFirst && (line.match(SLASH_BETWEEN_FIELDS)?.length ?? 0) > 1)
    return line.replace(SLASH_BETWEEN_FIELDS, ', ');
  const first = line.indexOf(' / ');
  if (first < 0 || line.indexOf(' / ', first + 1) < 0 || !NUMBER_BEFORE_SLASH.test(line)) return line;
  return line.replace(BREAKING_SLASH, ', ');
}
