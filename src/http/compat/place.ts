/** A match in the words of OpenStreetMap, which Nominatim and Photon share. */

import { joinHouseNumber } from '../../geocoder';
import type { Match, MatchLevel } from '../../model/match';
import type { Answering } from '../routes/answering';
import { type OsmType, placeNumber } from './place-number';

export interface Place {
  readonly match: Match;
  readonly osmType: OsmType;
  /** Value of `place_id` and `osm_id`; 0 for a place that cannot be found again by a number. */
  readonly number: number;
  /** Main tag: `place=house`. */
  readonly osmKey: string;
  readonly osmValue: string;
  /** Nominatim's search rank: 4 for a country, 30 for a house. */
  readonly rank: number;
  /** The value of `addresstype`, and Photon's type. */
  readonly kind: string;
  /** Its own name; `''` for a house. */
  readonly name: string;
  readonly houseNumber: string | null;
  readonly countryName: string;
  /** South, north, west, east in degrees. */
  readonly box: readonly [south: number, north: number, west: number, east: number];
}

interface Tag {
  readonly key: string;
  readonly value: string;
  readonly rank: number;
  readonly kind: string;
}

const TAGS: Readonly<Record<MatchLevel, Tag>> = {
  address: { key: 'place', value: 'house', rank: 30, kind: 'house' },
  building: { key: 'building', value: 'yes', rank: 30, kind: 'house' },
  interpolated: { key: 'place', value: 'house', rank: 30, kind: 'house' },
  street: { key: 'highway', value: 'residential', rank: 26, kind: 'street' },
  postcode: { key: 'place', value: 'postcode', rank: 21, kind: 'postcode' },
  suburb: { key: 'place', value: 'suburb', rank: 20, kind: 'suburb' },
  city: { key: 'place', value: 'city', rank: 16, kind: 'city' },
  municipality: { key: 'boundary', value: 'administrative', rank: 12, kind: 'county' },
  province: { key: 'boundary', value: 'administrative', rank: 8, kind: 'state' },
  country: { key: 'boundary', value: 'administrative', rank: 4, kind: 'country' },
};

const METERS_PER_DEGREE = 111_195;
/** Nominatim's box around a house number: about five metres. */
const SMALLEST_RADIUS_METERS = 5;

/**
 * @param shown the same match in the asked language; the place number comes from the match in the language of the data.
 */
export function placeOf(geocoder: Answering, match: Match, shown = match): Place {
  const { key, value, rank, kind } = TAGS[match.level];
  const found = placeNumber(geocoder, match);
  return {
    match: shown,
    osmType: found?.osmType ?? 'node',
    number: found?.number ?? 0,
    osmKey: key,
    osmValue: value,
    rank,
    kind,
    name: nameOf(shown),
    houseNumber: match.number === null ? null : joinHouseNumber(match.number, match.suffix),
    countryName: geocoder.getArea(match.country_id)?.name ?? match.country,
    box: boxAround(match),
  };
}

/** The attributions of everything that is answered, once each. */
export function attributionOf(places: readonly Place[]): string {
  return [...new Set(places.flatMap(({ match }) => match.attribution))].join('; ');
}

function nameOf(match: Match): string {
  switch (match.level) {
    case 'address':
    case 'building':
    case 'interpolated':
      return '';
    case 'street':
      return match.streetname ?? '';
    case 'postcode':
      return match.postcode ?? '';
    case 'suburb':
      return match.suburb ?? '';
    case 'city':
      return match.city ?? '';
    case 'municipality':
      return match.municipality ?? '';
    case 'province':
      return match.province ?? '';
    case 'country':
      return match.label;
  }
}

function boxAround({ latitude, longitude, uncertaintyMeters, level }: Match): Place['box'] {
  const radius =
    level === 'address' ? SMALLEST_RADIUS_METERS : Math.max(SMALLEST_RADIUS_METERS, uncertaintyMeters);
  const height = radius / METERS_PER_DEGREE;
  // Towards a pole a degree of longitude shrinks to nothing.
  const width = height / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return [
    Math.max(-90, latitude - height),
    Math.min(90, latitude + height),
    Math.max(-180, longitude - width),
    Math.min(180, longitude + width),
  ];
}
