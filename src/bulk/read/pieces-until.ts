import type { Readable } from 'node:stream';

/**
 * The pieces of a stream, which the signal closes, also while nobody waits for a piece. A silent stream is not waited for
 * once the signal is aborted; even `destroy` would wait for a named pipe.
 * @throws (a step) the reason of the signal.
 */
export function piecesUntil(stream: Readable, signal: AbortSignal | undefined): AsyncIterator<Buffer> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  if (signal === undefined) return pieces;
  const close = () => stream.destroy();
  signal.addEventListener('abort', close, { once: true });
  stream.once('close', () => signal.removeEventListener('abort', close));
  return {
    next: () =>
      new Promise((resolve, reject) => {
        const stop = () => reject(signal.reason);
        if (signal.aborted) return stop();
        signal.addEventListener('abort', stop, { once: true });
        const settled = () => signal.removeEventListener('abort', stop);
        pieces.next().finally(settled).then(resolve, reject);
      }),
  };
}
