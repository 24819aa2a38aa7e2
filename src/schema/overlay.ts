/** The fields of an entry of an overlay. */

import type { TObject } from 'typebox';
import * as Type from 'typebox';
import { OVERLAY_STATES } from '../model/overlay';
import { compileCheck } from './check';
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

const state = Type.Optional(Type.Enum(OVERLAY_STATES, { description: 'entries of this state alone' }));
const offset = Type.Optional(Type.Integer({ minimum: 0, description: 'passes over so many' }));

export const overlayListOptions = closed({
  state,
  limit: Type.Optional(Type.Integer({ minimum: 1, description: 'at most so many; default all' })),
  offset,
});

export const overlayReviewOptions = closed({
  drop: Type.Optional(Type.Boolean({ description: 'takes away what the register has learned itself' })),
});

const MOST_LISTED = 1000;
const entryId = closed({ id: uuid('id of an address of the dataset or of an entry') });

/** The fields that a service takes for each method of the overlay. */
export const OVERLAY_REQUESTS = {
  put: overlayAddress,
  correct: closed({ ...entryId.properties, ...overlayChanges.properties }),
  withdraw: entryId,
  restore: entryId,
  list: closed({
    state,
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_LISTED, description: 'at most so many; default 100' }),
    ),
    offset,
  }),
  review: closed({}),
  reviewDrop: overlayReviewOptions,
} satisfies Record<string, TObject>;

const { withdraw, restore, list, review, reviewDrop } = OVERLAY_REQUESTS;

/** Checks of requests that the overlay itself does not check completely. */
export const OVERLAY_CHECKS = {
  withdraw: compileCheck('overlay.withdraw', 'request', withdraw),
  restore: compileCheck('overlay.restore', 'request', restore),
  list: compileCheck('overlay.list', 'request', list),
  review: compileCheck('overlay.review', 'request', review),
  reviewDrop: compileCheck('overlay.review', 'request', reviewDrop),
} as const;
