import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { Matcher } from '../matcher';

const BETWEEN_PLACES = /\s*[,;]\s*/;
const SEVERAL_WORDS = /[\s,;]/;

/**
 * The town of a city field that says more: `Paris Cedex 20`, `Kettwig, Essen`. A quarter that nobody knows is a field of its own, unless
 * its name is that of another state or region.
 */
export function withQuarterApart(
  { places }: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  const { city = '', suburb } = fields;
  if (!SEVERAL_WORDS.test(city) || places.isKnown(profile, city)) return fields;
  const isTown = (name: string) => places.isKnown(profile, name);
  const own = profile.takeExtras(city).text.trim();
  if (own !== city && isTown(own)) return { ...fields, city: own };
  const parts = city.split(BETWEEN_PLACES);
  const town = parts.find(isTown);
  const other = parts.find((part) => part !== town);
  if (parts.length !== 2 || town === undefined || !other || suburb !== undefined) return fields;
  const mayBeOther = profile.isDivision(other) || profile.isElsewhere(other) || isTown(other);
  return mayBeOther ? fields : { ...fields, city: town, suburb: other };
}
