import type { CountryProfile } from '../../country/index';

/** A line without its unit. */
export interface UnitApart {
  readonly text: string;
  readonly unit: string;
}

const BREAKS = /\s*,[\s,]*/g;
const SPACES = / {2,}/g;
/** `bus 2.00` most likely comes from a table of numbers. */
const DECIMALS = /\d\.\d/;
/** Without the unit between them, two numbers would look like one postcode. */
const NUMBERS_MEET = /\d {2,}\d+(?![\p{IDS}\d])/u;

/** `Dieweg 82 bus 3, 1180 Ukkel`: the unit, and the line without it. Null if there is none, or a floor or a remark as well. */
export function unitApart(profile: CountryProfile, line: string): UnitApart | null {
  const { text, unit, floor, level, noise, postBox } = profile.takeExtras(line);
  if (unit === null || floor !== null || level !== null || noise.length > 0 || postBox) return null;
  if (DECIMALS.test(unit) || NUMBERS_MEET.test(text)) return null;
  return { text: text.replace(BREAKS, ', ').replace(SPACES, ' '), unit: unit.replace(SPACES, ' ') };
}
