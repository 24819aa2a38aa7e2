/** Schemas of the requests of operations; test/schema proves that they equal src/model/requests.ts. */

import * as Type from 'typebox';
import { closed, latitude, longitude, text, uuid } from './fields';

const streetname = text('name of the street', 'Brink');
const number = text('house number, with or without its suffix', '12A');
const suffix = text('letter or addition of the house number', 'bis');
const postcode = text('postcode', '9401 HS');
const anySuburb = text('neighbourhood, city, village or municipality', 'Assen');
const province = text('province, state or region', 'Drenthe');

export const streetLookupRequest = closed({ streetname, number: Type.Optional(number) });

export const postcodeLookupRequest = closed({ postcode, number });

export const forwardGeocodeRequest = closed({
  streetname,
  number,
  suffix: Type.Optional(suffix),
  suburb: Type.Optional(anySuburb),
  province: Type.Optional(province),
});

export const reverseGeocodeRequest = closed({ latitude, longitude });

export const areaFilter = closed({
  name: Type.Optional(text('filters by name, blind to case and marks', 'Assen')),
});

/** At least a street, a postcode or a place is needed; `withBeginning` checks that. */
export const candidatesRequest = closed({
  streetname: Type.Optional(streetname),
  number: Type.Optional(number),
  suffix: Type.Optional(suffix),
  postcode: Type.Optional(postcode),
  city: Type.Optional(text('city, town or village', 'Assen')),
  suburb: Type.Optional(anySuburb),
  municipality: Type.Optional(text('municipality or county', 'Assen')),
  province: Type.Optional(province),
});

export const nothing = closed({});

export const lineOfText = text('one line, as people write an address', 'Brink 1, Assen');
/** A line, or the same address as fields. */
export const lineOrFields = Type.Union([lineOfText, candidatesRequest]);
export const addressId = uuid('id of an address');
export const areaId = uuid('id of an area');
export const countryId = uuid('id of a country');
export const provinceId = uuid('id of a province');
export const municipalityId = uuid('id of a municipality');
