import { type CountryProfile, isCompanyForm, isEstablishment } from '../../country/index';
import type { AddressQuery, Reading } from '../../model/match';
import { fold, squash } from '../../text/fold';

const DIGITS = /^\d+$/;
const DIGIT = /\d/;
const SPACES = /\s+/;
const PLACES = ['city', 'suburb', 'municipality'] as const;
const CODE_BEHIND = /^(\S.*?)[\s,]+(?:\((\p{IDS}{2,3})\)|(\p{Lu}{2,3}))$/u;

/**
 * What conventions say about a reading of a line whose place nobody knows.
 * @param townsLeft unread words in front of the street that may be its town.
 */
export function refineReading(
  profile: CountryProfile,
  reading: Reading,
  townsLeft: readonly string[],
  line: string,
): Reading {
  const whole = withBrackets(reading, line);
  const asRead = profile.conventions.numberFirst ? whole : withoutSender(profile, whole);
  return withCodeApart(profile, withDivision(profile, withCityInFront(profile, asRead, townsLeft)));
}

/** `06999 Halle (Saale)`, `Halle (Saale), Ring 7`: what stands in brackets right behind a name belongs to it. */
function withBrackets({ fields, leftOver }: Reading, line: string): Reading {
  const { city } = fields;
  const inBrackets = (name: string) => leftOver.find((text) => line.includes(`${name} (${text})`));
  const ofCity = city === undefined ? undefined : inBrackets(city);
  const rest = leftOver.filter((text) => text !== ofCity);
  const names = rest.map((name) => [name, inBrackets(name)] as const);
  const taken = new Set(names.map(([, text]) => text));
  return {
    fields: ofCity === undefined ? fields : { ...fields, city: `${city} (${ofCity})` },
    leftOver: names
      .filter(([name]) => !taken.has(name))
      .map(([name, text]) => (text === undefined ? name : `${name} (${text})`)),
  };
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

/**
 * `60999 Frankenau, Zeil 112`, `Frankenau, Zeil 112`, `Frankenau 112 rue Zeil`: in a line without a place, the only words that are
 * left are the town, unless they name a company, a house or a person.
 */
function withCityInFront(profile: CountryProfile, reading: Reading, townsLeft: readonly string[]): Reading {
  const { fields, leftOver } = reading;
  const [words] = leftOver;
  if (PLACES.some((field) => fields[field] !== undefined) || fields.streetname === undefined) return reading;
  if (leftOver.length !== 1 || words === undefined || DIGIT.test(words)) return reading;
  const isTown =
    townsLeft.some((town) => words === town || words.startsWith(`${town} (`)) ||
    (fields.number !== undefined && mayBeTown(profile, words, fields));
  return isTown ? { fields: { ...fields, city: words }, leftOver: [] } : reading;
}

/** Words that touch the number or the street. Without a postcode several of them may be somebody's name. */
function mayBeTown(profile: CountryProfile, text: string, { postcode }: AddressQuery): boolean {
  const words = text.split(SPACES);
  if (words.some((word) => isCompanyForm(squash(fold(word))) || isEstablishment(fold(word)))) return false;
  return DIGITS.test(postcode ?? '') || words.length === 1 || profile.isSmallWord(fold(words[0]!));
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
