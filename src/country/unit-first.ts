import type { OwnConventions } from './own';

/**
 * `3/45 George St`, `Unit 3/45 George St`, `#3/45 George St`, `U3, 45 George St`, `Shop 3, 45 George St`, also after a name: unit 3 of
 * number 45, as Australia Post and NZ Post write it. A level (`Level 5/77 Mount St`, `L5 77 Mount St`) is no unit.
 */
const BEFORE_SLASH =
  /(?:^|,)\s*(?:(?:level|lvl|l)\.?\s?\d+[\s,/]+|(?:(?:unit|flat|apartment|apt|shop|suite|factory|villa|u)\.?\s*|#\s?)?(\d+\p{L}?)\s*\/|(?:u|shop|factory|villa)\.?\s?(\d+\p{L}?)[\s,]+)\s*(?=\d+\p{L}?(?:-\d+)?\s+\p{L})/iu;
/**
 * `500-100 King St`, `#500-100 King St`: suite 500 of number 100, as Canada Post writes it; `202, 2100 4 Street SW`, as in Alberta,
 * where a street has a number for its name.
 */
const BEFORE_HYPHEN =
  /(?:^|,)\s*(?:#\s?)?(\d+\p{L}?)\s*(?:-\s*(?=\d+\p{L}?\s+(?:\d+\p{L}{0,2}\s+)?\p{L})|,\s*(?=\d+\p{L}?\s+\d+\p{L}{0,2}\s+\p{L}))/iu;

/** `2/1 120 Great Western Road`, `3F1, 45 Princes St`: the floor and the flat of a Scottish tenement. */
const TENEMENT = /(?:^|,)\s*(\d{1,2}\/\d{1,2}|\d{1,2}f\d{1,2}|[gpb]f\d{1,2})[\s,]+(?=\d+\p{L}?\s+\p{L})/iu;

/** Australia and New Zealand. */
export const unitBeforeSlash: OwnConventions = { unitFirst: BEFORE_SLASH };
export const britain: OwnConventions = { unitFirst: TENEMENT };
export const canada: OwnConventions = { unitFirst: BEFORE_HYPHEN };
