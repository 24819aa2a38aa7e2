import type { Verdict } from '../model/match';

/** How an asked street name compares with an existing one. */
export interface NameFit {
  readonly verdict: Verdict;
  /** Letters that differ, after abbreviations are resolved; words without a partner are not counted. */
  readonly edits: number;
  /** Letters of the asked name that were compared. */
  readonly length: number;
  /** Letters compared, without a street type that ends both names: `trstraat` and `bosstraat` have little in common. */
  readonly stem: number;
  /** Share of the found name's letters that belong to words the asked name lacks: 0…1. */
  readonly missing: number;
  /** Share of the asked name's letters that belong to words the found name lacks: 0…1. */
  readonly extra: number;
  /** True if the names are those of two streets: one is a street, the other a lane; one lies in the east, the other in the west. */
  readonly typeConflict: boolean;
  /** True if both names hold numbers and these differ: `Rozengaard 11` is not `Rozengaard 12`. */
  readonly digitsDiffer: boolean;
  /** True if the names are the same but for their street types, which are those of two streets: `Molenstraat`, `Molenweg`. */
  readonly otherType?: boolean;
  /** True if only the street type is written shorter or longer: `Mill Rd` is hardly anything but `Mill Road`. */
  readonly onlyType?: boolean;
  /** Letters of the words in which the names differ, without a type that ends both; told only where many letters differ. */
  readonly apart?: number;
  /** True if the asked name lacks a word of the found one, particles aside. */
  readonly wordMissing?: boolean;
  /** True if the words tell that another name may be meant: see `Alignment`. */
  readonly otherWord?: boolean;
}
