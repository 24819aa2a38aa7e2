import {
  type CountryProfile,
  MEANS_NO_NUMBER,
  MEANS_NOTHING,
  withHundredsInDigits,
  withoutNumberSign,
} from '../../country/index';
import type { AddressQuery } from '../../model/match';
import { numberOfName } from '../../parse/numbers/number-names';
import { fold } from '../../text/fold';
import type { Matcher } from '../matcher';
import { ancestorAt } from '../places/area-chain';
import { saysNothing, withoutEmptyNames } from './empty-names';
import { withoutMixedFields } from './mixed-fields';
import { withNumberMovedToName, withOwnNumber } from './own-number';
import { withOwnPostcode, withPostcodeApart } from './own-postcode';
import { withQuarterApart } from './quarter-of-city';
import { withoutSpreadsheetValues } from './spreadsheet-fields';
import { withSwappedBack } from './swapped-fields';
import { withUnitOfStreet } from './unit-in-street';

/** The end of a number field that says nothing: `31 nvt`. */
const LAST_WORD = /^(.*\d\S*)\s+(\S+)$/u;
/** Most numbers, which say what they mean. */
const DIGITS = /^\d+$/;
const LETTERS_ALONE = /^\p{IDS}{2,}(?:[\s-]\p{IDS}{2,}){0,3}$/u;
const DECIMALS = /[.,]00?$/;
/** A suffix that repeats a number of two digits or more: one digit may be its own, `1A` of number 1. */
const NUMBER_AND_LETTERS = /^(\d{2,})[\s/-]?(\p{IDS}+)$/u;
/** `Biel 4`: the number of a post office. */
const PLACE_AND_NUMBER = /^(.*\p{IDS})\s+\d{1,2}$/u;
/** Where a wider place may begin behind a place: `Sluis (Zeeland)`, `Zeewolde, Flevoland`. */
const BEFORE_PLACE = /[\s,]*[\s,(/]+(?=\p{IDS})/gu;
/** Most names of places are one word, and most numbers too: they are left as they are without a look-up. */
const SEVERAL_WORDS = /[\s,(/]/;
const HAS_WORD = /\p{IDS}{2}/u;
const HAS_WORD_OR_SIGN = /\p{IDS}{2}|\d\s*#/u;
const SIGNS_AROUND = /^[\s,]+|[\s,]+$/g;
/** `cp01`, `BP34` in a field of their own: a door rather than a post box. */
const CODE = /^\p{IDS}+\d+$/u;
const DIGITS_AND_LETTER = /^\d+\s?\p{IDS}?$/u;

/**
 * The fields as they are meant, where people fill in a form in their own way: a suffix of `nvt`, a street with its number,
 * a city behind the postcode, a province behind the city.
 */
export function filledIn(matcher: Matcher, profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const known = withoutEmptyWords(matcher, profile, withoutSpreadsheetValues(profile, fields));
  const inDigits = withStreetInDigits(known);
  const inPlace = withPostcodeApart(matcher, profile, withSwappedBack(matcher, profile, inDigits));
  const withUnit = withUnitOfStreet(matcher, profile, withUnitOfNumber(profile, inPlace));
  const apart = withoutMixedFields(matcher, profile, withUnit);
  const numbered = withNumberMovedToName(matcher, profile, withOwnNumber(matcher, profile, apart));
  const placed = withOwnProvince(matcher, profile, withOwnPostcode(profile, numbered));
  return withQuarterApart(matcher, profile, placed);
}

/** `Two Hundred Fifth Street`, which a line has in digits, too. */
function withStreetInDigits(fields: AddressQuery): AddressQuery {
  const { streetname } = fields;
  const inDigits = streetname === undefined ? streetname : withHundredsInDigits(streetname);
  return inDigits === streetname ? fields : { ...fields, streetname: inDigits! };
}

/** `34 Apt 4` as the number; a suffix of `3. OG` or `Bât A`, which says where in the house and is no part of its number. */
function withUnitOfNumber(profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const { number = '', suffix = '' } = fields;
  if (HAS_WORD_OR_SIGN.test(number) && suffix === '') {
    const { text, unit } = profile.takeExtras(number);
    const own = text.replace(SIGNS_AROUND, '');
    if (unit !== null && DIGITS_AND_LETTER.test(own)) return { ...fields, number: own, suffix: unit };
  }
  if (!HAS_WORD.test(suffix) || CODE.test(suffix) || profile.isSuffixWord(fold(suffix))) return fields;
  if (!DIGITS.test(number)) return fields;
  const { text, unit, floor } = profile.takeExtras(`${number}, ${suffix}`);
  const isRemark = unit === null && floor === null && text.replace(SIGNS_AROUND, '') === number;
  return isRemark ? { ...fields, suffix: undefined } : fields;
}

function withoutEmptyWords(matcher: Matcher, profile: CountryProfile, asked: AddressQuery): AddressQuery {
  const named = withoutEmptyNames(matcher, profile, asked);
  const fields = isCountryAlone(matcher, profile, named.province) ? { ...named, province: undefined } : named;
  const { number, suffix } = fields;
  const own = number === undefined ? undefined : numberIn(profile, number.trim());
  const rest = suffix === undefined ? undefined : suffixIn(suffix.trim(), own ?? '');
  // The field of the number is empty, and the next one has it; a unit alone is a number that no house has.
  if (own === undefined && rest !== undefined && rest !== '')
    return { ...fields, number: rest, suffix: undefined };
  return own === number?.trim() && rest === suffix?.trim()
    ? fields
    : { ...fields, number: own, suffix: rest };
}

/** Many forms have the country where others have the province. The only province of Danish data has the name of its country. */
function isCountryAlone({ places }: Matcher, profile: CountryProfile, province: string | undefined): boolean {
  if (province === undefined) return false;
  const name = fold(province);
  if (name !== profile.code.toLowerCase() && !profile.conventions.calledAlso.includes(name)) return false;
  return !places
    .resolve(profile, province)
    .areas.some(({ area, edits }) => area.level === 'province' && edits === 0);
}

/** `31` of `31 nvt`, of `n° 31`, of `thirty-one`, and of `31.0`, as a spreadsheet writes it; undefined for `z.n.`. */
function numberIn(profile: CountryProfile, number: string): string | undefined {
  if (DIGITS.test(number)) return number;
  const named = LETTERS_ALONE.test(number) ? numberOfName(profile, number) : null;
  if (named !== null) return named;
  if (MEANS_NOTHING.test(number) || MEANS_NO_NUMBER.test(number)) return undefined;
  const [, own, last = ''] = SEVERAL_WORDS.test(number) ? (LAST_WORD.exec(number) ?? []) : [];
  return withoutNumberSign(MEANS_NOTHING.test(last) ? own! : number).replace(DECIMALS, '');
}

/** `A` of `31A` where the number is 31, and of `A-NULL`, two columns; undefined for `nvt` and `0`. */
function suffixIn(written: string, number: string): string | undefined {
  if (written === '') return written;
  if (saysNothing(written)) return undefined;
  const suffix = written.includes('-') ? withoutEmptyParts(written) : written;
  if (suffix === '' || suffix === '0') return undefined;
  const [, repeated, letters] = NUMBER_AND_LETTERS.exec(suffix) ?? [];
  return repeated === number ? letters : suffix;
}

/** `A` of `A-NULL`. */
function withoutEmptyParts(suffix: string): string {
  const parts = suffix.split('-').filter((part) => !saysNothing(part));
  return parts.join('-');
}

/** `Sluis (Zeeland)`, `Zeewolde, Flevoland, Nederland`: the wider place is a field of its own, and the country none. */
function withOwnProvince(matcher: Matcher, profile: CountryProfile, fields: AddressQuery): AddressQuery {
  for (const field of ['city', 'suburb', 'province'] as const) {
    const written = fields[field];
    if (written === undefined || !SEVERAL_WORDS.test(written)) continue;
    if (matcher.places.isKnown(profile, written)) continue;
    const [, numbered = ''] = PLACE_AND_NUMBER.exec(written) ?? [];
    if (matcher.places.isKnown(profile, numbered)) return { ...fields, [field]: numbered };
    for (const cut of written.matchAll(BEFORE_PLACE)) {
      const place = written.slice(0, cut.index);
      if (!matcher.places.isKnown(profile, place)) continue;
      const wider = widerPlace(matcher, profile, written.slice(cut.index + cut[0].length), place);
      if (wider !== null) return { ...wider, ...fields, [field]: place };
    }
  }
  return fields;
}

/**
 * The province or municipality that a text names, alone or before the country; no field for the country alone; null for
 * other words.
 */
function widerPlace(
  matcher: Matcher,
  profile: CountryProfile,
  text: string,
  within: string,
): AddressQuery | null {
  const folded = fold(text);
  const names = [...profile.conventions.calledAlso, profile.code.toLowerCase()];
  const country = names.find((name) => ` ${folded}`.endsWith(` ${name}`)) ?? '';
  const place = folded.slice(0, folded.length - country.length).trim();
  if (place === '' || isCodeOfProvince(matcher, profile, place, within)) return {};
  const { areas } = matcher.places.resolve(profile, place);
  const levels = areas.filter(({ edits }) => edits === 0).map(({ area }) => area.level);
  const level = (['province', 'municipality'] as const).find((one) => levels.includes(one));
  return level === undefined ? null : { [level]: place };
}

/** `Biel BE`: the last part of the code of its province, `CH-BE`. */
function isCodeOfProvince(
  { places, store }: Matcher,
  profile: CountryProfile,
  text: string,
  within: string,
): boolean {
  const code = `${profile.code}-${text.toUpperCase()}`;
  const { areas } = places.resolve(profile, within);
  return areas.some(({ area }) => ancestorAt(store, area, 'province')?.code === code);
}
