import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Limits the time in which a body must arrive. Node's own limit holds for every request, but the body of a batch may
 * last as long as its answer.
 * @param late answers a body that is late; then the connection ends.
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  milliseconds: number,
  late: () => void,
): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.socket.destroy();
    else late();
  }, milliseconds);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}

/** Whether the request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
