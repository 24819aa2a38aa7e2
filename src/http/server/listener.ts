import type { IncomingMessage, ServerResponse } from 'node:http';
import { BATCH_PATH } from '../batch/batch';
import { BAD_PATH, invalidRequest, problem } from '../routes/problems';
import { answer, type Route } from '../routes/routes';
import type { Exchange } from '../service/exchange';
import type { Service } from '../service/service';
import type { Target } from '../service/target';
import { TILES_PATH } from '../tile-file';
import { askBatch } from './ask-batch';
import { askCompat } from './ask-compat';
import { askOverlay } from './ask-overlay';
import { hasBody, limitBody } from './late-body';
import { requestTarget } from './request-target';
import { charged, say, sayKept } from './say';
import { takeJson } from './take-json';
import { writePage } from './write';

/**
 * A listener of `node:http`. With `next` it is a middleware, which passes on unknown paths.
 * `expectation` is the header Expect, if the server has not answered it: `continue`, or something unknown.
 */
export type Listener = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
  expectation?: 'continue' | 'unknown',
) => void;

/**
 * Handles requests for a service, on any server.
 * @param base path under which the endpoints lie, without a slash at its end.
 * @param bodyMilliseconds how long a body may take to arrive, except that of a batch; null leaves it to the server.
 */
export function listenerOf(service: Service, base: string, bodyMilliseconds: number | null): Listener {
  return (request, response, next, expectation) => {
    if (!service.takes(request)) return;
    const { url, host } = requestTarget(request.url ?? '/');
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const inside = path.startsWith(`${base}/`);
    const target = service.target(request.method ?? 'GET', inside ? path.slice(base.length) : '');
    if (next && target.kind === 'refused' && target.reply.code === 'ROUTE_UNKNOWN') {
      next();
      return;
    }
    const exchange = service.begin(request, response);
    service.cors.mark(request, response);
    if (bodyMilliseconds !== null && target.kind !== 'batch' && hasBody(request)) {
      const late = () =>
        say(service, exchange, problem('REQUEST_TIMEOUT', undefined, { connection: 'close' }));
      limitBody(request, response, bodyMilliseconds, late);
    }
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      say(service, exchange, invalidRequest('expected the header Host'));
      return;
    }
    if (expectation === 'unknown') {
      say(service, exchange, problem('EXPECTATION_FAILED'));
      return;
    }
    if (service.localNamesOnly && ![request.headers.host, host ?? THIS_HOST].every(namesThisMachine)) {
      say(
        service,
        exchange,
        invalidRequest('expected the header Host to name this machine: no key is asked here'),
      );
      return;
    }
    const methods = request.method === 'OPTIONS' ? methodsAt(url, target) : null;
    if (methods !== null) {
      exchange.route = target.kind === 'refused' ? target.route : null;
      response.writeHead(204, service.cors.optionsHeaders(request, methods)).end();
      return;
    }
    const query = mark < 0 ? '' : url.slice(mark + 1);
    switch (target.kind) {
      case 'compat':
        exchange.route = target.found.endpoint.path;
        askCompat(service, exchange, target.found, query);
        return;
      case 'batch':
        exchange.route = BATCH_PATH;
        askBatch(service, exchange, query, expectation === 'continue');
        return;
      case 'overlay':
        exchange.route = target.endpoint.path;
        askOverlay(service, exchange, target.endpoint, query, expectation === 'continue');
        return;
      case 'refused':
        exchange.route = target.route;
        say(service, exchange, target.reply);
        return;
      case 'service':
        exchange.route = target.path;
        say(service, exchange, service.describe(target.path, mountOf(request, target.path)));
        return;
      case 'tiles':
        exchange.route = TILES_PATH;
        service.tiles!.write(exchange);
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
          { route: target.route, writtenId: target.id, query },
          expectation === 'continue',
        );
    }
  };
}

/** The target of a question about the server as a whole: `OPTIONS * HTTP/1.1`. */
const WHOLE_SERVICE = '*';

/** The methods that OPTIONS tells: none for the whole service, which has no path; null if there is no such path. */
function methodsAt(url: string, target: Target): string | null {
  if (url === WHOLE_SERVICE) return '';
  return target.kind === 'refused' ? (target.reply.headers?.allow ?? null) : null;
}

interface Question {
  readonly route: Route;
  /** As written in the path, not decoded. */
  readonly writtenId: string;
  readonly query: string;
}

/** @param awaitsContinue the client sends its body only after `100 Continue`, which it gets once its key is known. */
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
    sayKept(
      service,
      exchange,
      charged(service, key, () => answer(route, service.geocoder, id, query, null, service.onFailure)),
    );
    return;
  }
  takeJson(service, exchange, awaitsContinue, (body) =>
    charged(service, key, () => answer(route, service.geocoder, id, query, body, service.onFailure)),
  );
}

const THIS_HOST = 'localhost';
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a Host header names this machine. This refuses DNS rebinding: a foreign name that resolves to this machine.
 */
function namesThisMachine(host: string | undefined): boolean {
  return host !== undefined && THIS_MACHINE.test(host);
}

/**
 * The prefix before a path of the service. Express removes its mount path from `url` and keeps the whole in
 * `originalUrl`.
 */
function mountOf(request: IncomingMessage & { originalUrl?: string }, path: string): string {
  const { url } = requestTarget(request.originalUrl ?? request.url ?? path);
  const [whole] = url.split('?') as [string];
  return whole.endsWith(path) ? whole.slice(0, -path.length) : '';
}

/** A path parameter, percent-decoded; null if it is not UTF-8. */
function decoded(written: string): string | null {
  if (!written.includes('%')) return written;
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}
