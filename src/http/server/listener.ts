import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KnownKey } from '../keys/key-ring';
import { isJsonType } from '../routes/json-body';
import { BAD_PATH, bodyTooLarge, invalidRequest, problem, type Reply } from '../routes/problems';
import { answer, type Route } from '../routes/routes';
import type { Exchange, Service } from '../service/service';
import { readBody } from './read-body';
import { writePage, writeReply } from './write';

/**
 * A listener of `node:http`; with `next`, a middleware that leaves unknown paths to the next one.
 * `expectation`: what the header Expect asks, where the server has not answered it: `continue`, or something unknown.
 */
export type Listener = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
  expectation?: 'continue' | 'unknown',
) => void;

/**
 * The way of a request through a service, whichever server it came to.
 * @param base path under which the endpoints lie, without a slash at its end.
 */
export function listenerOf(service: Service, base: string): Listener {
  return (request, response, next, expectation) => {
    if (!service.takes(request)) return;
    const url = request.url ?? '/';
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const inside = path.startsWith(`${base}/`);
    const target = service.target(request.method ?? 'GET', inside ? path.slice(base.length) : '');
    if (next && target.kind === 'refused' && target.reply.code === 'ROUTE_UNKNOWN') {
      next();
      return;
    }
    const exchange = service.begin(request, response);
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      say(service, exchange, invalidRequest('expected the header Host'));
      return;
    }
    if (expectation === 'unknown') {
      say(service, exchange, problem('EXPECTATION_FAILED'));
      return;
    }
    switch (target.kind) {
      case 'refused':
        exchange.route = target.route;
        say(service, exchange, target.reply);
        return;
      case 'service':
        exchange.route = target.path;
        say(service, exchange, service.describe(target.path, mountOf(request, target.path)));
        return;
      case 'page':
        exchange.route = target.path;
        writePage(exchange, service.page!.file(target.path)!);
        return;
      default:
        exchange.route = target.route.path;
        ask(
          service,
          exchange,
          { route: target.route, writtenId: target.id, query: mark < 0 ? '' : url.slice(mark + 1) },
          expectation === 'continue',
        );
    }
  };
}

interface Question {
  readonly route: Route;
  /** As it stands in the path. */
  readonly writtenId: string;
  readonly query: string;
}

/** @param awaitsContinue whether the client sends its body only when it is told to: once its key is known. */
function ask(
  service: Service,
  exchange: Exchange,
  { route, writtenId, query }: Question,
  awaitsContinue: boolean,
): void {
  const { request } = exchange;
  const { headers } = request;
  const admission = service.gate.admit(headers['x-api-key']);
  if (admission.refusal !== null) {
    say(service, exchange, admission.refusal);
    return;
  }
  const { key } = admission;
  exchange.key = key?.name ?? null;
  const id = decoded(writtenId);
  if (id === null) {
    say(service, exchange, invalidRequest(BAD_PATH));
    return;
  }
  if (route.method === 'GET') {
    say(
      service,
      exchange,
      charged(service, key, () => answer(route, service.geocoder, id, query, null, service.onFailure)),
    );
    return;
  }
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length = '0' } = headers;
  const hasBody = length !== '0' || headers['transfer-encoding'] !== undefined;
  if (encoding !== undefined || ((hasBody || type !== undefined) && !isJsonType(type))) {
    say(service, exchange, problem('MEDIA_TYPE_UNSUPPORTED'));
    return;
  }
  if (awaitsContinue && Number(length) <= service.maxBodyBytes) exchange.response.writeContinue();
  readBody(request, service.maxBodyBytes, (body) => {
    if (service.logAddresses) exchange.body = body;
    say(
      service,
      exchange,
      body === null
        ? bodyTooLarge(service.maxBodyBytes)
        : charged(service, key, () => answer(route, service.geocoder, id, query, body, service.onFailure)),
    );
  });
}

/** An answer whose time is charged to the key. */
function charged(service: Service, key: KnownKey | null, ask: () => Reply): Reply {
  const started = performance.now();
  const reply = ask();
  service.gate.charge(key, (performance.now() - started) / 1000);
  return reply;
}

function say(service: Service, exchange: Exchange, reply: Reply): void {
  writeReply(exchange, reply, service.draining || bringsMore(exchange.request, service.maxBodyBytes));
}

/** Whether a body is on its way that nobody wants: a long one ends the connection instead of being read through. */
function bringsMore({ complete, headers }: IncomingMessage, most: number): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > most;
}

/** What stands before a path of ours. Express cuts off what it mounts us under, and keeps the whole. */
function mountOf(request: IncomingMessage & { originalUrl?: string }, path: string): string {
  const [whole] = (request.originalUrl ?? request.url ?? path).split('?') as [string];
  return whole.endsWith(path) ? whole.slice(0, -path.length) : '';
}

/** A path parameter without its % signs; null where they are not UTF-8. */
function decoded(written: string): string | null {
  if (!written.includes('%')) return written;
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}
