/** What an entry of an overlay is made of. */

import { Type } from 'typebox';
import { closed, latitude, longitude, text, uuid } from './fields';

const texts = {
  name: Type.Optional(text('name of a place', 'Gate 3')),
  kind: Type.Optional(text('what kind of place it is', 'gate')),
  streetname: Type.Optional(text('street', 'Brink')),
  number: Type.Optional(text('house number', '12')),
  suffix: Type.Optional(text('house letter, addition or unit', 'A')),
  postcode: Type.Optional(text('postcode', '9401HS')),
  city: Type.Optional(text('city; without it that of the addresses nearby', 'Assen')),
  suburb: Type.Optional(text('suburb; without it the one that holds the point', 'Centrum')),
};

export const overlayAddress = closed({
  ...texts,
  latitude,
  longitude,
  id: Type.Optional(uuid('id of the entry; without it a new one')),
});

export const overlayChanges = closed({
  ...texts,
  latitude: Type.Optional(latitude),
  longitude: Type.Optional(longitude),
});
