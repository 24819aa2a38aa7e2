import type { Reading } from '../../model/match';
import type { LineOptions } from '../../model/options';
import type { Matcher } from '../matcher';
import { readApart } from './by-words';
import { refineReading } from './refine-reading';
import type { Understood } from './understood';

/** The reading of a line that is shown: that of its best answer, or of its words where the answer is no evidence. */
export interface LineRead extends Reading {
  readonly confidence: number;
}

export function readingOfLine(
  matcher: Matcher,
  text: string,
  read: Understood,
  options: LineOptions,
): LineRead {
  const apart = readApart(matcher, text, read, options);
  const { confidence, fields, leftOver } = apart ?? read;
  const reading = { fields, leftOver: [...leftOver] };
  const shown = apart === null ? refineReading(read.profile, reading, read.townsLeft, text) : reading;
  return { ...shown, confidence };
}
