import { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';

/** How often connections that have become idle are closed. */
const IDLE_CHECK_MILLISECONDS = 50;
/** Turns of the event loop: one reads what has arrived, and a client of this process that reads its answer asks again. */
const TURNS_TO_READ = 3;

/** How long connections that are made meanwhile may hold up the end. */
const MOST_WAITING_MILLISECONDS = 1000;

/**
 * Takes the connections that the system has made already: the end of listening would cut them, with their requests. To
 * be called while connections are still kept; clients that have to come again would never let it end.
 */
export async function takeWaiting(server: Server): Promise<void> {
  let met = true;
  const meet = () => {
    met = true;
  };
  server.on('connection', meet);
  const until = performance.now() + MOST_WAITING_MILLISECONDS;
  // One turn of the event loop takes one connection, or more.
  while (met && performance.now() < until) {
    met = false;
    await turns(1);
  }
  server.off('connection', meet);
}

/**
 * Takes no new connections, and gives those that are open a while for what is on its way. Operations are synchronous: on
 * a busy connection the next request nearly always waits in the system's buffers, where Node does not see it yet and
 * takes the connection for an idle one, which the `close` of an HTTP server cuts at once.
 * @param graceMilliseconds how long idle connections are kept.
 * @param mostMilliseconds how long requests under way may take; then their connections are cut.
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
    // On a busy machine this timer is the first thing that runs again: what has arrived meanwhile is read before.
    await turns(TURNS_TO_READ);
    server.closeIdleConnections();
    idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK_MILLISECONDS);
    if (stopped) clearInterval(idle);
  }, graceMilliseconds);
  // The method of any server: it leaves connections alone.
  await new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  stopped = true;
  for (const timer of [deadline, grace, idle]) clearTimeout(timer);
  // Stops the timer that looks for late requests.
  HttpServer.prototype.close.call(server);
}

/** Each turn reads what has arrived on every connection. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}
