/** Schemas of the answers; test/schema proves that they equal the interfaces of src/model. */

import * as Type from 'typebox';
import { AREA_LEVELS } from '../model/areas';
import { DOUBTS } from '../model/doubt';
import { SAME_LEVELS } from '../model/lines';
import { ADVICES, MATCH_FIELDS, MATCH_LEVELS, VERDICTS } from '../model/match';
import { closed, latitude, longitude, nullable } from './fields';

const id = Type.String({ format: 'uuid' });
const text = Type.String();

/** The fields that postcode lookup, forward and reverse geocoding share, in the order of the interface. */
const idsAndNumber = {
  suburb_id: id,
  building_id: nullable(id),
  number: nullable(text),
  suffix: nullable(text),
};

export const streetLookupAddress = closed({
  streetname: text,
  number: text,
  city: nullable(text),
  postcode: text,
  latitude,
  longitude,
});

export const postcodeLookupAddress = closed({
  ...idsAndNumber,
  streetname: text,
  postcode: nullable(text),
  city: nullable(text),
  latitude,
  longitude,
});

export const forwardAddress = closed({
  ...idsAndNumber,
  streetname: nullable(text),
  postcode: nullable(text),
  city: nullable(text),
  latitude,
  longitude,
});

export const reverseAddress = closed({
  ...idsAndNumber,
  streetname: nullable(text),
  postcode: nullable(text),
  city: nullable(text),
});

export const addressRecord = closed({
  id,
  suburb_id: id,
  building_id: nullable(id),
  number: text,
  suffix: nullable(text),
  streetname: text,
  postcode: nullable(text),
  city: nullable(text),
});

export const country = closed({ id, name: text, local_identifier: text });
export const province = closed({ id, country_id: id, name: text, local_identifier: text });
export const municipality = closed({ id, province_id: id, name: text, local_identifier: text });
export const suburb = closed({ id, municipality_id: id, name: text, local_identifier: text });

/** GeoJSON (RFC 7946). */
const areaShape = closed({
  type: Type.Literal('MultiPolygon'),
  coordinates: Type.Array(Type.Array(Type.Array(Type.Array(Type.Number())))),
});

export const areaRecord = closed({
  id,
  level: Type.Enum(AREA_LEVELS),
  name: text,
  local_identifier: text,
  parent_id: nullable(id),
  latitude,
  longitude,
  address_count: Type.Integer({ minimum: 0 }),
  shape: Type.Optional(nullable(areaShape)),
});

const verdict = Type.Enum(VERDICTS);

export const addressQuery = closed({
  streetname: Type.Optional(text),
  number: Type.Optional(text),
  suffix: Type.Optional(text),
  postcode: Type.Optional(text),
  city: Type.Optional(text),
  suburb: Type.Optional(text),
  municipality: Type.Optional(text),
  province: Type.Optional(text),
});

const explanation = closed({
  readings: Type.Array(closed({ fields: addressQuery, leftOver: Type.Array(text) })),
  reading: Type.Integer({ minimum: 0 }),
  points: Type.Array(
    closed({
      field: Type.Enum([...MATCH_FIELDS, 'reading', 'ambiguity', 'near'] as const),
      verdict: Type.Optional(verdict),
      asked: Type.Optional(text),
      found: Type.Optional(text),
      score: Type.Number(),
    }),
  ),
  doubt: nullable(Type.Enum(DOUBTS)),
  candidatesWeighed: Type.Integer({ minimum: 0 }),
});

/** One entry for each asked field. */
const verdicts = closed({
  streetname: Type.Optional(verdict),
  number: Type.Optional(verdict),
  suffix: Type.Optional(verdict),
  postcode: Type.Optional(verdict),
  city: Type.Optional(verdict),
  suburb: Type.Optional(verdict),
  municipality: Type.Optional(verdict),
  province: Type.Optional(verdict),
  country: Type.Optional(verdict),
});

export const match = closed({
  id: nullable(id),
  level: Type.Enum(MATCH_LEVELS),
  label: text,
  streetname: nullable(text),
  number: nullable(text),
  suffix: nullable(text),
  postcode: nullable(text),
  city: nullable(text),
  suburb_id: nullable(id),
  suburb: nullable(text),
  building_id: nullable(id),
  municipality_id: nullable(id),
  municipality: nullable(text),
  province_id: nullable(id),
  province: nullable(text),
  country_id: id,
  country: text,
  latitude,
  longitude,
  units: Type.Optional(Type.Array(text, { maxItems: 50 })),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  advice: Type.Enum(ADVICES),
  uncertaintyMeters: Type.Number({ minimum: 0 }),
  distanceMeters: Type.Optional(Type.Number({ minimum: 0 })),
  verdicts,
  attribution: Type.Array(text),
  source: text,
  name: Type.Optional(text),
  kind: Type.Optional(text),
  redirect: Type.Optional(id),
  explanation: Type.Optional(explanation),
});

export const parsedLine = closed({
  fields: addressQuery,
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  leftOver: Type.Array(text),
});

export const standardAddress = closed({
  label: text,
  lines: Type.Array(text),
  fields: addressQuery,
  changes: Type.Array(closed({ field: Type.Enum(MATCH_FIELDS), from: text, to: nullable(text), verdict })),
  advice: Type.Enum(ADVICES),
  match,
});

export const sameAddressAnswer = closed({
  same: Type.Number({ minimum: 0, maximum: 1 }),
  level: Type.Enum(SAME_LEVELS),
  reasons: Type.Array(
    closed({ field: Type.Enum(MATCH_FIELDS), verdict, a: nullable(text), b: nullable(text) }),
  ),
});
