const ROAD = '(?:(?:route|rte|rt|highway|hwy|road|rd|sr)\\.?|\\p{Lu}{2})';
/** `Route 12-A`, `VT 12 A`: a letter behind the number of a road. Apart, a direction is that of the road: `Route 100 N`. */
const LETTER_APART = new RegExp(
  `(?<=(?<!\\p{L})${ROAD}[\\s-]\\d{1,3})(?:-(\\p{L})|\\s-?(?![nsew](?!\\p{L}))(\\p{L}))(?![\\p{L}\\p{N}'’.-])`,
  'giu',
);

/** The line with the letter of a road at its number, as registers have it: `Route 12A`; null if none stands apart. */
export function withRoadLetters(line: string): string | null {
  const joined = line.replace(LETTER_APART, (_, joint?: string, apart?: string) =>
    (joint ?? apart)!.toUpperCase(),
  );
  return joined === line ? null : joined;
}
