import type { WordedName } from '../../rank/worded-name';
import { fold, wordsOf } from '../../text/fold';
import { asAliases, MAX_AREAS, type NamedPlaces } from './named-places';
import type { ResolvedPlace } from './resolved-place';

/** Without a digit: `Groede/Zeeweg 13` is an address. */
const CITY_AND_DISTRICT = /^\s*(\p{IDS}{3,})\s*[-–/]\s*(\p{IDS}{3}\D*)$/u;

const OF = "\\s+(?:(?:de la|di|de|du|von|van|of)\\s+|(?:de l|d)['’]\\s*)?(?<name>\\p{IDS}.*)$";
/** What letters and forms write in front of the name of a province. */
const PROVINCE_TITLE = new RegExp(
  "^\\s*(?:the\\s+)?(?:kanton|canton|kt|ct|bundesland|provincie|province|provincia|prov|citt[àa]['’]? metropolitana|r[ée]gion|regione|" +
    `d[ée]partement|state|commonwealth)\\.?${OF}`,
  'iu',
);
/** The same in front of the name of a town. Some names begin so: `Stadt Wehlen`. */
const TOWN_TITLE = new RegExp(
  "^\\s*(?:(?:de|het|der|la|the)\\s+|l['’]\\s*)?" +
    "(?:stadt|landeshauptstadt|hansestadt|stad|dorp|ville|village|mairie|citt[àa]['’]?|comune|commune|city|town|borough|township|" +
    `gemeente|municipality)${OF}`,
  'iu',
);
/** `Barre Town`, `Barre City`, `Barre (T)`: the two municipalities of one name in New England. */
const FORM_BEHIND = /^\s*(?<name>\p{IDS}.*\p{IDS})\s+(?:town|city|township|\((?:t|c|town|city)\))\s*$/iu;

/** `Kanton Bern`, `State of Vermont`, `Stadt Essen`, `Ville de Bienne`, `Barre Town`: the place, if the data have exactly that name. */
export function titledPlaces(places: NamedPlaces, raw: string): readonly ResolvedPlace[] {
  const { profile } = places;
  const named = (name: string) => places.ofKey(profile.key(name));
  const province = PROVINCE_TITLE.exec(raw)?.groups?.name;
  if (province !== undefined) {
    const found = [...named(province), ...named(profile.divisionOf(province))];
    return asAliases(found.filter(({ area }) => area.level === 'province'));
  }
  const town = (TOWN_TITLE.exec(raw) ?? FORM_BEHIND.exec(raw))?.groups?.name;
  if (town === undefined) return [];
  return asAliases(named(town).filter(({ area }) => area.level === 'city' || area.level === 'municipality'));
}

/** `East Brunswick` for Brunswick East: a word that has an opposite stands at the other end. */
export function turnedNames(places: NamedPlaces, { tokens }: WordedName): readonly ResolvedPlace[] {
  const { opposites } = places.profile;
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  if (tokens.length < 2) return [];
  const turned = [
    ...(opposites.has(first) ? [[...tokens.slice(1), first]] : []),
    ...(opposites.has(last) ? [[last, ...tokens.slice(0, -1)]] : []),
  ];
  return asAliases(turned.flatMap((words) => places.ofKey(words.join(''))));
}

/** The province that another name or a code means, in datasets that were built before it was known: `NRW`. */
export function divisionsNamed(places: NamedPlaces, raw: string): readonly ResolvedPlace[] {
  const { profile } = places;
  const division = profile.divisionOf(raw);
  if (division === raw) return [];
  return asAliases(places.ofKey(profile.key(division)).filter(({ area }) => area.level === 'province'));
}

/** The numbered districts of a town that is no area itself: `西新宿` has `西新宿一丁目` to `西新宿八丁目`. */
export function districtsOfTown(places: NamedPlaces, town: string): readonly ResolvedPlace[] {
  const { numberedDistrict } = places.profile.conventions;
  if (numberedDistrict === null) return [];
  const names = places.beginningWith(town) ?? [];
  const districts = names
    .filter((name) => numberedDistrict.test(places.lexicon.keys.key(name).slice(town.length)))
    .flatMap((name) => places.ofName(name, 0));
  return asAliases(districts.slice(0, MAX_AREAS));
}

/** `Essen-Rüttenscheid`: the city, if no area has the name of the district. */
export function cityOfDistrict(places: NamedPlaces, raw: string): readonly ResolvedPlace[] {
  const { profile } = places;
  const [, city = '', district = ''] = CITY_AND_DISTRICT.exec(raw) ?? [];
  // `Villeneuve-sur-Lot` is not `Villeneuve`.
  if (city === '' || profile.isOptional(profile.token(wordsOf(fold(district))[0] ?? ''))) return [];
  return asAliases(places.ofKey(profile.key(city)).filter(({ area }) => area.level === 'city'));
}
