/** What must hold of the addresses of one country. */
export interface CountryLines {
  code: string;
  numberFirst: boolean;
  /** A name as a register has it, and as somebody writes it: one reading of the second is the first. */
  names: [official: string, written: string][];
  /** Names that are two streets. */
  apart: [string, string][];
  postcodes: [written: string, kept: string | null][];
  /** What a line says of a flat, null for nothing. */
  units: [line: string, unit: string | null][];
  /** Suffixes that are one door. */
  doors: [string, string][];
  /** Addresses with the label of each: it is read back. */
  labels: [street: string, number: string, postcode: string, city: string, label: string][];
}
