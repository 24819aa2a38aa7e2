import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GeocoderError } from '../model/errors';
import { isJsonType } from './json-body';
import { BAD_PATH, bodyTooLarge, invalidRequest, problem, type Reply } from './problems';
import { answer, type Route } from './routes';
import type { Exchange, Service } from './service';
import { writePage, writeReply } from './write';

export interface ServerOptions {
  /** How long a request may take to arrive, milliseconds; then 408. Default 10,000. */
  requestTimeoutMilliseconds?: number;
  /** How long a connection is kept for the next request, milliseconds. Default 65,000. */
  keepAliveMilliseconds?: number;
  /** Connections at once; more are dropped. Default 10,000. */
  maxConnections?: number;
}

const DEFAULT_REQUEST_TIMEOUT_MILLISECONDS = 10_000;
/** Longer than the 60 s of common proxies: the side that closes an idle connection had better be theirs. */
const DEFAULT_KEEP_ALIVE_MILLISECONDS = 65_000;
const DEFAULT_MAX_CONNECTIONS = 10_000;
/** How often late requests are looked for. */
const TIMEOUT_CHECK_MILLISECONDS = 1000;
const MAX_HEADER_BYTES = 16_384;

type Request = FastifyRequest & { exchange: Exchange | null };

/**
 * The service as a Fastify application, which routes, reads bodies, keeps the limits and drains. Everything that is
 * said comes from `Service`, as in `handler`.
 * @throws GeocoderError PACKAGE_MISSING without fastify.
 */
export async function buildServer(service: Service, options: ServerOptions): Promise<FastifyInstance> {
  const fastify = await loadFastify();
  const requestTimeout = options.requestTimeoutMilliseconds ?? DEFAULT_REQUEST_TIMEOUT_MILLISECONDS;
  const app = fastify({
    logger: false,
    bodyLimit: service.maxBodyBytes,
    requestTimeout,
    keepAliveTimeout: options.keepAliveMilliseconds ?? DEFAULT_KEEP_ALIVE_MILLISECONDS,
    // In flight is also what arrives on a kept connection while we stop: answered, and then the connection closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: TIMEOUT_CHECK_MILLISECONDS,
    },
    routerOptions: { maxParamLength: MAX_HEADER_BYTES, querystringParser: (text) => ({ text }) },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket),
    frameworkErrors: (error, request, reply) => {
      const answering = reply as unknown as FastifyReply;
      const exchange = begin(service, request as unknown as Request, answering);
      send(service, exchange, answering, problemOfFramework(service, error));
    },
  });
  app.server.maxConnections = options.maxConnections ?? DEFAULT_MAX_CONNECTIONS;
  app.decorateRequest('exchange', null);
  // One parser, and it only collects: Fastify keeps the limit, the operation reads.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.addHook('onRequest', (request, reply, done) => {
    const exchange = begin(service, request as Request, reply);
    if (!request.is404) {
      done();
      return;
    }
    // Refused here, before the body is looked at.
    const target = service.target(request.method, pathOf(request));
    if (target.kind !== 'refused') {
      done();
      return;
    }
    exchange.route = target.route;
    send(service, exchange, reply, target.reply);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refused = problemOfFramework(service, error);
    if (refused.status >= 500) service.onFailure(error, null);
    send(service, (request as Request).exchange!, reply, refused);
  });
  app.setNotFoundHandler((request, reply) => {
    send(service, (request as Request).exchange!, reply, problem('ROUTE_UNKNOWN'));
  });

  for (const route of service.routes) addRoute(app, service, route);
  for (const path of ['/openapi.json', '/healthz', '/metrics']) {
    app.get(path, (request, reply) => {
      const exchange = (request as Request).exchange!;
      exchange.route = path;
      send(service, exchange, reply, service.describe(path));
    });
  }
  for (const path of service.page?.paths ?? []) {
    const file = service.page!.file(path)!;
    app.get(path, (request, reply) => {
      const exchange = (request as Request).exchange!;
      exchange.route = path;
      reply.hijack();
      writePage(exchange, file);
    });
  }
  await app.ready();
  return app;
}

function addRoute(app: FastifyInstance, service: Service, route: Route): void {
  app.route<{ Params: { id?: string }; Querystring: { text: string } }>({
    method: route.method,
    url: route.path.replace('{id}', ':id'),
    onRequest: (request, reply, done) => {
      const exchange = (request as unknown as Request).exchange!;
      // The router lets an id be empty; `routesAt` does not.
      if (request.params.id === '') {
        send(service, exchange, reply as FastifyReply, problem('ROUTE_UNKNOWN'));
        return;
      }
      exchange.route = route.path;
      const admission = service.gate.admit(request.headers['x-api-key']);
      if (admission.refusal !== null)
        return send(service, exchange, reply as FastifyReply, admission.refusal);
      exchange.key = admission.key?.name ?? null;
      const { 'content-type': type, 'content-encoding': encoding } = request.headers;
      // Fastify refuses other types itself, but not other charsets, nor compressed bodies.
      if (encoding !== undefined || (type !== undefined && route.method === 'POST' && !isJsonType(type))) {
        send(service, exchange, reply as FastifyReply, problem('MEDIA_TYPE_UNSUPPORTED'));
        return;
      }
      done();
    },
    handler: (request, reply) => {
      const exchange = (request as unknown as Request).exchange!;
      const body = Buffer.isBuffer(request.body) ? request.body : null;
      if (service.logAddresses) exchange.body = body;
      send(
        service,
        exchange,
        reply as FastifyReply,
        answer(route, service.geocoder, request.params.id ?? '', request.query.text, body, service.onFailure),
      );
    },
  });
}

function begin(service: Service, request: Request, reply: FastifyReply): Exchange {
  const exchange = service.begin(request.raw, reply.raw);
  request.exchange = exchange;
  return exchange;
}

/** Past Fastify's own way of sending, which serialises and runs hooks: there is nothing left to do for them. */
function send(service: Service, exchange: Exchange, reply: FastifyReply, answered: Reply): void {
  reply.hijack();
  writeReply(exchange, answered, service.draining);
}

function problemOfFramework(service: Service, error: { code?: string; statusCode?: number }): Reply {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(service.maxBodyBytes);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('MEDIA_TYPE_UNSUPPORTED');
    case 'FST_ERR_BAD_URL':
      return invalidRequest(BAD_PATH);
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return invalidRequest('expected a body as long as the header Content-Length says');
    default: {
      const { statusCode = 500 } = error;
      return statusCode >= 400 && statusCode < 500
        ? invalidRequest('expected a complete HTTP request')
        : problem('INTERNAL');
    }
  }
}

/** What cannot be read as a request gets its answer on the bare socket. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const reply =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? problem('REQUEST_TIMEOUT')
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? problem('HEADERS_TOO_LARGE')
        : invalidRequest('expected an HTTP/1.1 request');
  const { title } = JSON.parse(reply.body) as { title: string };
  socket.end(
    `HTTP/1.1 ${reply.status} ${title}\r\nContent-Type: ${reply.contentType}\r\n` +
      `Content-Length: ${Buffer.byteLength(reply.body)}\r\nConnection: close\r\n\r\n${reply.body}`,
  );
}

function pathOf(request: FastifyRequest): string {
  const { url } = request;
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

async function loadFastify(): Promise<typeof import('fastify')['fastify']> {
  try {
    return (await import('fastify')).fastify;
  } catch (cause) {
    throw new GeocoderError(
      'PACKAGE_MISSING',
      'expected the package fastify, which the HTTP service needs, but it is not installed; run: npm install fastify',
      { cause },
    );
  }
}
