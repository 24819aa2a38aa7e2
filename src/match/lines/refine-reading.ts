import { type CountryProfile, isCompanyForm } from '../../country/index';
import type { Reading } from '../../model/match';
import { fold, squash } from '../../text/fold';

const DIGITS = /^\d+$/;
const DIGIT = /\d/;
const SPACES = /\s+/;
const CODE_BEHIND = /^(\S.*?)[\s,]+(?:\((\p{L}{2,3})\)|(\p{Lu}{2,3}))$/u;

/** What conventions say about a reading of a line whose street nobody knows. */
export function refineReading(profile: CountryProfile, reading: Reading): Reading {
  return withCodeApart(profile, withDivision(profile, withCityInFront(withoutSender(profile, reading))));
}

/** True for a name with a street type that most streets of the country have. */
export function hasCommonType(profile: CountryProfile, name: string): boolean {
  return profile.hasCommonType(profile.tokens(name));
}

/** True if a common type stands before or behind one word, or is joined to it. */
export function holdsCommonType(profile: CountryProfile, name: string): boolean {
  const tokens = profile.tokens(name);
  return tokens.some((_, at) => [1, 2].some((count) => profile.hasCommonType(tokens.slice(at, at + count))));
}

/** `Studio Verdi Via Nizza 56`: where types begin the names of streets, the words before one are a company or a person. */
function withoutSender(profile: CountryProfile, reading: Reading): Reading {
  const { streetname, number } = reading.fields;
  if (streetname === undefined || number === undefined || profile.conventions.typePlace !== 'first')
    return reading;
  const words = streetname.split(SPACES);
  const at = words.findIndex((_, from) => hasCommonType(profile, words.slice(from).join(' ')));
  if (at <= 0) return reading;
  return {
    fields: { ...reading.fields, streetname: words.slice(at).join(' ') },
    leftOver: [...reading.leftOver, words.slice(0, at).join(' ')],
  };
}

/** `60311 Frankenau, Zeil 112`: a postcode of a town has its city beside it, and no other words are left. */
function withCityInFront(reading: Reading): Reading {
  const { fields, leftOver } = reading;
  const [words] = leftOver;
  if (fields.city !== undefined || fields.streetname === undefined || fields.number === undefined)
    return reading;
  if (leftOver.length !== 1 || words === undefined || DIGIT.test(words)) return reading;
  if (
    !DIGITS.test(fields.postcode ?? '') ||
    words.split(SPACES).some((word) => isCompanyForm(squash(fold(word))))
  )
    return reading;
  return { fields: { ...fields, city: words }, leftOver: [] };
}

/** `Fabro Alto PU`: the code of a province behind a city was read as a place in it. */
function withDivision(profile: CountryProfile, reading: Reading): Reading {
  const { suburb, ...fields } = reading.fields;
  if (suburb === undefined || !profile.isDivision(suburb)) return reading;
  return { ...reading, fields: { ...fields, province: suburb } };
}

/** `Roma (RM)`, `Roma RM`, `Berlin DE`: the code of a province behind its city; that of the country adds nothing. */
function withCodeApart(profile: CountryProfile, reading: Reading): Reading {
  const { fields } = reading;
  const [, city, inBrackets, written] = CODE_BEHIND.exec(fields.city ?? '') ?? [];
  const code = inBrackets ?? written;
  if (city === undefined || code === undefined) return reading;
  if (Object.hasOwn(profile.conventions.placeAliases, fold(code)))
    return { ...reading, fields: { ...fields, city, province: code } };
  return code.toUpperCase() === profile.code ? { ...reading, fields: { ...fields, city } } : reading;
}
