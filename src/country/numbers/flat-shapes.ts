/** In the Baltic countries a hyphen stands before the flat. */
const HYPHEN_AND_FLAT = /^\d+(?:\/\d+)?\s?[A-Z]?\s*-\s*\d{1,3}$/i;
/** What can only be a flat behind the number of a house, by country, as it is written. */
const FLATS: Readonly<Record<string, RegExp>> = {
  // `10/5`; stair, floor and door: `10/2/5`, `10/1/2/14`, `3/II`, `10/Stg. 1/Top 4`.
  AT: /^\d+(?:\s*\/\s*(?:\d+|EG|DG|[IVX]+)|[\s,/]+(?:stiege|stg|top|tür|t)\.?\s?\d+)+(?:\s+(?:stiege|stg|top|tür)[\p{IDS}\d\s./]*)?$/iu,
  // `12-5`, `12 - 5`, `12A-5`
  EE: HYPHEN_AND_FLAT,
  // Floor and door: `120, 3r 2a`, `120 3º-2ª`, `120 3-2`, `4, 1-D`, `4, 5 A`, `4, ático`, `4, Pral. 1ª`.
  ES: /^\d+[\s,-]+(?:\d{1,2}(?:(?:\s?[ºª°.]|[rntèao])?(?:[\s,]*-\s*|(?<=\D)[\s,]+)(?:\d{1,2}\s?[ªº°a]?|[A-Z])|\s[A-Z])|(?:bajos?|bjo|[áa]tico|entresuelo|entlo|principal|pral)\.?(?:\s(?:\d{1,2}\s?[ªº°a]?|[A-Z]|d(?:er|c)?ha|izq?d?a?)\.?)?)$/iu,
  // Stair and flat: `12 A 5`. A small letter may be that of the house.
  FI: /^\d+\s*[A-Z]\s*\d{1,3}$/,
  // The floor and the door: `12 II. em. 5`, `12 III/12`, `12 2/5`, `12 fszt. 1`, `12 5/14.`; a stair: `12 B lph.`
  HU: /^\d+(?:\s?\/\s?[A-Z](?!\p{IDS})|\s?[A-Z](?![\p{IDS}.]))?\.?[\s,]+(?:(?:[IVX]{1,4}|\d{1,2}|[A-Z])\.?\s*(?:lépcsőház|lph|lh)\.?[\s,]*)?(?:(?:[IVX]{1,4}|\d{1,2})\.?\s*(?:\/|emelet|em\.?)|(?:fsz|fszt|földszint|félem|félemelet|mfsz|mfszt)\.?)?[\s,/]*(?:\d{1,3}\.?)?(?:\s*ajtó)?$/iu,
  // The floor: `12/II`.
  HR: /^\d+\s?[A-Z]?\s*\/\s*[IVX]+$/i,
  LT: HYPHEN_AND_FLAT,
  LV: HYPHEN_AND_FLAT,
  // Kind of the floor, floor and flat: `H0201`; or the floor alone.
  NO: /^\d+[\s,]*(?:[HUKL]\s?\d{4}|\d{1,2}\.?\s?etg)$/i,
  // `10/5`, `10 m. 5`, `10m5`, `10 m. 14/15`
  PL: /^\d+[\s,]*(?:\/\s*|m(?:ieszk(?:ani[ea])?)?\.?\s*)\d+(?:\/\d+)?$/i,
  // Flat, or floor and flat: `12/5`, `12/II/5`.
  RS: /^\d+\s?\p{IDS}?\s*\/\s*(?:[IVX]+\s*\/\s*)?\d{1,3}$/iu,
  // `2tr`, `nb`
  SE: /^\d+[\s,]*(?:\d{1,2}\s?tr|nb|bv)\.?$/i,
  // The flat, or floor and flat: `12/5`, `12 D 5`, `12 K:3 D:7`, `12 Kat 3 No 8`.
  TR: /^\d+(?:\s*\/\s*\d{1,3}|(?:[\s,]+(?:kat|k|daire|d|no)\s?[.:]?\s?\d{1,3})+)$/iu,
};
/** `12, 2º D`, `12 3ºB`, `12, 1.º`: with this mark, a number is that of a floor or a door in any country. */
const WITH_ORDINAL = /^\d+[\s,-]+\d{1,2}\s?\.?[ºª]/u;

/** True for a house number with a flat, as a country writes flats: `10 m. 5`. */
export function isWithFlat(code: string, number: string): boolean {
  const written = number.trim();
  return WITH_ORDINAL.test(written) || FLATS[code]?.test(written) === true;
}
