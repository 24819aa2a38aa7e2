import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';
import type { Vocabulary } from '../vocabulary';
import { LETTER, type LineShape } from './line-shape';

/** A word with a digit, and one of two or three signs behind it: `9711 AB`, `SW1A 1AA`, `110 00`. */
const MAY_BE_POSTCODE = new RegExp(
  `(?<![^ ,])[A-Za-z]{0,2}-?\\d[\\dA-Za-z-]*(?![${LETTER}])(?: [\\dA-Za-z]{2,3}(?![${LETTER}\\d'.-]))?`,
);
const BREAK_AT_ENDS = /^(?:, ?| )|,? $/g;
const DIGITS = /^\d+$/;
const ENDS_IN_NAME = new RegExp(`[${LETTER}]\\.? $`);

/** What stands behind street and number, without its postcode. */
export interface WithoutPostcode {
  readonly text: string;
  readonly postcode: string | null;
  readonly postcodeBesideName: boolean;
}

/** Takes out the postcode, which stands in front of the places or, where the number comes first, behind them. */
export function takePostcode(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  { head, rest }: LineShape,
): WithoutPostcode | null {
  const found = MAY_BE_POSTCODE.exec(rest);
  if (found === null) return { text: rest, postcode: null, postcodeBesideName: false };
  const [written] = found;
  const space = written.lastIndexOf(' ');
  const whole = profile.normalisePostcode(written);
  const postcode = whole ?? (space < 0 ? null : profile.normalisePostcode(written.slice(0, space)));
  if (postcode === null) return null;
  const isDigits = DIGITS.test(postcode);
  if (isDigits && vocabulary.isPostcode?.(postcode, profile.code) === false) return null;
  const before = rest.slice(0, found.index);
  const after = rest.slice(found.index + (whole === null ? space : written.length));
  const { numberFirst } = profile.conventions;
  if (before !== '' && (after !== '' || !numberFirst)) return null;
  const beside = before === '' ? head : before;
  if (numberFirst && endsInSmallWord(profile, beside)) return null;
  // `Brink 17b 1000, Assen`
  if (!numberFirst && after.startsWith(',')) return null;
  return {
    text: (before + after).replace(BREAK_AT_ENDS, ''),
    postcode,
    postcodeBesideName: isDigits && ENDS_IN_NAME.test(beside),
  };
}

/** `Essen in 45131`, `Essen D 45131`: the word only announces the postcode. */
function endsInSmallWord(profile: CountryProfile, text: string): boolean {
  const [last = ''] = text.replace(BREAK_AT_ENDS, '').split(' ').slice(-1);
  return last.length === 1 || profile.isSmallWord(fold(last));
}
