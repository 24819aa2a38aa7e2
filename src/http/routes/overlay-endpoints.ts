/** What may be asked of an overlay over HTTP: the methods of `geocoder.overlay`, by the words of the command line. */

import { type TObject, Type } from 'typebox';
import { GeocoderError } from '../../model/errors';
import { OVERLAY_STATES } from '../../model/overlay';
import type { Overlay, OverlayListOptions } from '../../overlay/overlay';
import { compileCheck } from '../../schema/check';
import { describe } from '../../schema/describe';
import { closed, uuid } from '../../schema/fields';
import { overlayAddress, overlayChanges } from '../../schema/overlay';
import { parseJsonBody } from './json-body';
import { JSON_TYPE, problem, problemOf, type Reply } from './problems';
import { fieldsOf, readQuery } from './query-parameters';

const MOST_LISTED = 1000;

const entryId = closed({ id: uuid('id of an address of the dataset or of an entry') });
const listQuery = closed({
  state: Type.Optional(Type.Enum(OVERLAY_STATES, { description: 'entries of this state alone' })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST_LISTED, description: 'at most so many; default 100' }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, description: 'passes over so many' })),
});
const reviewRequest = closed({
  drop: Type.Optional(Type.Boolean({ description: 'takes away what the register has learned itself' })),
});
const correctRequest = closed({ ...entryId.properties, ...overlayChanges.properties });

export interface OverlayEndpoint {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly name: string;
  readonly summary: string;
  /** Whether it changes entries: then the key must have the right. */
  readonly writes: boolean;
  /** Fields of the body, or of the query of a GET. */
  readonly request: TObject;
  /** Null for an id that is not known. */
  ask(overlay: Overlay, asked: Readonly<Record<string, unknown>>): object | null;
}

const DEFAULT_LISTED = 100;

export const OVERLAY_ENDPOINTS: readonly OverlayEndpoint[] = [
  {
    path: '/overlay/put',
    method: 'POST',
    name: 'overlayPut',
    summary: 'Adds an address of your own, or a named place.',
    writes: true,
    request: overlayAddress,
    ask: (overlay, address) => overlay.get(overlay.put(address as never)),
  },
  {
    path: '/overlay/correct',
    method: 'POST',
    name: 'overlayCorrect',
    summary: 'Changes fields of an address, or its point; "" takes a field away.',
    writes: true,
    request: correctRequest,
    ask: (overlay, { id, ...changes }) =>
      overlay.correct(id as string, changes) ? overlay.get(id as string) : null,
  },
  {
    path: '/overlay/withdraw',
    method: 'POST',
    name: 'overlayWithdraw',
    summary: 'Takes an address away: no question finds it.',
    writes: true,
    request: entryId,
    ask: (overlay, { id }) => (overlay.withdraw(id as string) ? overlay.get(id as string) : null),
  },
  {
    path: '/overlay/restore',
    method: 'POST',
    name: 'overlayRestore',
    summary: 'Brings back what was withdrawn, or takes a correction back.',
    writes: true,
    request: entryId,
    ask: (overlay, { id }) =>
      overlay.restore(id as string) ? { id, entry: overlay.get(id as string) } : null,
  },
  {
    path: '/overlay/list',
    method: 'GET',
    name: 'overlayList',
    summary: 'The entries, those that changed last at the end.',
    writes: false,
    request: listQuery,
    ask: (overlay, options) => overlay.list({ limit: DEFAULT_LISTED, ...options } as OverlayListOptions),
  },
  {
    path: '/overlay/review',
    method: 'GET',
    name: 'overlayReview',
    summary: 'Compares the entries with the dataset: what it has learned itself, and what conflicts.',
    writes: false,
    request: closed({}),
    ask: (overlay) => overlay.review(),
  },
  {
    path: '/overlay/review',
    method: 'POST',
    name: 'overlayReviewDrop',
    summary: 'The same; with "drop" entries that were learned are taken away.',
    writes: true,
    request: reviewRequest,
    ask: (overlay, options) => overlay.review(options),
  },
];

/** What the overlay does not check itself. */
const CHECKS = new Map(
  OVERLAY_ENDPOINTS.filter(({ request }) => request !== overlayAddress && request !== correctRequest).map(
    ({ name, request }) => [name, compileCheck(name, 'request', request)],
  ),
);

function objectIn(name: string, value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new GeocoderError('INVALID_REQUEST', `${name}: expected an object, but got ${describe(value)}`);
}

/** The answer to one request, whatever happens. `onFailure` hears of errors that are ours. */
export function answerOverlay(
  endpoint: OverlayEndpoint,
  overlay: Overlay,
  query: string,
  body: Buffer | null,
  onFailure: (error: unknown, route: { path: string }) => void,
): Reply {
  const { name, method, request, path } = endpoint;
  try {
    const known = method === 'GET' ? fieldsOf(request) : new Map();
    const fromQuery = readQuery(name, query, known);
    const asked = method === 'GET' ? fromQuery : objectIn(name, parseJsonBody(name, body));
    CHECKS.get(name)?.(asked);
    const found = endpoint.ask(overlay, asked);
    if (found === null) return problem('NOT_FOUND', 'There is no address and no entry with this id.');
    return { status: 200, contentType: JSON_TYPE, body: JSON.stringify(found), headers: null, code: null };
  } catch (error) {
    const reply = problemOf(error);
    if (reply.status >= 500) onFailure(error, { path });
    return reply;
  }
}
