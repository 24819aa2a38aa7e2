/** The options of operations. */

import * as Type from 'typebox';
import {
  DEFAULT_LIST_LIMIT,
  DEFAULT_MATCH_LIMIT,
  DEFAULT_MAX_DISTANCE_METERS,
  MAX_LIST_LIMIT,
  MAX_MATCH_LIMIT,
  MAX_MAX_DISTANCE_METERS,
} from '../model/limits';
import { closed, countryCode, flag, latitude, longitude, uuid, whole } from './fields';

const country = Type.Optional(countryCode);
const detail = Type.Optional(flag(false, 'answer with the richer Match instead of the interface shape'));
const offset = Type.Optional(whole(0, Number.MAX_SAFE_INTEGER, 0, 'how many answers to skip'));
const language = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9-]{1,20})?$',
    description: 'ISO 639 code: streets and places are named in it where the data have such a name',
  }),
);
const listLimit = Type.Optional(whole(1, MAX_LIST_LIMIT, DEFAULT_LIST_LIMIT, 'how many answers at most'));
/** An answer of one is a list of at most one, so every method takes the same options. */
const one = {
  limit: Type.Optional(Type.Integer({ minimum: 1, description: 'how many answers at most' })),
  offset,
};
const matchLimit = Type.Optional(whole(1, MAX_MATCH_LIMIT, DEFAULT_MATCH_LIMIT, 'how many matches at most'));
const fallback = Type.Optional(flag(true, 'answer with the street or suburb where there is no such address'));
const explain = Type.Optional(flag(false, 'tell how each match got its confidence'));
const minConfidence = Type.Optional(
  Type.Number({ minimum: 0, maximum: 1, description: 'least confidence of an answer, 0 to 1' }),
);

const near = Type.Optional(closed({ latitude, longitude }));
const within = Type.Optional(
  Type.Union([
    uuid('id of an area'),
    closed({ south: latitude, west: longitude, north: latitude, east: longitude }),
    Type.Tuple([longitude, latitude, longitude, latitude], {
      description: 'an array of west, south, east, north in degrees',
    }),
  ]),
);

export const streetLookupOptions = closed({ limit: listLimit, offset, country, detail });

export const postcodeLookupOptions = closed({ ...one, country, detail, fallback, minConfidence });

export const forwardGeocodeOptions = closed({ ...one, country, detail, fallback, minConfidence, explain });

export const reverseGeocodeOptions = closed({
  ...one,
  country,
  language,
  detail,
  fallback,
  minConfidence,
  maxDistanceMeters: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: MAX_MAX_DISTANCE_METERS,
      default: DEFAULT_MAX_DISTANCE_METERS,
      description: 'how far the nearest address may be, metres',
    }),
  ),
});

export const getAddressOptions = closed({ ...one, country, language, detail });

export const areaListOptions = closed({
  limit: Type.Optional(Type.Integer({ minimum: 1, description: 'how many areas at most; without it all' })),
  offset,
  country,
});

export const getAreaOptions = closed({
  ...one,
  country,
  shape: Type.Optional(flag(false, 'answer with the border of the area too, as GeoJSON')),
});

export const matchOptions = closed({
  limit: matchLimit,
  offset,
  country,
  language,
  near,
  within,
  minConfidence,
  explain,
});

export const lineOptions = closed({ ...one, country, language, near, within });

export const sameAddressOptions = closed({ ...one, country });

/** The options for opening a dataset. */
export const openOptions = closed({
  verify: Type.Optional(Type.Enum(['quick', 'checksums'] as const)),
  memory: Type.Optional(Type.Enum(['resident', 'on-demand'] as const)),
  // An empty variable of the environment must not open the data without the corrections that stand in the overlay.
  overlay: Type.Optional(
    Type.String({ minLength: 1, description: 'the path of an overlay', refusesEmpty: true }),
  ),
});
