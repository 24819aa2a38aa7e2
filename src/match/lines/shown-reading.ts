import type { Reading } from '../../model/match';
import type { LineReading } from '../../parse/read-line';
import type { Crossing } from '../crossing/match-crossing';

/** A reading of a line, and what it leaves unread. */
export interface ShownReading {
  /** As an explanation shows it. */
  readonly shown: Reading;
  /** Unread words in front of the street that may be its town; no other is named. */
  readonly townsLeft: readonly string[];
}

export function readingOf({ fields, leftOver, leftApart, noise, townsLeft }: LineReading): ShownReading {
  return { shown: { fields, leftOver: [...new Set([...noise, ...leftApart, ...leftOver])] }, townsLeft };
}

/** The same for a corner of two streets. */
export function readingOfCrossing({ intersection: { streets, fields, leftOver } }: Crossing): ShownReading {
  const shown = { fields: { streetname: streets.join(' / '), ...fields }, leftOver: [...leftOver] };
  return { shown, townsLeft: [] };
}
