import type { IncomingMessage } from 'node:http';

/** A request whose body an earlier middleware may have read. */
type Read = IncomingMessage & { body?: unknown };

/** Collects a body of at most `most` bytes; calls `done` with null for a longer one. */
export function readBody(request: Read, most: number, done: (body: Buffer | null) => void): void {
  if (request.readableEnded) {
    // The stream has already ended: its `end` event will not come again.
    done(readBefore(request.body));
    return;
  }
  if (Number(request.headers['content-length'] ?? 0) > most) {
    done(null);
    return;
  }
  const pieces: Buffer[] = [];
  let length = 0;
  const collect = (piece: Buffer) => {
    length += piece.length;
    if (length <= most) {
      pieces.push(piece);
      return;
    }
    request.off('data', collect).off('end', end).resume();
    done(null);
  };
  const end = () => done(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
  request.on('data', collect).on('end', end);
}

/**
 * The body that a middleware has read, as bytes: from bytes, from text, or from a parsed value; empty if it left
 * none.
 */
function readBefore(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  if (body instanceof Uint8Array) return Buffer.from(body);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
