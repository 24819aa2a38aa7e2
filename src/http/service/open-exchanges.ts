import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Most unanswered requests on one connection; a client that sends more must connect again. */
const MOST_PIPELINED = 32;
/** A connection with more waiting answer bytes than this takes no more requests. */
const MOST_WAITING_BYTES = 1 << 17;

interface Connection<Exchange> {
  readonly open: Map<ServerResponse, Exchange>;
  /** True once an answer announces that the connection closes after it. */
  closing: boolean;
}

/**
 * The open exchanges of each connection. Node keeps the answers of pipelined requests until their turn, but emits no
 * event for them when the connection is lost; and it goes on reading requests while nobody reads the answers.
 */
export class OpenExchanges<Exchange> {
  readonly #connections = new WeakMap<Socket, Connection<Exchange>>();
  readonly #finish: (exchange: Exchange) => void;

  /** @param finish is called once for each exchange: when its answer is sent, or its connection is lost. */
  constructor(finish: (exchange: Exchange) => void) {
    this.#finish = finish;
  }

  /** False if the connection takes no more requests: the request is then ignored. */
  takes(socket: Socket): boolean {
    return this.#connections.get(socket)?.closing !== true;
  }

  add(socket: Socket, response: ServerResponse, exchange: Exchange): void {
    const connection = this.#connections.get(socket) ?? this.#meet(socket);
    connection.open.set(response, exchange);
    response.on('close', () => this.#end(connection, response));
    if (connection.open.size === 1) return;
    if (connection.open.size < MOST_PIPELINED && waitingBytes(connection) < MOST_WAITING_BYTES) return;
    connection.closing = true;
    response.shouldKeepAlive = false;
  }

  #meet(socket: Socket): Connection<Exchange> {
    const connection = { open: new Map<ServerResponse, Exchange>(), closing: false };
    this.#connections.set(socket, connection);
    socket.once('close', () => {
      for (const response of [...connection.open.keys()]) this.#end(connection, response);
    });
    return connection;
  }

  #end({ open }: Connection<Exchange>, response: ServerResponse): void {
    const exchange = open.get(response);
    if (exchange === undefined) return;
    open.delete(response);
    this.#finish(exchange);
  }
}

function waitingBytes({ open }: Connection<unknown>): number {
  let bytes = 0;
  for (const response of open.keys()) bytes += response.writableLength;
  return bytes;
}
