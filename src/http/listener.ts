import type { IncomingMessage, ServerResponse } from 'node:http';
import { isJsonType } from './json-body';
import type { KnownKey } from './keys/key-ring';
import { BAD_PATH, bodyTooLarge, invalidRequest, problem, type Reply } from './problems';
import { readBody } from './read-body';
import { answer, type Route } from './routes';
import type { Exchange, Service } from './service';
import { writePage, writeReply } from './write';

/** A listener of `node:http`; with `next`, a middleware that leaves unknown paths to whoever comes after it. */
export type Listener = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

/**
 * The way of a request through a service, whichever server it came to.
 * @param base path under which the endpoints lie, without a slash at its end.
 */
export function listenerOf(service: Service, base: string): Listener {
  return (request, response, next) => {
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
        ask(service, exchange, target.route, target.id, mark < 0 ? '' : url.slice(mark + 1));
    }
  };
}

function ask(service: Service, exchange: Exchange, route: Route, writtenId: string, query: string): void {
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
  writeReply(exchange, reply, service.draining);
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
