import { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';

/** How often idle connections are closed. */
const IDLE_CHECK_MILLISECONDS = 50;
/** Turns of the event loop in which arrived requests are read. */
const TURNS_TO_READ = 3;

/** Longest delay of the stop by connections that are still being made, milliseconds. */
const MOST_WAITING_MILLISECONDS = 1000;

/**
 * Accepts the connections that the system has already made: when listening ends, they would be cut, with their
 * requests. Call it while answers still keep their connections open: clients that reconnect for each request would
 * never let it end.
 */
export async function takeWaiting(server: Server): Promise<void> {
  let met = true;
  const meet = () => {
    met = true;
  };
  server.on('connection', meet);
  const until = performance.now() + MOST_WAITING_MILLISECONDS;
  // One turn of the event loop accepts one or more connections.
  while (met && performance.now() < until) {
    met = false;
    await turns(1);
  }
  server.off('connection', meet);
}

/**
 * Accepts no new connections, and gives open ones a short time for their requests. Operations are synchronous, so on a
 * busy connection the next request often waits in the system's buffers. Node does not see it yet, takes the connection
 * for an idle one, and `close` of an HTTP server would cut it at once.
 * @param graceMilliseconds how long idle connections are kept.
 * @param mostMilliseconds how long current requests may take; then their connections are cut.
 * @returns when the last connection is closed.
 */
export async function stopListening(
  server: HttpServer,
  graceMilliseconds: number,
  mostMilliseconds: number,
): Promise<void> {
  let stopped = false;
  const deadline = setTimeout(() => server.closeAllConnections(), mostMilliseconds);
  let idle: NodeJS.Timeout | undefined;
  const grace = setTimeout(async () => {
    // On a busy machine this timer may run before the sockets are read: read what has arrived first.
    await turns(TURNS_TO_READ);
    server.closeIdleConnections();
    idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK_MILLISECONDS);
    if (stopped) clearInterval(idle);
  }, graceMilliseconds);
  // `close` of a plain server: unlike that of an HTTP server it leaves connections open.
  await new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  stopped = true;
  for (const timer of [deadline, grace, idle]) clearTimeout(timer);
  // Stops Node's timer that checks for late requests.
  HttpServer.prototype.close.call(server);
}

/** Each turn reads what has arrived on every connection. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}
