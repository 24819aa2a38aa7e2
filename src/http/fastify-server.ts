import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GeocoderError } from '../model/errors';
import { listenerOf } from './listener';
import { invalidRequest, problem } from './problems';
import type { Service } from './service';

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

/**
 * The service behind Fastify, which keeps the connections: limits, timeouts, draining. Requests go the way that they go
 * in `handler`, past Fastify's routes, parsers and serialisers, which have nothing to do that `Service` does not.
 * @throws GeocoderError PACKAGE_MISSING without fastify.
 */
export async function buildServer(service: Service, options: ServerOptions): Promise<FastifyInstance> {
  const fastify = await loadFastify();
  const requestTimeout = options.requestTimeoutMilliseconds ?? DEFAULT_REQUEST_TIMEOUT_MILLISECONDS;
  const listener = listenerOf(service, '');
  const take = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    listener(request.raw, reply.raw);
  };
  const app = fastify({
    logger: false,
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
    routerOptions: { querystringParser: (text) => ({ text }) },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket),
    // A path that Fastify's router cannot decode.
    frameworkErrors: (_error, request, reply) => take(request as FastifyRequest, reply as FastifyReply),
  });
  app.server.maxConnections = options.maxConnections ?? DEFAULT_MAX_CONNECTIONS;
  app.addHook('onRequest', take);
  await app.ready();
  return app;
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
