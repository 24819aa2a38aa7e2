import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { listenerOf } from './listener';
import { invalidRequest, problem, type Reply } from './problems';
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

/** A server of `node:http` for the service: limits and timeouts of connections. */
export function buildServer(service: Service, options: ServerOptions): Server {
  const requestTimeout = options.requestTimeoutMilliseconds ?? DEFAULT_REQUEST_TIMEOUT_MILLISECONDS;
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: requestTimeout,
      keepAliveTimeout: options.keepAliveMilliseconds ?? DEFAULT_KEEP_ALIVE_MILLISECONDS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MILLISECONDS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    listenerOf(service, ''),
  );
  server.maxConnections = options.maxConnections ?? DEFAULT_MAX_CONNECTIONS;
  server.on('clientError', refuseConnection);
  return server;
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
  sayOnSocket(socket, reply);
}

function sayOnSocket(socket: Socket, reply: Reply): void {
  const { title } = JSON.parse(reply.body) as { title: string };
  socket.end(
    `HTTP/1.1 ${reply.status} ${title}\r\nContent-Type: ${reply.contentType}\r\n` +
      `Content-Length: ${Buffer.byteLength(reply.body)}\r\nConnection: close\r\n\r\n${reply.body}`,
  );
}
