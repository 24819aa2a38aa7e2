import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Gives a body so long to arrive. Node has a limit of its own for whole requests, but it holds for every request, and that
 * of a batch lasts as long as its answer.
 * @param late answers; then the connection ends.
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

/** Whether a body comes with the request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
