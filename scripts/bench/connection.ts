import { connect, type Socket } from 'node:net';

/** A request as the load generators send it. */
export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/**
 * A kept connection that has one request under way at a time. Requests are bytes made beforehand, and of an answer only
 * status and length are read: on a machine that it shares with the server, what the generator costs the server loses.
 * (autocannon and node:http take more processor time a request than a bare Fastify route.)
 */
export class Connection {
  readonly #socket: Socket;
  #left = '';
  #hear: (status: string) => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#read(this.#left + bytes.toString('latin1')));
  }

  static open(url: string, onError: (error: Error) => void): Promise<Connection> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => resolve(new Connection(socket)));
      socket.on('error', onError);
    });
  }

  /** Sends a request; `hear` gets the status once the whole answer is there. */
  ask(request: Buffer, hear: (status: string) => void): void {
    this.#hear = hear;
    this.#socket.write(request);
  }

  close(): void {
    this.#socket.end();
  }

  #read(text: string): void {
    const head = text.indexOf('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(text);
    if (head < 0 || length === null || text.length < head + 4 + Number(length[1])) {
      this.#left = text;
      return;
    }
    this.#left = '';
    this.#hear(text.slice(9, 12));
  }
}

/** A request as it goes over the wire. */
export function bytesOf({ method, path, body, headers }: Shot, url: string): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${new URL(url).host}`, 'Connection: keep-alive'];
  for (const [name, value] of Object.entries(headers ?? {})) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
