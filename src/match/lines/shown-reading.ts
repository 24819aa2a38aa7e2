import type { Reading } from '../../model/match';
import type { LineReading } from '../../parse/read-line';
import type { Crossing } from '../crossing/match-crossing';

/** A reading of a line, as an explanation shows it. */
export function readingOf({ fields, leftOver, leftApart, noise }: LineReading): Reading {
  return { fields, leftOver: [...noise, ...leftApart, ...leftOver] };
}

/** The same for a corner of two streets. */
export function readingOfCrossing({ intersection: { streets, fields, leftOver } }: Crossing): Reading {
  return { fields: { streetname: streets.join(' / '), ...fields }, leftOver: [...leftOver] };
}
