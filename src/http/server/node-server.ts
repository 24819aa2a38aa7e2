import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { invalidRequest, problem, type Reply } from '../routes/problems';
import type { Service } from '../service/service';
import { limitConnections } from './connections';
import { listenerOf } from './listener';

export interface ServerOptions {
  /** How long a request may take to arrive, milliseconds; then 408. Default 10,000. */
  requestTimeoutMilliseconds?: number;
  /** How long a client may read nothing of its answer, milliseconds. Default 30,000. */
  writeTimeoutMilliseconds?: number;
  /** How long a connection is kept for the next request, milliseconds. Default 65,000. */
  keepAliveMilliseconds?: number;
  /** Connections at once; more are dropped. Default 4,000. */
  maxConnections?: number;
  /** Connections at once from one address; more are dropped. Default 1,000. */
  maxConnectionsPerAddress?: number;
}

const DEFAULT_REQUEST_TIMEOUT_MILLISECONDS = 10_000;
const DEFAULT_WRITE_TIMEOUT_MILLISECONDS = 30_000;
/** Longer than the 60 s of common proxies: the proxy should close an idle connection first. */
const DEFAULT_KEEP_ALIVE_MILLISECONDS = 65_000;
const DEFAULT_MAX_CONNECTIONS = 4000;
const DEFAULT_MAX_CONNECTIONS_PER_ADDRESS = 1000;
/** How often Node checks for late requests. */
const TIMEOUT_CHECK_MILLISECONDS = 1000;
const MAX_HEADER_BYTES = 16_384;

/**
 * A `node:http` server for the service, with limits and timeouts of connections, and answers to what is no plain
 * request.
 */
export function buildServer(service: Service, options: ServerOptions): Server {
  const requestTimeout = options.requestTimeoutMilliseconds ?? DEFAULT_REQUEST_TIMEOUT_MILLISECONDS;
  const listener = listenerOf(service, '', requestTimeout);
  const server = createServer(
    {
      // The listener limits the time of bodies itself: the body of a batch may last as long as its answer.
      requestTimeout: 0,
      headersTimeout: requestTimeout,
      keepAliveTimeout: options.keepAliveMilliseconds ?? DEFAULT_KEEP_ALIVE_MILLISECONDS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MILLISECONDS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Without this, Node refuses a missing Host itself, without a body.
      requireHostHeader: false,
    },
    listener,
  );
  // A connection on which nothing moves during an answer belongs to a client that does not read.
  server.timeout = options.writeTimeoutMilliseconds ?? DEFAULT_WRITE_TIMEOUT_MILLISECONDS;
  // Node drops headers beyond its limit in silence, a key among them. Here the bytes of all headers are limited.
  server.maxHeadersCount = 0;
  const limits = {
    most: options.maxConnections ?? DEFAULT_MAX_CONNECTIONS,
    mostFromOne: options.maxConnectionsPerAddress ?? DEFAULT_MAX_CONNECTIONS_PER_ADDRESS,
  };
  limitConnections(server, limits, service.metrics);
  server.on('checkContinue', (request, response) => listener(request, response, undefined, 'continue'));
  server.on('checkExpectation', (request, response) => listener(request, response, undefined, 'unknown'));
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    sayOnSocket(socket, problem('METHOD_NOT_ALLOWED', 'This service is no proxy: it does not take CONNECT.')),
  );
  server.on('clientError', refuseConnection);
  return server;
}

/** Answers on the bare socket what cannot be parsed as a request. */
function refuseConnection(error: Error & { code?: string }, socket: Duplex): void {
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
  sayOnSocket(socket, reply);
}

function sayOnSocket(socket: Duplex, { status, contentType, body }: Reply): void {
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${contentType}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
}
