/** Most lines have none of the signs below. */
const MAY_HAVE_SIGNS = /[“”„‟«»‘~*(]|\p{Ll}\.\p{Lu}/u;
/** Quotes of a word processor around the address: `“12 Main St”`, `«12 rue du Four»`. A single one may be an apostrophe. */
const QUOTES = /[“”„‟«»]/gu;
const SINGLE_QUOTES_AROUND = /^‘(.*)’(?=[\s,;.]|$)/su;
/** `90~21 221st Pl`: with a hyphen, a spreadsheet takes the number for a day. */
const TILDE_IN_NUMBER = /(?<=\d)~(?=\d)/gu;
/** `Milanolaan *11`: a mark of emphasis. */
const MARK_BEFORE_NUMBER = /(?<=\p{IDS}[\s,]+)\*(?=\d)/gu;
/** `Dekensstraat (38), 1160 Oudergem`: the first number of the line, in brackets behind a name. */
const NUMBER_IN_BRACKETS = /^(\P{N}*\p{IDS}{2}\.?\s*)\((\d{1,4}\p{IDS}?)\)(?=\s*[,;\n]|\s*$|\s+\d)/u;
/** `Peaceful Way.Bennington VT`, but not `www.Main.com`. */
const POINT_BETWEEN_NAMES = /(?<=\p{IDS}{2})\.(?=\p{Lu}\p{Ll}{2})/gu;
const IS_ONLINE = /@|www\.|:\/\//i;

/**
 * A line with the signs that its writer typed: plain quotes, and no marks at its number.
 * @param numberFirst true if house numbers stand before streets.
 */
export function withPlainSigns(line: string, numberFirst: boolean): string {
  if (!MAY_HAVE_SIGNS.test(line)) return line;
  const quoted = line.replace(QUOTES, '"').replace(SINGLE_QUOTES_AROUND, '$1');
  const parted = IS_ONLINE.test(quoted) ? quoted : quoted.replace(POINT_BETWEEN_NAMES, '. ');
  const numbered = parted.replace(TILDE_IN_NUMBER, '-').replace(MARK_BEFORE_NUMBER, '');
  return numberFirst ? numbered : numbered.replace(NUMBER_IN_BRACKETS, '$1$2');
}
