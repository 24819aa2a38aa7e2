import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';

/** `Apt 3`, `apt3`, `Apt#3`, `Unit-3`, `Ste.200`, `Unit: 3`, `bte.B24`. */
const UNIT_WORD = /^\s*(\p{IDS}{2,})(?:[.:]?\s+(?=\S)|[.:](?=\p{IDS})|[.:#-]*\s*(?=[#\d]))/u;
const NOT_LETTERS = /\P{L}/gu;

/** `bus 0003` → `0003`. */
export function withoutUnitWord(profile: CountryProfile, suffix: string): string {
  return suffix.slice(unitWord(profile, suffix).length);
}

/** True if a suffix begins with a word for a flat: `appt B`, but not `huisletter B`. */
export function isFlatWord(profile: CountryProfile, suffix: string): boolean {
  const word = fold(unitWord(profile, suffix).replace(NOT_LETTERS, ''));
  return word !== '' && !profile.conventions.additionWords.includes(word);
}

/** The word for a unit at the beginning of a suffix, with the space or the sign behind it; empty if there is none. */
function unitWord({ conventions }: CountryProfile, suffix: string): string {
  const [whole = '', word = ''] = UNIT_WORD.exec(suffix) ?? [];
  return conventions.unitWords.includes(fold(word)) ? whole : '';
}
