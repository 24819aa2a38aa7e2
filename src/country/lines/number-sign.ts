const NUMBER_SIGN = /(?<![\p{IDS}\p{N}])(?:n\s?[°º]|№|n\.?\s?civ(?:ico)?\.?|n\.(?=\d))\s*(?::\s*)?(?=\d)/giu;

/**
 * `#72 Main St, 2nd floor`: the first number of the line, and a name behind it. In `#4 Rear 12 Main St` and `#302 Maple Towers, 45 King St`
 * it is a unit: another house number follows. Five digits are a ZIP code.
 */
const HASH_OF_HOUSE =
  /(?<=^(?:\d{5}[\s,]+)?\P{N}*)#\s?(?!.*[,;\n]\s*\d{1,4}\p{IDS}?\s+\p{IDS}{2})(?=\d{1,6}\p{IDS}?\s+(?:\p{IDS}{2}|\d+(?:st|nd|rd|th)\s)[^\d,;\n]*(?:\d{5}(?:-\d{4})?\s*)?(?:[,;\n]|\s[-–/]\s|$))/iu;

/** `n° 12`, `nº12`, `N°:12`, `№ 12`, `n.12`, `#12 Main St`: the number alone, whatever the language. */
export function withoutNumberSign(text: string): string {
  const named = text.replace(NUMBER_SIGN, '');
  return named.includes('#') ? named.replace(HASH_OF_HOUSE, '') : named;
}
