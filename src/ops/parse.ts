import { readApart } from '../match/lines/by-words';
import { refineReading } from '../match/lines/refine-reading';
import { type Understood, understand } from '../match/lines/understand';
import type { Matcher } from '../match/matcher';
import type { ParsedLine } from '../model/lines';
import type { Reading } from '../model/match';
import type { LineOptions } from '../model/options';
import { readCoordinates } from '../parse/coordinates';

/** The fields of a line, as the engine reads it. */
export function parse(matcher: Matcher, text: string, options: LineOptions): ParsedLine {
  // A line of coordinates has no fields.
  if (readCoordinates(text) !== null) return { fields: {}, confidence: 0, leftOver: [text] };
  const read = understand(matcher, text, options);
  const apart = readApart(matcher, text, read, options);
  const { fields, leftOver } = apart === null ? refined(read, text) : readingOf(apart);
  return { fields: { ...fields }, confidence: (apart ?? read).confidence, leftOver: [...leftOver] };
}

function refined(read: Understood, text: string): Reading {
  return refineReading(read.profile, readingOf(read), read.townsLeft, text);
}

function readingOf({ fields, leftOver }: Understood): Reading {
  return { fields, leftOver: [...leftOver] };
}
