import { readingOfLine } from '../match/lines/reading-of-line';
import { understand } from '../match/lines/understand';
import type { Matcher } from '../match/matcher';
import type { ParsedLine } from '../model/lines';
import type { LineOptions } from '../model/options';
import { readCoordinates } from '../parse/coordinates';

/** The fields of a line, as the engine reads it. */
export function parse(matcher: Matcher, text: string, options: LineOptions): ParsedLine {
  // A line of coordinates has no fields.
  if (readCoordinates(text) !== null) return { fields: {}, confidence: 0, leftOver: [text] };
  const read = understand(matcher, text, options);
  const { fields, confidence, leftOver } = readingOfLine(matcher, text, read, options);
  return { fields: { ...fields }, confidence, leftOver: [...leftOver] };
}
