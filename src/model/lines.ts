/** Lines as objects: what `parse`, `standardise` and `sameAddress` answer. */

import type { AddressQuery, Advice, Field, Match, Verdict } from './match';

/** A line as the engine reads it. */
export interface ParsedLine {
  /** Number and suffix stand apart, as written. */
  fields: AddressQuery;
  /** 0…1: that the line means what its fields say, by the data; 0 where nothing in the data fits. */
  confidence: number;
  /** Words that no field took. */
  leftOver: string[];
}

/** What became of a field that was asked. */
export interface FieldChange {
  field: Field;
  /** As it was asked. */
  from: string;
  /** As the data have it; null where the answer has no such field. */
  to: string | null;
  verdict: Verdict;
}

/** An address as its country writes it. */
export interface StandardAddress {
  /** On one line. */
  label: string;
  /** As on an envelope, a line each. */
  lines: string[];
  /** All that is known of it, as the data write it. */
  fields: AddressQuery;
  /** Fields that were asked and are written otherwise, or are not there. */
  changes: FieldChange[];
  advice: Advice;
  match: Match;
}

/** What two lines have in common, finest first. */
export const SAME_LEVELS = ['address', 'building', 'street', 'different'] as const;
export type SameLevel = (typeof SAME_LEVELS)[number];

/** How a field of two lines compares. */
export interface FieldComparison {
  field: Field;
  /** `missing` where only one of them has it. */
  verdict: Verdict;
  a: string | null;
  b: string | null;
}

/** Whether two lines mean one address. */
export interface SameAddress {
  /** 0…1: that they do. Of two lines without a number: that they mean one street. */
  same: number;
  /** The finest that they share, more likely than not. */
  level: SameLevel;
  /** One for each field that either of them has. */
  reasons: FieldComparison[];
}
