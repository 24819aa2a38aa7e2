import { understand, understandWords } from '../match/lines/understand';
import type { Matcher } from '../match/matcher';
import type { ParsedLine } from '../model/lines';
import type { LineOptions } from '../model/options';
import { readCoordinates } from '../parse/coordinates';

/** Below this confidence, the words of a line tell more than the best answer of the data. */
const DOUBTFUL = 0.2;

/** The fields of a line, as the engine reads it. */
export function parse(matcher: Matcher, text: string, options: LineOptions): ParsedLine {
  // A line of coordinates has no fields.
  if (readCoordinates(text) !== null) return { fields: {}, confidence: 0, leftOver: [text] };
  const read = understand(matcher, text, options);
  const { confidence } = read;
  // `Plantage Middenlaan 2 Amsterdam`: a street of the data called `Middenlaan` is not the one that is meant.
  const isStreetMissed = read.verdicts.streetname === 'missing' && read.leftOver.length > 0;
  const { fields, leftOver } =
    confidence < DOUBTFUL || isStreetMissed
      ? understandWords(matcher, matcher.profilesInScope(options.country), text)
      : read;
  return { fields: { ...fields }, confidence, leftOver: [...leftOver] };
}
