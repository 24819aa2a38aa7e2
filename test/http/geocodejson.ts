/** GeocodeJSON 0.1.0 as a schema, written from the specification: properties of a feature lie below `geocoding`, or flat. */

import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const label = Type.Optional(Type.String({ minLength: 1 }));

const PLACE_TYPES = [
  'house',
  'street',
  'locality',
  'district',
  'city',
  'county',
  'state',
  'region',
  'country',
] as const;

const place = Type.Object({
  type: Type.Enum(PLACE_TYPES),
  accuracy: Type.Optional(Type.Integer({ minimum: 0 })),
  label,
  name: label,
  housenumber: label,
  street: label,
  postcode: label,
  city: label,
  district: label,
  county: label,
  state: label,
  country: label,
  admin: Type.Optional(Type.Record(Type.String({ pattern: '^level([1-9]|10)$' }), Type.String())),
});

const point = Type.Object(
  {
    type: Type.Literal('Point'),
    coordinates: Type.Tuple([
      Type.Number({ minimum: -180, maximum: 180 }),
      Type.Number({ minimum: -90, maximum: 90 }),
    ]),
  },
  { additionalProperties: false },
);

const collection = <Properties extends Type.TSchema>(properties: Properties) =>
  Type.Object({
    type: Type.Literal('FeatureCollection'),
    geocoding: Type.Object({
      version: Type.Literal('0.1.0'),
      licence: Type.Optional(Type.String()),
      attribution: Type.String(),
      query: Type.Optional(Type.String()),
    }),
    features: Type.Array(Type.Object({ type: Type.Literal('Feature'), properties, geometry: point })),
  });

/** As the specification has it, which Nominatim follows. */
export const nestedGeocodeJson = Compile(collection(Type.Object({ geocoding: place })));
/** As Photon writes it, and the specification's draft. */
export const flatGeocodeJson = Compile(collection(place));
