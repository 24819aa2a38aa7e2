import { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';

/** How often connections that have become idle are closed. */
const IDLE_CHECK_MILLISECONDS = 50;

/**
 * Takes no new connections, and gives those that are open a while for what is on its way. Operations are synchronous: on
 * a busy connection the next request nearly always waits in the system's buffers, where Node does not see it yet and
 * takes the connection for an idle one, which the `close` of an HTTP server cuts at once.
 * @param graceMilliseconds how long idle connections are kept.
 * @param mostMilliseconds how long requests under way may take; then their connections are cut.
 * @returns when nobody is connected any more.
 */
export async function stopListening(
  server: HttpServer,
  graceMilliseconds: number,
  mostMilliseconds: number,
): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), mostMilliseconds);
  let idle: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    server.closeIdleConnections();
    idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS);
  }, graceMilliseconds);
  // The method of any server: it leaves connections alone.
  await new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  for (const timer of [deadline, grace, idle]) clearTimeout(timer);
  // Stops the timer that looks for late requests.
  HttpServer.prototype.close.call(server);
}
