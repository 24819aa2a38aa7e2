import { connect, type Socket } from 'node:net';

/** A request as the load generator sends it. */
export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Heard in place of a status where the connection ended before a whole answer. */
export const NO_ANSWER = 'no answer';

/**
 * A kept connection that has one request under way at a time, opened again where the server closed it. Requests are
 * bytes made beforehand, and of an answer only status and length are read: on a machine that it shares with the server,
 * what the generator costs the server loses.
 */
export class Connection {
  readonly #host: string;
  readonly #port: number;
  #socket: Socket | null = null;
  #left = '';
  #hear: ((status: string) => void) | null = null;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** Sends a request; `hear` gets the status once the whole answer is there. */
  ask(request: Buffer, hear: (status: string) => void): void {
    this.#hear = hear;
    this.#socket ??= this.#open();
    this.#socket.write(request);
  }

  close(): void {
    this.#socket?.end();
  }

  #open(): Socket {
    const socket = connect(this.#port, this.#host).setNoDelay(true);
    socket.on('data', (bytes) => this.#read(this.#left + bytes.toString('latin1')));
    // What happened is told by `close`.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket === socket) this.#answer(NO_ANSWER, true);
    });
    return socket;
  }

  #read(text: string): void {
    const head = text.indexOf('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(text);
    if (head < 0 || length === null || text.length < head + 4 + Number(length[1])) {
      this.#left = text;
      return;
    }
    this.#answer(text.slice(9, 12), /connection: close/i.test(text.slice(0, head)));
  }

  #answer(status: string, ended: boolean): void {
    this.#left = '';
    if (ended) this.#socket = null;
    const hear = this.#hear;
    this.#hear = null;
    hear?.(status);
  }
}

/** A request as it goes over the wire. */
export function bytesOf({ method, path, body, headers }: Shot, url: string): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${new URL(url).host}`, 'Connection: keep-alive'];
  for (const [name, value] of Object.entries(headers ?? {})) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
