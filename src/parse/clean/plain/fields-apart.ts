import { withPlainBlanks } from '../../../text/plain-blanks';

/** A line break that was written as two signs. */
const ESCAPED_BREAK = /\\[nrt]/g;
/** `Garage Dupont > Jeugdlaan 3 > 1030 Schaarbeek`, `Heideweg 57 • 2502 Biel`, `Heideweg 57 a : 2502 Biel`. */
const SIGN_BETWEEN_FIELDS = /\s[>»→\\_*•·]+\s|(?<=\d[\s,–-]*\p{IDS}?)\s:\s/gu;
const MAY_HAVE_SIGN_BETWEEN = /\s[>»→\\_*•·:]/;
/**
 * `|7`, `1|`: a scanner read a one so. A line with several of these signs has columns, and so has one with a longer number behind the
 * sign: `Tolweg 12|9404 Assen`.
 */
const BAR_IN_NUMBER =
  /(?<=^(?:[^|]*[\s,])?)(?:(\d+)\|(?=\d{1,2}(?:[\s,][^|]*)?$|(?:[\s,][^|]*)?$)|\|(?=\d+(?:[\s,][^|]*)?$))/u;

/** The line with breaks and commas where other signs part its fields. */
export function withFieldsApart(line: string): string {
  const broken = line.includes('\\') ? line.replace(ESCAPED_BREAK, '\n') : line;
  const spaced = withPlainBlanks(broken);
  const parted = MAY_HAVE_SIGN_BETWEEN.test(spaced) ? spaced.replace(SIGN_BETWEEN_FIELDS, ', ') : spaced;
  return parted.includes('|') ? parted.replace(BAR_IN_NUMBER, '$1l').replaceAll('|', ',') : parted;
}
