/** A word of a line. */
export interface LineWord {
  /** As written. */
  readonly raw: string;
  readonly folded: string;
  /** The comma-separated part that it stands in, counted from 0. */
  readonly part: number;
  /** A sign that stands by itself in front, in the same part: `-`, `/`, `&`; empty for none. */
  readonly sign: string;
  /** It stands in brackets: most likely a remark. */
  readonly aside?: boolean;
  /** It is the number of a district of the city before it. */
  readonly isDistrict?: boolean;
  /** It is the first word behind the postcode that was taken out. */
  readonly behindPostcode?: boolean;
}

/** The words from one up to another as they were written, with a space between them. */
export function textOf(words: readonly LineWord[], from: number, end: number): string {
  let text = '';
  for (let at = from; at < end; at++) text = at === from ? words[at]!.raw : `${text} ${words[at]!.raw}`;
  return text;
}

/** True for the last word of its comma-separated part. */
export function isLastOfPart(words: readonly LineWord[], index: number): boolean {
  return index + 1 === words.length || words[index + 1]!.part !== words[index]!.part;
}
