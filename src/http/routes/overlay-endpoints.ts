/** The endpoints of the overlay: the methods of `geocoder.overlay`, with the names of the commands. */

import type { TObject } from 'typebox';
import type { Geocoder } from '../../geocoder';
import { GeocoderError } from '../../model/errors';
import { OVERLAY_CHECKS, OVERLAY_REQUESTS } from '../../operations';
import { parseJsonBody } from './json-body';
import { JSON_TYPE, problem, problemOf, type Reply } from './problems';
import { fieldsOf, readQuery } from './query-parameters';

export type Overlay = Geocoder['overlay'];

export interface OverlayEndpoint {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly name: string;
  readonly summary: string;
  /** True if it changes entries: then the key must have the right to write. */
  readonly writes: boolean;
  /** Fields of the body, or of the query of a GET. */
  readonly request: TObject;
  /** Checks what the overlay does not check itself; throws GeocoderError INVALID_REQUEST. */
  readonly check?: (asked: unknown) => unknown;
  /** What a null of `ask` means; default: the id is not known. */
  readonly missing?: string;
  /** Null if there is nothing to do it to. */
  ask(overlay: Overlay, asked: Readonly<Record<string, unknown>>): object | null;
}

const DEFAULT_LISTED = 100;
const NO_SUCH_ID = 'There is no address and no entry with this id.';

export const OVERLAY_ENDPOINTS: readonly OverlayEndpoint[] = [
  {
    path: '/overlay/put',
    method: 'POST',
    name: 'overlayPut',
    summary: 'Adds an address of your own, or a named place.',
    writes: true,
    request: OVERLAY_REQUESTS.put,
    ask: (overlay, address) => overlay.get(overlay.put(address as never)),
  },
  {
    path: '/overlay/correct',
    method: 'POST',
    name: 'overlayCorrect',
    summary: 'Changes fields of an address, or its point; "" takes a field away.',
    writes: true,
    request: OVERLAY_REQUESTS.correct,
    ask: (overlay, { id, ...changes }) =>
      overlay.correct(id as string, changes) ? overlay.get(id as string) : null,
  },
  {
    path: '/overlay/withdraw',
    method: 'POST',
    name: 'overlayWithdraw',
    summary: 'Hides an address: no question finds it.',
    writes: true,
    request: OVERLAY_REQUESTS.withdraw,
    check: OVERLAY_CHECKS.withdraw,
    ask: (overlay, { id }) => (overlay.withdraw(id as string) ? overlay.get(id as string) : null),
  },
  {
    path: '/overlay/restore',
    method: 'POST',
    name: 'overlayRestore',
    summary: 'Brings back a withdrawn address, or removes a correction.',
    writes: true,
    request: OVERLAY_REQUESTS.restore,
    check: OVERLAY_CHECKS.restore,
    missing: 'There is nothing to restore: nothing with this id was withdrawn or corrected.',
    ask: (overlay, { id }) =>
      overlay.restore(id as string) ? { id, entry: overlay.get(id as string) } : null,
  },
  {
    path: '/overlay/list',
    method: 'GET',
    name: 'overlayList',
    summary: 'The entries, in the order of their last change.',
    writes: false,
    request: OVERLAY_REQUESTS.list,
    check: OVERLAY_CHECKS.list,
    ask: (overlay, options) =>
      overlay.list({ limit: DEFAULT_LISTED, ...options } as Parameters<Overlay['list']>[0]),
  },
  {
    path: '/overlay/review',
    method: 'GET',
    name: 'overlayReview',
    summary: 'Compares the entries with the dataset: which ones it now has itself, which ones conflict.',
    writes: false,
    request: OVERLAY_REQUESTS.review,
    check: OVERLAY_CHECKS.review,
    ask: (overlay) => overlay.review(),
  },
  {
    path: '/overlay/review',
    method: 'POST',
    name: 'overlayReviewDrop',
    summary: 'The same; with "drop" entries that were learned are taken away.',
    writes: true,
    request: OVERLAY_REQUESTS.reviewDrop,
    check: OVERLAY_CHECKS.reviewDrop,
    ask: (overlay, options) => overlay.review(options),
  },
];

function objectIn(name: string, value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new GeocoderError(
    'INVALID_REQUEST',
    `${name}: expected an object, but got ${JSON.stringify(value).slice(0, 60)}`,
  );
}

/** The answer to one request; it never throws. `onFailure` is called with errors that are bugs or damage. */
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
    endpoint.check?.(asked);
    const found = endpoint.ask(overlay, asked);
    if (found === null) return problem('NOT_FOUND', endpoint.missing ?? NO_SUCH_ID);
    return { status: 200, contentType: JSON_TYPE, body: JSON.stringify(found), headers: null, code: null };
  } catch (error) {
    const reply = problemOf(error);
    if (reply.status >= 500) onFailure(error, { path });
    return reply;
  }
}
