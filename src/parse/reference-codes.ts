import type { LineWord } from './line-word';

/** Four digits at least, behind a few letters: a road has fewer (`N366`, `D 1075`), and a house number follows its street. */
const CODE = /^(?:\p{L}{1,6}[-._]?){1,3}\d{4,}$/u;

/**
 * The words without those by which an owner tells his objects apart: `LDL-0240 Kerklaan 99`, `Delleweg - P.010074`. All of
 * them if no name would remain.
 */
export function withoutCodes(words: readonly LineWord[]): readonly LineWord[] {
  const kept = words.filter(({ raw }) => !CODE.test(raw));
  return kept.some(({ raw }) => /\p{L}/u.test(raw)) ? kept : words;
}
