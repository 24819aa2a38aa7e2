import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { Matcher } from '../matcher';
import { ancestorAt } from '../places/area-chain';

/** `Town of Barre`, `State of Vermont`, `Ville de Paris`, `Comune di Milano`. */
const FORM_IN_FRONT =
  /^\s*(?:(?:the\s+)?(?:town|city|village|borough|township|state|commonwealth|province) of|(?:ville|commune|mairie|d[ée]partement) (?:de la|de l['’]|du|de|d['’])|comune di)\s*(?=\p{L}{2})/iu;
/** `Barre Town`, `Barre City`, `Barre (T)`: the two municipalities of one name in New England. */
const FORM_BEHIND = /(?<=\p{L}{2})\s+(?:town|city|township|\((?:t|c|town|city)\))\s*$/iu;
const HAS_BLANK = /\S\s+\S/;
const LONGEST_CODE = 3;

const FIELDS = ['city', 'suburb', 'municipality', 'province'] as const;

/** The places without the words that tell their form, and the province by its name, where a form has the code: `US-VT`, `75`. */
export function withPlainPlaces(
  matcher: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  let plain = withProvinceOfCode(matcher, profile, fields);
  for (const field of FIELDS) {
    const written = plain[field];
    if (written === undefined || !HAS_BLANK.test(written) || matcher.places.isKnown(profile, written))
      continue;
    const name = written.replace(FORM_IN_FRONT, '').replace(FORM_BEHIND, '');
    if (name !== written && matcher.places.isKnown(profile, name)) plain = { ...plain, [field]: name };
  }
  return plain;
}

/** The code of a province counts only beside a town that lies in it: it is a number in France, and two letters in Italy. */
function withProvinceOfCode(
  { places, store }: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  const { province, city = fields.suburb } = fields;
  if (province === undefined || city === undefined) return fields;
  const [written, sign] = [province.trim().toUpperCase(), `${profile.code}-`];
  const code = written.startsWith(sign) ? written.slice(sign.length) : written;
  if (code.length > LONGEST_CODE || (code === written && profile.isDivision(code))) return fields;
  if (profile.isDivision(code)) return { ...fields, province: code };
  for (const { area, edits } of places.resolve(profile, city).areas) {
    const own = edits === 0 ? ancestorAt(store, area, 'province') : null;
    if (own !== null && (own.code === code || own.code === sign + code))
      return { ...fields, province: own.name };
  }
  return fields;
}
