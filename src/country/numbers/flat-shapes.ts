/** In the Baltic countries a hyphen stands before the flat. */
const HYPHEN_AND_FLAT = /^\d+(?:\/\d+)?\s?[A-Z]?\s*-\s*\d{1,3}$/i;
/** What can only be a flat behind the number of a house, by country, as it is written. */
const FLATS: Readonly<Record<string, RegExp>> = {
  // `10/5`; stair, floor and door: `10/2/5`, `10/1/2/14`, `3/II`, `10/Stg. 1/Top 4`.
  AT: /^\d+(?:\s*\/\s*(?:\d+|EG|DG|[IVX]+)|[\s,/]+(?:stiege|stg|top|tür|t)\.?\s?\d+)+(?:\s+(?:stiege|stg|top|tür)[\p{L}\d\s./]*)?$/iu,
  // `12-5`, `12 - 5`, `12A-5`
  EE: HYPHEN_AND_FLAT,
  // Floor and door: `120, 3r 2a`, `120 3º-2ª`, `120 3-2`, `4, 1-D`.
  ES: /^\d+[\s,-]+\d{1,2}(?:\s?[ºª°.]|[rntèao])?(?:[\s,]*-\s*|(?<=\D)[\s,]+)(?:\d{1,2}\s?[ªº°a]?|[A-Z])$/i,
  // Stair and flat: `12 A 5`. A small letter may be that of the house.
  FI: /^\d+\s*[A-Z]\s*\d{1,3}$/,
  // The floor: `12/II`.
  HR: /^\d+\s?[A-Z]?\s*\/\s*[IVX]+$/i,
  LT: HYPHEN_AND_FLAT,
  LV: HYPHEN_AND_FLAT,
  // Kind of the floor, floor and flat: `H0201`; or the floor alone.
  NO: /^\d+[\s,]*(?:[HUKL]\s?\d{4}|\d{1,2}\.?\s?etg)$/i,
  // `10/5`, `10 m. 5`, `10m5`
  PL: /^\d+[\s,]*(?:\/\s*|m(?:ieszk(?:ani[ea])?)?\.?\s*)\d+$/i,
  // Flat, or floor and flat: `12/5`, `12/II/5`.
  RS: /^\d+\s?\p{L}?\s*\/\s*(?:[IVX]+\s*\/\s*)?\d{1,3}$/iu,
  // `2tr`, `nb`
  SE: /^\d+[\s,]*(?:\d{1,2}\s?tr|nb|bv)\.?$/i,
};

/** True for a house number with a flat, as a country writes flats: `10 m. 5`. */
export function isWithFlat(code: string, number: string): boolean {
  return FLATS[code]?.test(number.trim()) === true;
}
