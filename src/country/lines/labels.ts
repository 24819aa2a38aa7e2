/** Words of a country that only announce something, and what is written instead. */
export type Labels = Readonly<Record<string, readonly (readonly [label: RegExp, instead: string])[]>>;

/** `Col. Roma`: a word with a full stop between the number and the name of a place. */
export function behindNumber(words: string): RegExp {
  return new RegExp(`(?<=\\d\\p{IDS}?.*)[\\s,]+(?:${words})\\.\\s*(?=\\p{IDS}{2})`, 'giu');
}
