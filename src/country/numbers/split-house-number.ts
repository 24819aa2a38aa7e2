const GLUED_LETTERS = /^(\d+)\s*[-/ ]?\s*(\p{IDS}.*)$/u;
const HYPHENATED = /^(\d+)\s*[-/ ]\s*(\S.*)$/u;
const FRACTION = /^(\d+)[\s-]+(\d\/\d)$/;

/**
 * Splits a house number that a source writes as one text: `12A` → 12, A; `203-06` stays whole unless a hyphen starts
 * a suffix.
 */
export function splitHouseNumber(
  text: string,
  hyphenStartsSuffix: boolean,
): { number: string; suffix: string } {
  const trimmed = text.trim();
  const parts =
    FRACTION.exec(trimmed) ??
    GLUED_LETTERS.exec(trimmed) ??
    (hyphenStartsSuffix ? HYPHENATED.exec(trimmed) : null);
  return parts ? { number: parts[1]!, suffix: parts[2]!.trim() } : { number: trimmed, suffix: '' };
}
