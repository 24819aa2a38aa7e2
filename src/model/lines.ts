/** Lines as objects: what `parse`, `standardise` and `sameAddress` answer. */

import type { AddressQuery, Advice, Field, Match, Verdict } from './match';

/** A line as the engine reads it. */
export interface ParsedLine {
  /** As written; number and suffix are separate fields. */
  fields: AddressQuery;
  /** 0…1: probability, by the data, that the fields are what the line means; 0 if nothing in the data fits. */
  confidence: number;
  /** Words that belong to no field. */
  leftOver: string[];
}

/** How one field of the request changed. */
export interface FieldChange {
  field: Field;
  /** As the request has it. */
  from: string;
  /** As the data have it; null if the answer has no such field. */
  to: string | null;
  verdict: Verdict;
}

/** An address in the format of its country. */
export interface StandardAddress {
  /** On one line. */
  label: string;
  /** The lines of an envelope. */
  lines: string[];
  /** All known fields, as the data write them. */
  fields: AddressQuery;
  /** Requested fields that the data write differently, or do not have. */
  changes: FieldChange[];
  advice: Advice;
  match: Match;
}

/** What two lines share, most precise first. */
export const SAME_LEVELS = ['address', 'building', 'street', 'different'] as const;
export type SameLevel = (typeof SAME_LEVELS)[number];

/** Comparison of one field of two lines. */
export interface FieldComparison {
  field: Field;
  /** `missing` if only one line has the field. */
  verdict: Verdict;
  a: string | null;
  b: string | null;
}

/** Whether two lines mean one address. */
export interface SameAddress {
  /** 0…1: probability that both lines mean the same address; for two lines without a house number, the same street. */
  same: number;
  /** The most precise level that both lines share with a probability above one half. */
  level: SameLevel;
  /** One for each field that at least one line has. */
  reasons: FieldComparison[];
}
