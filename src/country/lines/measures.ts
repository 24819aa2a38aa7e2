const AMOUNT = '\\d+(?:[.,]\\d{3})*(?:[.,]\\d{1,2})?';
const AMOUNT_WITH_SPACES = '\\d+(?:[.,\\s]\\d{3})*(?:[.,]\\d{1,2})?';
/** Words that are the name or the type of no street, and no suffix. Bath alone is a town. */
const UNITS =
  'km|kw|kwh|m²|m2|qm|mq|sq\\.?\\s?ft|acres?|€|euros?|eur|zimmer|zi\\.|locali|pi[eè]ces|chambres|(?<=(?:appart(?:ement)?|appt?|apt|maison|duplex)\\.?\\s+\\d\\s?)ch(?=\\s*\\.?\\s*(?:[,;|)\\n]|$))|slaapkamers?|slpk|schlafzimmer|camere|kamers|beds?|baths|(?<=bed.*)bath|stellpl[aä]tze|uhr|stars';
/** While somebody types, `4 Kw` begins a street; an area does not. */
const UNITS_IN_FRONT = 'm²|m2|qm|mq|€|zimmer|pi[eè]ces';
/** `8531KM Lemmer` has a postcode, and so has `Tolweg 378531KM Lemmer`. */
const NO_POSTCODE = '(?!\\d{4,8}\\s?k[mw](?!h))';
/** `1/1 2.5 KG`: which of how many parcels, and what it weighs, behind the address. What stands before is looked at last. */
const PARCEL = `(?<!\\d)(?=\\d[\\d\\s/.,of]{0,16}(?:kgs?|lbs)(?!\\p{IDS}))(?<=\\d.*\\p{IDS}{2}.*\\s)(?:\\d{1,2}\\s?(?:\\/|of)\\s?\\d{1,2}[\\s,]+)?${AMOUNT}\\s?(?:kgs?|lbs)(?![\\p{IDS}\\p{N}])`;
/** `22 Zimmer Ln` is a street. */
const NO_STREET = '(?!\\s+(?:ln|lane|st|street|rd|road|dr|drive|court|cir|circle|way|terrace)(?!\\p{IDS}))';
const ENDS = `(?![\\p{IDS}\\p{N}]|\\s?\\d)${NO_STREET}`;

const CLOCK = '(?:[01]?\\d|2[0-3])[:.][0-5]\\d(?:\\s?(?:uur|uhr|h))?';
const COLON_OR_WORD = '(?=[\\d.]*(?::|\\s?(?:uur|uhr|h)(?![\\p{IDS}\\p{N}])))';
/** `10:30`, `10.30 uur`, `09:00-10:00`: in front of an address, or behind one. `Berga 12:30` is a farm. */
const TIME_OF_DAY = `(?<![^\\s])(?<=^|\\d.*\\s)${COLON_OR_WORD}${CLOCK}(?:\\s?[-–]\\s?${CLOCK})?(?=[\\s,;]+\\p{IDS}.*\\d|\\s*$)`;

/**
 * A distance, an area, a price, a time of day, or a number of rooms: `2,5 km`, `$180,000`, `3 locali`; not
 * `Ruta 5 km 12`. Flags `giu`.
 */
export const MEASURE = [
  `(?<![\\p{IDS}\\p{N}.,-])(?<!^)${NO_POSTCODE}${AMOUNT_WITH_SPACES}\\s?(?:${UNITS})${ENDS}`,
  PARCEL,
  `^${AMOUNT_WITH_SPACES}\\s?(?:${UNITS_IN_FRONT})(?![\\p{IDS}\\p{N}])${NO_STREET}`,
  `[$€£]\\s?${AMOUNT}(?![\\p{IDS}\\p{N}])`,
  TIME_OF_DAY,
].join('|');
const WITH_UNIT = new RegExp(
  `\\d\\s?(?:${UNITS}|uur|h|kgs?|lbs)(?![\\p{IDS}\\p{N}])|[$€£]\\s?\\d|\\d:[0-5]\\d(?!\\d)`,
  'iu',
);

/** False for a line without a match of that pattern. */
export function mayHoldMeasures(line: string): boolean {
  return WITH_UNIT.test(line);
}
