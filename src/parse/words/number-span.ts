/** A run of words that may be the house number with its suffix. */
export interface NumberSpan {
  readonly start: number;
  readonly end: number;
  /** The comma-separated part it stands in. */
  readonly part: number;
  /** The number as written, without a word such as `nr`; `36-40` for a range. */
  readonly text: string;
  /**
   * Letters of its suffix, if two or more stand in a row and the country does not know them as a suffix: `97 Ru de` of a
   * damaged `Rue de`, `5unnu6raut` of a `Sunnubraut` that a scanner read.
   */
  readonly oddLetters: number;
  /** It takes the last word of the line, which is no suffix that the country knows: most likely a place. */
  readonly takesLastWord: boolean;
  /** Letters in it are read as digits: `2O`. */
  readonly isMisread?: boolean;
}
