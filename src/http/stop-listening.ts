import { Server } from 'node:net';

/**
 * Takes no new connections, and gives those that are open a while for what is on its way. Operations are synchronous: on
 * a busy connection the next request nearly always waits in the system's buffers, where Node does not see it yet and
 * takes the connection for an idle one, which the `close` of an HTTP server cuts at once.
 * @param milliseconds how long at most; as soon as nobody is connected it is over.
 */
export function stopListening(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    // The method of any server: it leaves connections alone.
    Server.prototype.close.call(server, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
