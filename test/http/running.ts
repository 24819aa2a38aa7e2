import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Geocoder } from '../../src/geocoder';
import { createKey, handler, type LogRecord, type ServeOptions, serve } from '../../src/http/index';

export interface Asked {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came.
  json: any;
}

/** A service to ask, however it is served. */
export interface Running {
  url: string;
  key: string;
  log: LogRecord[];
  keysFile: string;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Asked>;
  close(): Promise<void>;
}

type Chosen = Omit<ServeOptions, 'data' | 'keys' | 'host' | 'port'>;
type Start = (dataset: string, folder: string, options?: Chosen) => Promise<Running>;

let counter = 0;

/** The two ways to serve: both must say the same. */
export const DOORS: Record<string, Start> = {
  serve: async (dataset, folder, options = {}) => {
    const { keysFile, key, log, ask } = prepare(folder);
    const service = await serve({
      requestsPerSecond: Number.POSITIVE_INFINITY,
      // A busy machine is no part of these tests.
      maxDelayMilliseconds: Number.POSITIVE_INFINITY,
      ...options,
      data: dataset,
      keys: keysFile,
      port: 0,
      log: (record) => log.push(record),
    });
    return { url: service.url, key, log, keysFile, ask: ask(service.url), close: () => service.close() };
  },
  handler: async (dataset, folder, options = {}) => {
    const { keysFile, key, log, ask } = prepare(folder);
    const geocoder = Geocoder.open(dataset);
    const handle = handler(geocoder, {
      requestsPerSecond: Number.POSITIVE_INFINITY,
      maxDelayMilliseconds: Number.POSITIVE_INFINITY,
      ...options,
      keys: keysFile,
      log: (record) => log.push(record),
    });
    const server = createServer(handle);
    const url = await listening(server);
    const close = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      handle.close();
      geocoder.close();
    };
    return { url, key, log, keysFile, ask: ask(url), close };
  },
};

export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function prepare(folder: string) {
  const keysFile = path.join(folder, `keys-${counter++}.json`);
  const key = createKey(keysFile, 'test');
  const log: LogRecord[] = [];
  const ask = (url: string) => askerOf(url, key);
  return { keysFile, key, log, ask };
}

/** Asks with a key. An object becomes a JSON body; a text or bytes are sent as they are. */
export function askerOf(url: string, key: string): Running['ask'] {
  return async (method, where, body, headers = {}) => {
    const isPlain = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(url + where, {
      method,
      headers: {
        'x-api-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isPlain ? (body as string) : JSON.stringify(body) }),
    });
    const text = await response.text();
    let json: unknown = null;
    try {
      json = JSON.parse(text);
    } catch {
      // Not every answer is JSON.
    }
    return { status: response.status, headers: response.headers, text, json };
  };
}
