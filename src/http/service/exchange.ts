import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from '../routes/problems';
import type { RequestLogRecord } from './service-log';

/** A request and its response, until the response closes. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly startedAt: number;
  /** The path of the route; null if there is no such route. */
  route: string | null;
  /** Name of the key. */
  key: string | null;
  code: Reply['code'];
  /** Logged instead of the URL if the URL holds a key; else null. */
  url: string | null;
  /** The body, if it may be logged; else null. */
  body: Uint8Array | null;
}

/** Logged if the client went away before the answer, as nginx does. No client receives it. */
const STATUS_GONE = 499;

export function beginExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  return {
    request,
    response,
    startedAt: performance.now(),
    route: null,
    key: null,
    code: null,
    url: null,
    body: null,
  };
}

/** How an exchange ended. */
export interface Ending {
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
}

export function endingOf({ request, response, startedAt }: Exchange): Ending {
  const status = response.writableEnded ? response.statusCode : STATUS_GONE;
  return { method: request.method ?? 'GET', status, milliseconds: performance.now() - startedAt };
}

/** The log record of an exchange. @param withAddresses whether URL, body and caller may be logged. */
export function recordOf(exchange: Exchange, ending: Ending, withAddresses: boolean): RequestLogRecord {
  const { request, route, code, key, body } = exchange;
  const { method, status, milliseconds } = ending;
  const record: RequestLogRecord = {
    time: new Date().toISOString(),
    level: status >= 500 ? 'error' : 'info',
    event: 'request',
    method,
    route,
    status,
    code,
    milliseconds: Math.round(milliseconds * 1000) / 1000,
    key,
  };
  if (withAddresses) {
    record.url = exchange.url ?? request.url ?? '/';
    if (request.socket.remoteAddress !== undefined) record.remoteAddress = request.socket.remoteAddress;
    if (body !== null) record.body = Buffer.from(body).toString('utf8');
  }
  return record;
}
