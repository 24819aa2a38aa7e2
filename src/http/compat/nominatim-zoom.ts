/** The zoom of Nominatim's reverse: the level of the place that is answered. */

import { byNumber } from '../../geocoder';
import type { Match, MatchLevel } from '../../model/match';
import type { Answering } from '../routes/answering';
import { fittingCandidate } from './language';
import { areaIdOf } from './place-number';

export const MOST_ZOOM = 18;
/** Most streets of one name in a place that are compared. */
const MOST_STREETS = 50;

/** The smallest level of an answer, by zoom. */
const LEVEL_OF_ZOOM: readonly { readonly below: number; readonly level: MatchLevel }[] = [
  { below: 5, level: 'country' },
  { below: 8, level: 'province' },
  { below: 10, level: 'municipality' },
  { below: 13, level: 'city' },
  { below: 16, level: 'suburb' },
  { below: 18, level: 'street' },
];

/**
 * The place at the point, no smaller than the zoom asks for.
 * @param nearest what lies there, named as in the data.
 * @param language of the names of a place that is not the nearest one itself.
 */
export function atZoom(geocoder: Answering, nearest: Match, zoom: number, language?: string): Match | null {
  const level = LEVEL_OF_ZOOM.find(({ below }) => zoom < below)?.level;
  if (level === undefined) return nearest;
  if (level === 'street')
    return nearest.streetname === null ? nearest : streetOf(geocoder, nearest, language);
  const ids = {
    suburb: nearest.suburb_id,
    city: areaIdOf(geocoder, { ...nearest, level: 'city' }),
    municipality: nearest.municipality_id,
    province: nearest.province_id,
    country: nearest.country_id,
  };
  // If there is no area of the level, the next larger one is answered.
  const order = ['suburb', 'city', 'municipality', 'province', 'country'] as const;
  const id = order.slice(order.indexOf(level as (typeof order)[number])).map((one) => ids[one]);
  const known = id.find((one) => one !== null);
  return known === undefined || known === null ? null : byNumber(geocoder).areaMatch(known, language);
}

function streetOf(
  geocoder: Answering,
  { streetname, city, municipality, municipality_id, country }: Match,
  language: string | undefined,
): Match | null {
  const asked = {
    streetname: streetname!,
    ...(city === null ? {} : { city }),
    ...(municipality === null ? {} : { municipality }),
  };
  const same = (match: Match) =>
    match.level === 'street' &&
    match.streetname === streetname &&
    match.city === city &&
    match.municipality_id === municipality_id;
  return fittingCandidate(geocoder, asked, { country, limit: MOST_STREETS }, same, language);
}
